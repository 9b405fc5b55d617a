import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WorkerMessage } from '@/audio/worker-protocol';
import { type CaptionsRead, doCaptionsTask } from '@/on-device/captions';
import { readCaptionsAside } from '@/on-device/captions-aside';

const CUE = '00:01.000 --> 00:02.000\n<v Agent>Dạ em nghe\n\n';
const LARGE = CUE.repeat(2000);
const { signal } = new AbortController();

let started = 0;
let loads = true;
/** Does its task a moment later, as a real one does; one that can't be loaded says so. */
class CaptionsWorker {
  onmessage: ((event: MessageEvent<WorkerMessage<CaptionsRead | null>>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  terminate = vi.fn();
  constructor() {
    started++;
  }
  postMessage(task: Parameters<typeof doCaptionsTask>[0]): void {
    queueMicrotask(() => {
      if (!loads) return this.onerror?.({ message: 'no such file' } as ErrorEvent);
      const message = { type: 'done', result: doCaptionsTask(task) } as const;
      this.onmessage?.({ data: message } as MessageEvent<WorkerMessage<CaptionsRead | null>>);
    });
  }
}

beforeEach(() => {
  started = 0;
  loads = true;
  vi.stubGlobal('Worker', CaptionsWorker);
});
afterEach(() => vi.unstubAllGlobals());

it('reads captions of hours in a worker, and those of a call at once', async () => {
  expect((await readCaptionsAside({ text: CUE }, signal))?.json.segments).toHaveLength(1);
  expect(started).toBe(0);
  expect((await readCaptionsAside({ text: LARGE }, signal))?.json.segments).toHaveLength(2000);
  expect(started).toBe(1);
});

it('reads them all the same where the worker can not be loaded, or there are none', async () => {
  loads = false;
  expect((await readCaptionsAside({ text: LARGE }, signal))?.json.segments).toHaveLength(2000);
  vi.stubGlobal('Worker', undefined);
  expect((await readCaptionsAside({ text: LARGE }, signal))?.json.segments).toHaveLength(2000);
  expect(started).toBe(1);
});

it('does not start where nobody waits any more', async () => {
  const gone = AbortSignal.abort();
  await expect(readCaptionsAside({ text: LARGE }, gone)).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
  expect(started).toBe(0);
});
