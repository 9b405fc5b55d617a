import { describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG, type Settings } from '@/domain/settings';
import { SPEECH_SEED, speechAddress } from '@/network/text-to-speech';

function settings(speechSynthesis: string, respelling: Record<string, string> = {}): Settings {
  return {
    ...DEFAULT_CONFIG,
    services: { ...DEFAULT_CONFIG.services, speechSynthesis },
    respelling,
    secrets: { apiKey: '', interactionsToken: '' },
    notifyWhenScored: false,
  };
}
const spoken = { text: 'Gói D15 của MobiFone, 50% ạ', voice: 'Nữ miền Nam', steps: 20 };

describe('the speech address', () => {
  it('carries seed, steps, voice and the text in lower case with brands respelled', () => {
    const url = new URL(speechAddress(settings('https://tts.example/voice/'), spoken));
    expect(`${url.origin}${url.pathname}`).toBe('https://tts.example/voice');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      seed: String(SPEECH_SEED),
      nfe_step: '20',
      voice: 'Nữ miền Nam',
      text: 'gói d15 của mô bi phôn, 50 phần trăm ạ',
    });
    expect(url.search).not.toContain('+');
  });

  it('takes the respelling of the deployer', () => {
    const url = new URL(speechAddress(settings('https://t', { MobiFone: 'mô-bi' }), spoken));
    expect(url.searchParams.get('text')).toContain('mô-bi');
  });

  it('is empty without a service, and the same for the same words', () => {
    expect(speechAddress(settings(''), spoken)).toBe('');
    expect(speechAddress(settings('https://t'), spoken)).toBe(speechAddress(settings('https://t'), { ...spoken }));
  });
});
