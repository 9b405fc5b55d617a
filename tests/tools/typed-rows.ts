import type { Job } from '@/domain/jobs/job';
import type { StoredTranscript } from '@/domain/transcript/transcript';
import { callRow, SALES } from '../helpers/call-row';
import type { Tables } from './app-rows';

/** A transcript no other call has; the peer's score of it depends on n. */
export function typedText(n: number): string {
  const offer = n % 2 === 0 ? 'Em sẽ đăng ký gói cước mới cho anh.' : 'Anh có hài lòng với dịch vụ không?';
  return `Agent (A): (00:00:00,000 - 00:00:02,000) Dạ em chào anh, đây là cuộc gọi số ${n}.\nCustomer (C): (00:00:02,000 - 00:00:04,000) ${'vâng '.repeat((n % 7) + 1)}\nAgent (A): (00:00:04,000 - 00:00:06,000) ${offer}`;
}

/** The rows `createTypedCall` and `scoreCall` leave behind: each call waits for its score, note and summary. */
export function typedRows(
  from: number,
  count: number,
  now: number,
): Pick<{ [T in keyof Tables]: Tables[T][] }, 'calls' | 'transcripts' | 'jobs'> {
  const numbers = Array.from({ length: count }, (_, index) => from + index);
  const calls = numbers.map((n) =>
    callRow({
      ...{ id: `typed-${n}`, title: `Cuộc gọi ${n}`, createdAt: now + n, updatedAt: now + n, language: '' },
      ...{ words: typedText(n).split(/\s+/).length, scores: [] },
    }),
  );
  const transcripts = numbers.map(
    (n): StoredTranscript => ({
      ...{ callId: `typed-${n}`, text: typedText(n), revision: 1, removed: [] },
      madeBy: { maker: 'human', name: '', at: now },
    }),
  );
  const jobs = numbers.flatMap((n) =>
    (['score', 'auto-note', 'summarise'] as const).map(
      (kind, index): Job => ({
        ...{ id: `job-${n}-${kind}`, callId: `typed-${n}`, kind, service: kind === 'score' ? SALES : '' },
        ...{ seq: now * 1000 + n * 10 + index, createdAt: now, attempts: 0 },
        ...{ state: 'queued', dueAt: 0, waitingFor: 'turn' },
      }),
    ),
  );
  return { calls, transcripts, jobs };
}
