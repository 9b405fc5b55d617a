import { describe, expect, it } from 'vitest';
import { judge } from '@/audio/files/probe';

const inspected = { durationS: 12, channels: 2, codec: 'x' };

describe('judge', () => {
  it('believes the file about its length, not the browser', () => {
    expect(judge('mp3', { durationS: 4615 }, inspected)).toEqual({
      durationS: 12,
      channels: 2,
      playable: true,
      mime: 'audio/mpeg',
    });
  });

  it('keeps a sound file the browser cannot play', () => {
    expect(judge('wav', null, inspected)).toMatchObject({ playable: false, durationS: 12, mime: 'audio/wav' });
  });

  it('takes what the browser plays even when nobody else can read it', () => {
    expect(judge('ogg', { durationS: 3 }, null)).toMatchObject({ playable: true, durationS: 3, channels: 1 });
    expect(judge(null, { durationS: 3 }, null)).toMatchObject({ playable: true, mime: '' });
  });

  it('takes a file that the browser says nothing about by what it says itself', () => {
    expect(judge('mp3', { durationS: Number.NaN }, inspected)).toMatchObject({ playable: true, durationS: 12 });
  });

  it.each([
    ['has no length that anybody tells', judge(null, { durationS: Number.NaN }, null)],
    ['neither plays nor reads', judge('mp4', null, null)],
    ['is a film without sound', judge('mp4', { durationS: 5 }, null)],
    ['has no length', judge('wav', null, { ...inspected, durationS: 0 })],
    ['has an endless length nobody can count', judge('ogg', { durationS: Number.POSITIVE_INFINITY }, null)],
  ])('refuses a file that %s', (_, opened) => {
    expect(opened).toBeNull();
  });
});
