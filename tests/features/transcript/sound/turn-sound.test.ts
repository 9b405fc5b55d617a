import { describe, expect, test } from 'vitest';
import type { CastVoice } from '@/domain/transcript/platform-voices';
import type { Turn } from '@/domain/transcript/transcript';
import {
  hasSound,
  type SoundSources,
  type Synthesis,
  turnSound,
  wholeCall,
} from '@/features/transcript/sound/turn-sound';
import type { Sounds } from '@/features/transcript/sound/use-sound-sources';
import { voiceNote } from '@/features/transcript/sound/voice-note';

const TURNS: Turn[] = [
  { speaker: 'agent', text: 'a', start: 1, end: 3 },
  { speaker: 'customer', text: 'b', start: 4, end: 4 },
  { speaker: 'agent', text: 'c', start: 6 },
  { speaker: 'customer', text: 'd' },
];
const TIMED = TURNS.slice(0, 3);
const load = async () => undefined;
const cast = (name: string, localService = true): CastVoice<SpeechSynthesisVoice> => ({
  voice: { name, lang: 'vi-VN', localService } as SpeechSynthesisVoice,
  pitch: 1,
  rate: 1,
});
const platform: Synthesis = { by: 'platform', cast: { agent: cast('Linh'), customer: cast('An') } };
const part = async () => new Blob();
const service: Synthesis = { by: 'service', parts: (speaker, text) => (`${speaker}${text}` === '' ? [] : [part]) };
const sources = (patch: Partial<SoundSources> = {}): SoundSources => ({
  load,
  synthesis: platform,
  prefer: 'recording',
  ...patch,
});

describe('turnSound', () => {
  test('plays the seconds of the stored audio, up to the next turn where the end is not known', () => {
    expect(turnSound(TURNS, 0, sources())).toEqual({ kind: 'clip', load, start: 1, end: 3 });
    expect(turnSound(TURNS, 1, sources({ synthesis: null }))).toEqual({ kind: 'clip', load, start: 4, end: 6 });
    expect(turnSound(TURNS, 2, sources())).toEqual({ kind: 'clip', load, start: 6 });
  });

  test('reads aloud where there is no audio, no time, or the reviewer wants voices', () => {
    const linh = { kind: 'speech', text: 'a', ...platform.cast.agent };
    expect(turnSound(TURNS, 0, sources({ load: null }))).toEqual(linh);
    expect(turnSound(TURNS, 0, sources({ prefer: 'synthetic' }))).toEqual(linh);
    expect(turnSound(TURNS, 3, sources())).toEqual({ kind: 'speech', text: 'd', ...platform.cast.customer });
    expect(turnSound(TURNS, 3, sources({ synthesis: service }))).toEqual({ kind: 'parts', parts: [part] });
  });

  test('falls back to the recording where voices are wanted and there are none', () => {
    const voiceless = sources({ prefer: 'synthetic', synthesis: null });
    expect(turnSound(TURNS, 0, voiceless)).toMatchObject({ kind: 'clip' });
    expect(turnSound(TURNS, 3, voiceless)).toBeNull();
    expect(turnSound(TURNS, 9, sources())).toBeNull();
  });

  test('a turn has a button exactly where it has a sound', () => {
    for (const given of [sources(), sources({ load: null }), sources({ synthesis: null })])
      for (const [index, turn] of TURNS.entries())
        expect(hasSound(turn, given)).toBe(turnSound(TURNS, index, given) !== null);
    expect(hasSound(undefined, sources())).toBe(false);
  });
});

describe('captions that are longer than the recording', () => {
  const ten = { endS: 4, synthesis: null };

  test('have nothing to play where a turn begins at its end or later', () => {
    expect(TURNS.map((_, index) => turnSound(TURNS, index, sources(ten)) !== null)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(TURNS.map((turn) => hasSound(turn, sources(ten)))).toEqual([true, false, false, false]);
    expect(turnSound(TURNS, 2, sources({ endS: 4 }))).toMatchObject({ kind: 'speech', text: 'c' });
    expect(wholeCall(TIMED, 2, sources(ten)).kind).toBe('turns');
  });
});

describe('the whole call', () => {
  test('is the recording itself where every turn has its time in it', () => {
    const whole = wholeCall(TIMED, 2, sources());
    if (whole.kind !== 'recording') throw new Error(whole.kind);
    expect(whole.start).toBe(4);
    expect([0, 1, 3.5, 4, 7].map(whole.turnAt)).toEqual([1, 1, 1, 2, 3]);
  });

  test.each([
    ['a turn has no time', TURNS, sources()],
    ['voices are wanted', TIMED, sources({ prefer: 'synthetic' })],
    ['there is no recording', TIMED, sources({ load: null })],
  ])('is one turn after the other where %s', (_why, turns, given) => {
    const whole = wholeCall(turns, 1, given);
    if (whole.kind !== 'turns') throw new Error(whole.kind);
    expect([whole.first, whole.count]).toEqual([1, turns.length]);
    expect(whole.soundOf(1)).toEqual(turnSound(turns, 0, given));
  });
});

describe('the note about the voices', () => {
  const sounds = (patch: Partial<Sounds>): Sounds => ({
    sources: sources(),
    choose: () => undefined,
    language: 'vi',
    settled: true,
    service: '',
    ...patch,
  });
  const same: Synthesis = { by: 'platform', cast: { agent: cast('Linh'), customer: cast('Linh') } };
  const one = same.cast.agent;
  same.cast.customer = { ...one, pitch: 0.8 };
  const remote: Synthesis = {
    by: 'platform',
    cast: { agent: cast('HoaiMy', false), customer: cast('NamMinh', false) },
  };

  test.each<[string, readonly Turn[], Partial<Sounds>, string]>([
    ['nothing while the recording is played', TIMED, {}, ''],
    ['the real names', TURNS, {}, 'Agent: Linh · Customer: An'],
    ['the one voice', TURNS, { sources: sources({ synthesis: same }) }, 'Both read by Linh, at two pitches'],
    [
      'that words leave the device',
      TURNS,
      { sources: sources({ synthesis: remote }) },
      'Agent: HoaiMy (sends the words to the maker of the voice) · Customer: NamMinh (sends the words to the maker of the voice)',
    ],
    [
      'the service without its query',
      TIMED,
      { service: 'https://tts.example/voice?key=1', sources: sources({ prefer: 'synthetic', synthesis: service }) },
      'Read by https://tts.example/voice',
    ],
    ['nothing while voices may come', TURNS, { settled: false, sources: sources({ synthesis: null }) }, ''],
    [
      'that there is no voice of the language',
      TURNS,
      { sources: sources({ synthesis: null }) },
      "This device has no Vietnamese voice: turns without a recording can't be read aloud.",
    ],
    [
      'a language tag that is none, as it is',
      TURNS,
      { language: '_nonsense_', sources: sources({ synthesis: null }) },
      "This device has no _nonsense_ voice: turns without a recording can't be read aloud.",
    ],
    [
      'that the language is not known',
      TURNS,
      { language: '', sources: sources({ synthesis: null }) },
      "The language of this call is not known: turns without a recording can't be read aloud.",
    ],
  ])('says %s', (_what, turns, patch, note) => {
    expect(voiceNote(turns, sounds(patch))).toBe(note);
  });
});
