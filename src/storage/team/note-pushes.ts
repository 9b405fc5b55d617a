import type { DBCore, DBCoreMutateRequest, DBCoreTable, Dexie } from 'dexie';
import type { CallId } from '@/domain/call';
import type { CallmarkDatabase } from '../database';
import { rewriting } from '../seal/seals';
import type { PushRow } from './team-rows';

/** What a call consists of for the team. */
const OF_CALLS = [
  'calls',
  'audio',
  'transcripts',
  'versions',
  'results',
  'evaluations',
  'reviews',
  'edits',
  'disputes',
];
/** Of the team and of no call: scorecards, sessions, assignments, and the names in the settings. */
const SHARED = ['scorecards', 'calibrations', 'assignments', 'settings'];
const isWatched = (table: string): boolean => OF_CALLS.includes(table) || SHARED.includes(table);

/** Stands in the place of a call's id for what is no call's: no call is called so. */
export const OF_TEAM = 'team';
/** The settings' row with the names of those who judge here. */
export const PEOPLE = 'people';

/** In the table of the team's facts: a team was joined. */
export const JOINED = 'joined';

/**
 * In the table of the team's facts: where the archive's changes go on. An app before schema 12 passed over assignments, and a tab
 * of it that is still open goes on doing so: its word, `since`, is not this one's, which begins anew.
 */
export const SINCE = 'since-12';

/** In the table of the team's facts: somebody here asked that the call be taken from everybody. */
export const removalKey = (callId: CallId): string => `removal ${callId}`;

let lastAsked = 0;

/** Follows the clock, yet is never the same again within a context. */
export function nextAsked(): number {
  lastAsked = Math.max(lastAsked + 1, Date.now() * 1000);
  return lastAsked;
}

export function freshPush(callId: CallId): PushRow {
  return { callId, asked: nextAsked(), dueAt: 0, attempts: 0 };
}

/** Writes to a call what the archive has already: its push stays as it was before. */
export async function keepingPush(
  database: CallmarkDatabase,
  callId: CallId,
  write: () => Promise<unknown>,
): Promise<void> {
  const before: PushRow | undefined = await database.pushes.get(callId);
  await write();
  if (before === undefined) await database.pushes.delete(callId);
  else await database.pushes.put(before);
}

function isShared(table: string, request: DBCoreMutateRequest): boolean {
  if (table !== 'settings') return request.type !== 'delete' && request.type !== 'deleteRange';
  return 'values' in request && request.values.some(({ key }: { key: string }) => key === PEOPLE);
}

/** Whose pushes a write asks for. */
function pushesOf(table: string, request: DBCoreMutateRequest): CallId[] {
  if (SHARED.includes(table)) return isShared(table, request) ? [OF_TEAM] : [];
  switch (request.type) {
    case 'add':
    case 'put':
      return request.values.map((row: { id: CallId; callId: CallId }) => (table === 'calls' ? row.id : row.callId));
    case 'delete':
      // An edit is deleted with its call only, and its key doesn't tell whose it was.
      return table === 'edits' ? [] : request.keys.map((key) => String(Array.isArray(key) ? key[0] : key));
    case 'deleteRange':
      return [];
  }
}

/**
 * A push for every write to a call or to what the team shares, in the same transaction, where a team is joined; where none is, nothing is written.
 * Whether one is, is asked once a transaction, beside its first write (D366).
 */
export function keepPushes(database: Dexie): void {
  const create = (core: DBCore): DBCore => {
    // While an older database is being brought up to date its later tables are not there yet.
    if (!core.schema.tables.some(({ name }) => name === 'pushes')) return core;
    const joined = new WeakMap<object, PromiseLike<boolean>>();
    const isJoined = (trans: DBCoreMutateRequest['trans']): PromiseLike<boolean> => {
      const known = joined.get(trans);
      if (known !== undefined) return known;
      const asked = core
        .table('team')
        .get({ trans, key: JOINED })
        .then((row) => row !== undefined);
      joined.set(trans, asked);
      return asked;
    };
    const note = (trans: DBCoreMutateRequest['trans'], calls: readonly CallId[]) =>
      core.table('pushes').mutate({ type: 'put', trans, values: [...new Set(calls)].map(freshPush) });
    const noting = (table: DBCoreTable): DBCoreTable => ({
      ...table,
      mutate: (request) => {
        const pushes = pushesOf(table.name, request);
        if (pushes.length === 0 || rewriting.has(request.trans)) return table.mutate(request);
        // Asked first: the answer is there by when the write is done.
        const known = isJoined(request.trans);
        return table
          .mutate(request)
          .then((response) => known.then((is) => (is ? note(request.trans, pushes).then(() => response) : response)));
      },
    });
    return {
      ...core,
      transaction: (stores, mode, options) =>
        core.transaction(
          mode === 'readwrite' && stores.some(isWatched) ? [...new Set([...stores, 'team', 'pushes'])] : stores,
          mode,
          options,
        ),
      table: (name) => (isWatched(name) ? noting(core.table(name)) : core.table(name)),
    };
  };
  database.use({ stack: 'dbcore', name: 'team-pushes', create });
}
