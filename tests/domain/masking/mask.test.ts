import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitRuns, digitsOf } from '@/domain/masking/digit-runs';
import { createMask, findPersonal, itemKey } from '@/domain/masking/mask';
import { vi } from '@/ui/words/vi/sections';

const found = (...texts: string[]) =>
  findPersonal(texts.map((text) => ({ text }))).map(({ kind, value, count }) => [kind, value, count]);
const masked = (text: string, names: string[] = []) => createMask(findPersonal([{ text }], names))(text);

it('is named in the reader’s words', () => {
  const text = 'Số em là 0912 345 678 ạ';
  expect(createMask(findPersonal([{ text }]), vi.exporting.masked)(text)).toBe('Số em là [số điện thoại] ạ');
});

describe('digits of a text', () => {
  it.each([
    ['0912 345.678', '0912345678'],
    ['không chín một hai, ba bốn lăm sáu bảy tám', '0912345678'],
    ['oh seven seven double nine, triple one', '077' + '99' + '111'],
    ['hai mươi mốt, ba mươi, mười hai', '213012'],
    ['forty-two seventeen ninety', '421790'],
    ['oh eight hundred', '0800'],
    ['không chín à một 23 dạ bốn', '0912' + '34'],
    ['0912\u2011345\u2011678', '0912345678'],
    ['0912\u200b345\u00ad678', '0912345678'],
    ['๐๙๑๒ ๓๔๕ ๖๗๘', '0912345678'],
    ['０９１２３４５６７８', '0912345678'],
  ])('are read in %j', (text, digits) => {
    expect(digitsOf(digitRuns(text)[0] ?? [])).toBe(digits);
  });
});

describe('what is personal', () => {
  it.each<[string, string, string]>([
    ['Số em là 0912 345 678 ạ', 'phone', '0912345678'],
    ['gọi +84 912 345 678', 'phone', '84912345678'],
    ['không chín một hai ba bốn năm sáu bảy tám', 'phone', '0912345678'],
    ['It is oh seven seven double nine, one two three, four five six', 'phone', '07799123456'],
    ['Call (415) 555-0142 or so', 'phone', '4155550142'],
    ['thẻ 4111 1111 1111 1111', 'card', '4111111111111111'],
    ['four one one one, one one one one, one one one one, one one one one', 'card', '4111111111111111'],
    ['CCCD 001 099 012 345', 'id', '001099012345'],
    ['chứng minh nhân dân 271 234 567', 'id', '271234567'],
    ['SSN 123-45-6789', 'id', '123456789'],
    ['NI number AB 12 34 56 C', 'id', 'ab123456c'],
    ['Số tài khoản 19 034 567', 'account', '19034567'],
    ['IBAN GB33 BUKB 2020 1555 5555 55', 'account', 'gb33bukb20201555555555'],
    ['viết cho lan.vu@thu.vn nhé', 'email', 'lan.vu@thu.vn'],
    ['lan chấm vũ a còng thư chấm vn', 'email', 'lan chấm vũ a còng thư chấm vn'],
    ['jo dot tillman at quillmail dot com', 'email', 'jo dot tillman at quillmail dot com'],
  ])('%j has one', (text, kind, value) => {
    expect(found(text)).toContainEqual([kind, value, 1]);
    const words = masked(text);
    expect(words).toContain(`[${kind}]`);
    expect(found(words)).toEqual([]);
  });

  it.each([
    'Gói 90 nghìn một tháng, 120 phút',
    'Tổng là 1.200.000.000 đồng',
    'ngày 20.11.2026 lúc 10 giờ 30',
    'hai trăm ba mươi nghìn năm trăm',
    'Không, không, tôi không cần',
    'call me at five to six',
    '2026-11-20 10:42',
  ])('%j has none', (text) => {
    expect(found(text)).toEqual([]);
    expect(masked(text)).toBe(text);
  });

  it('is known by what was asked for in the turn before', () => {
    expect(found('Cho em xin số tài khoản ạ', '1903456')).toEqual([['account', '1903456', 1]]);
    expect(found('Chị đợi em ạ', '1903456')).toEqual([]);
  });

  it('is one thing in every form, and counted', () => {
    expect(found('0912345678', 'không chín một hai ba bốn năm sáu bảy tám', '0912.345.678')).toEqual([
      ['phone', '0912345678', 3],
    ]);
  });

  it('may be said over several turns', () => {
    const said = ['không chín một hai', 'Dạ', 'ba bốn năm', 'Vâng ạ', 'sáu bảy tám ạ'];
    const texts = said.map((text, at) => ({ text, speaker: at % 2 === 0 ? 'customer' : 'agent' }));
    const items = findPersonal(texts);
    expect(items).toMatchObject([{ kind: 'phone', value: '0912345678' }]);
    const mask = createMask(items);
    expect(said.map((text) => mask(text))).toEqual(['[phone]', 'Dạ', '[phone]', 'Vâng ạ', '[phone] ạ']);
    const prices = ['gói 90 nghìn', 'Dạ', '120 phút', 'Dạ', '30 ngày', 'Dạ', '500 nghìn'];
    expect(findPersonal(prices.map((text, at) => ({ text, speaker: String(at % 2) })))).toEqual([]);
  });

  it('has names in decomposed letters, without tones, and over any blanks', () => {
    expect(masked('Chị Hạnh ơi'.normalize('NFD'), ['Hạnh'])).toBe('Chị [name] ơi');
    expect(masked('chi Hanh, HANH; Hà thì Ha', ['Hạnh', 'Hà'])).toBe('chi [name], [name]; [name] thì Ha');
    expect(masked('NGUYỄN  THỊ HẠNH', ['Nguyễn Thị Hạnh'])).toBe('[name]');
  });

  it('has names in any letters where no prose stands', () => {
    const text = '0912_nguyen-thi_hanh.c2';
    const items = findPersonal([{ text, label: true }], ['Nguyễn Thị Hạnh', 'Hạnh']);
    expect(createMask(items)(text, true)).toBe('0912_[name].c2');
    expect(createMask(items)('hanh thông, hạnh phúc')).toBe('hanh thông, hạnh phúc');
  });

  it('has names as they were recognised', () => {
    expect(masked('Chị Hạnh ơi, HẠNH nhé', ['Hạnh'])).toBe('Chị [name] ơi, [name] nhé');
    expect(masked('Lan nói lan man', ['Lan'])).toBe('[name] nói lan man');
  });

  it('stays where somebody keeps it, and masks parts of what goes', () => {
    const text = 'Gọi 0912345678 hoặc 0987654321, bốn số cuối 5678';
    const items = findPersonal([{ text }]);
    expect(items.map(itemKey)).toEqual(['phone 0912345678', 'phone 0987654321']);
    expect(createMask(items.slice(1))(text)).toBe('Gọi 0912345678 hoặc [phone], bốn số cuối 5678');
    expect(createMask(items)(text)).toBe('Gọi [phone] hoặc [phone], bốn số cuối [phone]');
    expect(createMask([])(text)).toBe(text);
  });
});

const VI = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'];
const EN = ['oh', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

describe('whatever number it is', () => {
  const digit = fc.integer({ min: 0, max: 9 });
  const number = fc.oneof(
    fc.array(digit, { minLength: 8, maxLength: 8 }).map((rest) => `09${rest.join('')}`),
    fc.array(digit, { minLength: 13, maxLength: 13 }).map((rest) => `4${rest.join('')}12`),
    fc.array(digit, { minLength: 11, maxLength: 11 }).map((rest) => `0${rest.join('')}`),
  );
  const said = fc.record({
    number,
    separators: fc.array(fc.constantFrom('', ' ', '.', '-', ', '), { minLength: 20, maxLength: 20 }),
    form: fc.constantFrom('written', 'vi', 'en'),
    around: fc.constantFrom(['', ''], ['Số: ', ' ạ.'], ['(', ')'], ['gọi_', '_nhé']),
  });

  it('nothing of it is left in a text', () => {
    fc.assert(
      fc.property(said, ({ number: digits, separators, form, around: [before = '', after = ''] }) => {
        const words = [...digits].map((one) =>
          form === 'vi' ? VI[Number(one)] : form === 'en' ? EN[Number(one)] : one,
        );
        const text = words
          .map((word, at) => `${word}${at === words.length - 1 ? '' : form === 'written' ? separators[at] : ' '}`)
          .join('');
        const left = masked(`${before}${text}${after}`);
        expect(digitRuns(left).map(digitsOf).join('')).toBe('');
      }),
      { numRuns: 400 },
    );
  });

  it('no text makes it throw, and nothing found is left', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 80 })), (texts) => {
        const items = findPersonal(texts.map((text, at) => ({ text, speaker: at % 2 ? 'agent' : 'customer' })));
        const mask = createMask(items);
        for (const text of texts) expect(typeof mask(text)).toBe('string');
      }),
    );
  });
});
