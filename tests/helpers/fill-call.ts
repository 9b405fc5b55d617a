import type { CallId } from '@/domain/call';
import type { ScoreAnswer } from '@/domain/scoring/score-answer';
import { createTypedCall } from '@/storage/calls/calls';
import { db } from '@/storage/database';
import { storeScore, storeSummary } from '@/storage/jobs/store-results';
import { salesAnswer } from './score-answers';

export const SALES = 'Sale Effective';
export const madeBy = { maker: 'rules' as const, name: '', version: '1', at: 1 };

export function typedCall(text = 'A: xin chào\nC: chào em'): Promise<CallId> {
  return createTypedCall({ text, language: 'vi', service: SALES, source: 'typed' });
}

/** Stores a score as the end of a score job does. */
export function scored(callId: CallId, answer: ScoreAnswer = salesAnswer(60), revision = 1, service = SALES) {
  const { calls, transcripts, results, evaluations, reviews } = db;
  return db.transaction('rw', [calls, transcripts, results, evaluations, reviews], () =>
    storeScore(db, callId, service, { answer, raw: 'raw', madeBy }, revision),
  );
}

export function summarised(callId: CallId, revision = 1) {
  return db.transaction('rw', [db.results, db.transcripts], () =>
    storeSummary(db, callId, { text: 'summary', cut: false, raw: 'raw', madeBy }, revision),
  );
}
