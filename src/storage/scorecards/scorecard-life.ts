import { reviewerName } from '@/domain/reviewer';
import { checkScorecard } from '@/domain/scorecards/files/check-scorecard';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import { storing } from '../browser/storage-failure';
import { type CallmarkDatabase, db, durableDb, type ScorecardRow } from '../database';
import { getPeople } from '../people';
import type { ScorecardKey } from './scorecards';

/** The row with another state, as a write of this window. */
export function withState(row: ScorecardRow, state: Scorecard['state'], more: Partial<Scorecard> = {}): ScorecardRow {
  const { others: _others, ...rest } = row;
  const revision = row.revision + 1;
  return { ...rest, state, revision, updatedAt: Date.now(), card: { ...row.card, ...more, state } };
}

/**
 * Freezes a draft. The version that was in use before is retired: new calls are judged by one version of a card. False
 * where the draft is another one than the reviewer saw (`revision`), or none any more (D267), or one that no device
 * could take in again (D283).
 */
export async function publishScorecard({ id, version }: ScorecardKey, revision: number): Promise<boolean> {
  const people = await getPeople();
  const author = reviewerName(people, people.current);
  return storing(() =>
    durableDb.transaction('rw', durableDb.scorecards, async () => {
      const row = await durableDb.scorecards.get([id, version]);
      if (row?.state !== 'draft' || row.revision !== revision || row.others !== undefined) return false;
      if (!checkScorecard(row.card).ok) return false;
      const published = await durableDb.scorecards.where('state').equals('published').toArray();
      for (const before of published.filter((other) => other.id === id)) {
        await durableDb.scorecards.put(withState(before, 'retired'));
      }
      const said = { publishedAt: Date.now(), ...(author !== undefined && { author }) };
      await durableDb.scorecards.put(withState(row, 'published', said));
      return true;
    }),
  );
}

/** It is not offered for calls any more; what was judged by it stays. */
export async function retireScorecard({ id, version }: ScorecardKey): Promise<void> {
  await storing(() =>
    durableDb.transaction('rw', durableDb.scorecards, async () => {
      const row = await durableDb.scorecards.get([id, version]);
      if (row?.state === 'published') await durableDb.scorecards.put(withState(row, 'retired'));
    }),
  );
}

/** How many calls each version of a card was used for, by version; under 0 those that name only the card. */
export async function usesOf(id: string, database: CallmarkDatabase = db): Promise<Map<number, number>> {
  const calls = new Map<number, Set<string>>();
  const use = (version: number, callId: string) => calls.set(version, (calls.get(version) ?? new Set()).add(callId));
  const pinned = new Set<string>();
  await database.reviews.each(({ callId, service, scorecard }) => {
    if (scorecard?.id === id) {
      use(scorecard.version, callId);
      pinned.add(callId);
    } else if (service === id) use(0, callId);
  });
  await database.results
    .where('[callId+kind+service]')
    .above(['', '', ''])
    .keys((keys) => {
      for (const key of keys as unknown as [string, string, string][]) {
        const [callId, , service] = key;
        if (service === id && !pinned.has(callId)) use(0, callId);
      }
    });
  await database.calls.each(({ id: callId, service }) => {
    if (service === id && !pinned.has(callId)) use(0, callId);
  });
  return new Map([...calls].map(([version, ids]) => [version, ids.size]));
}

/** Deletes a version that nothing was judged by. False where something was; then it stays. */
export async function deleteScorecard({ id, version }: ScorecardKey): Promise<boolean> {
  const { scorecards, reviews, results, calls } = durableDb;
  return storing(() =>
    durableDb.transaction('rw', [scorecards, reviews, results, calls], async () => {
      const row = await scorecards.get([id, version]);
      if (row === undefined) return true;
      const uses = await usesOf(id, durableDb);
      // A call that names only the card could have been judged by any version of it that was published.
      const used = (uses.get(version) ?? 0) + (row.state === 'draft' ? 0 : (uses.get(0) ?? 0));
      if (used > 0) return false;
      await scorecards.delete([id, version]);
      return true;
    }),
  );
}
