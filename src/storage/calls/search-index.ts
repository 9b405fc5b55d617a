import type { Call, CallId } from '@/domain/call';
import type { CallmarkDatabase, SearchRow } from '../database';
import { searchPieces, searchWords } from './search-text';

interface Entry {
  callId: CallId;
  createdAt: number;
  text: string;
}

/** The search table as this context knows it. Rows newer than `changed` are read on every search. */
interface Known {
  entries: Map<CallId, Entry>;
  newestFirst: Entry[];
  changed: number;
}

const knownByDatabase = new WeakMap<CallmarkDatabase, Known>();

/** Writes the searchable form of a call; part of the transaction that changes its title, facts or transcript. */
export async function writeSearchRow(
  database: CallmarkDatabase,
  call: Pick<Call, 'id' | 'createdAt' | 'title' | 'facts'>,
  change: { transcript?: string },
): Promise<void> {
  const { agent = '', customer = '', queue = '', tags = [] } = call.facts ?? {};
  const [before, newest] = await Promise.all([database.search.get(call.id), database.search.orderBy('changed').last()]);
  await database.search.put({
    callId: call.id,
    createdAt: call.createdAt,
    title: searchWords([call.title, agent, customer, queue, ...tags].join(' ')),
    words: change.transcript === undefined ? (before?.words ?? '') : searchWords(change.transcript),
    // The clock keeps a number from coming back after its row was deleted.
    changed: Math.max((newest?.changed ?? 0) + 1, Date.now()),
  });
}

/** Calls that the second copy brought back sealed can't be found yet: it has no key to read their words. */
export async function findAgain(database: CallmarkDatabase): Promise<void> {
  const [calls, found, binned] = await Promise.all([
    database.calls.toCollection().primaryKeys(),
    database.search.toCollection().primaryKeys(),
    database.calls.where('binnedAt').above(0).primaryKeys(),
  ]);
  const known = new Set([...found, ...binned]);
  for (const id of calls.filter((call) => !known.has(call))) {
    const write = async () => {
      const [call, transcript] = await Promise.all([database.calls.get(id), database.transcripts.get(id)]);
      if (call !== undefined) await writeSearchRow(database, call, { transcript: transcript?.text ?? '' });
    };
    // One that can't be opened keeps no other one from being found.
    await database
      .transaction('rw', [database.calls, database.transcripts, database.search], write)
      .catch(() => undefined);
  }
}

async function refresh(database: CallmarkDatabase): Promise<Known> {
  const known = knownByDatabase.get(database) ?? { entries: new Map(), newestFirst: [], changed: 0 };
  knownByDatabase.set(database, known);
  const [fresh, total] = await Promise.all([
    database.search.where('changed').above(known.changed).toArray(),
    database.search.count(),
  ]);
  for (const row of fresh) remember(known, row);
  if (known.entries.size !== total) {
    const ids = new Set(await database.search.toCollection().primaryKeys());
    for (const id of known.entries.keys()) if (!ids.has(id)) known.entries.delete(id);
    known.newestFirst = [];
  }
  if (known.newestFirst.length !== known.entries.size || fresh.length > 0) {
    known.newestFirst = [...known.entries.values()].sort((a, b) => b.createdAt - a.createdAt);
  }
  return known;
}

function remember(known: Known, row: SearchRow): void {
  known.entries.set(row.callId, { callId: row.callId, createdAt: row.createdAt, text: ` ${row.title} ${row.words}` });
  known.changed = Math.max(known.changed, row.changed);
}

/** Ids of the calls whose title, facts or transcript have a word for every typed piece, newest first. */
export async function findCalls(database: CallmarkDatabase, query: string): Promise<CallId[]> {
  const { newestFirst } = await refresh(database);
  const pieces = searchPieces(query);
  return newestFirst
    .filter((entry) => pieces.every((piece) => entry.text.includes(piece)))
    .map((entry) => entry.callId);
}
