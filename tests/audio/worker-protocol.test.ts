import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STALL_MS } from '@/audio/watchdog';
import { answerWith, runWorker, type WorkerMessage } from '@/audio/worker-protocol';
import { NO_DECODER } from '@/domain/failure';

/** A worker that says what a test says, when it says it. */
class FakeWorker {
  onmessage: ((event: MessageEvent<WorkerMessage<string>>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  terminate = vi.fn();
  postMessage = vi.fn();
  tell(message: WorkerMessage<string>): void {
    this.onmessage?.({ data: message } as MessageEvent<WorkerMessage<string>>);
  }
}

let worker: FakeWorker;
const { signal } = new AbortController();
const run = () => runWorker<string>(() => worker as unknown as Worker, 'work', { signal, onProgress: () => undefined });

beforeEach(() => {
  vi.useFakeTimers();
  worker = new FakeWorker();
});
afterEach(() => {
  vi.useRealTimers();
});

it('ends a worker that gives no sign of life, and does not blame the file', async () => {
  const failed = expect(run()).rejects.toMatchObject({ failure: NO_DECODER });
  await vi.advanceTimersByTimeAsync(STALL_MS - 1);
  worker.tell({ type: 'progress', share: 0.1 });
  await vi.advanceTimersByTimeAsync(STALL_MS - 1);
  expect(worker.terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await failed;
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it('watches no longer than the work lasts', async () => {
  const done = run();
  worker.tell({ type: 'done', result: 'found' });
  expect(await done).toBe('found');
  expect(vi.getTimerCount()).toBe(0);
});

it('lets a worker that comes forward slowly give a sign of life every second', async () => {
  const told: number[] = [];
  const post = (message: WorkerMessage<string>) => message.type === 'progress' && told.push(message.share);
  await answerWith(post, async (onProgress) => {
    for (let step = 1; step <= 30; step++) {
      await vi.advanceTimersByTimeAsync(100);
      onProgress(step / 100_000);
    }
    return 'slow';
  });
  expect(told.length).toBeGreaterThan(1);
  expect(told.length).toBeLessThan(5);
});

it('does not blame the file for a defect of the app', async () => {
  const told: WorkerMessage<string>[] = [];
  await answerWith<string>(
    (message) => told.push(message),
    () => Promise.reject(new TypeError('x is undefined')),
  );
  expect(told).toEqual([{ type: 'failed', failure: { kind: 'internal', detail: 'TypeError: x is undefined' } }]);
});
