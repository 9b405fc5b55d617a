import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlight } from '@/domain/transcript/highlight';
import { anyLetter } from '../../helpers/any-letter';
import { growth, LINEAR } from '../../helpers/growth';

function marked(text: string): string[] {
  return highlight(text)
    .filter((span) => span.marked)
    .map((span) => `${span.kind}:${span.text}`);
}

describe('highlight', () => {
  test.each<[string, string[]]>([
    [
      'gói D120 chỉ 120.000đ/tháng, tốc độ cao hơn 30%, dùng thử 7 ngày nhé',
      ['code:D120', 'amount:120.000đ', 'percent:30%', 'number:7 ngày'],
    ],
    ['90,000 đồng', ['amount:90,000 đồng']],
    ['90k một tháng', ['amount:90k']],
    ['khoảng 90 nghìn đồng', ['amount:90 nghìn đồng']],
    ['1,5 triệu hoặc 1 triệu rưỡi, 2 tỷ', ['amount:1,5 triệu', 'amount:1 triệu rưỡi', 'amount:2 tỷ']],
    ['giảm 5 phần trăm, 3-5%', ['percent:5 phần trăm', 'percent:3-5%']],
    [
      'gọi 0903 123 456 hoặc +84903123456 hay 1800 1090',
      ['phone:0903 123 456', 'phone:+84903123456', 'phone:1800 1090'],
    ],
    ['60GB, 2 GB/ngày, 5 giga', ['data:60GB', 'data:2 GB/ngày', 'data:5 giga']],
    [
      'HD90, C90N, MF149, 12C120, 5G và *090#',
      ['code:HD90', 'code:C90N', 'code:MF149', 'code:12C120', 'code:5G', 'code:*090#'],
    ],
    ['hẹn 19h30 hoặc 9g15, muộn nhất 20h, 7 h 05', ['number:19h30', 'number:9g15', 'number:20h', 'number:7 h 05']],
    ['từ 19H30 đến 21h15p', ['number:19H30', 'number:21h15p']],
    ['18 giờ 30 ngày mai, 9 giờ 05 phút, 20 giờ', ['number:18 giờ 30', 'number:9 giờ 05 phút', 'number:20 giờ']],
    ['gói 4G 20 nghìn', ['code:4G', 'amount:20 nghìn']],
    ['lúc 8:30 ngày 14/9/2026, số 42', ['number:8:30', 'number:14/9/2026', 'number:42']],
    [
      '£1.30 a day, $1,200 or 45 euros, 20 percent',
      ['amount:£1.30', 'amount:$1,200', 'amount:45 euros', 'percent:20 percent'],
    ],
    ['Thursday the 14th, 12 months', ['number:14th', 'number:12 months']],
    ['một trăm hai mươi nghìn đồng một tháng', ['spoken:một trăm hai mươi nghìn đồng']],
    ['Tám mươi lăm phần trăm', ['spoken:Tám mươi lăm phần trăm']],
    ['số không chín không ba một hai ba', ['spoken:không chín không ba một hai ba']],
    ['bảy ngày, mười lăm phút', ['spoken:bảy ngày', 'spoken:mười lăm phút']],
    ['triệu rưỡi', ['spoken:triệu rưỡi']],
    ['hai trăm lẻ năm nghìn', ['spoken:hai trăm lẻ năm nghìn']],
    ['hai trăm nghìn không chị', ['spoken:hai trăm nghìn']],
    ['ba trăm nghìn năm ngoái', ['spoken:ba trăm nghìn']],
    ['mỗi năm ba trăm nghìn', ['spoken:ba trăm nghìn']],
    ['năm hai nghìn không trăm hai mươi sáu', ['spoken:hai nghìn không trăm hai mươi sáu']],
    ['two hundred and fifty pounds a month', ['spoken:two hundred and fifty pounds']],
    ['hai phẩy năm triệu đồng, mười giờ sáng', ['spoken:hai phẩy năm triệu đồng', 'spoken:mười giờ sáng']],
    ['twenty-five percent off, five days', ['spoken:twenty-five percent', 'spoken:five days']],
    ['zero two zero seven nine four', ['spoken:zero two zero seven nine four']],
  ])('marks %s', (text, spans) => {
    expect(marked(text)).toEqual(spans);
  });

  test.each([
    'năm nay bên em tư vấn cho chị',
    'ba em không dùng, ba má cũng không',
    'chị chờ em một chút, một ngày nào đó',
    'em không biết, không phải ạ',
    'một hai là phải gọi',
    'you and a friend, one day',
    'that one, and then the other two',
    'trong năm, mỗi năm',
    'abc d5 đi',
    'đồng ý nghìn lần như một',
  ])('marks nothing in: %s', (text) => {
    expect(marked(text)).toEqual([]);
  });

  test('the spans make up the text again, whatever the text', () => {
    const piece = fc.oneof(
      fc.constantFrom('1.000', 'đ', ' ', '%', 'năm', 'ba', 'trăm', 'không', 'D5', '0903', '-', 'and', 'two', '$', ','),
      fc.string({ unit: anyLetter, maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece), (parts) => {
        const text = parts.join('');
        const spans = highlight(text);
        expect(spans.map((span) => span.text).join('')).toBe(text);
        expect(spans.every((span) => span.text !== '' && span.marked === (span.kind !== undefined))).toBe(true);
      }),
    );
  });

  test.each([
    ['figures', '1'.repeat(2_000_000)],
    ['groups', '1.000.'.repeat(330_000)],
    ['capitals', 'A'.repeat(2_000_000)],
    ['number words', 'năm '.repeat(400_000)],
    ['phone-like figures', '0 9-'.repeat(500_000)],
    ['blanks', `1${' '.repeat(2_000_000)}`],
  ])('goes through a turn of 2 MB of %s in linear time', async (_name, text) => {
    expect(await growth(text, highlight)).toBeLessThan(LINEAR);
  });
});
