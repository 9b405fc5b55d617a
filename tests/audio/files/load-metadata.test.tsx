import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMetadata } from '@/audio/files/load-metadata';

const sound = new Blob(['ID3'], { type: 'audio/mpeg' });

describe('whether a browser plays a file', () => {
  let audio: HTMLAudioElement;
  beforeEach(() => {
    vi.useFakeTimers();
    audio = document.createElement('audio');
    vi.spyOn(document, 'createElement').mockReturnValue(audio);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('is told by the browser, and its length', async () => {
    const asked = loadMetadata(sound, new AbortController().signal);
    Object.defineProperty(audio, 'duration', { value: 12 });
    audio.dispatchEvent(new Event('loadedmetadata'));
    expect(await asked).toEqual({ durationS: 12 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is no where it is refused', async () => {
    const asked = loadMetadata(sound, new AbortController().signal);
    audio.dispatchEvent(new Event('error'));
    expect(await asked).toBeNull();
  });

  it('stays open where the browser says nothing in time', async () => {
    const asked = loadMetadata(sound, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await asked).toEqual({ durationS: Number.NaN });
    expect(audio.getAttribute('src')).toBeNull();
  });

  it('is asked no more when it is cancelled', async () => {
    const stop = new AbortController();
    const asked = loadMetadata(sound, stop.signal);
    stop.abort();
    await expect(asked).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
    expect(vi.getTimerCount()).toBe(0);
  });
});
