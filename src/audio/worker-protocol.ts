import { type Failure, FailureError, failureOf, NO_DECODER } from '@/domain/failure';
import { workerFailure } from '@/domain/offline-copy';
import { createWatchdog, STALL_MS } from './watchdog';

/** What a worker that does one thing at a time tells of it. */
export type WorkerMessage<Result> =
  /** Also the sign of life of a worker that has come no further. */
  { type: 'progress'; share: number } | { type: 'done'; result: Result } | { type: 'failed'; failure: Failure };

/** What is used of a Worker. */
export interface AskedWorker {
  postMessage(request: unknown, transfer: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface WorkerAsk<Message, Type> {
  /** The message that answers the request. */
  until: Type;
  signal?: AbortSignal;
  onMessage?: (message: Message) => void;
  transfer?: Transferable[];
  /** Milliseconds without any message, after which it hangs. */
  stallMs?: number;
  /** What that is told as. */
  silence?: Failure;
  /** Names the worker in an error of the platform that has no words. */
  name?: string;
}

/**
 * Gives a worker that has nothing else in hand a request, and waits for its answer. Rejects with a FailureError:
 * `cancelled` when the signal fires, `silence` when there is no sign of life, what a message 'failed' says, `internal`
 * when the worker could not be loaded or broke, `offline` when its code is not on the device yet. Whether it is ended then is up to the caller.
 */
export function askWorker<Message extends { type: string }, Type extends Message['type']>(
  worker: AskedWorker,
  request: unknown,
  { until, signal, onMessage, transfer = [], stallMs = STALL_MS, silence, name = 'worker' }: WorkerAsk<Message, Type>,
): Promise<Extract<Message, { type: Type }>> {
  return new Promise((resolve, reject) => {
    const end = () => {
      watch.rest();
      signal?.removeEventListener('abort', cancel);
      worker.onmessage = null;
      worker.onerror = null;
    };
    const fail = (failure: Failure) => {
      end();
      reject(new FailureError(failure));
    };
    const cancel = () => fail({ kind: 'cancelled' });
    const watch = createWatchdog(stallMs, () => fail(silence ?? { kind: 'timeout', afterMs: stallMs, here: true }));
    worker.onmessage = ({ data }: MessageEvent<Message | { type: 'failed'; failure: Failure }>) => {
      watch.wait();
      if ('failure' in data && data.type === 'failed') return fail(data.failure);
      onMessage?.(data as Message);
      if (data.type !== until) return;
      end();
      resolve(data as Extract<Message, { type: Type }>);
    };
    worker.onerror = ({ message }) => fail(workerFailure(message ?? '', name, globalThis.navigator?.onLine));
    if (signal?.aborted) return cancel();
    signal?.addEventListener('abort', cancel);
    watch.wait();
    try {
      worker.postMessage(request, transfer);
    } catch (error) {
      fail({ kind: 'internal', detail: String(error) });
    }
  });
}

/**
 * A worker that lives for one request about a file. Rejects with a FailureError; `stalled` when the worker gives no sign of
 * life: where nothing else is said, what hangs in it is the decoding of the file.
 */
export async function runWorker<Result>(
  start: () => Worker,
  request: unknown,
  { signal, onProgress, transfer = [], stalled = NO_DECODER }: RunOptions,
): Promise<Result> {
  if (signal.aborted) throw new FailureError({ kind: 'cancelled' });
  const worker = start();
  const onMessage = (message: WorkerMessage<Result>) => message.type === 'progress' && onProgress(message.share);
  try {
    const ask = { until: 'done', signal, onMessage, transfer, silence: stalled } as const;
    const { result } = await askWorker<WorkerMessage<Result>, 'done'>(worker, request, ask);
    onProgress(1);
    return result;
  } finally {
    worker.terminate();
  }
}

export interface RunOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
  transfer?: Transferable[];
  stalled?: Failure;
}

/** A message a per cent is enough for a bar, and one a second for a sign of life. */
const STEP = 0.01;
const STEP_MS = 1000;

/** The worker's side: does what it is asked, tells how far it is, and then what came of it. */
export async function answerWith<Result>(
  post: (message: WorkerMessage<Result>) => void,
  work: (onProgress: (share: number) => void) => Promise<Result>,
): Promise<void> {
  let told = 0;
  let toldAt = 0;
  const onProgress = (share: number) => {
    const now = performance.now();
    if (share >= 1 || (share - told < STEP && now - toldAt < STEP_MS)) return;
    told = share;
    toldAt = now;
    post({ type: 'progress', share });
  };
  try {
    post({ type: 'done', result: await work(onProgress) });
  } catch (error) {
    post({ type: 'failed', failure: failureOf(error) });
  }
}
