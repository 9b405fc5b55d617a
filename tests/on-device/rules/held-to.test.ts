import { describe, expect, it } from 'vitest';
import type { ScorecardKind } from '@/domain/scoring/scorecard-kind';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { makeAutoNote } from '@/on-device/rules/auto-note';
import { judgeCsat } from '@/on-device/rules/judge/csat';
import { judgeCustomerService } from '@/on-device/rules/judge/customer-service';
import { readCall } from '@/on-device/rules/read-call';
import { unproven } from '../../bench/rules/evidence';
import { statementsOf } from '../../bench/rules/statements';

type Lines = readonly string[];

function factsOf(language: 'en' | 'vi', lines: Lines) {
  const facts = readCall(parseTranscript(lines.join('\n')), language);
  if (facts === null) throw new Error('The rules do not know the language.');
  return facts;
}

/** The quotes of a claim that the screens show. */
function quotesOf(language: 'en' | 'vi', kind: ScorecardKind, id: string, lines: Lines): readonly string[] {
  const call = { transcript: lines.join('\n'), language, service: '' };
  const { statements } = statementsOf(call, kind);
  expect(statements.filter((statement) => unproven(statement, call) !== null)).toEqual([]);
  return statements.flatMap(({ claim }) => (claim?.id === id && claim.kind !== 'searched' ? [claim.quote] : []));
}

const reasonOf = (language: 'en' | 'vi', lines: Lines) =>
  makeAutoNote(factsOf(language, lines))
    .claims?.reason.map(({ quote }) => quote)
    .join() ?? '';

describe('what the agent promises and then takes back, and the customer holds against them', () => {
  const vi = (later: string, protest: string) => [
    'A: Dạ rạp phim Hoa Mai xin nghe ạ.',
    'C: Em ơi, chị mua vé mà bị trừ tiền hai lần, chị muốn hỏi.',
    'A: Dạ em hoàn lại 209.000 đồng về thẻ cho chị trong 24 giờ nha.',
    'C: Rồi, vậy thì mừng.',
    `A: ${later}`,
    `C: ${protest}`,
    'A: Dạ em ghi rồi ạ.',
    'C: Ừ.',
  ];
  const en = (later: string, protest: string) => [
    'A: Thanks for calling Basil Kitchens, this is Corey.',
    'C: Hi, the box came warm and I want my money back for it.',
    "A: I can refund that, it's $71.94 back on your card.",
    'C: Okay, good.',
    `A: ${later}`,
    `C: ${protest}`,
    'A: I have put a note on it.',
    'C: Right.',
  ];
  const TAKEN_BACK = [
    ['vi', vi('Dạ giao dịch này bên em không hoàn về thẻ được ạ.', 'Ủa, em mới nói hoàn mà.'), 'về thẻ cho chị'],
    [
      'en',
      en("So it's not letting me do the card, it would be store credit.", 'You just told me it was going on my card.'),
      'back on your card',
    ],
  ] as const;
  const KEPT = [
    ['vi', vi('Dạ mã của chị là HD7725 ạ.', 'Ừ, chị ghi rồi.'), 'về thẻ cho chị'],
    ['en', en('So the code for it is HD7725.', 'Okay, I have got that.'), 'back on your card'],
  ] as const;

  it.each(TAKEN_BACK)('does not stand, and weighs (%s)', (language, lines, words) => {
    expect(quotesOf(language, 'csat', 'fact', lines).filter((quote) => quote.includes(words))).toEqual([]);
    expect(quotesOf(language, 'csat', 'earlierPromise', lines)).toHaveLength(1);
    const facts = factsOf(language, lines);
    expect(judgeCsat(facts).broken_promises_level).toBe(2);
    expect(judgeCustomerService(facts)).toMatchObject({ kienthuc: 'not_met', giuloihua_trungthuc: 'not_met' });
  });

  it.each(KEPT)('stands where nobody takes it back (%s)', (language, lines, words) => {
    expect(quotesOf(language, 'csat', 'fact', lines).filter((quote) => quote.includes(words))).not.toEqual([]);
    const facts = factsOf(language, lines);
    expect(judgeCsat(facts).broken_promises_level).toBe(5);
    expect(judgeCustomerService(facts)).toMatchObject({ kienthuc: 'met', giuloihua_trungthuc: 'met' });
  });

  it('goes with what an agent says in owning up to a mistake', () => {
    const facts = (owns: string) =>
      quotesOf('vi', 'csat', 'fact', [
        'A: Tổng đài Hồng Hạc xin nghe ạ.',
        'C: Anh ơi, em đổi máy mới mà mất sóng luôn rồi.',
        'A: Số này kích hoạt từ tháng hai. Bạn dùng mã QR cũ quét lại bằng máy mới là được.',
        'C: Nó báo mã đã dùng rồi.',
        'A: Bạn chờ mình hai phút nhé.',
        'C: Vâng.',
        `A: ${owns}`,
        'C: Vâng ạ.',
        'A: Chào bạn nhé.',
      ]).filter((quote) => quote.includes('mã QR cũ'));
    expect(facts('Mình xin lỗi, lúc nãy mình nói sai, mã QR chỉ dùng được một lần thôi.')).toEqual([]);
    expect(facts('Cảm ơn bạn đã chờ, mình ghi rồi nhé.')).toHaveLength(1);
  });
});

describe('why a customer is on the line', () => {
  it.each([
    [
      'chasing',
      "Yeah g'day, it's Col from Narrow Creek Supplies, I'm chasing up a pallet that was due Monday.",
      "Hang on, I've got me glasses somewhere here, four four one nine oh two.",
      'pallet',
    ],
    [
      'ringing around',
      "Good thanks. My name's Marg, Marg Vella. I'm just ringing around about a rainwater tank.",
      "The garden mainly. I've got roses and a vegie patch. My late husband always said we should do the toilet off it.",
      'rainwater tank',
    ],
  ])('is what they say first: %s', (_, first, next, words) => {
    const lines = ['A: Redgum Stores, Tayla speaking.', `C: ${first}`, 'A: What have you got there?', `C: ${next}`];
    expect(reasonOf('en', [...lines, 'A: Thank you.', 'C: Right.'])).toContain(words);
  });

  it('is no objection to a price, whatever word the agent pities them with', () => {
    const lines = (pity: string) => [
      'A: Dạ hồ bơi Cá Chuồn xin chào, em nghe ạ.',
      'C: Chào em, chị hỏi lớp bơi cho con nít hè ni còn chỗ không?',
      'A: Dạ còn chị. Bé mấy tuổi chị?',
      'C: Bé bảy tuổi, sợ nước lắm.',
      `A: ${pity} Chị cho bé học nhóm nhỏ, hai triệu tám mười buổi.`,
      'C: Hai triệu tám lận hả? Mắc rứa em, chỗ gần nhà chị người ta lấy có triệu rưỡi thôi.',
      'A: Dạ.',
      'C: Ừ.',
    ];
    expect(reasonOf('vi', lines('Dạ bé bị vậy thì sợ là phải chị.'))).toContain('lớp bơi');
  });
});

it('key information says where in the call it was said: by the end it may be settled', () => {
  const note = makeAutoNote(
    factsOf('en', [
      'A: Good morning, Larkfield Mobile. Who am I talking to?',
      "C: Morning, it's Martin Cole. My bill is $142.30 and it's normally $55.",
      'A: I am sorry about the shock. Where were you in October?',
      'C: In Lisbon, I bought the pass for $15.',
      "A: I'm taking the $87.30 off this bill now, so the amount due is $55.",
      'C: Great.',
    ]),
  );
  const [first = '', asked = '', last = ''] = note.summary.keyInformation;
  expect(first).toMatch(/^The customer said at the beginning: “.*\$142\.30/);
  expect(asked).toMatch(/^The customer said in the middle \(.*“In Lisbon/);
  expect(last).toMatch(/^The agent said towards the end: “.*\$87\.30/);
});

describe('what only looks like it', () => {
  const serve = (...lines: string[]) => [
    'A: Hello, Northgate Mobile.',
    'C: Hi, my bill is wrong.',
    ...lines,
    'C: Bye.',
  ];

  it('asks for somebody who knows, not whether anybody is there', () => {
    const asks = (words: string) =>
      quotesOf('en', 'customer-service', 'silence', serve('A: I am looking at it.', `C: ${words}`, 'A: Yes.'));
    expect(asks('Is there anybody there that would know?')).toEqual([]);
    expect(asks('Hello, is anybody there?')).toHaveLength(1);
  });

  it('greets in another way', () => {
    const greets = (first: string) =>
      quotesOf('en', 'customer-service', 'greets', [
        `A: ${first}`,
        'C: Good thanks, my bill is wrong.',
        'A: I see.',
        'C: Yes.',
      ]);
    expect(greets('Billabrook Tanks, Dale speaking, how are you going?')[0]).toContain('how are you going');
  });

  it('a line that was cut is no silence that nobody announced', () => {
    const judged = (...end: string[]) =>
      judgeCustomerService(
        factsOf('vi', [
          'A: Dạ em chào chị, em nghe ạ.',
          'C: Em ơi, hóa đơn của chị bị sai tháng này em.',
          'A: Dạ chị chờ máy em một phút em coi lại nha.',
          'C: Ừ.',
          'A: Dạ em cảm ơn chị đã chờ, hóa đơn sai thiệt chị.',
          'C: Vậy chừng nào sửa?',
          'A: Dạ cái đó thì em...',
          ...end,
        ]),
      ).baochomay_chuyenmay;
    expect(judged('C: Alo? Alo em?')).toBe('met');
    expect(judged('C: Alo? Alo em?', 'A: Dạ em đây.', 'C: Sao im re vậy.', 'A: Dạ.')).toBe('not_met');
  });

  it('who is called by “em ơi” is told something', () => {
    const judged = (words: string) =>
      judgeCustomerService(
        factsOf('vi', [
          'A: Dạ em chào chị, em nghe ạ.',
          'C: Em ơi, hóa đơn của chị bị sai tháng này em.',
          'A: Dạ chị vào mạng tra mã là ra ạ.',
          'C: Chị không có máy.',
          'A: Dạ chị nhờ ai tra giúp ạ.',
          `C: ${words}`,
          'A: Dạ vâng ạ.',
          'C: Ừ.',
        ]),
      ).baochomay_chuyenmay;
    expect(judged('Em ơi chị bảo là không có máy mà')).toBe('not_applicable');
    expect(judged('Em ơi?')).toBe('not_met');
  });

  it('no insult is told to be missing from a call that ends in anger', () => {
    const told = (end: string) => {
      const call = {
        transcript: serve('A: That is right.', `C: ${end}`, 'A: Okay.').join('\n'),
        language: 'en',
        service: '',
      };
      return statementsOf(call, 'csat').statements.filter(
        ({ claim, kind }) => claim?.id === 'insult' && kind === 'searched',
      );
    };
    expect(told("You're a shower of chancers, I'm cancelling everything with you and going elsewhere.")).toEqual([]);
    expect(told('All right then, I will look at it again tomorrow.')).toHaveLength(1);
  });
});

describe('in a sale', () => {
  const sale = (reply: string, ...more: string[]) => [
    "A: Good morning, is that Mrs Bevan? It's Rhodri from Tallypoint, we do card readers for small places.",
    'C: Yes, speaking.',
    'A: Our reader is £39 once, and no rent.',
    'C: I see.',
    'A: Would you like to try one?',
    `C: ${reply}`,
    ...more,
    'A: Fair enough, thank you for your time. Goodbye.',
    'C: Goodbye.',
  ];

  it('a no to the question for the decision decides', () => {
    expect(quotesOf('en', 'se', 'declines', sale("No. It's kind of you, but the girls are used to ours."))).not.toEqual(
      [],
    );
    expect(quotesOf('en', 'se', 'declines', sale("Kind of you. But no time now, I'm serving."))).toEqual([]);
  });

  it('a measure that the customer has named is no price, nor is a saving', () => {
    const prices = (...more: string[]) => quotesOf('en', 'se', 'namesPrice', sale('How big is it?', ...more));
    expect(
      prices(
        'A: How long is your counter?',
        'C: A hundred and sixty.',
        'A: A hundred and sixty is about right for one.',
      ).join(),
    ).not.toContain('sixty');
    expect(prices("A: That's eighteen pounds saved, so it is about thirty a month.").join()).not.toContain('thirty');
    expect(prices('A: And the big one is about sixty pounds a month.').join()).toContain('sixty');
  });

  it('what is named once all is taken is no product', () => {
    const product = makeAutoNote(
      factsOf('en', sale("Yes, go on then, I'll take it.", "A: That's gone through, and the order number's BT 3047.")),
    ).classification.campaign;
    expect(product).not.toContain('3047');
  });

  it('whose house it is nobody is asked', () => {
    const puts = (words: string) =>
      quotesOf('vi', 'se', 'putsOff', [
        'A: Dạ em chào chị, em là Thành gọi từ trại gà Mai Sơn ạ.',
        'C: Ừ em.',
        'A: Dạ bên em có gà giống, ba mươi hai ngàn một con ạ, em ghi đơn cho chị luôn nghe?',
        `C: ${words}`,
        'A: Dạ em ghi rồi ạ, em chào chị.',
        'C: Ừ.',
      ]);
    expect(puts('Ừ ghi đi, xóm bốn thôn Phú Lạc hỏi nhà Lài điều là ai cũng biết.')).toEqual([]);
    expect(puts('Thôi để chị hỏi nhà đã.')).not.toEqual([]);
  });
});

it('who is not sure may find out: alone that makes no knowledge missing', () => {
  const answer = (doubt: string) => {
    const call = {
      transcript: [
        'A: Hello, Northgate Mobile, how can I help?',
        'C: Hi, my bill is wrong, will it work without the net?',
        `A: ${doubt}`,
        'C: Fine.',
        'A: It is confirmed now, it works without the net for seven days.',
        'C: Good, thank you.',
      ].join('\n'),
      language: 'en',
      service: '',
    };
    return statementsOf(call, 'customer-service').answers.find(({ field }) => field === 'kienthuc')?.answer;
  };
  expect(answer("I'm not sure, let me ask.")).toBe(answer('Yes, I have it here.'));
});
