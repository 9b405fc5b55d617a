import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isHeard, silence } from '@/audio/playing/one-sound';
import type { LoadPart } from '@/audio/playing/parts-playback';
import { createTurnPlayer, type TurnPlayback, type TurnSound } from '@/audio/playing/turn-player';

class ScriptedAudio extends EventTarget {
  src = '';
  currentTime = 0;
  paused = true;
  refuses = false;
  constructor() {
    super();
    audios.push(this);
  }
  async play() {
    if (this.refuses) throw new DOMException('refused', 'NotAllowedError');
    this.paused = false;
    this.dispatchEvent(new Event('playing'));
  }
  pause() {
    this.paused = true;
  }
  removeAttribute() {
    this.src = '';
  }
  load() {}
  say(type: string) {
    this.dispatchEvent(new Event(type));
  }
  reach(seconds: number) {
    this.currentTime = seconds;
    this.say('timeupdate');
  }
}

let audios: ScriptedAudio[];
let urls: Set<string>;

beforeEach(() => {
  audios = [];
  urls = new Set();
  let made = 0;
  vi.stubGlobal('Audio', ScriptedAudio);
  vi.stubGlobal('URL', {
    createObjectURL: () => {
      made += 1;
      urls.add(`blob:${made}`);
      return `blob:${made}`;
    },
    revokeObjectURL: (url: string) => urls.delete(url),
  });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  return () => vi.unstubAllGlobals();
});

const IDLE: TurnPlayback = { phase: 'idle', turn: null, all: false };
const load = async () => new Blob(['sound']);
const clip = (start: number, end?: number): TurnSound => ({
  kind: 'clip',
  load,
  start,
  ...(end !== undefined && { end }),
});
const parts = (...loads: LoadPart[]): TurnSound => ({ kind: 'parts', parts: loads });

function deferred() {
  let resolve: (blob: Blob) => void = () => undefined;
  const promise = new Promise<Blob>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (blob: Blob) => resolve(blob) };
}

/** The one element, once it has another source than `before`. */
async function sounding(before = ''): Promise<ScriptedAudio> {
  await vi.waitFor(() => expect([undefined, '', before]).not.toContain(audios[0]?.src));
  const [audio] = audios;
  if (audio === undefined) throw new Error('no audio');
  return audio;
}

async function playingClip(before = ''): Promise<ScriptedAudio> {
  const audio = await sounding(before);
  audio.say('loadedmetadata');
  return audio;
}

describe('a turn of the recording', () => {
  test('loads, plays its seconds and is idle again at its end, with nothing left behind', async () => {
    const player = createTurnPlayer();
    player.toggle(3, clip(10, 12));
    expect(player.getState()).toEqual({ phase: 'loading', turn: 3, all: false });
    expect(isHeard()).toBe(false);
    const audio = await playingClip();
    expect(audio.currentTime).toBe(10);
    expect(player.getState()).toEqual({ phase: 'playing', turn: 3, all: false });
    audio.reach(11.9);
    expect(player.getState().phase).toBe('playing');
    expect(isHeard()).toBe(true);
    audio.reach(12);
    expect(player.getState()).toEqual(IDLE);
    expect(isHeard()).toBe(false);
    expect([audio.paused, audio.src, urls.size]).toEqual([true, '', 0]);
  });

  test('is stalled while it waits for data and plays on', async () => {
    const player = createTurnPlayer();
    player.toggle(1, clip(0));
    const audio = await playingClip();
    audio.say('waiting');
    expect(player.getState()).toEqual({ phase: 'stalled', turn: 1, all: false });
    audio.say('playing');
    expect(player.getState()).toEqual({ phase: 'playing', turn: 1, all: false });
    audio.say('ended');
    expect(player.getState()).toEqual(IDLE);
  });

  test('pausing clears the source; another turn takes its place, in the same element', async () => {
    const player = createTurnPlayer();
    player.toggle(1, clip(0, 5));
    const audio = await playingClip();
    player.toggle(1, clip(0, 5));
    expect(player.getState()).toEqual(IDLE);
    expect([audio.paused, audio.src]).toEqual([true, '']);

    player.toggle(1, clip(0, 5));
    const { src } = await playingClip();
    player.toggle(2, clip(5, 9));
    expect(audio.paused).toBe(true);
    await playingClip(src);
    expect(player.getState()).toEqual({ phase: 'playing', turn: 2, all: false });
    expect([audio.currentTime, audios.length, urls.size]).toEqual([5, 1, 1]);
    player.stop();
    expect(urls.size).toBe(0);
  });

  test.each<[string, TurnSound]>([
    ['there is no audio', { kind: 'clip', load: async () => undefined, start: 0 }],
    ['the audio can not be read', { kind: 'clip', load: () => Promise.reject(new Error('gone')), start: 0 }],
  ])('says error when %s, and tries again when asked again', async (_why, sound) => {
    const player = createTurnPlayer();
    player.toggle(1, sound);
    await vi.waitFor(() => expect(player.getState()).toMatchObject({ phase: 'error', turn: 1 }));
    player.toggle(1, clip(0));
    expect(player.getState()).toEqual({ phase: 'loading', turn: 1, all: false });
  });

  test('says error when the browser refuses to play or can not decode', async () => {
    const player = createTurnPlayer();
    player.toggle(1, clip(0));
    const audio = await sounding();
    audio.refuses = true;
    audio.say('loadedmetadata');
    await vi.waitFor(() => expect(player.getState().phase).toBe('error'));
    audio.refuses = false;
    player.toggle(2, clip(0));
    (await playingClip()).say('error');
    expect(player.getState()).toMatchObject({ phase: 'error', turn: 2 });
    expect(urls.size).toBe(0);
  });

  test('a load that ends after the turn was left plays nothing', async () => {
    const player = createTurnPlayer();
    const late = deferred();
    player.toggle(1, { kind: 'clip', load: () => late.promise, start: 0 });
    player.stop();
    late.resolve(new Blob(['late']));
    await late.promise;
    expect([audios[0]?.src, urls.size]).toEqual(['', 0]);
  });

  test('tells its listeners of every change until they leave', async () => {
    const player = createTurnPlayer();
    const phases: string[] = [];
    const leave = player.subscribe(() => phases.push(player.getState().phase));
    player.toggle(1, clip(0));
    player.stop();
    player.stop();
    leave();
    player.toggle(1, clip(0));
    expect(phases).toEqual(['loading', 'idle']);
  });
});

describe('a turn spoken by a service', () => {
  test('plays its parts in order, each fetched while the one before is heard', async () => {
    const player = createTurnPlayer();
    const second = deferred();
    const asked: number[] = [];
    const sound = parts(
      (_signal) => {
        asked.push(1);
        return load();
      },
      (_signal) => {
        asked.push(2);
        return second.promise;
      },
    );
    player.toggle(1, sound);
    const audio = await sounding();
    expect(player.getState()).toEqual({ phase: 'playing', turn: 1, all: false });
    expect(asked).toEqual([1, 2]);
    audio.say('ended');
    expect(player.getState()).toEqual({ phase: 'stalled', turn: 1, all: false });
    const { src } = audio;
    second.resolve(new Blob(['two']));
    await sounding(src);
    expect(player.getState()).toEqual({ phase: 'playing', turn: 1, all: false });
    audio.say('ended');
    await vi.waitFor(() => expect(player.getState()).toEqual(IDLE));
    expect([asked, urls.size]).toEqual([[1, 2], 0]);
  });

  test('calls the request off when another turn is played', async () => {
    const player = createTurnPlayer();
    const signals: AbortSignal[] = [];
    player.toggle(
      1,
      parts((signal) => {
        signals.push(signal);
        return new Promise(() => undefined);
      }),
    );
    expect(player.getState().phase).toBe('loading');
    player.toggle(2, parts(load));
    expect(signals[0]?.aborted).toBe(true);
    await sounding();
    expect(player.getState()).toEqual({ phase: 'playing', turn: 2, all: false });
  });

  test('ends in error with the reason, also when it comes with a later part', async () => {
    const player = createTurnPlayer();
    const reason = new Error('no audio');
    player.toggle(
      1,
      parts(load, () => Promise.reject(reason)),
    );
    (await sounding()).say('ended');
    await vi.waitFor(() => expect(player.getState()).toEqual({ phase: 'error', turn: 1, all: false, why: reason }));
    expect(urls.size).toBe(0);
  });
});

describe('the whole call', () => {
  test('plays the recording through and follows it turn by turn', async () => {
    const player = createTurnPlayer();
    player.playAll({ kind: 'recording', load, start: 0, turnAt: (at) => (at < 4 ? 1 : 2) });
    expect(player.getState()).toEqual({ phase: 'loading', turn: 1, all: true });
    const audio = await playingClip();
    audio.reach(3);
    expect(player.getState()).toEqual({ phase: 'playing', turn: 1, all: true });
    audio.reach(4.1);
    expect(player.getState()).toEqual({ phase: 'playing', turn: 2, all: true });
    audio.say('ended');
    expect(player.getState()).toEqual(IDLE);
  });

  test('plays turn after turn, over those without a sound, and fetches the next one ahead', async () => {
    const player = createTurnPlayer();
    const asked: number[] = [];
    const soundOf = (turn: number): TurnSound | null => {
      if (turn === 2) return null;
      if (turn === 3) return clip(5, 6);
      return parts((_signal) => {
        asked.push(turn);
        return load();
      });
    };
    player.playAll({ kind: 'turns', first: 1, count: 5, soundOf });
    const audio = await sounding();
    expect(player.getState()).toEqual({ phase: 'playing', turn: 1, all: true });
    let { src } = audio;
    audio.say('ended');
    await playingClip(src);
    expect(player.getState()).toEqual({ phase: 'playing', turn: 3, all: true });
    expect(asked).toEqual([1, 4]);
    src = audio.src;
    audio.reach(6);
    await sounding(src);
    expect(player.getState()).toEqual({ phase: 'playing', turn: 4, all: true });
    expect(asked).toEqual([1, 4, 5]);
    src = audio.src;
    audio.say('ended');
    await sounding(src);
    audio.say('ended');
    await vi.waitFor(() => expect(player.getState()).toEqual(IDLE));
    expect([asked, urls.size]).toEqual([[1, 4, 5], 0]);
  });

  test('stops where a turn fails, and when its turn is pressed', async () => {
    const player = createTurnPlayer();
    const soundOf = (turn: number) => parts(turn === 1 ? load : () => Promise.reject(new Error('down')));
    player.playAll({ kind: 'turns', first: 1, count: 3, soundOf });
    (await sounding()).say('ended');
    await vi.waitFor(() => expect(player.getState()).toMatchObject({ phase: 'error', turn: 2, all: false }));
    player.playAll({ kind: 'turns', first: 1, count: 3, soundOf: () => clip(0, 1) });
    player.toggle(1, clip(0, 1));
    expect(player.getState()).toEqual(IDLE);
  });
});

describe('one sound at a time', () => {
  test('another player that begins, or a microphone, silences the one that plays', async () => {
    const [first, second] = [createTurnPlayer(), createTurnPlayer()];
    first.toggle(1, clip(0, 5));
    await playingClip();
    second.toggle(2, clip(0, 5));
    expect([first.getState(), audios[0]?.paused]).toEqual([IDLE, true]);
    expect(second.getState()).toEqual({ phase: 'loading', turn: 2, all: false });
    silence();
    expect([second.getState(), urls.size]).toEqual([IDLE, 0]);
  });
});
