import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Turn } from '@/domain/transcript/transcript';
import { formatTranscript, parseTranscript } from '@/domain/transcript/transcript-text';
import { anyLetter } from '../../helpers/any-letter';
import { growth, LINEAR } from '../../helpers/growth';

const agent = (text: string, more: Partial<Turn> = {}): Turn => ({ speaker: 'agent', text, ...more });
const customer = (text: string, more: Partial<Turn> = {}): Turn => ({ speaker: 'customer', text, ...more });

describe('parseTranscript', () => {
  test.each<[string, string, Turn[]]>([
    ['nothing', '', []],
    ['blank lines', ' \n\t\n', []],
    ['one line without a label', 'Em chào chị', [agent('Em chào chị')]],
    ['the long labels', 'Agent (A): hi\nCustomer (C): hello', [agent('hi'), customer('hello')]],
    ['the short labels', 'A: hi\nC: hello', [agent('hi'), customer('hello')]],
    [
      'labels in any case',
      'aGENT (a): hi\nc: hello\nCUSTOMER (C): yes',
      [agent('hi'), customer('hello'), customer('yes')],
    ],
    ['labels without the letter', 'Agent: hi\nCustomer: hello', [agent('hi'), customer('hello')]],
    [
      'the sides of a conversation list, in capitals',
      'LEFT: hi\nRIGHT: hello\nleft: of it',
      [agent('hi'), customer('hello left: of it')],
    ],
    ['diarization labels', 'SPEAKER_00: hi\nSPEAKER_01: hello', [agent('hi'), customer('hello')]],
    [
      'a bracketed type',
      'A [Greeting]: hi\nCustomer (C) [Objection] : no',
      [agent('hi', { type: 'Greeting' }), customer('no', { type: 'Objection' })],
    ],
    ['an empty type', 'A []: hi', [agent('hi')]],
    ['continued lines', 'A: one\ntwo\n\nthree\nC: four', [agent('one two three'), customer('four')]],
    ['words before the first label', 'Tổng đài xin nghe\nC: alô', [agent('Tổng đài xin nghe'), customer('alô')]],
    [
      'a sentence that begins with the letter',
      'C: alô\nA đúng rồi, gói này\nÀ: không',
      [customer('alô A đúng rồi, gói này À: không')],
    ],
    ['a label inside a line', 'A: he said C: no', [agent('he said C: no')]],
    ['a letter that belongs to a word', 'A: hi\nABC: no\nAgents: no', [agent('hi ABC: no Agents: no')]],
    ['a label without words', 'A:\nC: hello\nA: ', [customer('hello')]],
    ['words on the line after the label', 'A:\nhello', [agent('hello')]],
    ['a time', 'A: (00:01:02,500 - 01:00:00,000) hi', [agent('hi', { start: 62.5, end: 3600 })]],
    [
      'a time with a type',
      'C [Objection]: (00:00:01,000 - 00:00:02,040) no',
      [customer('no', { type: 'Objection', start: 1, end: 2.04 })],
    ],
    [
      'times of continued lines',
      'A: (00:00:01,000 - 00:00:02,000) a\n(00:00:02,500 - 00:00:04,000) b',
      [agent('a b', { start: 1, end: 4 })],
    ],
    ['an end before the start', 'A: (00:00:05,000 - 00:00:02,000) hi', [agent('hi', { start: 5, end: 5 })]],
    ['what only looks like a time', 'A: (00:99:01,000 - 00:00:02,000) hi', [agent('(00:99:01,000 - 00:00:02,000) hi')]],
    ['Windows and old Mac newlines', 'A: one\r\nC: two\rA: three', [agent('one'), customer('two'), agent('three')]],
    ['decomposed Vietnamese', 'A: chào chị'.normalize('NFD'), [agent('chào chị'.normalize('NFC'))]],
    ['control characters', 'A:\u0000 ch\u0007ào\u001b[31m\nC: \u0085ok\ufeff', [agent('chào[31m'), customer('ok')]],
    ['a byte order mark', '\ufeffA: hi', [agent('hi')]],
    [
      'right-to-left text and emoji',
      'A: \u200fשלום\u200f 👩🏽‍💻\n\u200eC: 🇻🇳',
      [agent('\u200fשלום\u200f 👩🏽‍💻'), customer('🇻🇳')],
    ],
    ['a full-width colon', 'A：こんにちは', [agent('こんにちは')]],
    ['the labels of the interface in Vietnamese', 'Nhân viên: dạ\nKhách hàng: alô', [agent('dạ'), customer('alô')]],
    ['other words for the two', 'TỔNG ĐÀI VIÊN: dạ\nKhách: alô', [agent('dạ'), customer('alô')]],
    ['their short forms', 'NV: dạ\nKH [Phàn nàn]: alô', [agent('dạ'), customer('alô', { type: 'Phàn nàn' })]],
    [
      'whoever is above the agent',
      'Giám sát: dạ\nCaller: alô\nManager: vâng',
      [agent('dạ'), customer('alô'), agent('vâng')],
    ],
    [
      'a time before the label, which lasts until the next one',
      '[00:00:01] Agent: hi\n[00:00:06] Customer: hello\nmore\n00:01:04.5 - KH: yes',
      [
        agent('hi', { start: 1, end: 6 }),
        customer('hello more', { start: 6, end: 64.5 }),
        customer('yes', { start: 64.5, end: 64.5 }),
      ],
    ],
    [
      'minutes and seconds, and a label without a time',
      '00:01 Agent: hi\nC: hello\n(01:30) A: yes',
      [agent('hi', { start: 1, end: 1 }), customer('hello'), agent('yes', { start: 90, end: 90 })],
    ],
    [
      'a span before the label, and one after it, which counts',
      '[00:01 - 00:02,5] NV: hi\n[00:03] C: (00:00:04,000 - 00:00:05,000) no',
      [agent('hi', { start: 1, end: 2.5 }), customer('no', { start: 4, end: 5 })],
    ],
    [
      'a role within a sentence',
      'C: alô\nNhân viên nói: dạ\nlúc 10:30 Khách: ừ',
      [customer('alô Nhân viên nói: dạ lúc 10:30 Khách: ừ')],
    ],
  ])('reads %s', (_name, text, turns) => {
    expect(parseTranscript(text)).toEqual(turns);
  });

  test.each([
    ['turns', 'Agent (A) [Offer]: (00:00:01,000 - 00:00:02,000) Dạ em chào chị ạ\nC: vâng\n'.repeat(26_000)],
    ['one line', 'vâng ạ '.repeat(290_000)],
    ['blanks after a label', `A${' '.repeat(2_000_000)}x`],
    ['brackets', `A [${'['.repeat(2_000_000)}`],
    ['half a time stamp', 'A: (00:00:01,000 - '.repeat(105_000)],
    ['times before labels', '[00:00:01 - 00:00:02] Nhân viên: dạ\n00:03 Khách: vâng\n'.repeat(30_000)],
    ['times before no label', '[00:00:01 - 00:00:02] x\n'.repeat(80_000)],
    ['newlines', '\n'.repeat(2_000_000)],
    ['combining marks', `A: a${'\u0301'.repeat(1_000_000)}`],
  ])('reads 2 MB of %s in linear time', async (_name, text) => {
    expect(await growth(text, parseTranscript)).toBeLessThan(LINEAR);
  });
});

describe('formatTranscript', () => {
  test('writes one turn a line, with type and time where known', () => {
    const turns = [agent('Dạ em nghe', { type: 'Greeting', start: 0, end: 3661.0409 }), customer('Alô')];
    expect(formatTranscript(turns)).toBe(
      'Agent (A) [Greeting]: (00:00:00,000 - 01:01:01,041) Dạ em nghe\nCustomer (C): Alô',
    );
  });

  test('leaves out a time that is no number and repairs a type that would break the line', () => {
    expect(formatTranscript([agent('hi', { start: Number.NaN, end: 2, type: 'a]\n[b' })])).toBe(
      'Agent (A) [a   b]: hi',
    );
  });

  test('what was parsed once is parsed the same after formatting, whatever the text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'A: ',
        'c [x y]: ',
        '[00:07] ',
        'Nhân viên: ',
        'KH:',
        'Agent (A) [',
        ']: ',
        '\n',
        '(00:00:01,5 - 00:00:02,000)',
        ' - ',
        '(',
        'à',
        '[]:',
      ),
      fc.string({ unit: anyLetter, maxLength: 10 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (parts) => {
        const turns = parseTranscript(parts.join(''));
        expect(parseTranscript(formatTranscript(turns))).toEqual(turns);
      }),
      { numRuns: 500 },
    );
  });
});
