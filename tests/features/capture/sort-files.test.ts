import { describe, expect, it } from 'vitest';
import { ACCEPTED, sortFiles, titleOfFile } from '@/features/capture/sort-files';

const file = (name: string, size = 10) => ({ name, size });
const pairs = (...names: string[]) =>
  sortFiles(names.map((name) => file(name))).calls.map(({ audio, captions }) => [audio.name, captions?.name]);

describe('the file input', () => {
  it('accepts the four audio formats and captions beside them', () => {
    expect(ACCEPTED).toBe('.mp3,.wav,.m4a,.flac,.vtt,.srt,.callmark');
  });
});

describe('chosen files', () => {
  it.each(['a.mp3', 'a.wav', 'a.m4a', 'a.flac', 'A.MP3', 'a.b.Wav', 'cuộc gọi 1.M4A'])('%s becomes a call', (name) => {
    expect(sortFiles([file(name)])).toEqual({ calls: [{ audio: file(name) }], loose: undefined, refused: [] });
  });

  it.each(['a.ogg', 'a.mp4', 'a.txt', 'mp3', 'a.mp3.exe', 'a.', ''])('%j is refused for its extension', (name) => {
    expect(sortFiles([file(name)]).refused).toEqual([{ name, why: 'extension' }]);
  });

  it.each(['a.mp3', 'a.vtt'])('%s without a byte is refused as empty', (name) => {
    expect(sortFiles([file(name, 0)]).refused).toEqual([{ name, why: 'empty' }]);
  });

  it('become a call each, whatever stands between them', () => {
    const sorted = sortFiles([file('1.mp3'), file('bad.doc'), file('2.WAV'), file('3.flac', 0)]);
    expect(sorted.calls.map(({ audio }) => audio.name)).toEqual(['1.mp3', '2.WAV']);
    expect(sorted.refused).toEqual([
      { name: 'bad.doc', why: 'extension' },
      { name: '3.flac', why: 'empty' },
    ]);
  });

  it('gives one that stands twice to two calls', () => {
    expect(pairs('a.mp3', 'a.mp3')).toHaveLength(2);
  });
});

describe('captions', () => {
  it.each([
    ['the same base name', ['b.mp3', 'a.mp3', 'a.vtt'], ['a.mp3', 'a.vtt']],
    ['another case', ['b.mp3', 'A.MP3', 'a.Vtt'], ['A.MP3', 'a.Vtt']],
    ['the whole name of the audio', ['b.mp3', 'a.mp3', 'a.mp3.srt'], ['a.mp3', 'a.mp3.srt']],
    ['a language before the extension', ['b.mp3', 'a.mp3', 'a.vi.srt'], ['a.mp3', 'a.vi.srt']],
    [
      'accents written in two pieces',
      ['b.mp3', 'gọi.mp3', 'gọi.vtt'.normalize('NFD')],
      ['gọi.mp3', 'gọi.vtt'.normalize('NFD')],
    ],
    ['any name when there is one audio only', ['a.mp3', 'other.vtt'], ['a.mp3', 'other.vtt']],
  ])('belong to an audio by %s', (_, names, pair) => {
    expect(pairs(...names)).toContainEqual(pair);
  });

  it('of an unclear call are refused, and the calls taken without them', () => {
    const sorted = sortFiles([file('a.mp3'), file('b.mp3'), file('c.vtt')]);
    expect(sorted.calls.map(({ captions }) => captions)).toEqual([undefined, undefined]);
    expect(sorted.refused).toEqual([{ name: 'c.vtt', why: 'captions-unmatched' }]);
  });

  it('go to each audio once', () => {
    const sorted = sortFiles([file('a.mp3'), file('a.vtt'), file('a.srt')]);
    expect(sorted.calls[0]?.captions?.name).toBe('a.vtt');
    expect(sorted.refused).toEqual([{ name: 'a.srt', why: 'captions-taken', audio: 'a.mp3', captions: 'a.vtt' }]);
  });

  it('of another name beside an audio that has its own are of an unclear call', () => {
    const sorted = sortFiles([file('a.wav'), file('a.vtt'), file('b.srt')]);
    expect(sorted.refused).toEqual([{ name: 'b.srt', why: 'captions-unmatched' }]);
  });

  it('alone are meant for the call on screen', () => {
    expect(sortFiles([file('a.vtt')])).toMatchObject({ calls: [], loose: file('a.vtt'), refused: [] });
  });

  it('beside a refused audio are not given to another call', () => {
    const sorted = sortFiles([file('a.mp3', 0), file('a.vtt')]);
    expect(sorted.loose).toBeUndefined();
    expect(sorted.refused.map(({ why }) => why)).toEqual(['empty', 'captions-unmatched']);
  });
});

describe('the title of an uploaded call', () => {
  it.each([
    ['hotline-0412.m4a', 'hotline-0412'],
    ['a.b.wav', 'a.b'],
    ['.mp3', '.mp3'],
    [' khách .flac', 'khách'],
  ])('of %s is %s', (name, title) => {
    expect(titleOfFile(name)).toBe(title);
  });
});
