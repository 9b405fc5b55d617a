import type { Scorecard } from '@/domain/scorecards/scorecard';
import type { TeamDocumentOf } from '@/domain/team/team-document';
import { readTeamId } from '@/domain/team/team-ids';
import { planCards } from '../callmark-file/take-cards';
import type { CallmarkDatabase, ScorecardRow } from '../database';
import { withState } from '../scorecards/scorecard-life';
import { rowOf } from '../scorecards/scorecards';
import type { ArchivedRow } from './team-rows';

type Rows = ReadonlyMap<string, ArchivedRow>;

/** A version that the archive has: whose, under which number there, and under which here. */
interface KnownCard {
  id: string;
  author: string;
  there: number;
  here: number;
}

export function knownCards(rows: Rows): KnownCard[] {
  return [...rows.values()].flatMap(({ docId, card }) => {
    const said = readTeamId(docId);
    if (said?.kind !== 'scorecard' || card === undefined) return [];
    return [{ id: said.scorecard, author: said.author, there: Number(said.version), here: card }];
  });
}

/** Whose version this is: one's own where the archive has it from nobody else. */
export function authorOfCard(known: readonly KnownCard[], { id, version }: Scorecard, me: string): string {
  const authors = known.filter((one) => one.id === id && one.here === version).map(({ author }) => author);
  return authors.includes(me) ? me : (authors[0] ?? me);
}

/** The number of one's own version there: its own, but where another device of the same person took that for other words. */
export function numberThere(known: readonly KnownCard[], { id, version }: Scorecard, me: string): number {
  const own = known.filter((one) => one.id === id && one.author === me);
  const same = own.find(({ here }) => here === version);
  if (same !== undefined) return same.there;
  const taken = own.map(({ there }) => there);
  return taken.includes(version) ? Math.max(...taken) + 1 : version;
}

/**
 * Takes a version in, in the caller's transaction, and gives its number here. Nothing that is here is written over: other
 * words under the same number get one of their own. A newer version of the same author takes the place of the older one;
 * of two authors, what is in use here stays so, and the other can be looked at.
 */
export async function takeCard(
  { scorecards }: CallmarkDatabase,
  rows: Rows,
  { card, by, id: docId }: TeamDocumentOf<'scorecard'>,
  me: string,
): Promise<number> {
  const known = knownCards(rows);
  const here = await scorecards
    .where('[id+version]')
    .between([card.id, 0], [card.id, Number.MAX_SAFE_INTEGER])
    .toArray();
  const isBy = (row: ScorecardRow) => authorOfCard(known, row.card, me) === by;
  const plan = planCards(
    here.map((row) => row.card),
    [card],
  );
  const number = rows.get(docId)?.card ?? plan.versionOf(card.id, card.version);
  const own = here.find(({ version }) => version === number);
  // Known before, or here in the same words: all that can be new is that its author uses it no more.
  if (own !== undefined || rows.get(docId)?.card !== undefined) {
    if (own?.state === 'published' && card.state === 'retired' && isBy(own))
      await scorecards.put(withState(own, 'retired'));
    return number;
  }
  const inUse = here.filter(({ state }) => state === 'published');
  const there = (row: ScorecardRow) =>
    known.find((one) => one.here === row.version && one.author === by)?.there ?? row.version;
  const gives = (row: ScorecardRow) => (isBy(row) ? there(row) < card.version : by === me);
  const [added] = plan.add;
  if (added === undefined) return number;
  if (card.state === 'published' && inUse.every(gives)) {
    await scorecards.bulkPut(inUse.map((row) => withState(row, 'retired')));
    await scorecards.put(rowOf({ ...added, state: 'published' }, 1));
  } else await scorecards.put(rowOf(added, 1));
  return number;
}
