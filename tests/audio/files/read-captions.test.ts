import { describe, expect, it } from 'vitest';
import { readCaptions } from '@/audio/files/read-captions';

const CUE = 'WEBVTT\n\n00:00.000 --> 00:01.000\nChào chị';
const utf16 = (text: string, mark: number[], big: boolean) =>
  new Uint8Array([
    ...mark,
    ...[...text].flatMap((char) => {
      const code = char.charCodeAt(0);
      return big ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  ]);

describe('a caption file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(CUE)],
    ['UTF-16, little end first', utf16(CUE, [0xff, 0xfe], false)],
    ['UTF-16, big end first', utf16(CUE, [0xfe, 0xff], true)],
  ])('is read as %s', async (_, bytes) => {
    const read = await readCaptions(new File([bytes], 'a.vtt'));
    expect(read?.name).toBe('a.vtt');
    expect(read?.text).toContain('Chào chị');
  });

  it('of an old Windows is read with its Vietnamese letters', async () => {
    // "Dạ em chào chị" in windows-1258: the marks of tones are letters of their own.
    const words = [0x44, 0x61, 0xf2, 0x20, 0x65, 0x6d, 0x20, 0x63, 0x68, 0xe0, 0x6f, 0x20, 0x63, 0x68, 0x69, 0xf2];
    const cue = new TextEncoder().encode('1\n00:00:00,000 --> 00:00:01,000\n');
    const read = await readCaptions(new File([cue, new Uint8Array(words)], 'a.srt'));
    expect(read?.text.normalize('NFC')).toContain('Dạ em chào chị');
  });

  it('in UTF-8 stays so with a spoiled letter in it', async () => {
    const read = await readCaptions(new File([CUE, new Uint8Array([0xe1])], 'a.vtt'));
    expect(read?.text).toContain('Chào chị');
  });

  it('without one cue is no caption file', async () => {
    expect(await readCaptions(new File(['a shopping list'], 'a.vtt'))).toBeNull();
  });

  it('of an impossible size is not even read', async () => {
    const huge = { name: 'a.vtt', size: 21 * 1024 * 1024, arrayBuffer: () => Promise.reject(new Error('read')) };
    expect(await readCaptions(huge as unknown as File)).toBeNull();
  });

  it('that vanished from the disk is no captions: what came with it is not refused for it', async () => {
    const gone = { name: 'a.vtt', size: 10, arrayBuffer: () => Promise.reject(new Error('NotReadableError')) };
    expect(await readCaptions(gone as unknown as File)).toBeNull();
  });
});
