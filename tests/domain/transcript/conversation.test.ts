import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conversationMessages } from '@/domain/transcript/conversation';
import { anyLetter } from '../../helpers/any-letter';

test.each([
  ['RIGHT: Dạ em nghe', 'right', 'Dạ em nghe'],
  ['SPEAKER_01: Dạ em nghe', 'right', 'Dạ em nghe'],
  ['SPEAKER_01: (00:00:01,000 - 00:00:02,500) Dạ em nghe', 'right', 'Dạ em nghe'],
  ['(00:00:01,000 - 00:00:02,500) Dạ em nghe', 'left', 'Dạ em nghe'],
  ['LEFT: Alô', 'left', 'Alô'],
  ['SPEAKER_00: Alô', 'left', 'Alô'],
  ['SPEAKER_02: Alô', 'left', 'Alô'],
  ['Right: so it is', 'left', 'Right: so it is'],
  ['Turn RIGHT: now', 'left', 'Turn RIGHT: now'],
  ['', 'left', ''],
])('shows the message %j on the %s as %j', (raw, side, text) => {
  const shown = { text, side, sender: 'ai', finish: true, streamText: [] };
  expect(conversationMessages(raw)).toEqual(text === '' ? [] : [shown]);
});

test('splits a text into messages at its markers and labels', () => {
  const text = 'SPEAKER_00: Alô\ncòn đó không\nSPEAKER_01: Dạ\nAgent (A): em\nCustomer (C) [X]: ừ\nA:\n';
  expect(conversationMessages(text).map(({ side, text: words }) => [side, words])).toEqual([
    ['left', 'Alô còn đó không'],
    ['right', 'Dạ'],
    ['left', 'em'],
    ['right', 'ừ'],
  ]);
});

test('tells typed sides apart, in capitals only', () => {
  const text = 'LEFT: Alô\nright: là bên phải\nRIGHT : Dạ\nRIGHT：em nghe';
  expect(conversationMessages(text).map(({ side, text: words }) => [side, words])).toEqual([
    ['left', 'Alô right: là bên phải'],
    ['right', 'Dạ'],
    ['right', 'em nghe'],
  ]);
});

test('takes words before any marker as a message on the left', () => {
  expect(conversationMessages('\nxin nghe').map(({ side, text }) => [side, text])).toEqual([['left', 'xin nghe']]);
});

test('no text breaks the reader', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyLetter }), (text) => {
      for (const message of conversationMessages(text)) expect(message.text).not.toBe('');
    }),
  );
});
