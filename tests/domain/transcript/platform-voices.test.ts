import { describe, expect, test } from 'vitest';
import { castVoices, type PlatformVoice, voicesOfLanguage } from '@/domain/transcript/platform-voices';
import { DEFAULT_VOICES, type Voices } from '@/domain/transcript/voices';

const voice = (name: string, lang = 'vi-VN', localService = true): PlatformVoice => ({ name, lang, localService });
const linh = voice('Linh');
const an = voice('Microsoft An - Vietnamese (Vietnam)');
const hoaiMy = voice('Microsoft HoaiMy Online (Natural)', 'vi-VN', false);
const namMinh = voice('Microsoft NamMinh Online (Natural)', 'vi-VN', false);
const google = [1, 2, 3, 4, 5].map((n) => voice(`Google Tiếng Việt ${n}`, 'vi_VN'));

test('only voices of the language count, and those of this device alone where it has any', () => {
  expect(voicesOfLanguage([voice('Zira', 'en-US'), hoaiMy, linh, voice('x', 'vie')], 'vi')).toEqual([linh]);
  expect(voicesOfLanguage([hoaiMy, namMinh], 'vi')).toEqual([hoaiMy, namMinh]);
  expect(voicesOfLanguage(google, 'vi')).toHaveLength(5);
  expect(voicesOfLanguage([linh], '')).toEqual([]);
  expect(voicesOfLanguage([linh], 'th')).toEqual([]);
});

describe('castVoices', () => {
  const names = (voices: PlatformVoice[], chosen: Voices = DEFAULT_VOICES) => {
    const cast = castVoices(voices, chosen);
    return cast && [cast.agent.voice.name, cast.customer.voice.name];
  };

  test('gives a female and a male voice where the platform has both', () => {
    expect(names([an, linh])).toEqual([linh.name, an.name]);
    expect(names([namMinh, hoaiMy])).toEqual([hoaiMy.name, namMinh.name]);
    expect(names(google)).toEqual(['Google Tiếng Việt 1', 'Google Tiếng Việt 4']);
  });

  test('gives the eight voices different ones as far as there are any', () => {
    const agents = (['Nữ miền Nam', 'Nữ 3', 'Nữ Lan'] as const).map(
      (agentVoice) => castVoices(google, { agentVoice, customerVoice: 'Nam 2' })?.agent.voice.name,
    );
    expect(new Set(agents).size).toBe(3);
    expect(names(google, { agentVoice: 'Nam 1', customerVoice: 'Nam 1' })).toEqual([
      'Google Tiếng Việt 5',
      'Google Tiếng Việt 4',
    ]);
  });

  test('moves the pitch of the only voice, so that two speakers can be told apart', () => {
    const cast = castVoices([linh], DEFAULT_VOICES);
    expect([cast?.agent.pitch, cast?.customer.pitch]).toEqual([1, 0.8]);
    const both = castVoices([linh], { agentVoice: 'Nữ 3', customerVoice: 'Nữ Lan' });
    expect([both?.agent.pitch, both?.customer.pitch]).toEqual([1.15, 0.85]);
  });

  test('is null without a voice', () => {
    expect(castVoices([], DEFAULT_VOICES)).toBeNull();
  });
});
