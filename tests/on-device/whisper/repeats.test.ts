import { describe, expect, it, test } from 'vitest';
import { cleanSegments, cleanWords } from '@/on-device/whisper/repeats';

const times = (count: number, words: string) => Array.from({ length: count }, () => words).join(' ');

describe('what people say', () => {
  test.each([
    'dạ dạ dạ',
    'Vâng vâng, em hiểu rồi ạ.',
    'Không, không, không, không!',
    'Dạ vâng ạ. Dạ vâng ạ. Dạ vâng ạ. Dạ vâng ạ.',
    'Yes, yes, yes. Okay, okay.',
    'cảm ơn anh, cảm ơn chị, cảm ơn cô, cảm ơn chú, cảm ơn bác',
    'số của em là 0909 0909 0909',
    'ありがとうございます。はい、はい、はい。',
    '',
    '  … ? ',
  ])('"%s" stays', (text) => {
    expect(cleanWords(text)).toEqual({ text });
  });
});

describe('a loop of the model', () => {
  test.each([
    ['one word', times(5, 'dạ')],
    ['one word with commas', times(40, 'không,')],
    ['two words', times(5, 'Cảm ơn.')],
    ['capitals that change', 'Thank you. thank you. THANK YOU. Thank you! thank you'],
    ['a last copy that was begun', `${times(6, 'hẹn gặp lại các bạn')} hẹn gặp`],
    ['eight words', times(5, 'please hold the line while I check it')],
    ['letters written in two ways', times(5, 'vâng ạ').normalize('NFC').replace('vâng', 'vâng'.normalize('NFD'))],
    ['a script without spaces', 'ありがとう'.repeat(12)],
    ['Thai', 'ขอบคุณครับ'.repeat(12)],
  ])('of %s leaves nothing', (_, text) => {
    expect(cleanWords(text)).toEqual({ text: '', dropped: 'repeats' });
  });

  test.each([
    ['after good words', `Em chào anh. ${times(30, 'Cảm ơn các bạn.')}`, 'Em chào anh.'],
    ['before good words', `${times(6, 'Alo')}, chị nghe rõ không ạ?`, 'chị nghe rõ không ạ?'],
    ['between good words', `I see. ${times(9, 'so')} What is your name?`, 'I see. What is your name?'],
    [
      'twice',
      `One moment ${times(7, 'please hold')} sorry ${times(7, 'uh')} here it is`,
      'One moment sorry here it is',
    ],
  ])('%s leaves them', (_, text, kept) => {
    expect(cleanWords(text)).toEqual({ text: kept, dropped: 'repeats' });
  });

  it('of nine words is beyond what it looks for', () => {
    const text = times(6, 'one two three four five six seven eight nine');
    expect(cleanWords(text)).toEqual({ text });
  });
});

describe('segments', () => {
  const segment = (start: number, text: string) => ({ start, end: start + 1, text });

  it('lose a loop that runs through them, and those without a word go', () => {
    const looped = Array.from({ length: 8 }, (_, index) => segment(index + 1, ' Cảm ơn các bạn.'));
    expect(cleanSegments([segment(0, ' Em chào anh. Cảm ơn các bạn.'), ...looped, segment(9, 'Dạ, em nghe.')])).toEqual(
      {
        segments: [segment(0, 'Em chào anh.'), segment(9, 'Dạ, em nghe.')],
        dropped: 'repeats',
      },
    );
  });

  it('stay as they are without a loop, but for the space around them', () => {
    expect(cleanSegments([segment(0, ' Dạ dạ.'), segment(1, ' Vâng.')])).toEqual({
      segments: [segment(0, 'Dạ dạ.'), segment(1, 'Vâng.')],
    });
    expect(cleanSegments([])).toEqual({ segments: [] });
  });
});
