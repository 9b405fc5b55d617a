import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecorderOptions } from '@/audio/recorder';
import { startCapture } from '@/audio/recording/capture';
import type { CaptureRequest } from '@/audio/recording/capture-messages';
import type { RecorderState } from '@/audio/recording/recorder-state';
import { connectSource, type SoundSource } from '@/audio/recording/sound-source';

vi.mock('@/audio/recording/sound-source', () => ({ connectSource: vi.fn() }));

/** The engine needs a browser; the journeys have one. Here the test is its worker, its microphone and its permission. */
class ScriptedWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  ended = false;
  asked: CaptureRequest['type'][] = [];
  constructor() {
    worker = this;
  }
  postMessage({ type }: CaptureRequest) {
    this.asked.push(type);
  }
  terminate() {
    this.ended = true;
  }
}

let worker: ScriptedWorker;
let permission: EventTarget & { state: PermissionState };
let states: RecorderState[];
const closed = vi.fn();
const SOURCE: SoundSource = { finish: () => undefined, close: closed };

const track = () => Object.assign(new EventTarget(), { stop: () => undefined, muted: false, enabled: true });
function microphone(): MediaStream {
  const own = track();
  return Object.assign(Object.create(null), { getAudioTracks: () => [own], getTracks: () => [own] });
}
const start = () => {
  const options: RecorderOptions = {
    sliceMs: 2000,
    processing: false,
    onSlice: () => undefined,
    onState: (state) => states.push(state),
  };
  return startCapture(microphone(), options);
};
/** A source that is connected when the test says so. */
function slowSource(): () => void {
  let connect: (source: SoundSource) => void = () => undefined;
  vi.mocked(connectSource).mockReturnValue(
    new Promise((resolve) => {
      connect = resolve;
    }),
  );
  return () => connect(SOURCE);
}

beforeEach(() => {
  states = [];
  closed.mockClear();
  permission = Object.assign(new EventTarget(), { state: 'granted' as const });
  vi.mocked(connectSource).mockReset().mockResolvedValue(SOURCE);
  vi.stubGlobal('Worker', ScriptedWorker);
  vi.stubGlobal('navigator', {
    mediaDevices: new EventTarget(),
    permissions: { query: async () => permission },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a recording engine', () => {
  it('closes a source that is connected only after it was taken away', async () => {
    const connect = slowSource();
    const starting = start();
    await vi.waitFor(() => expect(connectSource).toHaveBeenCalled());
    permission.state = 'denied';
    permission.dispatchEvent(new Event('change'));
    await vi.waitFor(() => expect(worker.asked).toContain('stop'));
    worker.onmessage?.({ data: { type: 'stopped', seconds: 0 } });
    expect(states.at(-1)).toEqual({ phase: 'ended', reason: 'permission' });
    connect();
    await starting;
    expect(closed).toHaveBeenCalledOnce();
  });

  it('says nothing more after it has broken, even while it starts', async () => {
    const connect = slowSource();
    const starting = start();
    await vi.waitFor(() => expect(connectSource).toHaveBeenCalled());
    worker.onerror?.();
    connect();
    const recorder = await starting;
    expect(states).toEqual([{ phase: 'ended', reason: 'failed' }]);
    await recorder.stop();
    expect(worker.ended).toBe(true);
  });

  it('that could not start listens to nothing any more', async () => {
    vi.mocked(connectSource).mockRejectedValue(new Error('no worklet'));
    await expect(start()).rejects.toThrow('no worklet');
    expect(worker.ended).toBe(true);
    permission.state = 'denied';
    permission.dispatchEvent(new Event('change'));
    window.dispatchEvent(new Event('focus'));
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(states).toEqual([]);
  });
});
