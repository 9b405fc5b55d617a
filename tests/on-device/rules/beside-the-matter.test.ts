import { describe, expect, it } from 'vitest';
import type { ScorecardKind } from '@/domain/scoring/scorecard-kind';
import { beforePrice, ENDS, type Language, type Lines, of, provenOf, RINGS } from '../../tools/said-of-a-call';

/** What the screens show of a call: each claim with its quote, and what the note says of it. */
const saidOf = (language: Language, kind: ScorecardKind, lines: Lines): string[] =>
  provenOf(language, kind, lines).map(({ field, text, claim }) => `${field}: ${claim?.id ?? ''}: ${text}`);

/** Whether one of them is of that claim and has these words in it. */
const says = (said: readonly string[], claim: string, words = '') =>
  said.some((one) => one.includes(`: ${claim}: `) && one.includes(words));

const sale = (language: Language, lines: readonly string[]) =>
  saidOf(language, 'se', [...RINGS[language], ...lines, ...ENDS[language]]);
const service = (language: Language, lines: readonly string[]) => saidOf(language, 'customer-service', lines);

describe('a question that is about no need', () => {
  it.each<[string, Language, string, string]>([
    [
      'whether one may ring again',
      'en',
      'If I called you back in June, would that suit the shop better?',
      'Who in the shop would use it most of the time?',
    ],
    [
      'whether somebody is in when one rings',
      'vi',
      'Dạ trưa mai ba có ở nhà không ạ em gọi thẳng cho ba',
      'Dạ trưa nay ba có uống thuốc không ạ',
    ],
    [
      'when one can be reached',
      'en',
      "When's good to catch you both at home these days?",
      'When do you both get home on most days?',
    ],
    [
      'whether one wants to fix it now',
      'en',
      'So you wanna just lock in the half off for this year?',
      'So do you have the half off on the gas this year?',
    ],
    [
      'whose number to ring',
      'vi',
      'Dạ thợ tới thì gọi số chị hay số bác ạ?',
      'Dạ thợ tới thì sửa máy chị hay máy bác ạ?',
    ],
    ['which of the others it was', 'vi', 'Dạ chị quen bạn nào bên em ạ?', 'Dạ chị quen dùng máy nào bên em ạ?'],
    [
      'whether one would like a try',
      'vi',
      'Dạ chị có muốn uống thử một tuần không ạ',
      'Dạ chị có uống thuốc một tuần nay không ạ',
    ],
    [
      'beside the matter',
      'en',
      'Which school does your girl go to by the way, Lincoln or Grant?',
      'Which school does your girl go to, Lincoln or Grant?',
    ],
  ])('%s', (_what, language, none, given) => {
    expect(of(beforePrice(language, none), 'asks')).toBe('');
    expect(of(beforePrice(language, given), 'asks')).not.toBe('');
  });

  it('is asked once all is done', () => {
    const asked = (before: string, question: string) =>
      says(
        service('vi', [
          'A: Dạ Sao Mai xin nghe ạ.',
          'C: Em ơi, lịch của chị bị sai ngày.',
          `A: ${before}`,
          'C: Tốt quá.',
          `A: ${question}`,
          'C: Thi toán em.',
          'A: Dạ em chào chị ạ.',
        ]),
        'asks',
      );
    expect(asked('Dạ em đổi lịch của chị rồi ạ.', 'Dạ cháu nhà mình thi môn gì thế chị?')).toBe(false);
    expect(asked('Dạ em xem lịch của chị ạ.', 'Dạ cháu nhà mình thi môn gì thế chị?')).toBe(true);
  });

  it('is asked after the price, or before anything is told', () => {
    const question = 'What made you look for a new cover?';
    expect(of(beforePrice('en', question), 'asks')).not.toBe('');
    expect(says(sale('en', ['C: Go on.', `A: ${question}`, 'C: Hm.']), 'asks')).toBe(false);
    const [rings, answers, price] = RINGS.en;
    expect(says(saidOf('en', 'se', [rings, answers, `A: ${question}`, 'C: Hm.', price, ...ENDS.en]), 'asks')).toBe(
      false,
    );
  });
});

describe('the reason of a call is no courtesy', () => {
  it.each<[string, string]>([
    ['a name and a hope', "Well, my name is Mary Quill, I hope I'm not disturbing you."],
    ['surprise that somebody answers', "Oh good evening, I wasn't sure you'd still be up."],
    ['a number spelt out', "Certainly, I have it. It's K, seven, T for tango, R, R, two."],
  ])('%s', (_what, first) => {
    const said = service('en', [
      'A: Northgate House.',
      `C: ${first}`,
      'A: What can I do for you?',
      "C: We're in the second room and I wondered if we might be put on the ground floor.",
      'A: I see.',
      'C: Fine.',
      'A: Goodbye.',
    ]);
    expect(said.filter((one) => one.startsWith('note reason:')).join()).toContain('I wondered if we might be put');
  });

  it('nor what is said to a price that was just named, or to an hour, nor of what stands elsewhere', () => {
    const reasons = (told: string, then: string) =>
      service('vi', [
        'A: Dạ xin nghe ạ.',
        'C: Ừ em.',
        'A: Dạ em nghe.',
        'C: Ừ.',
        `A: ${told}`,
        `C: ${then}`,
        'A: Dạ vâng ạ.',
        ...ENDS.vi,
      ]).filter((one) => one.startsWith('note reason:')).length;
    expect(reasons('Dạ gạo lên mười chín ngàn một ký rồi ạ.', 'Trời lên nữa hả em, sao lên hoài vậy.')).toBe(0);
    expect(reasons('Dạ gạo mới về rồi ạ.', 'Trời lên nữa hả em, sao lên hoài vậy.')).toBe(1);
    expect(reasons('Dạ mười lăm phút nữa tới ạ.', 'Mười lăm phút thật không em, khách ngồi đầy nhà.')).toBe(0);
    expect(reasons('Dạ chút nữa tới ạ.', 'Mười lăm phút thật không em, khách ngồi đầy nhà.')).toBe(1);
    const english = (first: string) =>
      service('en', ['A: Northgate Tyres.', `C: ${first}`, 'A: Friday.', ...ENDS.en]).some((one) =>
        one.startsWith('note reason:'),
      );
    expect(english('When can you do it?')).toBe(false);
    expect(english('When can you do the wheels?')).toBe(true);
    expect(english("I'm after four tyres for a truck.")).toBe(true);
  });

  it('is the answer to what it is about', () => {
    const reason = (asks: string) =>
      service('en', [
        'A: Northgate House.',
        'C: Well, good morning to you and to all at the office.',
        `A: ${asks}`,
        'C: The meter man came, he looked at it and then he went.',
        'A: I see.',
        ...ENDS.en,
      ])
        .filter((one) => one.startsWith('note reason:'))
        .join();
    expect(reason("What's it about?")).toContain('meter man');
    expect(reason('Good morning.')).not.toContain('meter man');
  });

  it.each(["Look, our charger's packed up.", 'The thing plugs in and nothing happens.'])('but “%s” is one', (first) => {
    const told = (words: string) =>
      service('en', [
        'A: Northgate House.',
        'C: Hello.',
        'A: Yes?',
        'C: Hello?',
        'A: Speaking.',
        `C: ${words}`,
        'A: I see.',
        'C: Fine.',
        'A: Goodbye.',
      ]).some((one) => one.startsWith('note reason:'));
    expect(told(first)).toBe(true);
    expect(told('Look, our charger is a big one.')).toBe(false);
  });
});

it('what will be asked in a call to come is not asked now', () => {
  const asked = (line: string) => says(sale('vi', ['C: Để chị coi.', `A: ${line}`]), 'asksDecision');
  expect(asked('Dạ cuối tuần em gọi lại chị chốt gói này nhé.')).toBe(false);
  expect(asked('Dạ chị chốt gói này nhé.')).toBe(true);
});

it('a message, a reminder and a number to ring are no outcome', () => {
  const ends = (deed: string) =>
    says(
      service('en', [
        'A: Hello, Northgate Water.',
        'C: Hi, the drain at our gate is blocked again.',
        'A: I see.',
        'C: Well?',
        `A: ${deed}`,
        ...ENDS.en,
      ]),
      'lastOffer',
    );
  expect(ends("I've put a reminder on for the 24th of September.")).toBe(false);
  expect(ends("I've put my direct number in a text to you.")).toBe(false);
  expect(ends("I've put your road on the list for the 24th of September.")).toBe(true);
});

describe('a greeting is not missed', () => {
  const misses = (language: Language, first: string, third: string) =>
    service(language, [`A: ${first}`, 'C: Hm.', 'A: Okay.', 'C: Hm.', `A: ${third}`, ...ENDS[language]]).some((one) =>
      /: greets: (?:No|Không)/.test(one),
    );

  it.each<[string, Language, string, string]>([
    ['by who is hailed', 'vi', 'Dạ chị Bích ơi, em Khuê bên Sao Mai nè.', 'Dạ chị Bích, em Khuê bên Sao Mai nè.'],
    ['by the time of day alone', 'en', 'Northgate House, evening.', 'Northgate House, open.'],
    ['by how it is going', 'en', "Northgate House, how's it going?", 'Northgate House, what is it?'],
  ])('%s', (_what, language, greets, none) => {
    expect(misses(language, greets, 'Okay.')).toBe(false);
    expect(misses(language, none, 'Okay.')).toBe(true);
  });

  it('where it comes a turn later', () => {
    expect(misses('en', 'Northgate House.', 'Hey Mary, so what is it?')).toBe(false);
    expect(misses('en', 'Northgate House.', 'So what is it?')).toBe(true);
  });
});

describe('a name is called where it is that of the customer', () => {
  const calls = (lines: readonly string[]) =>
    says(
      service('vi', ['A: Dạ Sao Mai xin nghe ạ.', 'C: Em ơi, máy của tui bị hư.', ...lines, ...ENDS.vi]),
      'calledByName',
    );

  it('not of somebody who has to know it', () => {
    expect(calls(['A: Dạ cái này phải chú Bách thợ chính mới biết ạ.'])).toBe(false);
    expect(calls(['A: Dạ phải chú Bách đó không ạ?', 'C: Ừ.'])).toBe(true);
  });

  it('not of a brother whose name stands there', () => {
    const asked = 'A: Dạ anh Sơn, ở đường Lê Lai đúng không ạ?';
    expect(calls([asked, 'C: Tui tên Quý, Sơn là anh tui, hồi xưa đứng tên.'])).toBe(false);
    expect(calls([asked, 'C: Tui tên Sơn đây, nhà ở đường đó hồi xưa.'])).toBe(true);
  });
});

const WHY = {
  en: 'C: Hello, my kettle is broken and the shop has not answered my letters for weeks.',
  vi: 'C: Em ơi, máy của tui bị hư cả tuần nay rồi mà kêu hoài không ai sửa.',
} as const;

describe('money back is no wish', () => {
  const wishes = (language: Language, line: string) =>
    says(
      service(language, ['A: Hello, Northgate.', WHY[language], 'A: Yes.', `C: ${line}`, ...ENDS[language]]),
      'wantsMoney',
    );

  it.each<[string, Language, string, string]>([
    [
      'in what a stranger holds out',
      'vi',
      'Có số lạ kêu anh đọc cái mã để được hoàn tiền.',
      'Anh đọc cái mã rồi, bên em hoàn tiền cho anh.',
    ],
    [
      'in a message that may be a fraud',
      'en',
      'I got a text saying I should tap a link and get my refund.',
      'I got the slip out and I should like my refund.',
    ],
    [
      'for another case, however long the speech',
      'en',
      'and if they say no again then what is the way out i will just take the refund and go elsewhere',
      'and they say no again so what is the way out i will just take the refund and go elsewhere',
    ],
  ])('%s', (_what, language, none, given) => {
    expect(wishes(language, none)).toBe(false);
    expect(wishes(language, given)).toBe(true);
  });

  it('that is hidden where it is what somebody calls for', () => {
    const asks = 'C: Hello, I am following up my refund for the trip that was cancelled.';
    const call = (first: string, later: string) =>
      service('en', ['A: Hello, Northgate.', first, 'A: Yes.', later, ...ENDS.en]);
    expect(says(call(asks, 'C: It was cancelled on Monday.'), 'wantsMoney')).toBe(false);
    expect(says(call(WHY.en, asks), 'wantsMoney')).toBe(true);
  });
});

describe('a time is that of what is promised', () => {
  const plans = (line: string) =>
    service('vi', [
      'A: Dạ Sao Mai xin nghe ạ.',
      'C: Em ơi, vé của chị bị sai ngày.',
      'A: Dạ vâng ạ.',
      'C: Rồi sao em?',
      `A: ${line}`,
      ...ENDS.vi,
    ]);
  const timing = (line: string) => plans(line).filter((one) => one.startsWith('note followUpTiming'));

  it('not the one by which the customer has something to do', () => {
    expect(
      timing(
        'dạ chị gửi giúp em hình tin nhắn nhà xe qua zalo số này trước năm giờ chiều nay rồi trong tối nay em gửi vé mới ạ',
      ),
    ).toEqual([]);
    expect(timing('Dạ trước năm giờ chiều nay em gửi vé mới ạ.')).toHaveLength(1);
  });

  it('nor that of what they will do', () => {
    const promises = (line: string) => says(plans(line), 'promise');
    expect(promises('Dạ em gửi chị hình vé qua số này, tối nay chị xem ạ.')).toBe(false);
    expect(promises('Dạ em gửi chị hình vé qua số này, tối nay chị nhận ạ.')).toBe(true);
  });

  it('nor of two visits', () => {
    expect(timing('Dạ tám giờ sáng thứ bảy tới trưa thứ bảy em gọi chị.')).toEqual([]);
    expect(timing('Dạ tám giờ sáng thứ bảy em gọi chị.')).toHaveLength(1);
  });

  it('nor of a visit that is over, nor how a name is written', () => {
    const promises = (line: string) => says(plans(line), 'promise');
    expect(promises('Dạ em hỏi về lần thợ tới sửa ngày mùng 6 ạ.')).toBe(false);
    expect(promises('Dạ thợ tới sửa ngày mùng 6 ạ.')).toBe(true);
    expect(promises('Dạ Hồng Nhung viết liền, em gửi vé qua số này ạ.')).toBe(false);
    expect(promises('Dạ Hồng Nhung, em gửi vé liền qua số này ạ.')).toBe(true);
  });
});

it('a price comes after a question in whatever words', () => {
  const early = (asks: string) =>
    says(
      saidOf('vi', 'se', [
        'A: dạ sao mai xin nghe ạ',
        'C: chào em anh hỏi mua gói bơi người lớn',
        `A: ${asks}`,
        'C: anh biết chút rồi',
        'A: dạ gói mười hai buổi giá một triệu tám anh ạ',
        'C: ừ vậy chốt đi em',
        ...ENDS.vi,
      ]),
      'priceBeforeQuestion',
    );
  expect(early('dạ anh biết bơi chút nào rồi hay là mới bắt đầu ạ')).toBe(false);
  expect(early('dạ em chào anh em rất vui được gặp anh ạ')).toBe(true);
});

it('what a brother would like to do is not taken further by the customer', () => {
  const escalates = (who: string) =>
    says(
      saidOf('en', 'csat', ['A: Hello.', `C: ${who} to report you to trading standards.`, 'A: Oh.', ...ENDS.en]),
      'escalation',
    );
  expect(escalates('My brother wanted me')).toBe(false);
  expect(escalates('I wanted')).toBe(true);
});

it('a yes or no that is asked for is no missing answer, and who only leaves off says no goodbye', () => {
  const said = (line: string) => service('en', ['A: Hello, Northgate.', 'C: Hi.', 'A: Yes.', `C: ${line}`, ...ENDS.en]);
  expect(says(said('Okay, am I cancelled, yes or no?'), 'notAnswered')).toBe(false);
  expect(says(said('Am I cancelled? Answer the question.'), 'notAnswered')).toBe(true);
  const leaves = (line: string) =>
    says(service('vi', ['A: Dạ xin nghe ạ.', 'C: Máy bị hư.', 'A: Dạ.', 'C: Ừ.', `A: ${line}`]), 'saysGoodbye');
  expect(leaves('Rồi thế nhé.')).toBe(false);
  expect(leaves('Rồi em chào chị nhé.')).toBe(true);
});

it('what a call is about is not told by a till, nor by a seat that is given back', () => {
  const filed = (first: string) =>
    service('vi', ['A: Dạ xin nghe ạ.', `C: ${first}`, 'A: Dạ vâng ạ.', ...ENDS.vi]).filter((one) =>
      one.startsWith('note category'),
    );
  expect(filed('Cái máy tính tiền của chị nó bị đứng từ sáng.').join()).not.toContain('cước');
  expect(filed('Bên em tính tiền sai cho chị từ sáng.').join()).toContain('cước');
  expect(filed('Em muốn trả một chỗ tối mai vì mẹ em ốm.').join()).not.toContain('Đơn hàng');
  expect(filed('Em muốn trả cái áo hôm qua vì nó chật.').join()).toContain('Đơn hàng');
});
