import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sentences, voicesOf } from '@/audio/speech-playback';
import { createTurnPlayer, type TurnSound } from '@/audio/turn-player';

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
}

class ScriptedUtterance extends EventTarget {
  readonly text: string;
  voice: SpeechSynthesisVoice | null = null;
  lang = '';
  constructor(text: string) {
    super();
    this.text = text;
  }
}

const voice = (lang: string, localService = true) => ({ lang, localService, name: lang }) as SpeechSynthesisVoice;
let audios: ScriptedAudio[];
let urls: Set<string>;
let spoken: ScriptedUtterance[];

beforeEach(() => {
  audios = [];
  urls = new Set();
  spoken = [];
  vi.stubGlobal('Audio', ScriptedAudio);
  vi.stubGlobal('URL', {
    createObjectURL: () => {
      const url = `blob:${audios.length}`;
      urls.add(url);
      return url;
    },
    revokeObjectURL: (url: string) => urls.delete(url),
  });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.stubGlobal('SpeechSynthesisUtterance', ScriptedUtterance);
  vi.stubGlobal('window', {
    speechSynthesis: { speak: (utterance: ScriptedUtterance) => spoken.push(utterance), cancel: () => undefined },
  });
  return () => vi.unstubAllGlobals();
});

const clip = (start: number, end?: number): TurnSound => ({
  kind: 'clip',
  load: async () => new Blob(['sound']),
  start,
  ...(end !== undefined && { end }),
});

async function started(index: number): Promise<ScriptedAudio> {
  await vi.waitFor(() => expect(audios[index]?.src).not.toBe(''));
  const audio = audios[index];
  if (audio === undefined) throw new Error('no audio');
  audio.dispatchEvent(new Event('loadedmetadata'));
  return audio;
}

describe('createTurnPlayer', () => {
  test('loads, plays the seconds of the turn and is idle again at its end, with nothing left behind', async () => {
    const player = createTurnPlayer();
    player.toggle(3, clip(10, 12));
    expect(player.getState()).toEqual({ phase: 'loading', turn: 3 });
    const audio = await started(0);
    expect(audio.currentTime).toBe(10);
    expect(player.getState()).toEqual({ phase: 'playing', turn: 3 });
    audio.currentTime = 11.9;
    audio.dispatchEvent(new Event('timeupdate'));
    expect(player.getState().phase).toBe('playing');
    audio.currentTime = 12;
    audio.dispatchEvent(new Event('timeupdate'));
    expect(player.getState()).toEqual({ phase: 'idle', turn: null });
    expect([audio.paused, audio.src, urls.size]).toEqual([true, '', 0]);
  });

  test('is stalled while it waits for data and plays on', async () => {
    const player = createTurnPlayer();
    player.toggle(1, clip(0));
    const audio = await started(0);
    audio.dispatchEvent(new Event('waiting'));
    expect(player.getState()).toEqual({ phase: 'stalled', turn: 1 });
    audio.dispatchEvent(new Event('playing'));
    expect(player.getState()).toEqual({ phase: 'playing', turn: 1 });
    audio.dispatchEvent(new Event('ended'));
    expect(player.getState().phase).toBe('idle');
  });

  test('pausing clears the source; another turn takes its place', async () => {
    const player = createTurnPlayer();
    player.toggle(1, clip(0, 5));
    const first = await started(0);
    player.toggle(1, clip(0, 5));
    expect(player.getState()).toEqual({ phase: 'idle', turn: null });
    expect([first.paused, first.src]).toEqual([true, '']);

    player.toggle(1, clip(0, 5));
    const second = await started(1);
    player.toggle(2, clip(5, 9));
    expect(second.paused).toBe(true);
    await started(2);
    second.dispatchEvent(new Event('error'));
    expect(player.getState()).toEqual({ phase: 'playing', turn: 2 });
    expect(urls.size).toBe(1);
    player.stop();
    expect(urls.size).toBe(0);
  });

  test.each<[string, TurnSound]>([
    ['there is no audio', { kind: 'clip', load: async () => undefined, start: 0 }],
    ['the audio can not be read', { kind: 'clip', load: () => Promise.reject(new Error('gone')), start: 0 }],
  ])('says error when %s, and tries again when asked again', async (_why, sound) => {
    const player = createTurnPlayer();
    player.toggle(1, sound);
    await vi.waitFor(() => expect(player.getState()).toEqual({ phase: 'error', turn: 1 }));
    player.toggle(1, clip(0));
    expect(player.getState()).toEqual({ phase: 'loading', turn: 1 });
  });

  test('says error when the browser refuses to play or can not decode', async () => {
    const player = createTurnPlayer();
    player.toggle(1, clip(0));
    const [audio] = audios;
    if (audio) audio.refuses = true;
    await started(0);
    await vi.waitFor(() => expect(player.getState().phase).toBe('error'));
    player.toggle(2, clip(0));
    (await started(1)).dispatchEvent(new Event('error'));
    expect(player.getState()).toEqual({ phase: 'error', turn: 2 });
    expect(urls.size).toBe(0);
  });

  test('a load that ends after the turn was left plays nothing', async () => {
    const player = createTurnPlayer();
    let give: (blob: Blob) => void = () => undefined;
    player.toggle(1, {
      kind: 'clip',
      load: () =>
        new Promise((resolve) => {
          give = resolve;
        }),
      start: 0,
    });
    player.stop();
    give(new Blob(['late']));
    await Promise.resolve();
    expect([audios[0]?.src, urls.size]).toEqual(['', 0]);
  });

  test('reads a text sentence by sentence', () => {
    const player = createTurnPlayer();
    player.toggle(4, { kind: 'speech', text: 'Dạ em chào chị. Chị cần gì ạ?', voice: voice('vi-VN') });
    expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([['Dạ em chào chị.', 'vi-VN']]);
    spoken[0]?.dispatchEvent(new Event('start'));
    expect(player.getState()).toEqual({ phase: 'playing', turn: 4 });
    spoken[0]?.dispatchEvent(new Event('end'));
    expect(spoken[1]?.text).toBe('Chị cần gì ạ?');
    spoken[1]?.dispatchEvent(new Event('end'));
    expect(player.getState().phase).toBe('idle');
  });

  test('an utterance that fails is an error, one that was stopped is not', () => {
    const player = createTurnPlayer();
    const speech: TurnSound = { kind: 'speech', text: 'Dạ', voice: voice('vi-VN') };
    player.toggle(1, speech);
    player.stop();
    spoken[0]?.dispatchEvent(new Event('error'));
    expect(player.getState().phase).toBe('idle');
    player.toggle(1, speech);
    spoken[1]?.dispatchEvent(new Event('error'));
    expect(player.getState()).toEqual({ phase: 'error', turn: 1 });
  });

  test('tells its listeners of every change until they leave', () => {
    const player = createTurnPlayer();
    const phases: string[] = [];
    const leave = player.subscribe(() => phases.push(player.getState().phase));
    player.toggle(1, clip(0));
    player.stop();
    leave();
    player.toggle(1, clip(0));
    expect(phases).toEqual(['loading', 'idle']);
  });
});

test.each([
  ['Một. Hai! Ba? Bốn', ['Một.', 'Hai!', 'Ba?', 'Bốn']],
  ['90.000đ một tháng', ['90.000đ một tháng']],
  ['  ', []],
])('%j is read as %j', (text, parts) => {
  expect(sentences(text)).toEqual(parts);
});

test('only voices of the language are offered, those of this device first', () => {
  const all = [voice('en-US'), voice('vi_VN', false), voice('vi-VN'), voice('vie')];
  expect(voicesOf(all, 'vi').map(({ localService }) => localService)).toEqual([true, false]);
  expect(voicesOf(all, '')).toEqual([]);
  expect(voicesOf(all, 'th')).toEqual([]);
});
