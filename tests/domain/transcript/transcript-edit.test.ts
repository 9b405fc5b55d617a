import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Turn } from '@/domain/transcript/transcript';
import { mergeTurns, setSpeaker, setWords, splitTurn, swapSpeakers } from '@/domain/transcript/transcript-edit';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { anyLetter } from '../../helpers/any-letter';

const CALL = `Agent (A) [Greeting]: (00:00:01,000 - 00:00:05,000) Dạ em chào anh ạ

C: (00:00:05,500 - 00:00:08,500) mạng nhà anh chậm
lắm em ơi
Agent (A): Dạ vâng`;

describe('setSpeaker', () => {
  test('changes one label and nothing else', () => {
    expect(setSpeaker(CALL, 1, 'agent')).toBe(CALL.replace('C:', 'Agent (A):'));
    expect(setSpeaker(CALL, 0, 'customer')).toBe(CALL.replace('Agent (A) [', 'Customer (C) ['));
    expect(setSpeaker('xin nghe\nC: alô', 0, 'customer')).toBe('Customer (C): xin nghe\nC: alô');
  });

  test('keeps the time before a label', () => {
    expect(setSpeaker('[00:01] Nhân viên: dạ\n[00:02] KH: alô', 0, 'customer')).toBe(
      '[00:01] Customer (C): dạ\n[00:02] KH: alô',
    );
  });

  test('changes nothing for who speaks already, or where there is no turn', () => {
    expect(setSpeaker(CALL, 1, 'customer')).toBe(CALL);
    expect(setSpeaker(CALL, 3, 'customer')).toBe(CALL);
  });
});

describe('setWords', () => {
  test('puts other words in the place of the turn, in one line, with its type and time', () => {
    expect(setWords(CALL, 1, ' mạng\nvẫn chậm ')).toBe(
      CALL.replace('C: ', 'Customer (C): ').replace('mạng nhà anh chậm\nlắm em ơi', 'mạng vẫn chậm'),
    );
    expect(parseTranscript(setWords(CALL, 0, 'C: (00:00:09,000 - 00:00:10,000) chào'))[0]).toEqual({
      speaker: 'agent',
      type: 'Greeting',
      text: 'C: chào',
      start: 1,
      end: 5,
    });
  });

  test('changes nothing where no words are left', () => {
    expect(setWords(CALL, 1, ' \n')).toBe(CALL);
    expect(setWords(CALL, 9, 'x')).toBe(CALL);
  });
});

describe('splitTurn', () => {
  test('cuts the words and shares the time by letters', () => {
    const words = 'Dạ em chào anh ạ';
    const turns = parseTranscript(splitTurn(CALL, 0, words.length / 2));
    expect(turns.slice(0, 2)).toEqual([
      { speaker: 'agent', type: 'Greeting', text: 'Dạ em ch', start: 1, end: 3 },
      { speaker: 'agent', text: 'ào anh ạ', start: 3, end: 5 },
    ]);
    expect(turns).toHaveLength(4);
  });

  test.each([-1, 0, 16, 99])('changes nothing at %i, where one side would be empty', (at) => {
    expect(splitTurn(CALL, 0, at)).toBe(CALL);
  });
});

describe('mergeTurns', () => {
  test('joins a turn with the next under its own speaker, over the time of both', () => {
    expect(mergeTurns(CALL, 0)).toBe(
      'Agent (A) [Greeting]: (00:00:01,000 - 00:00:08,500) Dạ em chào anh ạ mạng nhà anh chậm lắm em ơi\nAgent (A): Dạ vâng',
    );
    expect(mergeTurns(CALL, 1)).toContain(
      'Customer (C): (00:00:05,500 - 00:00:08,500) mạng nhà anh chậm lắm em ơi Dạ vâng',
    );
    expect(mergeTurns('A: one\nC:\nA: two', 0)).toBe('Agent (A): one two');
  });

  test('changes nothing after the last turn', () => {
    expect(mergeTurns(CALL, 2)).toBe(CALL);
  });
});

describe('any transcript', () => {
  const line = fc.record({
    label: fc.constantFrom('A: ', 'C: ', 'Agent (A) [Offer]: ', 'customer (c) : ', '', 'SPEAKER_01: '),
    time: fc.constantFrom('', '(00:00:01,000 - 00:00:02,500) ', '(00:01:00,000 - 00:01:00,000) '),
    words: fc.constantFrom('', 'Dạ', 'gói 90.000đ một tháng', 'vâng ạ 😀', '  hai  chữ '),
    after: fc.constantFrom('\n', '\n\n', '\r\n'),
  });
  const texts = fc
    .array(line, { maxLength: 12 })
    .map((lines) => lines.map(({ label, time, words, after }) => `${label}${time}${words}${after}`).join(''));
  const cases = (check: (text: string, turns: Turn[], index: number) => void) =>
    fc.assert(
      fc.property(texts, fc.nat(11), (text, wanted) => {
        const turns = parseTranscript(text);
        if (turns.length > 0) check(text, turns, wanted % turns.length);
      }),
      { numRuns: 300 },
    );
  const without = (turns: Turn[], index: number, count = 1) =>
    turns.filter((_, at) => at < index || at >= index + count);
  const letters = (turns: Turn[]) => turns.map(({ text }) => text.replace(/\s/g, '')).join('');

  test('a speaker changes alone, and back', () =>
    cases((text, turns, index) => {
      for (const speaker of ['agent', 'customer'] as const) {
        const changed = parseTranscript(setSpeaker(text, index, speaker));
        expect(changed[index]).toEqual({ ...turns[index], speaker });
        expect(without(changed, index)).toEqual(without(turns, index));
      }
    }));

  test('words change alone', () =>
    cases((text, turns, index) => {
      const changed = parseTranscript(setWords(text, index, 'A: mới'));
      expect(changed[index]).toEqual({ ...turns[index], text: 'A: mới' });
      expect(without(changed, index)).toEqual(without(turns, index));
    }));

  test('swapping from a turn on twice gives the same turns', () =>
    cases((text, turns, index) => {
      const once = parseTranscript(swapSpeakers(text, index));
      expect(once.slice(0, index)).toEqual(turns.slice(0, index));
      expect(once.slice(index).every(({ speaker }, at) => speaker !== turns[index + at]?.speaker)).toBe(true);
      expect(parseTranscript(swapSpeakers(swapSpeakers(text, index), index))).toEqual(turns);
    }));

  test('a split loses no letter and no time, and merging undoes it', () =>
    cases((text, turns, index) => {
      const words = turns[index]?.text ?? '';
      const at = words.indexOf(' ');
      const split = splitTurn(text, index, at);
      if (at < 0) return expect(split).toBe(text);
      const after = parseTranscript(split);
      expect(after).toHaveLength(turns.length + 1);
      expect(letters(after)).toBe(letters(turns));
      expect(without(after, index, 2)).toEqual(without(turns, index));
      expect(parseTranscript(mergeTurns(split, index))).toEqual(turns);
    }));

  test('a merge loses no letter', () =>
    cases((text, turns, index) => {
      const merged = parseTranscript(mergeTurns(text, index));
      expect(letters(merged)).toBe(letters(turns));
      expect(merged).toHaveLength(index === turns.length - 1 ? turns.length : turns.length - 1);
      expect(without(merged, index)).toEqual(without(turns, index, index === turns.length - 1 ? 1 : 2));
    }));
});

describe('swapSpeakers', () => {
  test('turns agent into customer and back, with type, time and words untouched', () => {
    const text = 'Agent (A) [Greeting]: (00:00:01,000 - 00:00:02,000) hi\nCustomer (C): hello';
    const swapped = 'Customer (C) [Greeting]: (00:00:01,000 - 00:00:02,000) hi\nAgent (A): hello';
    expect(swapSpeakers(text)).toBe(swapped);
    expect(swapSpeakers(swapped)).toBe(text);
  });

  test('keeps continued lines and blank ones where they are', () => {
    expect(swapSpeakers('\n A: one\ntwo\n\nc [x]:three\n')).toBe('\nCustomer (C): one\ntwo\n\nAgent (A) [x]:three\n');
  });

  test('gives the same turns again when done twice, whatever the text', () => {
    const piece = fc.oneof(fc.constantFrom('A: ', 'c [x]: ', '\n', ' '), fc.string({ unit: anyLetter, maxLength: 8 }));
    fc.assert(
      fc.property(fc.array(piece), (parts) => {
        const text = parts.join('');
        expect(parseTranscript(swapSpeakers(swapSpeakers(text)))).toEqual(parseTranscript(text));
      }),
    );
  });

  test('gives the words before the first label to the customer', () => {
    expect(swapSpeakers('xin nghe\nC: alô')).toBe('Customer (C): xin nghe\nAgent (A): alô');
  });

  test('from a turn on leaves the turns before it alone', () => {
    expect(swapSpeakers('A: one\nC: two\nmore\nA: three', 1)).toBe('A: one\nAgent (A): two\nmore\nCustomer (C): three');
    expect(swapSpeakers('A: one', 4)).toBe('A: one');
  });
});
