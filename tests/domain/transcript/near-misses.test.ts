import { describe, expect, it } from 'vitest';
import { findNearMisses, readVocabulary } from '@/domain/transcript/near-misses';

const SITE = readVocabulary('Viettel, MobiFone, VinaPhone, Zalo, gói Tân Binh, OTP, Nguyễn Văn An');
const missesIn = (...texts: string[]) =>
  findNearMisses(
    texts.map((text) => ({ text })),
    SITE,
  ).misses.map(({ written, word, turns }) => `${written} → ${word}: ${turns.join(' ')}`);

describe('a vocabulary', () => {
  it('is what stands between commas and line breaks, each once', () => {
    expect(readVocabulary(' Viettel,, viettel ; gói  Tân\tBinh\nOTP\n')).toEqual(['viettel', 'gói Tân Binh', 'OTP']);
    expect(readVocabulary('')).toEqual([]);
    expect(readVocabulary('x'.repeat(100))).toEqual([]);
    expect(readVocabulary(Array.from({ length: 500 }, (_, at) => `w${at}`).join()).length).toBe(200);
  });
});

describe('names written otherwise', () => {
  it.each([
    ['Dạ viet teo xin chào', ['viet teo → Viettel: 1']],
    ['dùng mobi phone với vi na phôn', ['mobi phone → MobiFone: 1', 'vi na phôn → VinaPhone: 1']],
    ['mô bi phôn', ['mô bi phôn → MobiFone: 1']],
    ['nhắn da lô nhé', ['da lô → Zalo: 1']],
    ['chị đăng ký gói tan bình', ['gói tan bình → gói Tân Binh: 1']],
    ['anh nguyen van an', ['nguyen van an → Nguyễn Văn An: 1']],
    ['gọi Viet Tel', ['Viet Tel → Viettel: 1']],
  ])('are found: %j', (text, expected) => {
    expect(missesIn(text)).toEqual(expected);
    expect(missesIn(text.normalize('NFD'))).toEqual(expected.map((line) => expect.stringContaining(line.slice(-9))));
  });

  it.each([
    'Viettel, VIETTEL và viettel, gói tân binh',
    'gọi viettel mobifone vinaphone',
    'Việt Nam vô địch, vé tàu, mô hình, zá',
    'mã otp là ô tê pê',
    '',
  ])('are none: %j', (text) => {
    expect(missesIn(text)).toEqual([]);
  });

  it('are told once with all their turns, and stand where they are marked', () => {
    const turns = [{ text: 'a viet teo b Viet Teo' }, { text: 'c' }, { text: 'viet teo, da lô' }];
    const { misses, places } = findNearMisses(turns, SITE);
    expect(misses.map(({ written, turns: at }) => [written, at])).toEqual([
      ['viet teo', [1, 1, 3]],
      ['da lô', [3]],
    ]);
    const marked = [...places].map(([turn, at]) => at.map(({ from, to }) => turns[turn - 1]?.text.slice(from, to)));
    expect(marked).toEqual([
      ['viet teo', 'Viet Teo'],
      ['viet teo', 'da lô'],
    ]);
  });

  it('are none any more where somebody said that they are right', () => {
    expect(findNearMisses([{ text: 'viet teo, da lô' }], SITE, ['Viet Teo']).misses.map(({ word }) => word)).toEqual([
      'Zalo',
    ]);
  });
});
