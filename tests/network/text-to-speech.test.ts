import { describe, expect, it } from 'vitest';
import { SPEECH_SEED, speechAddresses } from '@/network/text-to-speech';
import { settings } from '../helpers/settings';

const speaking = (speechSynthesis: string, respelling: Record<string, string> = {}) =>
  settings({ services: { speechSynthesis }, respelling });
const spoken = { text: 'Gói D15 của MobiFone, 50% ạ', voice: 'Nữ miền Nam', steps: 20 };
const urls = (...input: Parameters<typeof speechAddresses>) =>
  speechAddresses(...input).map((address) => new URL(address));

describe('the speech addresses', () => {
  it('carry seed, steps, voice and the text in lower case with brands respelled', () => {
    const [url, ...more] = urls(speaking('https://tts.example/voice/'), spoken);
    expect(more).toEqual([]);
    expect(`${url?.origin}${url?.pathname}`).toBe('https://tts.example/voice');
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      seed: String(SPEECH_SEED),
      nfe_step: '20',
      voice: 'Nữ miền Nam',
      text: 'gói d15 của mô bi phôn, 50 phần trăm ạ',
    });
    expect(url?.search).not.toContain('+');
  });

  it('take the respelling of the deployer', () => {
    const [url] = urls(speaking('https://t', { MobiFone: 'mô-bi' }), spoken);
    expect(url?.searchParams.get('text')).toContain('mô-bi');
  });

  it('are none without a service or without words, and the same for the same words', () => {
    expect(speechAddresses(speaking(''), spoken)).toEqual([]);
    expect(speechAddresses(speaking('https://t'), { ...spoken, text: ' ' })).toEqual([]);
    expect(speechAddresses(speaking('https://t'), spoken)).toEqual(speechAddresses(speaking('https://t'), spoken));
  });

  it('cut a long turn at sentence ends, short enough for any server once the letters are encoded', () => {
    const text = 'Dạ em kiểm tra gói cước của mình ngay bây giờ ạ. '.repeat(40);
    const parts = urls(speaking('https://t'), { ...spoken, text });
    const texts = parts.map((url) => url.searchParams.get('text') ?? '');
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.every((part) => part.length <= 600 && part.endsWith('ạ.'))).toBe(true);
    expect(texts.join(' ')).toBe(text.trim().toLowerCase());
    expect(Math.max(...parts.map(({ href }) => href.length))).toBeLessThan(8000);
  });
});
