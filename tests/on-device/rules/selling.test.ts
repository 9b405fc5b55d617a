import { describe, expect, it } from 'vitest';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { makeAutoNote } from '@/on-device/rules/auto-note';
import { findCloses } from '@/on-device/rules/facts/sale';
import { saleOutcome } from '@/on-device/rules/judge/sale-outcome';
import { judgeSales } from '@/on-device/rules/judge/sales';
import { readCall } from '@/on-device/rules/read-call';

function factsOf(...lines: string[]) {
  const facts = readCall(parseTranscript(lines.join('\n')), '');
  if (!facts) throw new Error('language not known');
  return facts;
}

const SOLD = [
  'A: Dạ em chào chị Hoa, em là Lan bên phòng tập Sen Vàng. Chị có tiện nghe em hai phút không ạ?',
  'C: Ừ, em nói đi.',
  'A: Dạ lâu nay chị hay tập môn gì, một tuần tập mấy buổi ạ? Chị muốn tập để giảm cân hay khỏe lưng ạ?',
  'C: Chị tập yoga, tuần hai buổi mà đau lưng quá.',
  'A: Dạ em hiểu, đau lưng thì khó chịu lắm. Gói Bình Minh có thầy kèm riêng, giá 900.000đ một tháng ạ.',
  'C: Đắt quá em.',
  'A: Dạ chị tập thử một buổi miễn phí rồi quyết cũng được ạ. Em giữ chỗ cho chị sáng thứ bảy nhé?',
  'C: Ừ, đăng ký cho chị đi.',
  'A: Dạ em cảm ơn chị. 9 giờ sáng mai em gọi lại cho chị. Chị còn cần em giúp gì thêm không ạ?',
  'C: Không, cảm ơn em.',
  'A: Dạ em chào chị Hoa ạ.',
];
const PRESSED = [
  "A: Hello, Mrs Gray? It's Tom from Bright Windows. Good news, you've been selected for our new offer.",
  'C: I do not need windows.',
  'A: Trust me, everyone on your street has them. The offer ends today.',
  'C: My son looks after the house.',
  "A: It's your decision, isn't it. There are only two places left, it takes two minutes.",
  'C: No. Good day.',
];
const SERVICE = [
  'A: Good morning, North Bank, how can I help?',
  'C: I was charged twice for my card this month and nobody answers my emails.',
  'A: I am sorry about that. The fee is £20 and I have refunded it.',
  'C: Thank you.',
  'A: Anything else? Bye now.',
];

/** Who rings and buys, without a word of buying at first. */
const ASKED_THE_PRICE = [
  'A: dạ chăn ga mây trắng xin nghe ạ',
  'C: alo em ơi chị coi trên mạng cái ga hoa xanh đó em giờ nhiêu vậy',
  'A: dạ bộ đó tám trăm ngàn chị loại cotton ạ',
  'C: trời trên mạng để có bảy trăm mà',
  'A: dạ bảy trăm là loại nhỏ chị ơi giường mét sáu thì tám trăm',
  'C: ờ rồi vậy lấy cho chị một bộ giao quận tám được không',
  'A: dạ được chị cho em xin tên với địa chỉ',
  'C: chị tên mai số hai mươi đường số bảy',
  'A: dạ em ghi rồi em cảm ơn chị em chào chị',
];
/** The reason of the call comes after old times. */
const CHATTED_FIRST = [
  'A: dạ con chào bác con là tín bên gia dụng mai lan nè bác',
  'C: tín nào ta',
  'A: dạ tín hồi năm ngoái giao cái quạt cho bác đó bác còn cho con ly nước',
  'C: à nhớ rồi giờ làm tổng đài luôn hả',
  'A: dạ con vô văn phòng rồi bác ơi cái quạt bác xài còn ngon hông bác',
  'C: còn xài tốt lắm mà nó kêu chút xíu hà con',
  'A: dạ nay con gọi bác là bên con có cái nồi áp suất khách cũ được giảm hai chục phần trăm đó bác',
  'C: nồi áp suất hả bác có rồi mà',
  'A: dạ nồi này hầm lẹ lắm bác giá còn một triệu hai thôi',
  'C: ờ để bác coi',
  'A: dạ con cảm ơn bác con chào bác',
];

describe('telling a sale', () => {
  it('sees it where the customer only asks the price, and where old customers are chatted with first', () => {
    expect(factsOf(...ASKED_THE_PRICE).sale).not.toBeNull();
    expect(factsOf(...CHATTED_FIRST).sale).not.toBeNull();
  });

  it('a good agent who never asks for the decision has left that step out', () => {
    const asked = judgeSales(factsOf(...SOLD.slice(0, 7), 'C: Để chị nghĩ đã.', ...SOLD.slice(8)));
    const without = SOLD.map((line) => line.replace(' Em giữ chỗ cho chị sáng thứ bảy nhé?', ''));
    const leftOut = judgeSales(factsOf(...without.slice(0, 7), 'C: Để chị nghĩ đã.', ...without.slice(8)));
    expect(asked.ask_for_sale).toBeGreaterThanOrEqual(70);
    expect(leftOut.ask_for_sale).toBeLessThan(60);
    expect(asked.presumptive_close).toBeLessThan(asked.ask_for_sale ?? 0);
  });

  it.each([
    [SOLD, 'Em ghi trước cho chị một suất nha.'],
    [SOLD, 'Con ghi đơn cho chị nhé.'],
    [SOLD, 'Dạ vậy em giữ cho bé một chỗ ca cuối tuần, khai giảng ngày mười bốn nhé chị?'],
    [SOLD, 'Hay em cứ gửi thẻ về cho chị, không dùng thì không mất phí.'],
    [PRESSED, 'It is forty pounds if you confirm today.'],
    [PRESSED, 'So shall I send the technician tomorrow?'],
  ])('takes what the agent says for asking: %#', (call, asks) => {
    const closes = (line: string) => findCloses(factsOf(...call.slice(0, 4), `A: ${line}`, ...call.slice(-1)).view);
    expect(closes(asks).filter(({ turn }) => turn === 4)).toHaveLength(1);
    expect(closes('Dạ.')).toEqual([]);
  });

  it('sees who called and what is offered, whatever the trade', () => {
    expect(factsOf(...SOLD).sale).not.toBeNull();
    expect(factsOf(...PRESSED).sale).not.toBeNull();
  });

  it('takes a price in a service call for what it is', () => {
    expect(factsOf(...SERVICE).sale).toBeNull();
  });

  it('sees how it ended', () => {
    expect(saleOutcome(factsOf(...SOLD))).toBe('sold');
    expect(saleOutcome(factsOf(...PRESSED))).toBe('refused');
  });

  it('sees that what was put off is bought after all', () => {
    const ended = (...lines: string[]) =>
      saleOutcome(factsOf(...SOLD.slice(0, 7), 'C: Để chị hỏi chồng đã.', 'A: Dạ có gì chị gọi em.', ...lines));
    expect(ended('C: Mà em nói cũng có lý, chị ghi lại đây.', 'A: Dạ em chào chị.')).toBe('follow_up');
    expect(ended('C: Mà em nói cũng có lý, đặt giúp chị một suất nha.', 'A: Dạ em ghi ạ.')).toBe('sold');
  });
});

describe('a yes to the order', () => {
  const ended = (...lines: string[]) => saleOutcome(factsOf(...SOLD.slice(0, 7), ...lines, 'C: Ừ em.'));

  it('names what the agent is to do', () => {
    expect(ended('C: Ờ ghi đi, mà có phải cọc không?', 'A: Dạ chị cọc năm trăm ạ.')).toBe('sold');
    expect(saleOutcome(factsOf(...PRESSED.slice(0, 3), 'C: Go on, lock it in. Do I pay now?', 'A: On the day.'))).toBe(
      'sold',
    );
  });

  it('is the number to be reached at, where the agent asks for the order and reads it back', () => {
    const called = (asks: string, ...lines: string[]) =>
      saleOutcome(
        factsOf(...SOLD.slice(0, 6), 'A: Dạ vậy tập thử trước ạ.', 'C: Vậy à.', `A: ${asks}`, ...lines, 'C: Ừ.'),
      );
    const order = 'Dạ em lên đơn luôn ha, chị cho em xin số điện thoại.';
    expect(called(order, 'C: Số 0977 135 862.', 'A: 0977 135 862.')).toBe('sold');
    expect(called(order, 'C: Số 0977 135 862.', 'A: Dạ em chào chị.')).toBe('follow_up');
    expect(called('Dạ chị cho số điện thoại ạ.', 'C: Số 0977 135 862.', 'A: 0977 135 862.')).toBe('follow_up');
  });
});

describe('the craft of selling', () => {
  it('is high where the agent asks, listens and agrees the next step', () => {
    const verdicts = judgeSales(factsOf(...SOLD));
    for (const item of ['make_connection', 'be_empathetic', 'ask_for_sale', 'demonstrate_ownership'] as const)
      expect(verdicts[item], item).toBeGreaterThanOrEqual(70);
  });

  it('is low where the agent presses', () => {
    const verdicts = judgeSales(factsOf(...PRESSED));
    for (const item of ['make_connection', 'be_empathetic', 'overcome_objections', 'uncover_needs'] as const)
      expect(verdicts[item], item).toBeLessThan(40);
  });
});

describe('the description of a call', () => {
  it('quotes the offer, the decision and the promise, in the language of the call', () => {
    const { summary, classification, nextBestAction } = makeAutoNote(factsOf(...SOLD));
    expect(summary.reason).toMatch(/^Nhân viên nói: “.*Gói Bình Minh có thầy kèm riêng, giá 900\.000đ một tháng ạ\.”$/);
    expect(summary.resolution).toBe(
      'Khách đồng ý (sau câu “Em giữ chỗ cho chị sáng thứ bảy nhé?”): “Ừ, đăng ký cho chị đi.”',
    );
    expect(classification).toMatchObject({ category: 'Bán hàng qua điện thoại', campaign: 'Gói Bình Minh' });
    expect(nextBestAction.followUpTiming).toBe('9 giờ sáng mai');
    expect(nextBestAction.plannedAction).toContain('9 giờ sáng mai em gọi lại cho chị.');
  });

  it('tells a service call by the words of the customer, and files it by them', () => {
    const { summary, classification, nextBestAction, claims } = makeAutoNote(factsOf(...SERVICE));
    expect(summary.reason).toMatch(/^Customer: “I was charged twice/);
    expect(classification.category).toBe('Billing complaint');
    expect(claims?.category).toMatchObject([{ turn: 1, quote: expect.stringContaining('charged twice') }]);
    expect(nextBestAction.followUpTiming).toBe('');
  });

  it('files a call by what is wrong rather than by the card or the account that it is wrong with', () => {
    const filed = (why: string) =>
      makeAutoNote(factsOf('A: Hello, Northgate.', `C: ${why}`, 'A: I see.', 'C: Yes.')).classification.category;
    expect(filed('My credit card shows that I was charged twice.')).toBe('Billing complaint');
    expect(filed('My credit card is lost.')).toBe('Cards and accounts');
    const vietnamese = (why: string) =>
      makeAutoNote(factsOf('A: Dạ em chào chị ạ.', `C: ${why}`, 'A: Dạ vâng.', 'C: Ừ.')).classification.category;
    expect(vietnamese('Em ơi, tháng này bên em tính tiền của chị hai lần.')).toBe('Khiếu nại cước phí');
    expect(vietnamese('Em ơi, chị hỏi cái phần mềm tính tiền của bên em.')).not.toBe('Khiếu nại cước phí');
  });

  it('gives no verdict on the outcome: what was done and what the customer said near the end', () => {
    const { summary } = makeAutoNote(factsOf(...SERVICE));
    expect(summary.resolution).toMatch(
      /^The agent on what is done or comes next: “The fee is £20 and I have refunded it\.”/,
    );
    expect(summary.resolution).not.toMatch(/solved|resolved/i);
  });
});

it('takes an offer that is held open for today only for pressing, in both languages', () => {
  const pressed = [
    "A: Hello, Mrs Gray? It's Tom from Bright Windows, I'm calling because we have an offer on new frames.",
    'C: Go on then.',
    'A: They come to $330 fitted, and that is only good until tonight.',
    'C: I would rather talk to my son first.',
    "A: I can't hold that price for you, so if you sign today you are safe.",
    'C: No, thank you.',
  ];
  expect(factsOf(...pressed).craft.pushy).toBe(true);
  const calm = pressed.map((line) =>
    line.replace('only good until tonight', 'the price all year').replace(/A: I can't.*/, 'A: Of course, talk to him.'),
  );
  expect(factsOf(...calm).craft.pushy).toBe(false);
  const urgent = [
    'A: Dạ em chào anh Nam, em là Lan bên nhà đất Sao Mai, em gọi mời anh xem căn hộ mới ạ.',
    'C: Giá sao em?',
    'A: Dạ 1,9 tỷ một căn, mà chỉ còn đúng hai căn, quý sau là tăng mười phần trăm anh ạ.',
    'C: Để anh nghĩ thêm.',
    'A: Dạ anh không chốt luôn hôm nay thì sau này thiệt cho nhà mình thôi ạ.',
    'C: Anh không mua đâu.',
  ];
  expect(factsOf(...urgent).craft.pushy).toBe(true);
});
