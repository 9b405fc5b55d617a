import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FailureError } from '@/domain/failure';
import type { TranscribeInput } from '@/domain/provider';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { captionsProvider, parseCaptions } from '@/on-device/captions';
import { growth, LINEAR } from '../helpers/growth';

const lines = (...text: string[]) => text.join('\n');
const spoken = (text: string) =>
  parseTranscript(parseCaptions(text)?.text ?? '').map(({ speaker, text: words, start, end }) => [
    speaker,
    start,
    end,
    words,
  ]);

describe('captions as a transcript', () => {
  it.each([
    [
      'WebVTT with voice tags',
      lines(
        'WEBVTT',
        '',
        '00:01.000 --> 00:02.500',
        '<v Agent>Dạ em nghe',
        '',
        '00:03.000 --> 00:04.000',
        '<v Customer>Alo em',
      ),
    ],
    [
      'WebVTT with labels',
      lines(
        'WEBVTT - call',
        '',
        'intro',
        '00:00:01.000 --> 00:00:02.500',
        'Agent: Dạ em nghe',
        '',
        '00:00:03.000 --> 00:00:04.000',
        'Customer: Alo em',
      ),
    ],
    [
      'SubRip with numbers',
      lines(
        '1',
        '00:00:01,000 --> 00:00:02,500',
        'SPEAKER_00: Dạ em nghe',
        '',
        '2',
        '00:00:03,000 --> 00:00:04,000',
        'SPEAKER_01: Alo em',
      ),
    ],
    [
      'SubRip without blank lines between',
      lines(
        '1',
        '00:00:01,000 --> 00:00:02,500',
        'Agent: Dạ em nghe',
        '2',
        '00:00:03,000 --> 00:00:04,000',
        'Customer: Alo em',
      ),
    ],
    [
      'SubRip with dots and one-digit hours',
      lines(
        '1',
        '0:00:01.000 --> 0:00:02.500',
        '[Agent] Dạ em nghe',
        '',
        '0:00:03.0 --> 0:00:04.0',
        '[Customer] Alo em',
      ),
    ],
    [
      'CRLF and a byte order mark',
      '\ufeffWEBVTT\r\n\r\n00:01.000 --> 00:02.500\r\nAgent: Dạ em nghe\r\n\r\n00:03.000 --> 00:04.000\r\nCustomer: Alo em\r\n',
    ],
    [
      'NFD letters',
      lines(
        'WEBVTT',
        '',
        '00:01.000 --> 00:02.500',
        'Agent: Dạ em nghe'.normalize('NFD'),
        '',
        '00:03.000 --> 00:04.000',
        'Customer: Alo em',
      ),
    ],
    [
      'the two sides of the screen',
      lines(
        'WEBVTT',
        '',
        '00:01.000 --> 00:02.500 position:10% align:start',
        'Dạ em nghe',
        '',
        '00:03.000 --> 00:04.000 position:90%',
        'Alo em',
      ),
    ],
    [
      'Vietnamese roles',
      lines(
        'WEBVTT',
        '',
        '00:01.000 --> 00:02.500',
        'Nhân viên: Dạ em nghe',
        '',
        '00:03.000 --> 00:04.000',
        'Khách hàng: Alo em',
      ),
    ],
  ])('reads %s', (_name, text) => {
    expect(spoken(text)).toEqual([
      ['agent', 1, 2.5, 'Dạ em nghe'],
      ['customer', 3, 4, 'Alo em'],
    ]);
  });

  it('joins captions of one speaker that follow each other closely', () => {
    const text = lines(
      'WEBVTT',
      '',
      '00:01.000 --> 00:02.000',
      '<v Agent>Dạ em',
      '',
      '00:02.200 --> 00:03.000',
      '<v Agent>chào chị ạ',
    );
    expect(spoken(text)).toEqual([['agent', 1, 3, 'Dạ em chào chị ạ']]);
  });

  it.each([
    ['a third voice', ['<v Bob>', '<v Kim>', '<v Bob>'], ['customer', 'customer', 'customer']],
    ['a supervisor', ['Customer: ', 'Supervisor: ', 'Customer: '], ['customer', 'agent', 'customer']],
    ['a supervisor between named ones', ['<v Bob>', '<v Giám sát>', '<v Bob>'], ['customer', 'agent', 'customer']],
    ['a manager', ['Khách: ', 'Quản lý: ', 'Khách: '], ['customer', 'agent', 'customer']],
  ])('keeps the turns of %s apart, and leaves the agent the agent', (_who, labels, speakers) => {
    const [one = '', two = '', three = ''] = labels;
    const named = one.startsWith('<v') ? '<v Denise>' : 'Agent: ';
    const text = lines(
      'WEBVTT',
      ...['', '00:00.000 --> 00:01.000', `${named}Hi, this is Denise from the bank`],
      ...['', '00:01.000 --> 00:02.000', `${one}Hello`],
      ...['', '00:02.000 --> 00:03.000', `${two}I am on the line too`],
      ...['', '00:03.000 --> 00:04.000', `${three}Good`],
    );
    expect(spoken(text)).toEqual([
      ['agent', 0, 1, 'Hi, this is Denise from the bank'],
      [speakers[0], 1, 2, 'Hello'],
      [speakers[1], 2, 3, 'I am on the line too'],
      [speakers[2], 3, 4, 'Good'],
    ]);
  });

  it('parts two voices of one caption by its time', () => {
    const text = lines('1', '00:00:00,000 --> 00:00:04,000', '- Good morning', '- Hello, there', '');
    expect(spoken(text)).toEqual([
      ['agent', 0, 2, 'Good morning'],
      ['customer', 2, 4, 'Hello, there'],
    ]);
  });

  it('takes a name that stands before a colon once as words', () => {
    expect(spoken(lines('00:01.000 --> 00:02.000', 'Note: your code is 12'))).toEqual([
      ['agent', 1, 2, 'Note: your code is 12'],
    ]);
  });

  it('reads entities and leaves tags, notes and styles out', () => {
    const text = lines(
      'WEBVTT',
      '',
      'NOTE a remark',
      'of two lines',
      '',
      'STYLE',
      '::cue { color: red }',
      '',
      '00:01.000 --> 00:02.000',
      '<b>five</b> &lt; six &amp; more',
    );
    expect(spoken(text)).toEqual([['agent', 1, 2, 'five < six & more']]);
  });

  it('takes lines that roll up the screen once, where they came first', () => {
    const live = lines(
      'WEBVTT',
      '',
      '00:00.000 --> 00:02.000 align:start position:0%',
      ' ',
      'alo<00:00:00.400><c> em</c><00:00:00.900><c> nghe</c>',
      '',
      '00:02.000 --> 00:02.010',
      'alo em nghe',
      ' ',
      '',
      '00:02.010 --> 00:05.000',
      'alo em nghe',
      'mạng<00:00:02.600><c> nhà</c><c> chậm</c>',
      '',
      '00:05.000 --> 00:05.010',
      'mạng nhà chậm',
      ' ',
      '',
      '00:05.010 --> 00:07.000',
      'mạng nhà chậm',
      'cả tuần nay',
      '',
      '00:07.000 --> 00:09.000',
      'cả tuần nay',
      'dạ',
      '',
      '00:12.000 --> 00:13.000',
      'dạ',
    );
    expect(parseCaptions(live)?.segments).toEqual([
      { start: 0, end: 2, text: 'alo em nghe' },
      { start: 2.01, end: 5, text: 'mạng nhà chậm' },
      { start: 5.01, end: 7, text: 'cả tuần nay' },
      { start: 7, end: 9, text: 'dạ' },
      { start: 12, end: 13, text: 'dạ' },
    ]);
  });

  it('takes what is said again as said again', () => {
    const cue = (at: number, ...said: string[]) => ['', `00:0${at}.000 --> 00:0${at + 1}.000`, ...said];
    const text = lines(
      'WEBVTT',
      ...cue(1, 'dạ', 'vâng'),
      ...cue(2, 'vâng'),
      ...cue(3, 'vâng', 'chị chờ em'),
      ...cue(4, 'một chút', 'thôi ạ'),
      ...cue(5, 'dạ', 'dạ'),
      ...cue(6, 'em kiểm tra', 'ngay'),
    );
    expect(parseCaptions(text)?.segments.map(({ text: words }) => words)).toEqual([
      'dạ vâng',
      'vâng',
      'vâng chị chờ em',
      'một chút thôi ạ',
      'dạ dạ',
      'em kiểm tra ngay',
    ]);
  });

  it('does not take the number of a caption for the words of an empty one', () => {
    const text = lines('1', '00:00:01,000 --> 00:00:02,000', ' ', '2', '00:00:03,000 --> 00:00:04,000', 'dạ');
    expect(parseCaptions(text)?.segments).toEqual([{ start: 3, end: 4, text: 'dạ' }]);
  });

  it('keeps the speaker as the file names it in the speaker JSON', () => {
    const read = parseCaptions(
      lines(
        'WEBVTT',
        '',
        '00:01.000 --> 00:02.500',
        '<v Denise>Hi, this is Denise from the bank',
        '',
        '00:03.000 --> 00:04.000',
        '<v Walt>Hello',
      ),
    );
    expect(read?.json).toEqual({
      segments: [
        { start: 1, end: 2.5, speaker: 'Denise', text: 'Hi, this is Denise from the bank' },
        { start: 3, end: 4, speaker: 'Walt', text: 'Hello' },
      ],
    });
  });

  it.each([
    ['nothing', ''],
    ['no caption at all', 'hello\nworld'],
    ['captions without words', 'WEBVTT\n\n00:01.000 --> 00:02.000\n\n'],
    ['half a time', '00:01.000 --> \nhello'],
    ['UTF-16 read as UTF-8', [...'WEBVTT\n\n00:01.000 --> 00:02.000\nhello'].join('\0')],
    ['HTML', '<!doctype html><p>00:01 --> never</p>'],
  ])('is not there in a file of %s', (_name, text) => {
    expect(parseCaptions(text)).toBeNull();
  });

  it('survives any input', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'WEBVTT',
        '\n',
        '\n\n',
        '00:01.000 --> 00:02.000',
        '99:99:99,999 --> 00:00:00,000',
        '<v Agent>',
        '- ',
        'Agent: ',
        'position:10%',
        '&amp;',
        '<v ',
        '-->',
        '1',
      ),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const read = parseCaptions(parts.join(''));
        for (const segment of read?.json.segments ?? []) expect(segment.end).toBeGreaterThanOrEqual(segment.start);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['voices', `00:01.000 --> 00:02.000\n${'<v '.repeat(200_000)}`],
    ['clocks', `${'00:'.repeat(300_000)} --> 00:02.000\nx`],
    ['words', `00:01.000 --> 00:02.000\n${'a '.repeat(300_000)}:`],
  ])('reads a line of endless %s in linear time', async (_what, text) => {
    expect(await growth(text, parseCaptions)).toBeLessThan(LINEAR);
  });
});

describe('the captions provider', () => {
  const input = (captions?: TranscribeInput['captions']): TranscribeInput => ({
    audio: new Blob([]),
    fileName: 'call.mp3',
    language: 'vi',
    service: '',
    requestId: '1',
    ...(captions && { captions }),
  });
  const failureOf = async (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => (error instanceof FailureError ? error.failure : error),
    );

  it('says who made the transcript', async () => {
    const captions = { name: 'call.vtt', text: '00:01.000 --> 00:02.000\nAgent: Hello' };
    const result = await captionsProvider.transcribe(new AbortController().signal, input(captions));
    expect(result).toMatchObject({
      text: 'Agent (A): (00:00:01,000 - 00:00:02,000) Hello',
      madeBy: { maker: 'captions', name: 'call.vtt' },
    });
  });

  it('misses a model without captions', async () => {
    expect(await failureOf(captionsProvider.transcribe(new AbortController().signal, input()))).toEqual({
      kind: 'missing-model',
    });
  });

  it('refuses a file that holds no caption', async () => {
    const work = captionsProvider.transcribe(new AbortController().signal, input({ name: 'x.srt', text: 'hello' }));
    expect(await failureOf(work)).toEqual({ kind: 'unreadable-file', detail: 'x.srt' });
  });

  it('stops when it is cancelled', async () => {
    const work = captionsProvider.transcribe(
      AbortSignal.abort(),
      input({ name: 'x.srt', text: '00:01.000 --> 00:02.000\nHi' }),
    );
    expect(await failureOf(work)).toEqual({ kind: 'cancelled' });
  });
});
