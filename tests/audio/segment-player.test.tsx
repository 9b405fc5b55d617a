import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSound, silence } from '@/audio/one-sound';
import { createSegmentPlayer } from '@/audio/segment-player';

/** Seeking, stopping and drawing are heard and seen in a real browser (audio-engine.journey.ts). */
const wave = vi.hoisted(() => {
  const told = new Map<string, () => void>();
  const calls: string[] = [];
  const wrapper = { parentElement: null };
  return {
    told,
    calls,
    on: (type: string, run: () => void) => told.set(type, run),
    getWrapper: () => wrapper,
    pause: () => calls.push('pause'),
    destroy: () => calls.push('destroy'),
    isPlaying: () => false,
    getCurrentTime: () => 0,
  };
});
vi.mock('wavesurfer.js', () => ({ default: { create: () => wave } }));
vi.mock('wavesurfer.js/plugins/regions', () => ({ default: { create: () => ({}) } }));

beforeEach(() => {
  wave.calls.length = 0;
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:call', revokeObjectURL: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const create = () =>
  createSegmentPlayer({
    container: document.createElement('div'),
    blob: new Blob(['sound']),
    peaks: [],
    durationS: 60,
  });

test('a segment that begins silences what else is played, and is silenced in its turn', () => {
  const player = create();
  const other = vi.fn();
  beginSound(other);
  wave.told.get('play')?.();
  expect(other).toHaveBeenCalledOnce();
  expect(player.getState().phase).toBe('playing');
  silence();
  expect([wave.calls, player.getState().phase]).toEqual([['pause'], 'paused']);
  player.destroy();
});

test('a player that was destroyed is left in peace', () => {
  const player = create();
  wave.told.get('play')?.();
  player.destroy();
  silence();
  expect(wave.calls).toEqual(['destroy']);
});
