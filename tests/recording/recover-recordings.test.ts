import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdRecording } from '@/audio/recording/recording-lock';
import { FailureError } from '@/domain/failure';
import type { RecordingOutcome } from '@/domain/live/recording';
import { recoverRecordings } from '@/recording/recover-recordings';
import type { RecordingStore } from '@/storage/calls/recordings';

/** A store in memory: what each recording holds, and what became a call. */
function memoryStore(recordings: Record<string, number>) {
  const open = new Map(
    Object.entries(recordings).map(([id, seconds]) => [id, new Blob([new Int16Array(seconds * 16_000)])]),
  );
  const finished: { id: string; bytes: number; type: string; seconds: number }[] = [];
  const store: RecordingStore = {
    room: async () => ({ usedShare: 0, freeBytes: 1 }),
    begin: async () => undefined,
    append: async () => true,
    mark: async () => undefined,
    read: async (id) => open.get(id) ?? new Blob([]),
    finish: async (id, file, _extension, seconds) => {
      finished.push({ id, bytes: file.size, type: file.type, seconds });
      open.delete(id);
    },
    drop: async (id) => void open.delete(id),
    unfinished: async () => [...open.keys()],
  };
  return { store, open, finished };
}

/** Locks as pages hold them: a recording another page makes is not to be had until it lets go. */
function locks(held: readonly string[] = []) {
  const waiting = new Map(held.map((id) => [id, () => {}]));
  const log: string[] = [];
  return {
    log,
    letGo: (id: string) => waiting.get(id)?.(),
    async hold(id: string) {
      if (waiting.has(id)) await new Promise<void>((resolve) => waiting.set(id, resolve));
      log.push(`hold ${id}`);
      return () => void log.push(`release ${id}`);
    },
  };
}

describe('after a crash', () => {
  let outcomes: RecordingOutcome[];
  beforeEach(() => {
    outcomes = [];
  });
  const recover = (store: RecordingStore, hold: (id: string) => Promise<() => void>, format: 'wav' | 'mp3' = 'wav') =>
    recoverRecordings(store, format, (outcome) => outcomes.push(outcome), hold);

  it('every recording becomes a call of the length of its slices', async () => {
    const { store, finished } = memoryStore({ a: 860, b: 2 });
    const { hold, log } = locks();
    await recover(store, hold);
    expect(outcomes).toEqual([
      { type: 'stored', callId: 'a', seconds: 860 },
      { type: 'stored', callId: 'b', seconds: 2 },
    ]);
    expect(finished.map(({ bytes, type }) => [bytes, type])).toEqual([
      [44 + 860 * 32_000, 'audio/wav'],
      [44 + 2 * 32_000, 'audio/wav'],
    ]);
    expect(log.filter((entry) => entry.startsWith('release'))).toHaveLength(2);
  });

  it('one without a sound is dropped', async () => {
    const { store, open } = memoryStore({ a: 0 });
    await recover(store, locks().hold);
    expect(outcomes).toEqual([{ type: 'empty' }]);
    expect(open.size).toBe(0);
  });

  it('one that another page makes is left alone, and recovered when that page dies', async () => {
    const { store, finished } = memoryStore({ mine: 4, theirs: 6 });
    const { hold, letGo } = locks(['theirs']);
    const all = recover(store, hold);
    await expect.poll(() => finished.map(({ id }) => id)).toEqual(['mine']);
    letGo('theirs');
    await all;
    expect(finished.map(({ id }) => id)).toEqual(['mine', 'theirs']);
  });

  it('one that this very page makes is not its to end, nor to wait for; when it was kept, a later look takes it', async () => {
    vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => Promise<void>) => work() } });
    const release = await holdRecording('now');
    const { store, finished } = memoryStore({ now: 4, before: 6 });
    await recover(store, locks().hold);
    expect(finished.map(({ id }) => id)).toEqual(['before']);
    release();
    await recover(store, locks().hold);
    expect(finished.map(({ id }) => id)).toEqual(['before', 'now']);
    vi.unstubAllGlobals();
  });

  it('one that its page finished in the meantime is not finished again', async () => {
    const { store, open, finished } = memoryStore({ theirs: 6 });
    const { hold, letGo } = locks(['theirs']);
    const all = recover(store, hold);
    await Promise.resolve();
    open.delete('theirs');
    letGo('theirs');
    await all;
    expect(finished).toEqual([]);
    expect(outcomes).toEqual([]);
  });

  it('one that can not be stored stays, says why, and keeps nobody else waiting', async () => {
    const { store, open } = memoryStore({ a: 4, b: 2 });
    const { finish } = store;
    store.finish = (id, ...rest) =>
      id === 'a' ? Promise.reject(new FailureError({ kind: 'storage-full' })) : finish(id, ...rest);
    const { hold, log } = locks();
    await recover(store, hold);
    expect(outcomes).toEqual([
      { type: 'kept', seconds: 4, failure: { kind: 'storage-full' } },
      { type: 'stored', callId: 'b', seconds: 2 },
    ]);
    expect([...open.keys()]).toEqual(['a']);
    expect(log).toContain('release a');
  });

  it('is a WAV where the MP3 encoder can not be had', async () => {
    const { store, finished } = memoryStore({ a: 1 });
    await recover(store, locks().hold, 'mp3');
    expect(finished.map(({ type }) => type)).toEqual(['audio/wav']);
  });
});
