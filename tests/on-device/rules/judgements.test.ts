import { describe, expect, it } from 'vitest';
import { CUSTOMER_SERVICE_ITEMS, type CustomerServiceItem } from '@/domain/scoring/score-answer';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { judgeCsat } from '@/on-device/rules/judge/csat';
import { judgeCustomerService } from '@/on-device/rules/judge/customer-service';
import { judgeSales } from '@/on-device/rules/judge/sales';
import { readCall } from '@/on-device/rules/read-call';

function factsOf(text: string) {
  const facts = readCall(parseTranscript(text), '');
  if (!facts) throw new Error('language not known');
  return facts;
}
const state = (item: CustomerServiceItem, text: string) => judgeCustomerService(factsOf(text))[item];
const call = (...lines: string[]) => lines.join('\n');

const VI = ['A: Dạ em chào chị, em có thể giúp gì cho chị ạ?', 'C: Chị muốn hỏi cước tháng này.'];
const VI_END = [
  'A: Dạ chị còn cần em hỗ trợ gì thêm không ạ?',
  'C: Không em.',
  'A: Dạ em cảm ơn chị đã gọi, em chào chị ạ.',
];
const EN = ['A: Good morning, this is Kim, how can I help?', 'C: I would like to ask about my bill.'];

describe('greeting and name', () => {
  it.each([
    ['met', call('A: Dạ em chào chị, chị tên gì ạ?', 'C: Chị tên Hoa.', 'A: Dạ chị Hoa cần gì ạ?', 'C: Chị hỏi cước.')],
    [
      'met',
      call(
        'a: dạ em chào anh anh cho em xin tên ạ',
        'c: anh tên tuấn',
        'a: dạ anh tuấn ơi anh cần gì ạ',
        'c: anh hỏi cước',
      ),
    ],
    ['not_met', call(...VI, 'A: Dạ cước là 90.000đ ạ.', 'C: Ừ.')],
    ['not_met', call('A: Nghe.', 'C: Chị tên Hoa đây.', 'A: Chị Hoa nói đi.', 'C: Chị hỏi cước.')],
    [
      'met',
      call('A: Hello, who am I speaking to?', 'C: Jane Porter.', 'A: Thank you, Ms Porter.', 'C: It is about my bill.'),
    ],
    [
      'met',
      call(
        'A: Hi, my name is Kim, and your name?',
        'C: It’s Jane.',
        'A: Thanks Jane, how can I help?',
        'C: My bill is wrong.',
      ),
    ],
    // Written small a name is known by the agent who takes it up at once.
    [
      'met',
      call(
        'a: good morning hearthside home care who have i got there',
        "c: hiya it's um it's callie tranter my boiler has packed in",
        'a: oh callie right let us get on to it',
        'c: thanks',
      ),
    ],
    [
      'not_met',
      call(
        'a: good morning hearthside home care who have i got there',
        "c: hiya it's um it's callie tranter my boiler has packed in",
        'a: right let us get on to it',
        'c: thanks',
      ),
    ],
    [
      'met',
      call(
        'a: dạ em chào chị chị cho em xin họ tên với số hợp đồng ạ',
        'c: phan thị cẩm tú hợp đồng đuôi năm năm ba chín',
        'a: dạ chị tú mỗi lần trừ bao nhiêu vậy chị',
        'c: hai trăm ngàn',
      ),
    ],
    ['not_met', call(...EN, 'A: Sure, it is £20.', 'C: Thanks.')],
    [
      'not_met',
      call(
        'A: Good morning, Brightside Bank, this is Kim.',
        'C: I want to ask about the fee please.',
        'A: The fee is £5, this is Kim again.',
        'C: That is all.',
      ),
    ],
  ])('is %s (%#)', (expected, text) => {
    expect(state('chaohoi_goiten', text)).toBe(expected);
  });
});

describe('holds', () => {
  it.each([
    ['met', call(...VI, 'A: Dạ chị chờ máy giúp em một phút ạ.', 'C: Ừ.', 'A: Em cảm ơn chị đã chờ.', 'C: Ừ.')],
    ['not_met', call(...VI, 'A: Dạ.', 'C: Alo?', 'C: Còn đó không em?', 'A: Dạ em đây.')],
    ['not_applicable', call(...VI, 'A: Dạ cước là 90.000đ ạ.', 'C: Ừ.')],
    // Who goes on at once asks nobody to wait.
    [
      'not_applicable',
      call(
        ...EN,
        'A: It will take two minutes sir it is a very good offer with forty percent off every single month for a year',
        'C: I just stepped out.',
      ),
    ],
    [
      'not_applicable',
      call(
        'A: Dạ em gọi từ Sao Mai, em xin anh hai phút, anh tiện nghe máy không ạ?',
        'C: Ừ nói đi.',
        'A: Dạ bên em có gói mới ạ.',
        'C: Thôi.',
      ),
    ],
    [
      'met',
      call(...EN, 'A: May I place you on hold for a minute?', 'C: Sure.', 'A: Thanks for holding.', 'C: No problem.'),
    ],
    ['not_met', call(...EN, 'A: Let me see.', 'C: Hello? Are you still there?', 'A: Yes.', 'C: I see.')],
    [
      'not_met',
      call(
        'A: (00:00:00,000 - 00:00:02,000) Good morning.',
        'C: (00:00:03,000 - 00:00:05,000) My bill is wrong, what is it?',
        'A: (00:00:50,000 - 00:00:55,000) It is twenty pounds to pay.',
        'C: (00:00:56,000 - 00:00:58,000) Thank you for that.',
      ),
    ],
  ])('are %s (%#)', (expected, text) => {
    expect(state('baochomay_chuyenmay', text)).toBe(expected);
  });
});

describe('thanks, closing and manner', () => {
  it.each<[CustomerServiceItem, string, string]>([
    ['camon_xinloi', 'met', call(...VI, 'A: Dạ 90.000đ ạ.', 'C: Ừ.', ...VI_END)],
    ['camon_xinloi', 'not_met', call(...VI, 'A: Dạ 90.000đ ạ.', 'C: Ừ.')],
    [
      'camon_xinloi',
      'not_met',
      call(
        VI[0] ?? '',
        'C [Complaint]: Sao lại trừ tiền của chị, bực quá!',
        'A: Dạ 90.000đ ạ.',
        'C: Vô lý.',
        ...VI_END,
      ),
    ],
    ['camon_xinloi', 'not_met', call(...VI, 'A: Dạ 90.000đ ạ.', 'C: Bực quá, chị đổi mạng khác.', ...VI_END.slice(2))],
    ['ketthuc_cuocgoi', 'met', call(...VI, 'A: Dạ 90.000đ ạ.', 'C: Ừ.', ...VI_END)],
    ['ketthuc_cuocgoi', 'not_met', call(...VI, 'A: Dạ 90.000đ ạ.', 'C: Ừ.', 'A: Thế nhé.')],
    ['ketthuc_cuocgoi', 'not_applicable', call(...VI, 'A: Dạ em không biết ạ.', 'C: Bực quá, tôi cúp máy đây.')],
    ['ketthuc_cuocgoi', 'not_applicable', call(...VI, 'A: Dạ em không biết ạ.', 'C: Làm ăn vậy đó hả. Thôi, cúp.')],
    // A cup that is played for or drunk from ends no call.
    ['ketthuc_cuocgoi', 'not_met', call(...VI, 'A: Dạ 90.000đ ạ.', 'C: Có chiếu cúp C1 không em?', 'A: Có.', 'C: Ừ.')],
    // The agent who lets somebody go in anger could have said goodbye.
    ['ketthuc_cuocgoi', 'not_met', call(...VI, 'A: Dạ em không biết.', 'C: Bực quá.', 'A: Tùy chị.', 'C: Thiệt tình.')],
    [
      'ketthuc_cuocgoi',
      'not_met',
      call(...VI, 'A: Dạ nhà chị bị cúp điện.', 'C: Bực quá.', 'A: Dạ.', 'C: Cúp điện hoài.'),
    ],
    ['ungxu_giongdieu', 'met', call(...VI, 'A: Dạ 90.000đ ạ.', 'C: Ừ.', ...VI_END)],
    [
      'ungxu_giongdieu',
      'not_met',
      call(
        'A: Nói đi.',
        'C: Chị hỏi cước.',
        'A: Chị cứ hỏi đi hỏi lại làm gì, thì em chịu.',
        'C: Em ăn nói kiểu gì vậy?',
      ),
    ],
    [
      'ungxu_giongdieu',
      'not_met',
      call(
        'A: Yeah?',
        'C: Is the refund coming?',
        'A: I already told you, that is not my problem.',
        'C: Do not take that tone with me.',
      ),
    ],
  ])('%s is %s (%#)', (item, expected, text) => {
    expect(state(item, text)).toBe(expected);
  });
});

describe('need, answers and promises', () => {
  it.each<[CustomerServiceItem, string, string]>([
    ['timhieunhucau', 'met', call(...VI, 'A: Dạ chị thấy mạng chậm từ khi nào ạ?', 'C: Từ hôm qua.')],
    ['timhieunhucau', 'not_met', call(...VI, 'A: Dạ chị cho em xin số điện thoại ạ?', 'C: 0912 345 678.')],
    ['timhieunhucau', 'met', call(...EN, 'A: When did the charge first appear?', 'C: In May.')],
    [
      'kienthuc',
      'not_met',
      call(...VI, 'A: Dạ phí ba mươi nghìn ạ.', 'C: Sao lạ vậy?', 'A: Dạ em xem nhầm, không có phí ạ.', 'C: Ừ.'),
    ],
    [
      'kienthuc',
      'not_met',
      call(...EN, 'A: It is an outage.', 'C: Is it?', 'A: Sorry, I misspoke, it is your line.', 'C: I see.'),
    ],
    [
      'traloi_dungtrong_tam',
      'not_met',
      call(
        ...EN,
        'A: The terms are on the website.',
        'C: That’s not what I asked.',
        'A: As I said, the terms.',
        'C: Yes or no?',
      ),
    ],
    ['traloi_dungtrong_tam', 'met', call(...EN, 'A: It is £20 this month.', 'C: Great, thank you.')],
    [
      'giuloihua_trungthuc',
      'not_met',
      call(...VI, 'A: Dạ bên em sẽ phản hồi chị trong thời gian sớm nhất ạ.', 'C: Sớm nhất là khi nào?'),
    ],
    ['giuloihua_trungthuc', 'met', call(...VI, 'A: Dạ em sẽ gọi lại chị lúc ba giờ chiều mai ạ.', 'C: Ừ.')],
    [
      'giaiquet_yeucau',
      'met',
      call(...VI, 'A: Dạ em hủy xong rồi, tiền về thẻ chị trong ba ngày ạ.', 'C: Thế thì tốt quá, cảm ơn em nhé.'),
    ],
    [
      'giaiquet_yeucau',
      'not_met',
      call(...VI, 'A: Dạ bên em chưa có cơ sở hoàn tiền ạ.', 'C: Cho chị gặp quản lý, bực quá.'),
    ],
  ])('%s is %s (%#)', (item, expected, text) => {
    expect(state(item, text)).toBe(expected);
  });
});

describe('what is not judged', () => {
  it('a call of one turn a side', () => {
    const verdicts = judgeCustomerService(
      factsOf(call('A: Good morning, how can I help you?', 'C: I would like to pay the bill.')),
    );
    for (const item of CUSTOMER_SERVICE_ITEMS) expect(verdicts[item]).toBe('not_judged');
  });

  it('sales factors where nothing is sold', () => {
    const verdicts = judgeSales(factsOf(call(...VI, 'A: Dạ 90.000đ ạ.', 'C: Ừ.', ...VI_END)));
    expect(Object.values(verdicts)).toEqual([null, null, null, null, null, null, null]);
  });

  it('a call in a language without rules', () => {
    expect(
      readCall(parseTranscript('A: Bonjour madame\nC: Bonjour, je voudrais changer\nA: Oui\nC: Merci bien'), 'fr'),
    ).toBeNull();
  });
});

describe('satisfaction factors', () => {
  it.each([
    ['retention_level', [1, 2], 'C: Tháng sau tôi chuyển sang mạng khác, bực lắm rồi.'],
    ['retention_level', [4, 5], 'C: Được rồi, cảm ơn em nhé.'],
    ['escalation_level', [1, 2, 3], 'C: Cho tôi gặp quản lý ngay.'],
    ['escalation_level', [5], 'C: Em kiểm tra linh kiện, phụ kiện giúp chị.'],
    ['abusive_level', [1, 2, 3], 'C: Đồ mất dạy.'],
    ['abusive_level', [5], 'C: Chị không nói láo đâu.'],
    ['broken_promises_level', [1, 2, 3], 'C: Lần trước hứa gọi lại mà có ai gọi đâu.'],
    ['distress_level', [4, 5], 'C: Chị không bực đâu em.'],
  ] as const)('%s is one of %j after “%s”', (item, levels, line) => {
    const level = judgeCsat(factsOf(call(...VI, 'A: Dạ vâng ạ.', line, 'A: Dạ vâng ạ.')))[item];
    expect(levels).toContain(level);
  });
});
