import type { Call, CallId } from '@/domain/call';
import { groupBy } from '@/domain/group-by';
import { callTimes } from '@/domain/reports/call-times';
import type { ReportSource } from '@/domain/reports/make-report';
import { type CardKey, cardKeyOf, cardScoreOf, type ReportCall, reportCallOf } from '@/domain/reports/report-call';
import type { StoredResult } from '@/domain/results';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import { scorecardOf } from '@/domain/scoring/machine-questions';
import { answerOf } from '@/domain/scoring/stored-answer';
import { isOfText } from '@/domain/transcript/transcript';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { evaluationsBetween } from '../calls/reviews';
import { type CallmarkDatabase, db } from '../database';

/** Rows of calls in memory at a time, with their texts. */
const AT_ONCE = 200;

type Scored = StoredResult & { kind: 'score' };

/** Answers by their keys, so that summaries and notes with their raw texts are not read; a row of an older app names none. */
async function scoresOf({ results }: CallmarkDatabase, calls: readonly Call[]): Promise<Map<CallId, Scored[]>> {
  const keys = calls.flatMap(({ id, scores = [] }) =>
    scores.map(({ service }): [CallId, 'score', string] => [id, 'score', service]),
  );
  const unknown = calls.filter(({ scores }) => scores === undefined).map(({ id }) => id);
  const [known, others] = await Promise.all([
    results.bulkGet(keys),
    unknown.length === 0 ? [] : results.where('callId').anyOf(unknown).toArray(),
  ]);
  const scored = [...known, ...others].flatMap((row) => (row?.kind === 'score' ? [row] : []));
  return groupBy(scored, ({ callId }) => callId);
}

/** One page of calls, whole: what is read together was written together. */
function readPage(database: CallmarkDatabase, after: CallId, known: ReadonlyMap<CallId, ReportCall>) {
  const { calls, results, reviews, evaluations, transcripts } = database;
  return database.transaction('r', [calls, results, reviews, evaluations, transcripts], async () => {
    const rows = await calls.where('id').above(after).limit(AT_ONCE).toArray();
    const counted = rows.filter(({ binnedAt }) => binnedAt === undefined);
    const changed = counted.filter(({ id, updatedAt }) => known.get(id)?.revision !== updatedAt);
    const [first, last] = [changed[0]?.id, changed.at(-1)?.id];
    const nothing = { scores: new Map<CallId, Scored[]>(), judged: [], texts: [] };
    if (first === undefined || last === undefined) return { rows, counted, changed, ...nothing };
    const [scores, judged, texts] = await Promise.all([
      scoresOf(database, changed),
      evaluationsBetween(database, first, last),
      transcripts.bulkGet(changed.map(({ id }) => id)),
    ]);
    return { rows, counted, changed, scores, judged, texts };
  });
}

/**
 * Reads all calls that are not in the waste bin, those of `before` only where they changed since. `onProgress` is told how
 * many of how many were looked at. Meant for a worker: a page of calls is parsed at a stretch.
 */
export async function readReportCalls(
  before: ReportSource = { calls: new Map(), cards: new Map() },
  onProgress: (read: number, of: number) => void = () => undefined,
  database: CallmarkDatabase = db,
): Promise<ReportSource> {
  const calls = new Map<CallId, ReportCall>();
  const cards = new Map<CardKey, Scorecard>(before.cards);
  const of = await database.calls.count();
  let read = 0;
  for (let after = ''; ; ) {
    const { rows, counted, changed, scores, judged, texts } = await readPage(database, after, before.calls);
    const byCall = groupBy(judged, ({ callId }) => callId);
    for (const call of counted) {
      const same = before.calls.get(call.id);
      if (same !== undefined) calls.set(call.id, same);
    }
    for (const [place, call] of changed.entries()) {
      const own = byCall.get(call.id) ?? [];
      const transcript = texts[place];
      const judgedScores = (scores.get(call.id) ?? []).map((score) => {
        const { service, revision } = score;
        const answer = answerOf(score);
        const card = scorecardOf(answer);
        cards.set(cardKeyOf(card), card);
        const evaluations = own.filter((one) => one.service === service);
        const ofText = transcript === undefined || isOfText(revision, transcript);
        return cardScoreOf(answer, evaluations, call.review, ofText);
      });
      const times = transcript && callTimes(parseTranscript(transcript.text), call.audio?.durationS);
      calls.set(call.id, reportCallOf(call, { scores: judgedScores, times: times ?? null }));
    }
    read += rows.length;
    onProgress(read, of);
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return { calls, cards };
    after = last.id;
  }
}
