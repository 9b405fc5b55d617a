import { type CallId, isBinned } from '@/domain/call';
import type { CallDocument, HumanEdit, SoundNames } from '@/domain/callmark-file/call-document';
import { inOrder } from '@/domain/callmark-file/merge-call';
import { sameEditKey } from '@/domain/callmark-file/merge-evaluation';
import { isReadable } from '@/domain/scoring/evaluation';
import type { StoredContent } from '../blobs';
import { countWords } from '../calls/count-words';
import { readEvaluations } from '../calls/reviews';
import { updateHeadline } from '../calls/scores';
import { writeSearchRow } from '../calls/search-index';
import type { AudioRow, CallmarkDatabase, EditRow } from '../database';
import { readWishes } from '../second-copy/copied-rows';

/** Tables that a transaction needs for these functions. */
export function documentTables(database: CallmarkDatabase) {
  const { calls, audio, transcripts, versions, results, evaluations, reviews, edits, jobs, search, disputes } =
    database;
  return [calls, audio, transcripts, versions, results, evaluations, reviews, edits, jobs, search, disputes];
}

export interface CallWithSound {
  whole: CallDocument;
  sound?: StoredContent;
  /** SHA-256 of the sound, in hex, where it is known already. */
  digest?: string;
  /** Evaluations that lie here and can't be read, so they are not in it. */
  unread: number;
}

const humanEdit = ({ id: _, callId: __, ...edit }: EditRow): HumanEdit => edit;

function soundNames({ callId: _, content: __, ...names }: AudioRow): SoundNames {
  return names;
}

/** A call as a file holds it, in the caller's transaction; undefined where there is none. */
export async function documentOf(database: CallmarkDatabase, callId: CallId): Promise<CallWithSound | undefined> {
  const row = await database.calls.get(callId);
  if (row === undefined) return undefined;
  const [audio, transcript, found, versions, results, edits, disputes, wishes] = await Promise.all([
    database.audio.get(callId),
    database.transcripts.get(callId),
    readEvaluations(database, callId),
    database.versions.where('callId').equals(callId).sortBy('id'),
    database.results.where('callId').equals(callId).toArray(),
    database.edits.where('callId').equals(callId).toArray(),
    database.disputes.where('callId').equals(callId).toArray(),
    readWishes(database, [callId]),
  ]);
  const { audio: summary, ...call } = row;
  const { digest, ...sound } = summary ?? {};
  const whole = inOrder({
    call: { ...call, ...(summary && { audio: sound as typeof summary }) },
    ...(audio && summary && { audio: soundNames(audio) }),
    ...(transcript && { transcript }),
    versions: versions.map((version) => version.transcript),
    results,
    evaluations: found.evaluations.map(({ olderAt: _, ...evaluation }) => evaluation),
    edits: edits.map(humanEdit),
    disputes,
    wishes: wishes.get(callId) ?? [],
  });
  const { unread } = found;
  return { whole, unread, ...(audio && { sound: audio.content }), ...(digest !== undefined && { digest }) };
}

/**
 * Puts a call in the place of what is stored of it, in the caller's transaction: rows that are the same stay, edits are
 * only added. `sound`: its audio row is written too.
 */
export async function putDocument(
  database: CallmarkDatabase,
  whole: CallDocument,
  sound?: { content: StoredContent; digest: string },
): Promise<void> {
  const { call, transcript, versions, results, evaluations, edits, disputes } = whole;
  const { id } = call;
  const [before, older, known] = await Promise.all([
    database.calls.get(id),
    database.evaluations.where('callId').equals(id).toArray(),
    database.edits.where('callId').equals(id).toArray(),
  ]);
  const digest = sound?.digest ?? before?.audio?.digest;
  const audio = call.audio && { ...call.audio, ...(digest !== undefined && { digest }) };
  const words = transcript === undefined ? call.words : countWords(transcript.text);
  const scored = results.filter(({ kind }) => kind === 'score').map(({ service }) => service);
  const scores = call.scores?.filter(({ service }) => scored.includes(service)) ?? [];
  const row = { ...call, ...(audio && { audio }), ...(words !== undefined && { words }), scores };
  await database.calls.put(row);
  if (sound && whole.audio) await database.audio.put({ callId: id, ...whole.audio, content: sound.content });
  else if (whole.audio) await database.audio.update(id, whole.audio);
  if (transcript) await database.transcripts.put(transcript);
  await database.versions.where('callId').equals(id).delete();
  await database.versions.bulkAdd(versions.map((text, at) => ({ callId: id, id: at + 1, transcript: text })));
  await database.results.bulkPut(results);
  await database.disputes.bulkPut(disputes);
  // What an older app's own row said is in them by now.
  const taken = (service: string) => older.filter(isReadable).find((one) => one.service === service)?.updatedAt;
  const brought = evaluations.filter(({ reviewer }) => reviewer === 'device').map(({ service }) => service);
  // A damaged one that is brought whole would be named for ever. Sealed ones are not among these (D510).
  const mended = older.filter((one) => !isReadable(one) && brought.includes(one.service));
  await database.evaluations.bulkDelete(mended.map(({ service }) => [id, service]));
  await database.reviews.bulkPut(
    evaluations.map((evaluation) => {
      const olderAt = evaluation.reviewer === 'device' ? taken(evaluation.service) : undefined;
      return { ...evaluation, ...(olderAt !== undefined && { olderAt }) };
    }),
  );
  const here = new Set(known.map(sameEditKey));
  const added = edits.filter((edit) => !here.has(sameEditKey(edit)));
  await database.edits.bulkAdd(added.map((edit) => ({ ...edit, callId: id }) as EditRow));
  await writeScores(database, row.id, scored);
  if (!isBinned(row)) await writeSearchRow(database, row, { transcript: transcript?.text ?? '' });
}

/** The scores in the call's row as its results and evaluations give them, each where it stood; when it changed stays. */
async function writeScores(database: CallmarkDatabase, id: CallId, scored: readonly string[]): Promise<void> {
  const before = await database.calls.get(id);
  if (before === undefined) return;
  for (const service of scored) await updateHeadline(database, id, service);
  const after = await database.calls.get(id);
  const order = (before.scores ?? []).map(({ service }) => service);
  const place = (service: string) => (order.includes(service) ? order.indexOf(service) : order.length);
  const scores = [...(after?.scores ?? [])].sort((one, two) => place(one.service) - place(two.service));
  await database.calls.put({ ...before, scores });
}
