import type { Transaction } from 'dexie';
import type { CallId } from '@/domain/call';
import { DEVICE_REVIEWER, type ReviewerId } from '@/domain/reviewer';
import { type Evaluation, isReadable } from '@/domain/scoring/evaluation';
import { type UnsignedEvaluation, withOlder } from '@/domain/scoring/older-evaluation';
import type { CallmarkDatabase } from '../database';

function together(reviews: readonly Evaluation[], older: UnsignedEvaluation | undefined): Evaluation[] {
  if (older === undefined) return [...reviews];
  const own = reviews.find(({ reviewer }) => reviewer === DEVICE_REVIEWER);
  return [...reviews.filter((review) => review !== own), withOlder(own, older)];
}

/** What lies here of a call's evaluations. */
export interface EvaluationsFound {
  evaluations: Evaluation[];
  /** How many more there are that can't be read: damaged, or encrypted with another key. Left out, and kept as they are. */
  unread: number;
  /** Whose own row is among those: it is not to be written over (D510). */
  shut: ReviewerId[];
}

/**
 * Everybody's evaluation of a call, on one scoring type or on all, with what tabs of an older app wrote; needs both tables.
 * By ranges, also for a single row: a read of one row fails where it can't be opened, and would hide all the others.
 */
export async function readEvaluations(
  { reviews, evaluations }: CallmarkDatabase,
  callId: CallId,
  service?: string,
): Promise<EvaluationsFound> {
  const [signed, unsigned] =
    service === undefined
      ? [reviews.where('callId').equals(callId), evaluations.where('callId').equals(callId)]
      : [
          reviews.where('[callId+service+reviewer]').between([callId, service, ''], [callId, service, '\uffff']),
          evaluations.where('[callId+service]').equals([callId, service]),
        ];
  const [rows, older, keys, olderCount] = await Promise.all([
    signed.toArray(),
    unsigned.toArray(),
    signed.primaryKeys(),
    unsigned.count(),
  ]);
  const [read, olderRead] = [rows.filter(isReadable), older.filter(isReadable)];
  const keyOf = ([, onService, reviewer]: readonly [CallId, string, ReviewerId]) =>
    JSON.stringify([onService, reviewer]);
  const known = new Set(read.map((row) => keyOf([row.callId, row.service, row.reviewer])));
  const shut = keys.filter((key) => !known.has(keyOf(key))).map(([, , reviewer]) => reviewer);
  return { evaluations: allTogether(read, olderRead), unread: shut.length + olderCount - olderRead.length, shut };
}

/** The evaluations that can be read, for whoever goes on without the others. */
export function evaluationsOf(database: CallmarkDatabase, callId: CallId, service?: string): Promise<Evaluation[]> {
  return readEvaluations(database, callId, service).then(({ evaluations }) => evaluations);
}

/** Those of several calls, on every scoring type; `older` as apps without reviewers kept them. */
function allTogether(rows: readonly Evaluation[], older: readonly UnsignedEvaluation[]): Evaluation[] {
  const keyOf = ({ callId, service }: UnsignedEvaluation) => JSON.stringify([callId, service]);
  const signed = new Map<string, Evaluation[]>();
  for (const row of rows) signed.set(keyOf(row), [...(signed.get(keyOf(row)) ?? []), row]);
  const unsigned = new Map(older.map((row) => [keyOf(row), row]));
  const keys = new Set([...signed.keys(), ...unsigned.keys()]);
  return [...keys].flatMap((key) => together(signed.get(key) ?? [], unsigned.get(key)));
}

/** The same, on every scoring type, of every call from the one id to the other, both included. */
export async function evaluationsBetween(
  { reviews, evaluations }: CallmarkDatabase,
  first: CallId,
  last: CallId,
): Promise<Evaluation[]> {
  const [rows, older] = await Promise.all([
    reviews.where('callId').between(first, last, true, true).toArray(),
    evaluations.where('callId').between(first, last, true, true).toArray(),
  ]);
  return allTogether(rows.filter(isReadable), older.filter(isReadable));
}

/** Rows in memory at a time. */
const AT_ONCE = 500;

/**
 * Gives every evaluation kept without a reviewer to the one of this device. The old rows stay where they are: a tab of
 * the older app goes on writing them, and what it writes is taken in when the evaluation is read (D255).
 */
export async function signEvaluations(upgrade: Transaction): Promise<void> {
  const [older, reviews] = [upgrade.table('evaluations'), upgrade.table('reviews')];
  const keys = await older.toCollection().primaryKeys();
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const rows = await older.bulkGet(keys.slice(from, from + AT_ONCE));
    await reviews.bulkPut(rows.map((row) => withOlder(undefined, row)));
  }
}
