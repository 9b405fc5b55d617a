import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSound, silence } from '@/audio/playing/one-sound';
import { createSegmentPlayer } from '@/audio/playing/segment-player';

/** Seeking, stopping and drawing are heard and seen in a real browser (audio-engine.journey.ts). */
const wave = vi.hoisted(() => {
  const told = new Map<string, () => void>();
  const calls: string[] = [];
  const wrapper = { parentElement: null };
  const wave = {
    told,
    calls,
    on: (type: string, run: () => void) => told.set(type, run),
    getWrapper: () => wrapper,
    pause: () => calls.push('pause'),
    destroy: () => calls.push('destroy'),
    playing: false,
    isPlaying: () => wave.playing,
    play: async (startS: number) => {
      calls.push(`play ${startS}`);
    },
    setTime: (timeS: number) => calls.push(`to ${timeS}`),
    getCurrentTime: () => 0,
  };
  return wave;
});
vi.mock('wavesurfer.js', () => ({ default: { create: () => wave } }));
vi.mock('wavesurfer.js/plugins/regions', () => ({ default: { create: () => ({}) } }));

beforeEach(() => {
  wave.calls.length = 0;
  wave.playing = false;
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:call', revokeObjectURL: () => undefined });
});
afterEach(() => {
  vi.restoreAllMocks();
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
  beginSound(other, () => true);
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

test('a segment after the end that the browser sees is not played, and said; one before it is', () => {
  vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(12.5);
  const player = create();
  player.play(18, 22);
  expect([wave.calls, player.getState()]).toMatchObject([['pause'], { beyondEnd: true }]);
  player.play(10, 12);
  expect([wave.calls, player.getState()]).toMatchObject([['pause', 'play 10'], { beyondEnd: false }]);
  player.seek(30);
  expect(player.getState().beyondEnd).toBe(true);
  player.destroy();
});

test('a browser that does not tell the length plays what is asked for', () => {
  vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(Number.NaN);
  const player = create();
  player.play(18, 22);
  expect([wave.calls, player.getState().beyondEnd]).toEqual([['play 18'], false]);
  player.destroy();
});

test('a length that is known only later stops what began', () => {
  const length = vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(Number.NaN);
  const made = vi.spyOn(document, 'createElement');
  const player = create();
  const audio = made.mock.results.map(({ value }) => value).find((value) => value instanceof HTMLAudioElement);
  player.play(18, 22);
  wave.playing = true;
  length.mockReturnValue(0.016);
  audio?.dispatchEvent(new Event('loadedmetadata'));
  expect([wave.calls, player.getState().beyondEnd]).toEqual([['play 18', 'pause'], true]);
  player.destroy();
});

test('a segment that is let go plays on: only a seek makes the waveform forget where to stop', () => {
  const player = create();
  player.play(10, 12, 0);
  player.setLoop(true);
  wave.playing = true;
  wave.calls.length = 0;
  player.clearSegment();
  expect(player.getState()).toMatchObject({ segment: null, loop: false });
  expect(wave.calls).toEqual(['to 0', 'play undefined']);
  player.clearSegment();
  expect(wave.calls).toHaveLength(2);
  player.destroy();
});
