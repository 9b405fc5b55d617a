import { Blob as NodeBlob } from 'node:buffer';
import type { AutoNote } from '@/domain/auto-note';
import type { CallId } from '@/domain/call';
import type { Job } from '@/domain/jobs/job';
import type { Provenance } from '@/domain/provenance';
import type { StoredResult } from '@/domain/results';
import { DEVICE_REVIEWER, type ReviewerId } from '@/domain/reviewer';
import type { ScoreAnswer } from '@/domain/scoring/score-answer';
import {
  type AudioCallInput,
  createAudioCall,
  createTypedCall,
  type TypedCallInput,
} from '@/storage/calls/create-call';
import { getEvaluations } from '@/storage/calls/evaluations';
import { storeScore } from '@/storage/calls/scores';

import { db } from '@/storage/database';
import { storeSummary } from '@/storage/jobs/store-results';
import { SALES } from './call-row';
import { salesAnswer } from './score-answers';

export const TRANSCRIPT = `Agent (A) [Greeting]: (00:00:01,000 - 00:00:04,000) Dạ em chào chị ạ.
Customer (C): (00:00:05,000 - 00:00:08,000) Mạng chậm quá em ơi.`;

export const madeBy = { maker: 'rules', name: '', version: '1.0.0', at: Date.UTC(2026, 10, 20, 3, 42) } as const;

/** What the rules never give: other scales, totals, numbers outside. */
export const byService = { maker: 'service', name: 'n8n.test', at: madeBy.at } as const;

export const NOTE: AutoNote = {
  classification: { category: 'Khiếu nại', subCategory: 'Tốc độ data', campaign: 'SM120' },
  summary: {
    reason: 'Mạng chậm cả tuần.',
    agentActions: ['Xin lỗi khách', 'Kiểm tra đường truyền'],
    resolution: 'Hẹn kỹ thuật chiều nay.',
    keyInformation: ['gói 90 nghìn'],
  },
  hiddenExpectations: ['Muốn được ưu tiên xử lý'],
  objections: [{ objection: 'Giá cao', quote: 'Đắt quá em' }],
  saleSkills: {
    passiveRebuttal: { description: 'Đồng cảm', quotes: ['Dạ em hiểu ạ'] },
    activeRebuttal: { description: '', quotes: [] },
  },
  nextBestAction: { outcomeStatus: 'Đã hẹn', followUpTiming: '17 giờ', plannedAction: 'Gọi lại kiểm tra' },
};

/** Stores a typed call as the app does. */
export function typedCall(text = TRANSCRIPT, fields: Partial<TypedCallInput> = {}): Promise<CallId> {
  return createTypedCall({ text, language: 'vi', service: SALES, source: 'typed', ...fields });
}

/** A file that the database takes: happy-dom's own Blob can't be cloned into it. */
export function soundFile(content: BlobPart = 'sound', type = 'audio/wav'): Blob {
  return new NodeBlob([content as string], { type }) as Blob;
}

/** Stores a call with sound as an upload does, with its transcription job. */
export function audioCall(fields: Partial<AudioCallInput> = {}): Promise<CallId> {
  return createAudioCall({
    ...{ file: soundFile(), fileName: 'call.wav', source: 'upload', title: 'call', language: 'vi', service: SALES },
    ...fields,
  });
}

type Result =
  | { kind: 'score'; service: string; answer: ScoreAnswer; madeBy?: Provenance }
  | { kind: 'summary'; text: string; cut?: boolean; madeBy?: Provenance }
  | { kind: 'auto-note'; note: AutoNote; madeBy?: Provenance };

/** A result's row alone; `scored` and `summarised` store one as the end of its job does. */
export async function storeResult(callId: CallId, result: Result): Promise<void> {
  const base = { callId, service: '', raw: '', madeBy, revision: 1 };
  const row: StoredResult = result.kind === 'summary' ? { ...base, cut: false, ...result } : { ...base, ...result };
  await db.results.put(row);
}

/** Stores a score as the end of a score job does. */
export function scored(callId: CallId, answer: ScoreAnswer = salesAnswer(60), revision = 1, service = SALES) {
  const { calls, transcripts, results, evaluations, reviews } = db;
  return db.transaction('rw', [calls, transcripts, results, evaluations, reviews], () =>
    storeScore(db, callId, service, { answer, raw: 'raw', madeBy }, revision),
  );
}

/** What one reviewer answered. */
export async function evaluationOf(callId: CallId, service: string, reviewer: ReviewerId = DEVICE_REVIEWER) {
  return (await getEvaluations(callId, service)).evaluations.find((one) => one.reviewer === reviewer);
}

export function summarised(callId: CallId, revision = 1) {
  return db.transaction('rw', [db.results, db.transcripts], () =>
    storeSummary(db, callId, { text: 'summary', cut: false, raw: 'raw', madeBy }, revision),
  );
}

type Shape<J> = J extends Job ? Omit<J, 'id' | 'callId' | 'seq' | 'createdAt' | 'attempts'> : never;

let seq = 0;
/** A job in the state a test needs. */
export async function storeJob(callId: CallId, shape: Shape<Job>): Promise<string> {
  seq += 1;
  const id = `job-${seq}`;
  await db.jobs.put({ id, callId, seq, createdAt: seq, attempts: 1, ...shape });
  return id;
}
