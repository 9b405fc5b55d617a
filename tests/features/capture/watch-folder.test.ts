import { describe, expect, it } from 'vitest';
import { newFiles } from '@/features/capture/watch-folder';
import { stampOf } from '@/storage/browser/watched-folder';

const file = (name: string, content = 'sound', lastModified = 1) => new File([content], name, { lastModified });
const stamps = (...files: File[]) => new Set(files.map(stampOf));
const names = (groups: readonly File[][]) => groups.map((group) => group.map(({ name }) => name));

describe('a look into the watched folder', () => {
  const one = file('one.mp3');
  const captions = file('one.vtt', 'WEBVTT');
  const old = file('old.mp3');
  const oldCaptions = file('old.vtt', 'WEBVTT');
  const all = [one, captions, old, oldCaptions];

  it('finds sound it has not seen, with the captions of its name and no others', () => {
    const found = newFiles(all, stamps(old), stamps(...all));
    expect([names(found.ready), found.growing]).toEqual([[['one.mp3', 'one.vtt']], false]);
    expect(names(newFiles([one, oldCaptions], new Set(), stamps(one, oldCaptions)).ready)).toEqual([['one.mp3']]);
  });

  it.each([
    ['it was not there before', all, stamps(captions)],
    ['it was shorter before', all, stamps(file('one.mp3', 'so'), captions)],
    ['its captions still grow', all, stamps(one)],
    ['it is empty', [file('one.mp3', '')], stamps(file('one.mp3', ''))],
  ])('leaves sound for later while %s', (_, files, was) => {
    const found = newFiles(files, stamps(old), was);
    expect([names(found.ready), found.growing]).toEqual([[], true]);
  });

  it('takes a file that was written anew, and none for its name alone', () => {
    const again = file('one.mp3', 'sound', 2);
    expect(names(newFiles([again], stamps(one), stamps(again)).ready)).toEqual([['one.mp3']]);
    expect(newFiles([one], stamps(one), stamps(one))).toEqual({ ready: [], growing: false });
  });
});
