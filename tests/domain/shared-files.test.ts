import { describe, expect, it } from 'vitest';
import { OPENED_FILES, SHARED_FILES, sharedName } from '@/domain/shared-files';
import { startLink, startWish } from '@/domain/start-link';
import { ACCEPTED } from '@/features/capture/sort-files';

describe('what the manifest promises', () => {
  it('is what the app takes by its button, and no more', () => {
    const opened = [...new Set(Object.values(OPENED_FILES).flat())];
    expect(opened.sort()).toEqual(ACCEPTED.split(',').sort());
    expect(SHARED_FILES.filter((type) => type.startsWith('.')).sort()).toEqual(opened);
  });
});

describe('the name of a shared file', () => {
  it.each([
    ['cuộc gọi.mp3', 'audio/mpeg', 'cuộc gọi.mp3'],
    ['1000014', 'audio/mpeg', '1000014.mp3'],
    ['1000014', 'audio/x-m4a; codecs="mp4a"', '1000014.m4a'],
    ['AUD-0001.WAV', 'audio/x-wav', 'AUD-0001.WAV'],
    ['', 'text/vtt', '.vtt'],
    // Its type is not one of those the app takes, so its name is all there is to go by.
    ['voice.opus', 'audio/ogg', 'voice.opus'],
    ['invoice.pdf', '', 'invoice.pdf'],
    // A control character, and one that turns the rest of a name round.
    ['a\u0000b\u202egpj.mp3', 'audio/mpeg', 'abgpj.mp3'],
    ['cuo\u0323\u0302c.mp3', '', 'cuộc.mp3'],
  ])('%j of %s is %j', (name, type, expected) => {
    expect(sharedName(name, type)).toBe(expected);
  });

  it('keeps its ending when it is cut', () => {
    expect(sharedName(`${'x'.repeat(5000)}.mp3`, '')).toMatch(/^x{196}\.mp3$/);
  });
});

describe('an address', () => {
  it('leads where it says, and nowhere else', () => {
    expect(startWish(startLink('record').slice(2))).toBe('record');
    expect(startWish('#share-full')).toBe('share-full');
    for (const hash of ['', '#', '#call=x', '#recording', '#Record', '#__proto__']) expect(startWish(hash)).toBeNull();
  });
});
