import { describe, expect, it } from 'vitest';
import { createSeekQueue } from '@/audio/playing/seek-queue';

function fakeMedia() {
  const media = Object.assign(new EventTarget(), { seeking: false });
  return {
    media,
    finishSeek() {
      media.seeking = false;
      media.dispatchEvent(new Event('seeked'));
    },
  };
}

describe('createSeekQueue', () => {
  it('acts at once while nothing is being sought', () => {
    const done: string[] = [];
    createSeekQueue(fakeMedia().media).run(() => done.push('play'));
    expect(done).toEqual(['play']);
  });

  it('waits for the end of a seek, and only the last wish counts', () => {
    const { media, finishSeek } = fakeMedia();
    const done: number[] = [];
    const queue = createSeekQueue(media);
    media.seeking = true;
    for (const target of [1, 2, 3]) queue.run(() => done.push(target), target);
    expect([done, queue.target()]).toEqual([[], 3]);
    finishSeek();
    finishSeek();
    expect([done, queue.target()]).toEqual([[3], undefined]);
  });

  it('forgets what waits when told to', () => {
    const { media, finishSeek } = fakeMedia();
    const done: string[] = [];
    const queue = createSeekQueue(media);
    media.seeking = true;
    queue.run(() => done.push('play'), 5);
    queue.clear();
    finishSeek();
    expect(done).toEqual([]);
  });
});
