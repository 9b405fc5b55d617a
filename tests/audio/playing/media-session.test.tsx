import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freeMoves } from '@/audio/playing/free-moves';
import { holdMediaSession } from '@/audio/playing/media-session';
import { beginSound, hush } from '@/audio/playing/one-sound';
import { createPlayerStore } from '@/audio/playing/player-state';
import type { SegmentPlayer } from '@/audio/playing/segment-player';

const handlers = new Map<string, ((details: object) => void) | null>();
const session = {
  metadata: null as { title: string } | null,
  playbackState: 'none',
  setActionHandler(action: string, run: ((details: object) => void) | null) {
    if (action === 'stop') throw new TypeError('an action this browser does not know');
    handlers.set(action, run);
  },
  setPositionState: vi.fn(),
};

beforeEach(() => {
  handlers.clear();
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      title: string;
      constructor({ title }: { title: string }) {
        this.title = title;
      }
    },
  );
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaSession');
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function fakePlayer() {
  const store = createPlayerStore();
  const asked: string[] = [];
  const set = (phase: 'playing' | 'paused') => store.set({ phase });
  const player: SegmentPlayer = {
    play: (start, end) => asked.push(`play ${start}-${end}`),
    pause: () => set('paused'),
    toggle: () => set(store.get().phase === 'playing' ? 'paused' : 'playing'),
    seek: (timeS) => asked.push(`seek ${timeS}`),
    nudge: (byS) => asked.push(`nudge ${byS}`),
    setRate: (rate) => store.set({ rate }),
    setLoop: (loop) => store.set({ loop }),
    clearSegment() {
      asked.push('clear');
      store.set({ segment: null, loop: false });
    },
    draw: () => undefined,
    getState: store.get,
    subscribe: store.subscribe,
    destroy: () => undefined,
  };
  return { player, store, asked };
}

test('keys of the headset and the lock screen move the call, and are let go with it', () => {
  const { player, store, asked } = fakePlayer();
  const letGo = holdMediaSession(player, 'Gói 90 nghìn', 60);
  const press = (action: string, details = {}) => handlers.get(action)?.(details);
  expect([session.metadata?.title, session.playbackState]).toEqual(['Gói 90 nghìn', 'paused']);

  press('play');
  press('play');
  expect([store.get().phase, session.playbackState]).toEqual(['playing', 'playing']);
  press('pause');
  expect(session.playbackState).toBe('paused');
  press('seekforward');
  press('seekbackward', { seekOffset: 10 });
  press('seekto', { seekTime: 0 });
  press('seekto');
  expect(asked).toEqual(['nudge 5', 'nudge -10', 'seek 0']);

  store.set({ timeS: 60.1, rate: 1.5 });
  expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 60, position: 60, playbackRate: 1.5 });
  const told = session.setPositionState.mock.calls.length;
  store.set({ timeS: 60.2 });
  expect(session.setPositionState.mock.calls.length).toBe(told);

  letGo();
  expect([...handlers.values()].every((run) => run === null)).toBe(true);
  expect([session.metadata, session.playbackState]).toEqual([null, 'none']);
  store.set({ phase: 'playing' });
  expect(session.playbackState).toBe('none');
});

test('a browser without media keys plays all the same', () => {
  Reflect.deleteProperty(navigator, 'mediaSession');
  holdMediaSession(fakePlayer().player, 'call', 60)();
});

test('a segment of a whole call binds until somebody moves out of it, or goes on after a pause; a loop only the former', () => {
  const { player, store, asked } = fakePlayer();
  const free = freeMoves(player);
  const segment = { start: 10, end: 20, tailS: 0 };
  store.set({ phase: 'paused', segment, timeS: 15 });
  free.nudge(5);
  free.seek(12);
  expect(asked).toEqual(['nudge 5', 'seek 12']);
  free.nudge(5.1);
  expect(asked.slice(2)).toEqual(['clear', 'nudge 5.1']);

  store.set({ segment, timeS: 20 });
  free.toggle();
  expect([store.get().segment, store.get().phase]).toEqual([null, 'playing']);
  store.set({ segment, loop: true });
  free.toggle();
  free.toggle();
  expect(store.get()).toMatchObject({ segment, loop: true, phase: 'playing' });
  free.seek(9);
  expect(store.get()).toMatchObject({ segment: null, loop: false });
});

test('while the app is locked the keys have nothing to play, the title is gone, and what begins all the same falls silent', async () => {
  const { player, store } = fakePlayer();
  const release = holdMediaSession(player, 'Khách Bích Thủy', 60);
  store.set({ phase: 'playing' });
  beginSound(player.pause, () => true);
  hush(true);
  expect(player.getState().phase).toBe('paused');
  expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
  expect(handlers.get('play')).toBeNull();
  store.set({ phase: 'playing' });
  beginSound(player.pause, () => true);
  await vi.waitFor(() => expect(player.getState().phase).toBe('paused'));
  hush(false);
  expect(session.metadata?.title).toBe('Khách Bích Thủy');
  release();
  hush(true);
  hush(false);
  expect(session.metadata).toBeNull();
});
