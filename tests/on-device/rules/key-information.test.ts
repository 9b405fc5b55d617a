import { describe, expect, it } from 'vitest';
import { createCallView } from '@/on-device/rules/call-view';
import { factsOf, keyInformation } from '@/on-device/rules/key-information/key-information';
import { english } from '@/on-device/rules/languages/en/english';
import { vietnamese } from '@/on-device/rules/languages/vi/vietnamese';

const facts = (text: string, lexicon = vietnamese) =>
  keyInformation(factsOf(createCallView([{ speaker: 'agent', text }], lexicon))).map((fact) => fact.text);

describe('key information in Vietnamese', () => {
  it.each([
    ['phí là chín mươi chín nghìn đồng một tháng ạ', 'chín mươi chín nghìn đồng một tháng'],
    ['trừ ba chục mấy nghìn rứa', 'ba chục mấy nghìn'],
    ['hai triệu rưỡi', 'hai triệu rưỡi'],
    ['hết 1.290.000đ nhé', '1.290.000đ'],
    ['số không chín năm hai, tám tám một, ba không sáu', 'không chín năm hai, tám tám một, ba không sáu'],
    ['số 0912 345 678 đúng không', '0912 345 678'],
    ['mã là TH7731', 'TH7731'],
    ['mã tê hát bảy bảy ba một', 'tê hát bảy bảy ba một'],
    ['kiện EB 209 417', 'EB 209 417'],
    ['gói BT120 mỗi ngày bốn gi', 'BT120'],
    ['hẹn chiều thứ năm nhé', 'chiều thứ năm'],
    ['từ ngày mùng chín tháng tư', 'ngày mùng chín tháng tư'],
    ['tám giờ sáng mai em gọi', 'tám giờ sáng mai'],
    ['trong bốn mươi tám tiếng', 'bốn mươi tám tiếng'],
    ['bảy ngày làm việc', 'bảy ngày làm việc'],
    ['giảm hai mươi phần trăm', 'hai mươi phần trăm'],
    ['nồi sáu lít', 'sáu lít'],
  ])('of “%s” holds “%s”', (text, expected) => {
    expect(facts(text)).toContain(expected);
  });

  it.each([
    'chị đăng ký rồi đúng không',
    'ba mẹ khỏe không con',
    'em chờ một chút',
    'năm nay khác năm ngoái',
    'tư vấn giúp chị',
  ])('of “%s” is empty', (text) => {
    expect(facts(text)).toEqual([]);
  });
});

it.each([
  ['vé số bảy hai không bốn chín giờ tối xe chạy', ['bảy hai không bốn', 'chín giờ tối']],
  ['mã năm bốn tám mười hai giờ trưa lấy đồ', ['năm bốn tám', 'mười hai giờ trưa']],
  ['ngày hai mươi sáu chín giờ sáng', ['ngày hai mươi sáu', 'chín giờ sáng']],
  ['ngày hai mươi ba bảy giờ tối', ['ngày hai mươi ba', 'bảy giờ tối']],
  ['hai mươi hai giờ đêm', ['hai mươi hai giờ đêm']],
  ['mười chín giờ ba mươi', ['mười chín giờ ba mươi']],
])('an hour is told apart from the number before it: “%s”', (text, expected) => {
  expect(facts(text)).toEqual(expected);
});

describe('key information in English', () => {
  it.each([
    ['that is forty-two dollars a month', 'forty-two dollars a month'],
    ['you paid £214.60 for it', '£214.60'],
    ['£1.30 a day off your bill', '£1.30 a day'],
    ['on the 2nd of August', 'the 2nd of August'],
    ['Thursday the 14th works', 'Thursday the 14th'],
    ['good through the thirtieth', 'the thirtieth'],
    ['between eight and one', 'between eight and one'],
    ['ring 07700 900318 then', '07700 900318'],
    ['or 555-0142', '555-0142'],
    ['the number is BW-66120', 'BW-66120'],
    ['it is oh seven seven double four one nine', 'oh seven seven double four one nine'],
    ['you get the Roam Pass 7 with it', 'Roam Pass 7'],
    ['within ten business days', 'ten business days'],
  ])('of “%s” holds “%s”', (text, expected) => {
    expect(facts(text, english)).toContain(expected);
  });

  it.each(['I want to ask about it', 'one more thing please', 'the first time I called'])(
    'of “%s” is empty',
    (text) => {
      expect(facts(text, english)).toEqual([]);
    },
  );
});

describe('the list of key information', () => {
  it('notes nothing twice and keeps what says more', () => {
    expect(facts('thứ năm, à chiều thứ năm, đúng chiều thứ năm')).toEqual(['chiều thứ năm']);
  });

  it('stays short and keeps codes and sums when there is too much', () => {
    const text = `${Array.from({ length: 40 }, (_, i) => `${i + 2} phút`).join(', ')}, mã QK3391, 250.000đ`;
    const found = facts(text);
    expect(found.length).toBeLessThanOrEqual(18);
    expect(found).toEqual(expect.arrayContaining(['QK3391', '250.000đ']));
  });
});

it('a number of endless digits after an hour is not tried in every way it could be cut', () => {
  const before = process.cpuUsage();
  expect(facts(`1 giờ ${'1'.repeat(1500)}x`)).toEqual(['1 giờ']);
  const { user, system } = process.cpuUsage(before);
  // Milliseconds, where every way took a quarter of a minute.
  expect((user + system) / 1000).toBeLessThan(2000);
});
