import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findWords, type Sought } from '@/domain/transcript/find-words';
import { replaceWords } from '@/domain/transcript/transcript-edit';
import { parseTranscript } from '@/domain/transcript/transcript-text';

const sought = (words: string, change: Partial<Sought> = {}): Sought => ({
  words,
  accents: false,
  whole: true,
  ...change,
});
const found = (text: string, wanted: Sought) => findWords(text, wanted).map(({ from, to }) => text.slice(from, to));

describe('words in a text', () => {
  it.each<[string, Sought, string[]]>([
    ['Hóa đơn và hoa don, HOÁ ĐƠN', sought('hoa don'), ['Hóa đơn', 'hoa don', 'HOÁ ĐƠN']],
    ['Hóa đơn và hoa don', sought('hóa đơn', { accents: true }), ['Hóa đơn']],
    ['Hóa đơn và hoa don'.normalize('NFD'), sought('hóa đơn', { accents: true }), ['Hóa đơn'.normalize('NFD')]],
    ['bán an toàn ban', sought('an'), ['an']],
    ['bán an toàn ban', sought('an', { whole: false }), ['án', 'an', 'àn', 'an']],
    ['viet  tel, Viet Tel', sought('viet tel'), ['viet  tel', 'Viet Tel']],
    ['gói 5G, 5Gb', sought('5g'), ['5G']],
    ['giá (500k)', sought('(500k)'), ['(500k)']],
    ['aaaa', sought('aa', { whole: false }), ['aa', 'aa']],
    ['a.b', sought('.'), ['.']],
    ['anything', sought('   '), []],
    ['', sought('x'), []],
  ])('%j holds %j: %j', (text, wanted, expected) => {
    expect(found(text, wanted)).toEqual(expected);
  });
});

const TEXT = `Agent (A) [Greeting]: (00:00:01,000 - 00:00:03,000) Dạ Viet Teo xin chào
Customer (C): (00:00:03,500 - 00:00:05,500) Việt Tẹo hả em
tổng đài viet teo
Agent (A): (00:00:06,000 - 00:00:07,000) Dạ vâng`;

describe('other words in their place', () => {
  it('change the words and nothing else: speakers, types, times and other lines stay', () => {
    const { text, count } = replaceWords(TEXT, sought('viet teo'), 'Viettel');
    expect(count).toBe(3);
    expect(text).toBe(`Agent (A) [Greeting]: (00:00:01,000 - 00:00:03,000) Dạ Viettel xin chào
Customer (C): (00:00:03,500 - 00:00:05,500) Viettel hả em tổng đài Viettel
Agent (A): (00:00:06,000 - 00:00:07,000) Dạ vâng`);
  });

  it('never make a time, a label or a turn', () => {
    const { text } = replaceWords(TEXT, sought('da vang'), '(00:00:09,000 - 00:00:10,000) ok\nCustomer (C): no');
    expect(parseTranscript(text)).toHaveLength(3);
    expect(parseTranscript(text).at(-1)).toMatchObject({ speaker: 'agent', start: 6, end: 7 });
  });

  it('leave a turn its words where nothing else would be left', () => {
    expect(replaceWords(TEXT, sought('dạ vâng'), '')).toEqual({ text: TEXT, count: 0 });
    expect(replaceWords(TEXT, sought('dạ'), '').text).toContain('00:00:07,000) vâng');
    expect(replaceWords(TEXT, sought('Dạ'), 'Dạ')).toEqual({ text: TEXT, count: 0 });
  });

  it('keep turns, speakers and times whatever is looked for', () => {
    const shape = (text: string) => parseTranscript(text).map(({ text: _, ...turn }) => turn);
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.boolean(), fc.boolean(), (words, by, accents, whole) => {
        expect(shape(replaceWords(TEXT, { words, accents, whole }, by).text)).toEqual(shape(TEXT));
      }),
    );
  });
});
