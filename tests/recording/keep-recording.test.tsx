import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginSound } from '@/audio/playing/one-sound';
import type { SoundGap } from '@/domain/call';
import { FailureError } from '@/domain/failure';
import type { StorageRoom } from '@/domain/live/recording';
import { type KeepOptions, keepRecording, type RecordingEnd } from '@/recording/keep-recording';
import type { RecordingStore } from '@/storage/calls/recordings';
import { engine } from '../helpers/microphone-double';

vi.mock('@/audio/recording/capture', async () => ({
  startRecording: (await import('../helpers/microphone-double')).engine.open,
}));

const SLICE = new Int16Array(32_000);
const ROOM: StorageRoom = { usedShare: 0.2, freeBytes: 1e9 };

/** Everything the store was asked, in order; the call is made of the slices it took. `fails` strikes before a slice is stored. */
function setUp(
  room: () => StorageRoom = () => ROOM,
  holds = Number.POSITIVE_INFINITY,
  clearedAt?: number,
  fails: (seq: number) => void = () => undefined,
) {
  const log: string[] = [];
  const taken: ArrayBuffer[] = [];
  const store: RecordingStore = {
    room: async () => room(),
    begin: async ({ gaps }) =>
      void log.push(['begin', ...(gaps ?? []).map(({ lostS }) => `without ${lostS} s`)].join(' ')),
    append: async (_id, seq, pcm) => {
      log.push(`append ${seq}`);
      fails(seq);
      if (seq >= holds) throw new FailureError({ kind: 'storage-full' });
      taken.push(pcm);
      return seq !== clearedAt;
    },
    mark: async (_id, { atS }) => void log.push(`mark ${atS}`),
    read: async () => new Blob(taken),
    finish: async (_id, file) => void log.push(`finish ${(file.size - 44) / SLICE.byteLength}`),
    drop: async () => void log.push('drop'),
    unfinished: async () => [],
  };
  const low: number[] = [];
  const ends: RecordingEnd[] = [];
  const gaps: SoundGap[] = [];
  const options: KeepOptions = {
    sliceMs: 2000,
    processing: false,
    call: { title: 'Recording', language: '', service: 'Sale Effective' },
    format: 'wav',
    onSlice: () => undefined,
    onGap: (gap) => gaps.push(gap),
    onState: () => undefined,
    onLow: (minutes) => low.push(minutes),
    onEnd: (end) => ends.push(end),
  };
  return { log, taken, store, low, ends, gaps, start: () => keepRecording(options, store) };
}

const slices = (from: number, to: number) => {
  for (let seq = from; seq < to; seq++) engine.tell.onSlice({ seq, pcm: SLICE.slice(), startS: seq * 2 });
};

beforeEach(() => {
  engine.reset();
  vi.stubGlobal('navigator', {
    locks: { request: async (_name: string, work: () => Promise<void>) => work() },
  });
});

describe('a device that gets full', () => {
  it.each([
    ['89 % full says nothing', 0.89, 1e9, []],
    ['90 % full is told, with the minutes that fit: the call needs the room once more', 0.9, 192e6, [50]],
    ['full to the last minute is told as no minutes', 0.99, 1e6, [0]],
  ])('%s', async (_, usedShare, freeBytes, expected) => {
    const { start, low } = setUp(() => ({ usedShare, freeBytes }));
    const recording = await start();
    expect(low).toEqual(expected);
    await recording.stop();
  });

  it('is looked at once a minute, and told once', async () => {
    let looks = 0;
    const { start, low } = setUp(() => {
      looks += 1;
      return looks < 3 ? ROOM : { usedShare: 0.95, freeBytes: 96e6 };
    });
    const recording = await start();
    slices(0, 59);
    expect([looks, low]).toEqual([2, []]);
    slices(59, 60);
    expect(looks).toBe(3);
    await vi.waitFor(() => expect(low).toEqual([25]));
    slices(60, 150);
    await recording.stop();
    expect(low).toEqual([25]);
  });

  it('is no reason not to record when it cannot be asked', async () => {
    const { start, low, log } = setUp(() => {
      throw new Error('no estimate');
    });
    await (await start()).stop();
    expect(low).toEqual([]);
    expect(log[0]).toBe('begin');
  });

  it('ends the recording at the last slice that fits, without a hole', async () => {
    const { start, log, ends } = setUp(undefined, 2);
    await start();
    slices(0, 5);
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    expect(engine.stop).toHaveBeenCalledOnce();
    // Tried again, and nothing after it before it is stored.
    expect(log).toEqual(['begin', 'append 0', 'append 1', 'append 2', 'append 2', 'append 2', 'finish 2']);
    expect(ends[0]).toMatchObject({ reason: 'storage', outcome: { type: 'stored', seconds: 4 } });
  });

  it('for a moment, or a database that broke off for one, loses nothing and ends nothing', async () => {
    const failures = [new FailureError({ kind: 'storage-full' }), new DOMException('broke off', 'AbortError')];
    const { start, log, ends } = setUp(undefined, undefined, undefined, (seq) => {
      const failure = seq === 1 ? failures.shift() : undefined;
      if (failure) throw failure;
    });
    const recording = await start();
    slices(0, 3);
    await recording.stop();
    expect(log).toEqual(['begin', 'append 0', 'append 1', 'append 1', 'append 1', 'append 2', 'finish 3']);
    expect(ends).toMatchObject([{ reason: 'stopped', outcome: { type: 'stored', seconds: 6 } }]);
  });

  it('is told as that, though the browser says it only once and then nothing but that the database can’t be opened', async () => {
    const failures = [new FailureError({ kind: 'storage-full' })];
    const { start, ends } = setUp(undefined, undefined, undefined, () => {
      throw failures.shift() ?? new DOMException('Internal error opening backing store', 'UnknownError');
    });
    await start();
    slices(0, 1);
    await vi.waitFor(() => expect(ends).toMatchObject([{ reason: 'storage' }]));
  });

  it('is not what is said of a database that stores nothing for another reason', async () => {
    const { start, ends } = setUp(undefined, undefined, undefined, () => {
      throw new DOMException('Internal error', 'UnknownError');
    });
    await start();
    slices(0, 1);
    await vi.waitFor(() => expect(ends).toMatchObject([{ reason: 'unstored' }]));
  });

  it('and whose browser deletes everything for room is said to be gone, not to have had no sound', async () => {
    const { start, taken, ends } = setUp(undefined, 2);
    await start();
    slices(0, 2);
    await vi.waitFor(() => expect(taken).toHaveLength(2));
    taken.length = 0;
    slices(2, 3);
    await vi.waitFor(() => expect(ends).toEqual([{ reason: 'storage', outcome: { type: 'cleared', seconds: 4 } }]));
  });

  it('and gives nothing back either is told with how much it keeps', async () => {
    const { start, store, ends } = setUp();
    store.read = () => Promise.reject(new DOMException('Internal error', 'UnknownError'));
    const recording = await start();
    slices(0, 2);
    await recording.stop();
    expect(ends).toMatchObject([{ outcome: { type: 'kept', seconds: 4 } }]);
  });
});

describe('a recording', () => {
  it('keeps the gap that its stop brings to light before it becomes a call', async () => {
    const { start, log } = setUp();
    const recording = await start();
    slices(0, 1);
    engine.tell.onGap?.({ atS: 2, lostS: 1 });
    await recording.stop();
    expect(log).toEqual(['begin', 'append 0', 'mark 2', 'finish 1']);
  });

  it('goes on where everything was cleared under it, and says that its beginning is missing', async () => {
    const { start, log, gaps } = setUp(undefined, undefined, 2);
    const recording = await start();
    slices(0, 4);
    await recording.stop();
    const kept = ['begin', 'append 0', 'append 1', 'append 2', 'begin without 4 s', 'append 3'];
    expect(log.slice(0, kept.length)).toEqual(kept);
    expect(gaps).toEqual([{ atS: 0, lostS: 4 }]);
  });

  it('without a sound becomes none', async () => {
    const { start, log } = setUp();
    const end = await (await start()).stop();
    expect(end).toEqual({ outcome: { type: 'empty' }, reason: 'stopped' });
    expect(log).toEqual(['begin', 'drop']);
  });
});

it('silences what is played before it opens the microphone', async () => {
  const quiet = vi.fn();
  beginSound(quiet, () => true);
  const { start } = setUp();
  const recording = await start();
  expect(quiet).toHaveBeenCalledOnce();
  await recording.stop();
});
