import { OWN_CARD } from '@/domain/scorecards/own-card';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import { storing } from '../browser/storage-failure';
import { db, durableDb, type ScorecardRow } from '../database';
import { newId, pageId } from '../new-id';

/** Names one version of a card. */
export type ScorecardKey = Pick<Scorecard, 'id' | 'version'>;

/** Every version of every own card, the cards by title, the newest version of each first. */
export async function listScorecards(): Promise<ScorecardRow[]> {
  const rows = await db.scorecards.toArray();
  const newest = new Map<string, ScorecardRow>();
  for (const row of rows) if (row.version >= (newest.get(row.id)?.version ?? 0)) newest.set(row.id, row);
  const title = ({ id }: ScorecardRow) => newest.get(id)?.card.title ?? '';
  return rows.sort((a, b) => title(a).localeCompare(title(b)) || a.id.localeCompare(b.id) || b.version - a.version);
}

async function nextVersion(id: string): Promise<number> {
  const last = await durableDb.scorecards.where('[id+version]').between([id, 0], [id, Number.MAX_SAFE_INTEGER]).last();
  return (last?.version ?? 0) + 1;
}

function draftOf(card: Scorecard, { id, version }: ScorecardKey): Scorecard {
  const { publishedAt: _published, author: _author, ...rest } = card;
  return { ...rest, id, version, state: 'draft' };
}

/** A version as this window writes it. */
export function rowOf(card: Scorecard, revision: number): ScorecardRow {
  const { id, version, state } = card;
  return { id, version, state, card, revision, writer: pageId, updatedAt: Date.now() };
}

/** A new card, as a draft: whatever made the given one, it has an id of its own. */
export function createScorecard(card: Scorecard): Promise<ScorecardKey> {
  return storing(async () => {
    const key = { id: `${OWN_CARD}${newId()}`, version: 1 };
    await durableDb.scorecards.add(rowOf(draftOf(card, key), 1));
    return key;
  });
}

/** A draft of the next version with the words of this one. Where the card has a draft already, that one. */
export function createVersion(card: Scorecard): Promise<ScorecardKey> {
  return storing(() =>
    durableDb.transaction('rw', durableDb.scorecards, async () => {
      const { id } = card;
      const drafts = await durableDb.scorecards.where('state').equals('draft').toArray();
      const draft = drafts.find((row) => row.id === id);
      if (draft !== undefined) return { id, version: draft.version };
      const key = { id, version: await nextVersion(id) };
      await durableDb.scorecards.add(rowOf(draftOf(card, key), 1));
      return key;
    }),
  );
}

/** What was typed, and the stored draft it was made from. */
export interface DraftChange {
  card: Scorecard;
  /** Revision of the draft that the window knew. */
  known: number;
}

const sameWords = (one: Scorecard, two: Scorecard): boolean => JSON.stringify(one) === JSON.stringify(two);

/**
 * Stores a draft as it is typed, and gives where it is and its revision. What another window wrote meanwhile is kept
 * beside it. Where the version was published or deleted meanwhile, what was typed becomes a draft of its own.
 */
export function saveDraft({ card, known }: DraftChange): Promise<ScorecardKey & { revision: number }> {
  return storing(() =>
    durableDb.transaction('rw', durableDb.scorecards, async () => {
      const { id, version } = card;
      const before = await durableDb.scorecards.get([id, version]);
      if (before === undefined || before.state !== 'draft') {
        const key = { id, version: await nextVersion(id) };
        await durableDb.scorecards.add(rowOf(draftOf(card, key), 1));
        return { ...key, revision: 1 };
      }
      if (sameWords(before.card, card)) return { id, version, revision: before.revision };
      const { others = [], writer } = before;
      const overwritten = before.revision !== known && writer !== pageId;
      const kept = overwritten
        ? [...others.filter((other) => other.writer !== writer), { writer, card: before.card }]
        : others;
      const row = rowOf(draftOf(card, { id, version }), before.revision + 1);
      await durableDb.scorecards.put({ ...row, ...(kept.length > 0 && { others: kept }) });
      return { id, version, revision: row.revision };
    }),
  );
}

/** One of the texts of a draft was chosen: the others go. */
export async function chooseDraft({ id, version }: ScorecardKey, chosen: Scorecard): Promise<void> {
  await storing(() =>
    durableDb.transaction('rw', durableDb.scorecards, async () => {
      const row = await durableDb.scorecards.get([id, version]);
      if (row?.state === 'draft') {
        await durableDb.scorecards.put(rowOf(draftOf(chosen, { id, version }), row.revision + 1));
      }
    }),
  );
}
