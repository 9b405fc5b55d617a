import { expect, it, vi } from 'vitest';
import { serviceSpeech } from '@/features/transcript/sound/service-speech';
import { fetchSpeech } from '@/network/fetch-speech';
import { settings } from '../../../helpers/settings';

vi.mock('@/network/fetch-speech', () => ({ fetchSpeech: vi.fn(async () => new Blob(['no sound'])) }));

it('waits for speech as long as the deployer lets services work', async () => {
  const told = settings({ services: { speechSynthesis: 'https://tts.example' }, workTimeoutS: 600 });
  const voices = { agentVoice: 'Nữ miền Nam', customerVoice: 'Nam 2' } as const;
  const { signal } = new AbortController();
  await serviceSpeech({ callId: 'c', settings: told, voices, steps: 20 })('agent', 'Xin chào')[0]?.(signal);
  const address = expect.stringMatching(/^https:\/\/tts\.example\?seed=/);
  expect(fetchSpeech).toHaveBeenCalledWith(address, signal, { timeoutMs: 600_000 });
});
