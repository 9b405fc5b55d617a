import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRecording } from '@/audio/recording/capture';
import type { CaptureRequest } from '@/audio/recording/capture-messages';
import type { RecorderOptions } from '@/audio/recording/recorder-state';
import { connectSource, type SoundSource } from '@/audio/recording/sound-source';
import type { RecorderState } from '@/domain/live/recording';
import { streamDouble } from '../../helpers/microphone-double';

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

const start = () => {
  const options: RecorderOptions = {
    sliceMs: 2000,
    processing: false,
    onSlice: () => undefined,
    onState: (state) => states.push(state),
  };
  return startRecording(options);
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
    mediaDevices: Object.assign(new EventTarget(), { getUserMedia: async () => streamDouble() }),
    permissions: { query: async () => permission },
  });
});
afterEach(() => {
  vi.useRealTimers();
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

  it.each(['while it records', 'when it is to stop'])(
    'whose worker hangs %s does not look like a recording',
    async (when) => {
      vi.useFakeTimers();
      const recorder = await start();
      worker.onmessage?.({ data: { type: 'heard', seconds: 4 } });
      if (when === 'when it is to stop') void recorder.stop();
      await vi.advanceTimersByTimeAsync(29_000);
      expect(worker.ended).toBe(false);
      await vi.advanceTimersByTimeAsync(1000);
      expect(worker.ended).toBe(true);
      expect(states.at(-1)?.phase).toBe('ended');
    },
  );

  it('in a long pause is not taken for one that hangs', async () => {
    vi.useFakeTimers();
    const recorder = await start();
    recorder.pause();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(worker.ended).toBe(false);
    recorder.resume();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(states.at(-1)).toEqual({ phase: 'ended', reason: 'failed' });
  });

  it('asks anew for a microphone that it was never given, once there is another one', async () => {
    vi.useFakeTimers();
    const { mediaDevices } = navigator;
    const [first, second, late] = [streamDouble(), streamDouble(), streamDouble()];
    let give: (stream: MediaStream) => void = () => undefined;
    const never = new Promise<MediaStream>((resolve) => {
      give = resolve;
    });
    const open = vi.fn().mockResolvedValueOnce(first).mockReturnValueOnce(never).mockResolvedValueOnce(second);
    mediaDevices.getUserMedia = open;
    const recorder = await start();
    first.getTracks()[0]?.dispatchEvent(new Event('ended'));
    await vi.advanceTimersByTimeAsync(6000);
    expect(states.at(-1)).toEqual({ phase: 'gap', reason: 'unplugged' });
    mediaDevices.dispatchEvent(new Event('devicechange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toEqual({ phase: 'recording' });
    expect(recorder.stream()).toBe(second);
    // It comes after all.
    const stopped = vi.spyOn(late.getTracks()[0] as MediaStreamTrack, 'stop');
    give(late);
    await vi.advanceTimersByTimeAsync(0);
    expect(stopped).toHaveBeenCalledOnce();
    expect(recorder.stream()).toBe(second);
    worker.onerror?.();
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
