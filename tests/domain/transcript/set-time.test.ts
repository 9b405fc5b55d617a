import { describe, expect, it } from 'vitest';
import { setTime } from '@/domain/transcript/set-time';
import { parseTranscript } from '@/domain/transcript/transcript-text';

/** `|` is the caret, before and after. */
function stamped(marked: string, seconds: number): string {
  const caret = marked.indexOf('|');
  const text = marked.replace('|', '');
  const change = setTime(text, caret, seconds);
  const after = text.slice(0, change.from) + change.insert + text.slice(change.to);
  return `${after.slice(0, change.caret)}|${after.slice(change.caret)}`;
}

describe('the time of the recording in a transcript that is typed', () => {
  it.each([
    ['Agent (A):|', 5, 'Agent (A): (00:00:05,000 - 00:00:05,000) |'],
    ['Agent (A): Dạ em ch|ào', 65.2, 'Agent (A): (00:01:05,200 - 00:01:05,200) Dạ em ch|ào'],
    ['Age|nt (A): Dạ', 1, 'Agent (A): (00:00:01,000 - 00:00:01,000) |Dạ'],
    ['A: một\nCustomer (C) [Hỏi]: hai|', 3, 'A: một\nCustomer (C) [Hỏi]: (00:00:03,000 - 00:00:03,000) hai|'],
    ['[00:01] KH: hai|', 3, '[00:01] KH: (00:00:03,000 - 00:00:03,000) hai|'],
    ['một|\nA: hai', 3, 'một (00:00:03,000 - 00:00:03,000) |\nA: hai'],
    ['|', 0, '(00:00:00,000 - 00:00:00,000) |'],
  ])('%j at %d s becomes %j', (before, seconds, after) => {
    expect(stamped(before, seconds)).toBe(after);
  });

  it('takes the place of the time a turn has, whose end stays where that is later', () => {
    const line = 'A: (00:00:01,000 - 00:00:09,500)  Dạ|';
    expect(stamped(line, 4)).toBe('A: (00:00:04,000 - 00:00:09,500) Dạ|');
    expect(stamped(line, 12)).toBe('A: (00:00:12,000 - 00:00:12,000) Dạ|');
  });

  it('is read back as the time of the turn', () => {
    const text = stamped('A: Dạ em chào|', 7.3).replace('|', '');
    expect(parseTranscript(text)).toEqual([{ speaker: 'agent', text: 'Dạ em chào', start: 7.3, end: 7.3 }]);
  });
});
