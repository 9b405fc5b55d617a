import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listItems } from '@/domain/answers/list-items';
import { parseSummary } from '@/domain/answers/summary-text';
import { cutForSummary, SUMMARY_INPUT_LIMIT } from '@/domain/transcript/summary-input';
import { anyLetter } from '../../helpers/any-letter';

const WHOLE = {
  lead: '',
  reason: 'Mạng chậm',
  agentActions: ['Kiểm tra', 'Tạo yêu cầu'],
  resolution: 'Đã xử lý',
  keyInformation: ['D120', '90.000đ'],
};

describe('parseSummary', () => {
  test.each([
    [
      'markers with ###',
      '### REASON\nMạng chậm\n### AGENT ACTIONS\n- Kiểm tra\n- Tạo yêu cầu\n### RESOLUTION\nĐã xử lý\n### KEY INFORMATION\n- D120\n- 90.000đ',
    ],
    [
      'markers without ###',
      'REASON: Mạng chậm\nAGENT ACTIONS:\n1. Kiểm tra\n2. Tạo yêu cầu\nRESOLUTION: Đã xử lý\nKEY INFORMATION:\n• D120\n• 90.000đ',
    ],
    [
      'lower case',
      'reason: Mạng chậm\nagent_actions:\nKiểm tra\nTạo yêu cầu\nresolution: Đã xử lý\nkey information:\nD120\n90.000đ',
    ],
    [
      'bold markers',
      '**REASON:** Mạng chậm\n**AGENT ACTIONS**:\n* Kiểm tra\n* Tạo yêu cầu\n**RESOLUTION**\nĐã xử lý\n**KEY INFORMATION**\n* **D120**\n* 90.000đ',
    ],
    [
      'one line with ###',
      '### REASON Mạng chậm ### AGENT ACTIONS\n- Kiểm tra\n- Tạo yêu cầu ### RESOLUTION: Đã xử lý ### KEY INFORMATION\n- D120\n- 90.000đ',
    ],
    [
      'capitals in one line',
      'REASON: Mạng chậm AGENT ACTIONS: Kiểm tra\nTạo yêu cầu\nRESOLUTION: Đã xử lý KEY INFORMATION: D120\n90.000đ',
    ],
    [
      'another order',
      'KEY INFORMATION:\n- D120\n- 90.000đ\nRESOLUTION: Đã xử lý\nREASON: Mạng chậm\nAGENT ACTIONS:\n- Kiểm tra\n- Tạo yêu cầu',
    ],
    [
      'numbered markers',
      '1. REASON: Mạng chậm\n2. AGENT ACTIONS:\n- Kiểm tra\n- Tạo yêu cầu\n3. RESOLUTION: Đã xử lý\n4. KEY INFORMATION:\n- D120\n- 90.000đ',
    ],
    [
      'Windows newlines',
      'REASON:\r\nMạng chậm\r\nAGENT ACTIONS:\r\n- Kiểm tra\r\n- Tạo yêu cầu\r\nRESOLUTION:\r\nĐã xử lý\r\nKEY INFORMATION:\r\n- D120\r\n- 90.000đ',
    ],
    [
      'marks of a heading without a word',
      '###\nREASON\nMạng chậm ###\n### AGENT ACTIONS\n- Kiểm tra\n- Tạo yêu cầu\n### \nRESOLUTION: Đã xử lý\n###\n### KEY INFORMATION\n- D120\n- 90.000đ\n###',
    ],
  ])('reads %s', (_name, text) => {
    expect(parseSummary(text)).toEqual(WHOLE);
  });

  test('keeps the whole text of a summary without markers', () => {
    const text = 'The reason for the call was a slow network.\nResolution pending.';
    expect(parseSummary(text)).toEqual({
      lead: text,
      reason: '',
      agentActions: [],
      resolution: '',
      keyInformation: [],
    });
  });

  test('does not take the words of a sentence for markers', () => {
    expect(parseSummary('REASON: the reason: price\nNo resolution: yet').reason).toBe(
      'the reason: price\nNo resolution: yet',
    );
  });

  test('keeps what stands before the first marker', () => {
    expect(parseSummary('Tóm tắt\n### REASON\nx').lead).toBe('Tóm tắt');
  });

  test('joins a part that comes twice', () => {
    expect(parseSummary('KEY INFORMATION: a\nREASON: r\nKEY INFORMATION: b').keyInformation).toEqual(['a', 'b']);
  });

  test('no text breaks the reader', () => {
    const piece = fc.oneof(
      fc.constantFrom('###', 'REASON', ':', '\n', ' ', '**', 'KEY INFORMATION', '- '),
      fc.string({ unit: anyLetter }),
    );
    fc.assert(
      fc.property(fc.array(piece), (parts) => {
        const read = parseSummary(parts.join(''));
        expect([...read.agentActions, ...read.keyInformation]).not.toContain('');
      }),
    );
  });
});

test.each([
  ['- a\n- b', ['a', 'b']],
  ['• a\n  more\n• b', ['a more', 'b']],
  ['1) a\n(2) b', ['a', 'b']],
  ['a\n\nb', ['a', 'b']],
  ['-5 độ', ['-5 độ']],
  ['', []],
  [' \n- \n', []],
])('lists %j as %j', (text, items) => {
  expect(listItems(text)).toEqual(items);
});

describe('cutForSummary', () => {
  test('sends the words alone', () => {
    const text = 'Agent (A) [Greeting]: (00:00:01,000 - 00:00:02,000) Em chào\nchị\nC: Ừ';
    expect(cutForSummary(text)).toEqual({ text: 'Em chào chị Ừ', cut: false });
  });

  test.each([
    [SUMMARY_INPUT_LIMIT - 1, false],
    [SUMMARY_INPUT_LIMIT, false],
    [SUMMARY_INPUT_LIMIT + 1, true],
    [2_000_000, true],
  ])('of %d characters says cut: %s', (length, cut) => {
    const answer = cutForSummary(`A: ${'x'.repeat(length)}`);
    expect(answer.cut).toBe(cut);
    expect(answer.text).toHaveLength(Math.min(length, SUMMARY_INPUT_LIMIT));
  });

  test('never cuts inside a character', () => {
    const odd = cutForSummary(`A: x${'😀'.repeat(4000)}`).text;
    expect(odd).toHaveLength(SUMMARY_INPUT_LIMIT - 1);
    expect(cutForSummary(`A: ${'😀'.repeat(4000)}`).text).toHaveLength(SUMMARY_INPUT_LIMIT);
    expect(odd.endsWith('😀')).toBe(true);
  });
});
