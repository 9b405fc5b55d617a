import type { Call, CallId, ScoreHeadline } from '@/domain/call';
import type { ScoreResult } from '@/domain/provider';
import { applyEvaluation, latestJudging } from '@/domain/scoring/apply-evaluation';
import { buildCards } from '@/domain/scoring/build-cards';
import type { Evaluation } from '@/domain/scoring/evaluation';
import { headline } from '@/domain/scoring/overall-card';
import { answerOf, type StoredScore } from '@/domain/scoring/stored-answer';
import { isOfText } from '@/domain/transcript/transcript';
import { storing } from '../browser/storage-failure';
import { type CallmarkDatabase, db } from '../database';
import { evaluationsOf } from './reviews';

/** What a list shows of an answer: as the reviewer left it who answered last. */
function headlineOf(service: string, score: StoredScore, evaluations: readonly Evaluation[]): ScoreHeadline {
  const machine = buildCards(answerOf(score));
  return headline(applyEvaluation(machine, latestJudging(machine, evaluations)), service);
}

/** The scores in a call's row. One of an older app, which kept the score of one type only, gets all that were made. */
async function scoresOf(database: CallmarkDatabase, { id, scores }: Call): Promise<readonly ScoreHeadline[]> {
  if (scores !== undefined) return scores;
  const { transcripts, results } = database;
  const [transcript, made] = await Promise.all([transcripts.get(id), results.where('callId').equals(id).toArray()]);
  const found = made.map(async (result): Promise<ScoreHeadline[]> => {
    if (result.kind !== 'score') return [];
    const score = headlineOf(result.service, result, await evaluationsOf(database, id, result.service));
    return [{ ...score, ...(transcript && !isOfText(result.revision, transcript) && { stale: true }) }];
  });
  return (await Promise.all(found)).flat();
}

/** Puts a score into the call's row, in the place of the one of its scoring type; in the caller's transaction. */
async function writeHeadline(database: CallmarkDatabase, call: Call, score: ScoreHeadline): Promise<void> {
  const others = (await scoresOf(database, call)).filter(({ service }) => service !== score.service);
  await database.calls.put({ ...call, updatedAt: Date.now(), scores: [...others, score] });
}

/** Stores a score and shows it in the call's row. It is stale from the start where the text changed meanwhile. */
export async function storeScore(
  database: CallmarkDatabase,
  callId: CallId,
  service: string,
  result: ScoreResult & { provisional?: true },
  revision: number,
): Promise<void> {
  const { calls, transcripts, results } = database;
  const [call, transcript, evaluations] = await Promise.all([
    calls.get(callId),
    transcripts.get(callId),
    evaluationsOf(database, callId, service),
  ]);
  if (call === undefined) return;
  const { answer, raw, madeBy, provisional } = result;
  const stale = transcript !== undefined && !isOfText(revision, transcript);
  const score = { ...headlineOf(service, result, evaluations), ...(stale && { stale }) };
  await Promise.all([
    results.put({
      ...{ callId, kind: 'score', service, answer, raw, madeBy, revision },
      ...(provisional && { provisional }),
    }),
    writeHeadline(database, call, score),
  ]);
}

/**
 * Keeps a rule check as the machine's score until the service answers. It never takes the place of a real answer about
 * the same text, which may have come meanwhile.
 */
export async function storeProvisionalScore(
  callId: CallId,
  service: string,
  result: ScoreResult,
  revision: number,
): Promise<void> {
  const { calls, transcripts, results, evaluations, reviews } = db;
  await storing(() =>
    db.transaction('rw', [calls, transcripts, results, evaluations, reviews], async () => {
      const [before, transcript] = await Promise.all([
        results.get([callId, 'score', service]),
        transcripts.get(callId),
      ]);
      const same = before !== undefined && transcript !== undefined && isOfText(before.revision, transcript);
      // What a person began by ear is no machine's answer.
      const open = before?.provisional === true || before?.madeBy.maker === 'human';
      if (!open && (same || (before?.revision ?? 0) >= revision)) return;
      await storeScore(db, callId, service, { ...result, provisional: true }, revision);
    }),
  );
}

/** Copies a corrected score into the call's row; in the caller's transaction. */
export async function updateHeadline(database: CallmarkDatabase, callId: CallId, service: string): Promise<void> {
  const [call, result, transcript, evaluations] = await Promise.all([
    database.calls.get(callId),
    database.results.get([callId, 'score', service]),
    database.transcripts.get(callId),
    evaluationsOf(database, callId, service),
  ]);
  if (call === undefined || result?.kind !== 'score') return;
  const stale = transcript !== undefined && !isOfText(result.revision, transcript);
  const score = headlineOf(service, result, evaluations);
  await writeHeadline(database, call, { ...score, ...(stale && { stale }) });
}

/** Writes the scores into rows of an older app, before they are shown. */
export async function fillScores(ids: readonly CallId[]): Promise<void> {
  const { calls, transcripts, results, evaluations, reviews } = db;
  await db.transaction('rw', [calls, transcripts, results, evaluations, reviews], async () => {
    const rows = await calls.bulkGet([...ids]);
    for (const call of rows) {
      if (call !== undefined) await calls.update(call.id, { scores: await scoresOf(db, call) });
    }
  });
}
