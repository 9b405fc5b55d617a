import type { Transaction } from 'dexie';
import type { CallId } from '@/domain/call';
import { DEVICE_REVIEWER } from '@/domain/reviewer';
import type { Evaluation } from '@/domain/scoring/evaluation';
import { type UnsignedEvaluation, withOlder } from '@/domain/scoring/older-evaluation';
import type { CallmarkDatabase } from '../database';

function together(reviews: readonly Evaluation[], older: UnsignedEvaluation | undefined): Evaluation[] {
  if (older === undefined) return [...reviews];
  const own = reviews.find(({ reviewer }) => reviewer === DEVICE_REVIEWER);
  return [...reviews.filter((review) => review !== own), withOlder(own, older)];
}

/** Everybody's evaluation of a call on one scoring type, with what tabs of an older app wrote; needs both tables. */
export async function evaluationsOf(
  { reviews, evaluations }: CallmarkDatabase,
  callId: CallId,
  service: string,
): Promise<Evaluation[]> {
  const key = '[callId+service+reviewer]';
  const [rows, older] = await Promise.all([
    reviews.where(key).between([callId, service, ''], [callId, service, '\uffff']).toArray(),
    evaluations.get([callId, service]),
  ]);
  return together(rows, older);
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

/** The same, on every scoring type. */
export async function evaluationsOfCall(
  { reviews, evaluations }: CallmarkDatabase,
  callId: CallId,
): Promise<Evaluation[]> {
  const [rows, older] = await Promise.all([
    reviews.where('callId').equals(callId).toArray(),
    evaluations.where('callId').equals(callId).toArray(),
  ]);
  return allTogether(rows, older);
}

/** The same, of every call from the one id to the other, both included. */
export async function evaluationsBetween(
  { reviews, evaluations }: CallmarkDatabase,
  first: CallId,
  last: CallId,
): Promise<Evaluation[]> {
  const [rows, older] = await Promise.all([
    reviews.where('callId').between(first, last, true, true).toArray(),
    evaluations.where('callId').between(first, last, true, true).toArray(),
  ]);
  return allTogether(rows, older);
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
