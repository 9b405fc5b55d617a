import type { Scorecard } from '@/domain/scorecards/scorecard';
import { db, type ScorecardRow } from '../database';

const choice = ({ id, card }: ScorecardRow): Pick<Scorecard, 'id' | 'title'> => ({ id, title: card.title });

/** What the choice of the scoring type needs of the published cards, and of the one that is chosen, whatever became of it. */
export async function cardsToChoose(chosen: string): Promise<Pick<Scorecard, 'id' | 'title'>[]> {
  const all = await db.transaction('r', db.scorecards, async () => {
    const published = await db.scorecards.where('state').equals('published').toArray();
    if (published.some(({ id }) => id === chosen)) return published;
    const last = await db.scorecards
      .where('[id+version]')
      .between([chosen, 0], [chosen, Number.MAX_SAFE_INTEGER])
      .filter(({ state }) => state === 'retired')
      .last();
    return last === undefined ? published : [...published, last];
  });
  return all.map(choice).sort((a, b) => a.title.localeCompare(b.title));
}
