import { describe, expect, it } from 'vitest';
import type { ScorecardKind } from '@/domain/scoring/scorecard-kind';
import { unproven } from '../../bench/rules/evidence';
import { statementsOf } from '../../bench/rules/statements';
import { BILL_IS_WRONG } from '../../helpers/bill-is-wrong';

type Language = 'en' | 'vi';

function claimed(language: Language, field: string, lines: readonly string[], kind: ScorecardKind) {
  const [before, after] = BILL_IS_WRONG[language];
  const call = { transcript: [...before, ...lines, ...after].join('\n'), language, service: '' };
  const { statements } = statementsOf(call, kind);
  // Whatever is shown passes the gate.
  expect(statements.filter((statement) => unproven(statement, call) !== null)).toEqual([]);
  return statements.filter((one) => one.field === field && one.claim !== null);
}
const shown = (language: Language, field: string, lines: readonly string[], kind: ScorecardKind = 'customer-service') =>
  claimed(language, field, lines, kind).map(({ text }) => text);
const facts = (language: Language, lines: readonly string[]) => shown(language, 'note keyInformation', lines);
/** Whether a fact with these words is shown. */
const isShown = (words: string, language: Language, lines: readonly string[]): boolean =>
  claimed(language, 'note keyInformation', lines, 'customer-service').some(({ claim }) => claim?.quote.includes(words));

describe('a value that another takes the place of is left out', () => {
  it.each<[string, Language, string, readonly string[], readonly string[]]>([
    [
      'a price that comes down',
      'en',
      '£642.18',
      ['A: So the renewal is £642.18.', 'C: I drive less now.', 'A: With that it comes down to £571.40.'],
      ['A: So the renewal is £642.18.', 'C: I drive less now.', 'A: With that the excess is £571.40.'],
    ],
    [
      'a speed that is measured anew, in a bare number',
      'vi',
      '12 Mbps',
      [
        'A: Dạ tín hiệu nhà mình chỉ còn 12 Mbps ạ.',
        'C: Ít vậy em.',
        'A: Em đổi kênh rồi ạ.',
        'C: Lên được 60 rồi em.',
      ],
      ['A: Dạ tín hiệu nhà mình chỉ còn 12 Mbps ạ.', 'C: Ít vậy em.', 'A: Em đổi kênh rồi ạ.', 'C: Gọi 60 lần rồi em.'],
    ],
    [
      'a price that the other side denies and names anew',
      'en',
      'thirty five a month',
      [
        'A: right now we can add tv for just thirty five a month',
        "C: so it's not thirty five then it's forty four",
        'A: right forty four with the sports',
      ],
      [
        'A: right now we can add tv for just thirty five a month',
        "C: so it's thirty five then and the cousin has forty four",
        'A: right',
      ],
    ],
    [
      'a number that is read again',
      'en',
      'nine oh six',
      [
        'A: have you got the serial number',
        'C: serial is three three one nine oh six',
        'A: that is a dryer',
        'C: er three three one nine six oh six zero',
        'A: so three three one nine six zero',
      ],
      ['A: have you got the serial number', 'C: serial is three three one nine oh six', 'A: lovely'],
    ],
    [
      'a day that the customer says anew',
      'en',
      'friday the twenty eighth',
      [
        'A: what date do you leave',
        'C: friday the twenty eighth of this month',
        'A: right',
        "C: actually i've said the twenty eighth we're not out till sunday so the thirtieth",
        'A: the thirtieth then',
      ],
      ['A: what date do you leave', 'C: friday the twenty eighth of this month', 'A: right', 'C: yes', 'A: fine'],
    ],
    [
      'a price by the month',
      'en',
      '£23 a month',
      [
        'A: Harbour Comfort cover comes at £23 a month.',
        'C: I see.',
        'A: For you Harbour Comfort cover is £19 a month.',
      ],
      ['A: Harbour Comfort cover comes at £23 a month.', 'C: I see.', 'A: The garden plan is £19 a month.'],
    ],
    [
      'the hour of the same day',
      'en',
      'at three',
      ['A: I have Friday at three for you.', 'C: Let me think.', 'A: We come on Friday at five, the van is late.'],
      ['A: I have Friday at three for you.', 'C: Let me think.', 'A: We come on Monday at five, the van is late.'],
    ],
    [
      'a day that is answered by one word',
      'en',
      'on the 28th of May',
      ['A: So it goes out on the 28th of May.', 'C: First.', 'A: First, sorry. It goes out on the first of June.'],
      ['A: So it goes out on the 28th of May.', 'C: Lovely.', 'A: Lovely. Take care of it.'],
    ],
    [
      'a day that the other side asks to be another',
      'en',
      'the eighth of May',
      ['A: Someone rings you on the eighth of May.', 'C: Make it the ninth of May.', 'A: Right you are.'],
      ['A: Someone rings you on the eighth of May.', 'C: My birthday is the ninth of May.', 'A: Right you are.'],
    ],
    [
      'a sum that is not to be paid after all',
      'en',
      'twenty-five pounds',
      ['A: A courier brings it for twenty-five pounds.', 'C: I see.', 'A: My boss agreed, no charge.'],
      ['A: A courier brings it for twenty-five pounds.', 'C: I see.', 'A: My boss agreed, no problem.'],
    ],
    [
      'what the customer learned to be wrong',
      'en',
      'lands on the 14th of May',
      [
        'C: My brother lands on the 14th of May with two bags.',
        ...['A: I see.', 'C: Well.', 'A: Let me look.', 'C: Fine.', 'A: Still looking.', 'C: Fine.', 'A: Hm.'],
        'C: Oh, no, he says the 13th of May, he had told me the 14th of May.',
        'A: Right.',
        'C: So he is here by the 13th of May.',
      ],
      ['C: My brother lands on the 14th of May with two bags.', 'A: I see.', 'C: We lunch on the 13th of May.'],
    ],
    [
      'a deadline',
      'vi',
      'ngày 10',
      ['A: Dạ khoản này hạn ngày 10 ạ.', 'C: Gấp vậy em.', 'A: Dạ bên em ghi lại hạn ngày 16 ạ.'],
      ['A: Dạ khoản này hạn ngày 10 ạ.', 'C: Gấp vậy em.', 'A: Dạ trường nghỉ lễ ngày 16 ạ.'],
    ],
    [
      'a total',
      'vi',
      'bốn triệu hai',
      ['A: Dạ tổng là bốn triệu hai ạ.', 'C: Bỏ cái lọc gió đi em.', 'A: Dạ vậy tổng còn ba triệu một ạ.'],
      ['A: Dạ tổng là bốn triệu hai ạ.', 'C: Ừ chị ghi rồi.', 'A: Dạ xe cũ bán được ba triệu một ạ.'],
    ],
    [
      'a sum that is waived',
      'vi',
      'một triệu bảy',
      ['A: Dạ đổi vé là một triệu bảy ạ.', 'C: Ừ em.', 'A: Dạ hãng không thu thêm tiền.'],
      ['A: Dạ đổi vé là một triệu bảy ạ.', 'C: Ừ em.', 'A: Dạ hãng sẽ thu trước ạ.'],
    ],
    [
      'an account that was closed',
      'vi',
      'nhận tiền đuôi 3358',
      ['A: Dạ tài khoản nhận tiền đuôi 3358.', 'C: Khoan, đuôi 3358 đóng rồi, chuyển qua đuôi 9014.', 'A: Dạ được ạ.'],
      ['A: Dạ tài khoản nhận tiền đuôi 3358.', 'C: Ừ, còn thẻ của chị đuôi 9014.', 'A: Dạ được ạ.'],
    ],
  ])('%s (%#)', (_what, language, words, lines, neighbour) => {
    expect(isShown(words, language, lines)).toBe(false);
    expect(isShown(words, language, neighbour)).toBe(true);
  });

  it('not where it is said again after that', () => {
    const lines = [
      'A: Harbour Comfort cover comes at £23 a month.',
      'C: I see.',
      'A: Last year Harbour Comfort cover was £19 a month.',
      'C: And now?',
      'A: Harbour Comfort cover comes at £23 a month now.',
    ];
    expect(isShown('comes at £23 a month', 'en', lines)).toBe(true);
  });

  it('nor an hour of the agent’s beside one that the customer keeps for something else', () => {
    const lines = ['A: I have Friday at three for you.', 'C: I see.', 'C: On Friday at five I sing in the choir.'];
    expect(isShown('at three', 'en', lines)).toBe(true);
  });
});

describe('what is surely taken back is left out', () => {
  it.each<[string, Language, string, readonly string[], readonly string[]]>([
    [
      'a conclusion that the agent denies',
      'en',
      'the twenty-fifth of May',
      ['C: So I keep the hire car until the twenty-fifth of May.', "A: No, I haven't said that."],
      ['C: So I keep the hire car until the twenty-fifth of May.', 'A: Yes, you do.'],
    ],
    [
      'a yes that its speaker stops',
      'en',
      'fourth of May is good',
      ['C: The fourth of May is good for the fitting.', 'A: Okay.', 'C: No, wait, I work then.'],
      ['C: The fourth of May is good for the fitting.', 'A: Okay.', 'C: And I work then.'],
    ],
    [
      'a day on which nothing happens after all',
      'en',
      'payment on the 17th of May',
      ['C: My letter has a payment on the 17th of May.', 'A: I see.', 'C: And now?', 'A: Nothing on the 17th of May.'],
      ['C: My letter has a payment on the 17th of May.', 'A: I see.', 'C: And now?', 'A: Nothing to be done.'],
    ],
    [
      'a conclusion that nobody confirms',
      'vi',
      'mười bảy triệu hai',
      ['C: Nghĩa là chị nhận được mười bảy triệu hai.', 'A: Dạ em không dám nói chắc ạ.'],
      ['C: Nghĩa là chị nhận được mười bảy triệu hai.', 'A: Dạ đúng rồi ạ.'],
    ],
    [
      'a choice of days',
      'vi',
      'thứ bảy',
      ['A: Dạ thợ lắp được thứ sáu hoặc là thứ bảy ạ.', 'C: Để chị coi.'],
      ['A: Dạ thợ lắp máy lạnh được thứ bảy ạ.', 'C: Để chị coi.'],
    ],
  ])('%s', (_what, language, words, lines, neighbour) => {
    const told = (of: readonly string[]) => facts(language, of).filter((text) => text.includes(words));
    expect(told(lines)).toEqual([]);
    expect(told(neighbour)).toHaveLength(1);
  });

  it('a summing-up that is denied', () => {
    const sums = (reply: string) =>
      shown('en', 'ketthuc_cuocgoi', ['A: So just to confirm, two double rooms.', `C: ${reply}`]).filter((text) =>
        text.startsWith('Sums up'),
      );
    expect(sums('No, no. One.')).toEqual([]);
    expect(sums('That is it.')).toHaveLength(1);
  });
});

describe('a label that does not fit', () => {
  const of = (field: string, start: string, ...lines: string[]) =>
    shown('en', field, lines).filter((text) => text.startsWith(start));

  it('a goodbye to be passed on, sympathy for a death, a request, a day, what happened by itself', () => {
    const bye = (line: string) => of('ketthuc_cuocgoi', 'Says goodbye', 'C: Right.', line, 'C: And then?', 'A: I see.');
    expect(bye('A: Say goodbye to your mum for me.').some((text) => text.includes('your mum'))).toBe(false);
    const sorry = (line: string) => of('camon_xinloi', 'Says sorry', line, 'A: I am so sorry, truly.');
    expect(sorry('C: That number was my late wife’s.')).toEqual([]);
    expect(sorry('C: That number was cut off twice.')).toHaveLength(1);
    const asks = (line: string) => of('timhieunhucau', 'Asks', line);
    expect(asks("A: And what's the reference on it?")).toEqual([]);
    expect(asks('A: And what happens when you turn it on?')).toHaveLength(1);
    const deed = (line: string) => of('note agentActions', 'Says it is done', 'C: And then?', line);
    expect(deed('A: We sent a text at eleven oh six.')).toEqual([]);
    expect(deed('A: I have sent a text to your phone.')).toHaveLength(1);
  });

  const sale = (...lines: string[]) =>
    statementsOf(
      {
        transcript: [
          'A: Good morning, this is Ana calling from Hearth Care about your boiler.',
          'C: Yes?',
          'A: We have a cover for nine pounds a month, shall I sign you up?',
          ...lines,
          'A: Goodbye.',
        ].join('\n'),
        language: 'en',
        service: '',
      },
      'se',
    ).statements.flatMap(({ claim, field }) => (field === 'note outcomeStatus' ? [claim?.id] : []));

  it('a no for today puts it off, and what is then agreed to is put off no more', () => {
    expect(sale('C: Not today, I have to go.')).toEqual(['putsOff']);
    const later = ['C: Let me think about it.', 'A: It is nine pounds. Shall I sign you up then?'];
    expect(sale(...later, 'C: I see.')).toEqual(['putsOff']);
    expect(sale(...later, 'C: Yes, fine.')).not.toContain('putsOff');
  });

  it('a no stands no more where wider words of agreeing come later', () => {
    const later = ["C: I'm not interested.", 'A: It does the drains too.'];
    expect(sale(...later, "C: The drains as well? That's a lot.")).toEqual(['declines']);
    expect(sale(...later, "C: The drains as well? We'll have that one.")).not.toContain('declines');
  });
});

describe('what a claim is cited by', () => {
  const pitch = [
    'A: hi this is tyrell from green skillet the meal boxes i am calling because we have a new menu',
    'C: oh okay sure',
    "A: so for three people it's sixty three dollars a week and the first box is half off",
    'C: hmm that is more than i spend now i go to the discount place',
    'A: would you like to try just the one box at half off',
    "C: um no i appreciate it but i'm gonna pass",
  ];
  const asksList = [
    'A: okay do you want me to leave you on the list or take you off completely',
    'C: you can take me off',
  ];

  it('takes the answer to the offer for the outcome, not the one about the list of those to ring', () => {
    const outcome = shown('en', 'note outcomeStatus', [...pitch, ...asksList], 'se').join();
    expect(outcome).toContain('gonna pass');
  });

  it('tells nothing of a goodbye', () => {
    expect(
      facts('en', ['A: Anything else?', 'C: No.', "A: You're welcome, Mr Bhatt. Sorry again about today. Bye now."]),
    ).not.toContainEqual(expect.stringContaining('welcome'));
  });
});

describe('what the other side answers with a no is shown with that answer', () => {
  const answer = (language: Language, lines: readonly string[]) =>
    facts(language, lines).filter((one) => /the (?:customer|agent) then:|(?:khách|nhân viên) đáp:/.test(one));

  it.each<[string, Language, readonly string[], string]>([
    [
      'an offer',
      'en',
      ['A: The full cover is £28 a month.', "C: No, that's too steep."],
      "the customer then: “No, that's too steep.”)",
    ],
    [
      'what was heard from others',
      'vi',
      [
        'C: Em chị nói bên em đổi là trừ mười phần trăm mà.',
        'A: Dạ không có chị ơi, hàng giảm giá mới trừ, đôi của chị nguyên giá.',
      ],
      'nhân viên đáp: “Dạ không có chị ơi',
    ],
    [
      'an offer with what is said to it, which is no yes',
      'en',
      [
        "A: You can pause for up to eight weeks and it doesn't cost you a penny.",
        "C: And in eight weeks I'd have to ring you again.",
      ],
      "the customer then: “And in eight weeks I'd have to ring you again.”)",
    ],
    [
      'the whole of an answer without punctuation',
      'en',
      ["A: it's from as little as thirty two dollars a week", "C: no what's it cost all up the whole system"],
      "the customer then: “no what's it cost all up the whole system”)",
    ],
  ])('%s', (_what, language, lines, told) => {
    expect(answer(language, lines)).toEqual([expect.stringContaining(told)]);
  });

  it.each<[string, Language, readonly string[]]>([
    [
      'to a question after it',
      'en',
      ['A: The full cover is £28 a month. Is there anything else?', 'C: No, that is all I wanted.'],
    ],
    ['but a yes', 'en', ['A: The full cover is £28 a month.', 'C: Yes, I will take that one.']],
    ['that is no refusal', 'vi', ['A: Dạ gói này hai trăm ngàn một tháng ạ.', 'C: Không sao em.']],
    ['that is a number', 'vi', ['A: Dạ gói này hai trăm ngàn một tháng ạ.', 'C: Không chín tám ba bảy một một.']],
  ])('but not a no %s (%s)', (_what, language, lines) => {
    expect(facts(language, lines)).not.toEqual([]);
    expect(answer(language, lines)).toEqual([]);
  });
});

describe('a time that is none of a next step', () => {
  const steps = (language: Language, line: string) => shown(language, 'note plannedAction', [line]);

  it('a day that is over', () => {
    expect(steps('vi', 'A: Hôm thứ bảy tới em gọi cho chị nha.')).toHaveLength(1);
    expect(steps('vi', 'A: Hôm thứ bảy vừa rồi em gọi cho chị nha.')).toEqual([]);
    expect(steps('vi', 'A: Hôm thứ bảy trước khi tan ca em gọi cho chị nha.')).toHaveLength(1);
    expect(steps('en', "A: I'll call you on Saturday about the form.")).toHaveLength(1);
    expect(steps('en', "A: I'll call you about last Saturday's form, last Saturday was busy.")).toEqual([]);
  });

  it('soon', () => {
    expect(steps('vi', 'A: Dạ em báo kỹ thuật liền cho chị ạ.')).toHaveLength(1);
    expect(steps('vi', 'A: Dạ em báo kỹ thuật liền họ sẽ liên hệ chị sớm ạ.')).toEqual([]);
  });

  it('at once, where it is not known when', () => {
    expect(steps('vi', 'A: Dạ hàng tới kho em báo liền cho mình ạ.')).toEqual([]);
    expect(steps('vi', 'A: Dạ sáng mai em báo liền cho mình ạ.')).toHaveLength(1);
  });
});

it('an hour is told whole', () => {
  const [time] = shown('en', 'note followUpTiming', ["A: I'll call you by twenty to five at the latest."]);
  expect(time).toBe('by twenty to five');
});

it('what one choice would bring is no next step', () => {
  const lines = ['A: Dời thì miễn phí trong sáu tháng, còn nhận lại tiền thì bên em hoàn 70% cọc.'];
  expect(shown('vi', 'note plannedAction', lines)).toEqual([]);
  expect(shown('vi', 'note plannedAction', ['A: Trong sáu ngày bên em hoàn 70% cọc cho anh.'])).toHaveLength(1);
});

it('who did not get what was promised may have left a question open', () => {
  const cards = (line: string) =>
    shown('en', 'traloi_dungtrong_tam', [line, 'A: I see.', 'C: Now you know what I think.']);
  expect(cards("C: A lady said she'd email me and I got nothing.")).toEqual([]);
  expect(cards('C: A lady sends me an email on most days.')).toEqual([expect.stringMatching(/^No complaint/)]);
});

it('a fee is waived by a word, however the sentence ends', () => {
  const fee = "A: It's £75 to change the date inside thirty days.";
  expect(isShown('£75', 'en', [fee, 'C: The letter says otherwise.', 'A: Does it? No fee, then.'])).toBe(false);
  expect(isShown('£75', 'en', [fee, 'C: The letter says otherwise.', 'A: Does it? No idea, then.'])).toBe(true);
});

it('a dialect word at the end of a denial asks nothing', () => {
  const asks = (line: string) => shown('vi', 'timhieunhucau', [line]).filter((one) => one.startsWith('Hỏi'));
  expect(asks('A: Dạ tắt mở cũng không được mô')).toEqual([]);
  expect(asks('A: Dạ chị tắt mở cục nớ khi mô')).toHaveLength(1);
});

it('an offer that is declined in the end does not stand as if it were taken', () => {
  const sale = (...end: string[]) =>
    shown(
      'en',
      'note keyInformation',
      [
        'A: The reason I ring is our Silver cover, it is $31 a month and I can start it for you today.',
        'C: What does it do for the boiler?',
        'A: It covers the boiler and the pump. Shall I set it up?',
        ...end,
      ],
      'se',
    ).filter((one) => one.includes('$31'));
  expect(sale('C: No thanks, I am not interested.', 'A: Fine.')).toEqual([
    expect.stringContaining('later the customer: “No thanks, I am not interested.”'),
  ]);
  expect(sale('C: Yes please, sign me up.', 'A: Done.').join()).not.toContain('later the customer');
});

it('an answer does not go on from a sentence before the one it answers', () => {
  const putOff = (last: string) => {
    const transcript = [
      "A: Hi, it's Rob from Brightline Broadband. Fibre 500 is only $64 a month, I can put it in for you today.",
      'C: I pay $39 now and it works.',
      'A: Everybody in your street has it by now.',
      'C: Is the old line going to be switched off?',
      `A: Not exactly. ${last}`,
      "C: I don't decide these things on the phone. Can you send me the details first?",
      'A: I can.',
    ].join('\n');
    const { statements } = statementsOf({ transcript, language: 'en', service: '' }, 'se');
    return statements.flatMap(({ claim, text }) => (claim?.id === 'putsOff' ? [text] : []));
  };
  expect(putOff('But this price ends at midnight, so I would need a yes right now.')).not.toEqual([]);
  expect(putOff('But this price ends at midnight, so I would need a yes right now.').join()).not.toContain('exactly');
  expect(putOff('').join()).toContain('Not exactly');
});

it('a question for a code, or a price that is called low, asks after no need', () => {
  const asks = (line: string) => shown('vi', 'timhieunhucau', [line]).filter((one) => one.startsWith('Hỏi'));
  expect(asks('A: Máy mã gì chị?')).toEqual([]);
  expect(asks('A: Máy hư gì chị?')).toHaveLength(1);
  expect(asks('A: dạ chia ra có hơn trăm tư một buổi thôi mà chị bằng bát phở chứ mấy')).toEqual([]);
});

it('a turn that begins with what it is about and says that it is there asks nothing', () => {
  const asks = (line: string) => shown('en', 'timhieunhucau', [line]).filter((one) => one.startsWith('Asks'));
  expect(asks('A: warranty is there sir full warranty')).toEqual([]);
  expect(asks('A: and is there water under the kitchen sink too')).toHaveLength(1);
});

it('a yes is told after what is said before it in the same breath', () => {
  const transcript = [
    'A: Hello, this is Shane from Wattlebrook. I ring because we have a Touring cover for your van at $1,096 a year.',
    'C: Does it cover the dirt roads?',
    'A: It does. Shall I start it for you from Saturday?',
    'C: Can you pay by the month?',
    'A: You can. It is $96.50 a month, which works out dearer.',
    "C: No, I'll pay the lot. Yes, go on, let's do it.",
    'A: Lovely, that is done.',
    'C: Thank you.',
  ].join('\n');
  const { statements } = statementsOf({ transcript, language: 'en', service: '' }, 'se');
  expect(statements.find(({ claim }) => claim?.id === 'accepts')?.text).toMatch(
    /^The customer says yes \(after “No, I'll/,
  );
});
