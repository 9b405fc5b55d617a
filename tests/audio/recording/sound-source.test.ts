import { afterEach, expect, it, vi } from 'vitest';
import { connectSource } from '@/audio/recording/sound-source';

vi.mock('@/audio/recording/capture-worklet.ts?worker&url', () => ({ default: '/worklet.js' }));

const close = vi.fn(async () => undefined);
class LostContext {
  audioWorklet = { addModule: () => Promise.reject(new DOMException('not there', 'AbortError')) };
  close = close;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a worklet that cannot be loaded leaves no audio context behind', async () => {
  vi.stubGlobal('AudioContext', LostContext);
  await expect(connectSource(Object.create(null), () => undefined)).rejects.toThrow('not there');
  expect(close).toHaveBeenCalledOnce();
});
