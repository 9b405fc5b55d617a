import type { AutoNote } from '@/domain/auto-note';
import type { CallId } from '@/domain/call';
import type { Job } from '@/domain/jobs/job';
import type { StoredResult } from '@/domain/results';
import type { ScoreAnswer } from '@/domain/scoring/score-answer';
import { createTypedCall } from '@/storage/calls/calls';
import { db } from '@/storage/database';

export const TRANSCRIPT = `Agent (A) [Greeting]: (00:00:01,000 - 00:00:04,000) Dạ em chào chị ạ.
Customer (C): (00:00:05,000 - 00:00:08,000) Mạng chậm quá em ơi.`;

const madeBy = { maker: 'rules', name: '', version: '1.0.0', at: Date.UTC(2026, 10, 20, 3, 42) } as const;

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

export function typedCall(service = 'Sale Effective', title = 'Cuộc gọi thử'): Promise<CallId> {
  return createTypedCall({ text: TRANSCRIPT, title, language: 'vi', service, source: 'typed' });
}

type Result =
  | { kind: 'score'; service: string; answer: ScoreAnswer }
  | { kind: 'summary'; text: string; cut?: boolean }
  | { kind: 'auto-note'; note: AutoNote };

export async function storeResult(callId: CallId, result: Result): Promise<void> {
  const base = { callId, service: '', raw: '', madeBy, revision: 1 };
  const row: StoredResult = result.kind === 'summary' ? { ...base, cut: false, ...result } : { ...base, ...result };
  await db.results.put(row);
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
