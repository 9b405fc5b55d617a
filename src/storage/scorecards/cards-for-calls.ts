import type { Scorecard } from '@/domain/scorecards/scorecard';
import { type CallmarkDatabase, db, type ScorecardRow } from '../database';

const versionsIn = ({ scorecards }: CallmarkDatabase, id: string) =>
  scorecards.where('[id+version]').between([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** The version that a call is judged by now: the published one, or the last that was. */
export async function cardInUse(database: CallmarkDatabase, id: string): Promise<Scorecard | undefined> {
  const rows = await versionsIn(database, id)
    .filter(({ state }) => state !== 'draft')
    .toArray();
  return (rows.find(({ state }) => state === 'published') ?? rows.at(-1))?.card;
}

/** What the choice of the scoring type needs of the published cards, and of the one that is chosen, whatever became of it. */
export async function cardsToChoose(chosen: string): Promise<{ id: string; title: string }[]> {
  const published = await db.scorecards.where('state').equals('published').toArray();
  const known = published.some(({ id }) => id === chosen);
  const last = known ? undefined : await cardInUse(db, chosen);
  const choice = ({ id, card }: Pick<ScorecardRow, 'id' | 'card'>) => ({ id, title: card.title });
  return [...published.map(choice), ...(last ? [choice({ id: chosen, card: last })] : [])].sort((a, b) =>
    a.title.localeCompare(b.title),
  );
}
