import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InstalledModel } from '@/domain/models/speech-model';
import { startWhisper, type WhisperWorker } from '@/on-device/whisper/whisper-client';
import type { WhisperMessage, WhisperRequest } from '@/on-device/whisper/whisper-messages';

const MODEL: InstalledModel = {
  id: 'whisper-tones',
  version: '1',
  size: 'tiny',
  backend: 'wasm',
  precision: { encoder: 'q8', decoder: 'q8' },
  files: [],
};
const STALL_MS = 1000;

/** A worker that answers with what a test says, when it says it. */
class FakeWorker {
  onmessage: ((event: MessageEvent<WhisperMessage>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  asked: WhisperRequest[] = [];
  transferred: Transferable[] = [];
  terminated = false;

  postMessage(request: WhisperRequest, transfer: Transferable[]): void {
    this.asked.push(request);
    this.transferred = transfer;
  }

  terminate(): void {
    this.terminated = true;
  }

  tell(message: WhisperMessage): void {
    this.onmessage?.({ data: message } as MessageEvent<WhisperMessage>);
  }
}

let worker: FakeWorker;
let abort: AbortController;

const start = (): Promise<WhisperWorker> =>
  startWhisper(MODEL, {
    signal: abort.signal,
    backend: 'wasm',
    startWorker: () => worker as unknown as Worker,
    stallMs: STALL_MS,
  });

async function ready(): Promise<WhisperWorker> {
  const started = start();
  worker.tell({ type: 'loaded' });
  return started;
}

const HEAR: WhisperRequest = { type: 'hear', samples: new Float32Array(16), language: 'vi' };
const HEARD: WhisperMessage = { type: 'heard', text: 'chào em nhé', language: 'vi', tookMs: 3 };
const hear = (whisper: WhisperWorker) => whisper.ask(HEAR, { until: 'heard', signal: abort.signal });

beforeEach(() => {
  vi.useFakeTimers();
  worker = new FakeWorker();
  abort = new AbortController();
});
afterEach(() => vi.useRealTimers());

describe('a worker with a speech model', () => {
  it('is told the model, the backend and one thread where no memory can be shared', async () => {
    await ready();
    expect(worker.asked).toEqual([{ type: 'load', model: MODEL, backend: 'wasm', threads: 1 }]);
    expect(worker.terminated).toBe(false);
  });

  it('answers with the message that was waited for, and tells of those before it', async () => {
    const whisper = await ready();
    const told: string[] = [];
    const sound = new Float32Array(16);
    const answer = whisper.ask(HEAR, {
      until: 'heard',
      signal: abort.signal,
      onMessage: ({ type }) => told.push(type),
      transfer: [sound.buffer],
    });
    worker.tell({ type: 'token' });
    worker.tell({ type: 'token' });
    worker.tell(HEARD);
    expect(await answer).toEqual(HEARD);
    expect(told).toEqual(['token', 'token', 'heard']);
    expect(worker.transferred).toEqual([sound.buffer]);
  });

  it('can be asked again, and its memory is freed at the end', async () => {
    const whisper = await ready();
    for (const _ of [1, 2]) {
      const answer = hear(whisper);
      worker.tell(HEARD);
      expect(await answer).toEqual(HEARD);
    }
    // Nothing watches a worker of which nothing is asked.
    await vi.advanceTimersByTimeAsync(10 * STALL_MS);
    expect(worker.terminated).toBe(false);
    whisper.close();
    expect(worker.terminated).toBe(true);
  });
});

describe('a worker that hangs', () => {
  it('while it loads is ended', async () => {
    const started = start();
    const failed = expect(started).rejects.toMatchObject({ failure: { kind: 'timeout', afterMs: STALL_MS } });
    await vi.advanceTimersByTimeAsync(STALL_MS);
    await failed;
    expect(worker.terminated).toBe(true);
  });

  it('in the middle is ended, however long it lived before', async () => {
    const whisper = await ready();
    const answer = hear(whisper);
    const failed = expect(answer).rejects.toMatchObject({ failure: { kind: 'timeout', afterMs: STALL_MS } });
    for (let token = 0; token < 20; token++) {
      await vi.advanceTimersByTimeAsync(STALL_MS - 1);
      worker.tell({ type: 'token' });
    }
    await vi.advanceTimersByTimeAsync(STALL_MS - 1);
    expect(worker.terminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await failed;
    expect(worker.terminated).toBe(true);
  });
});

describe('a worker that is not wanted any more', () => {
  it('is ended in the middle of what it does', async () => {
    const whisper = await ready();
    const answer = hear(whisper);
    abort.abort();
    await expect(answer).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
    expect(worker.terminated).toBe(true);
  });

  it('is asked nothing when that is known before', async () => {
    abort.abort();
    await expect(start()).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
    expect(worker.asked).toEqual([]);
    expect(worker.terminated).toBe(true);
  });
});

describe('a worker that fails', () => {
  it('is ended and says why', async () => {
    const whisper = await ready();
    const answer = hear(whisper);
    worker.tell({ type: 'failed', failure: { kind: 'unreadable-file', detail: 'no sound' } });
    await expect(answer).rejects.toMatchObject({ failure: { kind: 'unreadable-file', detail: 'no sound' } });
    expect(worker.terminated).toBe(true);
  });

  it.each([
    ['out of memory', 'out of memory'],
    ['', 'whisper worker'],
  ])('with an error of the platform ("%s") is ended as well', async (message, detail) => {
    const started = start();
    worker.onerror?.({ message } as ErrorEvent);
    await expect(started).rejects.toMatchObject({ failure: { kind: 'internal', detail } });
    expect(worker.terminated).toBe(true);
  });

  it('whose code is not stored yet is waited for without a network, and only there', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const started = start();
    worker.onerror?.({} as ErrorEvent);
    await expect(started).rejects.toMatchObject({ failure: { kind: 'offline', notStored: true } });
    expect(worker.terminated).toBe(true);
    worker = new FakeWorker();
    const broken = start();
    worker.onerror?.({ message: 'out of memory' } as ErrorEvent);
    await expect(broken).rejects.toMatchObject({ failure: { kind: 'internal', detail: 'out of memory' } });
    vi.unstubAllGlobals();
  });

  it('is heard no more afterwards', async () => {
    const whisper = await ready();
    const answer = hear(whisper);
    worker.tell({ type: 'failed', failure: { kind: 'unsupported' } });
    worker.tell(HEARD);
    await expect(answer).rejects.toMatchObject({ failure: { kind: 'unsupported' } });
    expect(worker.onmessage).toBeNull();
  });
});
