import { expect, it, vi } from 'vitest';
import { DEFAULT_CONFIG, NO_SECRETS, type Settings } from '@/domain/settings';
import { serviceSpeech } from '@/features/transcript/sound/service-speech';
import { fetchSpeech } from '@/network/fetch-speech';

vi.mock('@/network/fetch-speech', () => ({ fetchSpeech: vi.fn(async () => new Blob(['no sound'])) }));

it('waits for speech as long as the deployer lets services work', async () => {
  const settings: Settings = {
    ...DEFAULT_CONFIG,
    services: { ...DEFAULT_CONFIG.services, speechSynthesis: 'https://tts.example' },
    workTimeoutS: 600,
    secrets: NO_SECRETS,
    notifyWhenScored: false,
    mp3Encode: false,
    voiceProcessing: false,
  };
  const voices = { agentVoice: 'Nữ miền Nam', customerVoice: 'Nam 2' } as const;
  const { signal } = new AbortController();
  await serviceSpeech({ callId: 'c', settings, voices, steps: 20 })('agent', 'Xin chào')[0]?.(signal);
  const address = expect.stringMatching(/^https:\/\/tts\.example\?seed=/);
  expect(fetchSpeech).toHaveBeenCalledWith(address, signal, { timeoutMs: 600_000 });
});
