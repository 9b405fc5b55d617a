import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ScorecardKind } from '@/domain/scoring/scorecard-kind';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { parseCaptions } from '@/on-device/captions';
import { claimBook } from '@/on-device/rules/claims/claim-book';
import type { CueClaim } from '@/on-device/rules/claims/claim-specs';
import { readCall } from '@/on-device/rules/read-call';
import { contradictions, unproven } from '../../bench/rules/evidence';
import { type CallText, type Statement, statementsOf } from '../../bench/rules/statements';
import { ownCalls } from '../../helpers/own-calls';

const SAMPLES = join(import.meta.dirname, '../../../public/samples');
const KINDS: readonly ScorecardKind[] = ['customer-service', 'csat', 'se'];

function sampleCalls(): [string, CallText][] {
  const files = readdirSync(SAMPLES).filter((name) => /\.(?:vtt|txt)$/.test(name));
  return files.map((name) => {
    const text = readFileSync(join(SAMPLES, name), 'utf8');
    const transcript = name.endsWith('.vtt') ? (parseCaptions(text)?.text ?? '') : text;
    return [name, { transcript, language: '', service: '' }];
  });
}
const own = [...ownCalls('tuning'), ...ownCalls('held-out')].map((call): [string, CallText] => [call.id, call]);

describe('every sentence that is shown', () => {
  it('is checked on all nine samples', () => {
    expect(sampleCalls()).toHaveLength(9);
  });

  it.each([...sampleCalls(), ...own])(
    'has a claim that the transcript bears out, and none contradicts another: %s',
    (_name, call) => {
      for (const kind of KINDS) {
        const { statements, scores } = statementsOf(call, kind);
        expect(statements.filter((statement) => unproven(statement, call) !== null)).toEqual([]);
        expect(contradictions(statements, scores)).toEqual([]);
      }
    },
  );
});

describe('the gate', () => {
  const call: CallText = {
    transcript:
      "A: Hello, this is Kim.\nC: It is broken and I am upset.\nA: I'm sorry about that.\nC: Thanks, goodbye.",
    language: 'en',
    service: '',
  };
  const { statements, scores } = statementsOf(call, 'customer-service');
  const sorry = statements.find(({ claim }) => claim?.id === 'apologises');
  const changed = (change: object): Statement => {
    if (sorry?.claim == null) throw new Error('no apology found');
    return { ...sorry, claim: { ...sorry.claim, ...change } };
  };

  it('lets through what is true', () => {
    expect(sorry && unproven(sorry, call)).toBeNull();
  });
  it.each([
    ['words that are not there', { quote: "I'm terribly sorry about that." }],
    ['another place', { from: 1, to: 10 }],
    ['the turn of the other speaker', { turn: 1, quote: 'It is broken and I am upset.', from: 0, to: 28 }],
    ['words that do not show it', { turn: 0, quote: 'Hello, this is Kim.', from: 0, to: 19 }],
    ['no place at all', { turn: 9 }],
  ])('stops %s', (_what, change) => {
    expect(unproven(changed(change), call)).not.toBeNull();
  });
  it('stops words before a quote that are not there', () => {
    expect(unproven(changed({ text: 'Says sorry (after “It is broken and I am upset.”)' }), call)).toBeNull();
    expect(unproven(changed({ text: 'Says sorry (after “You were rude.”)' }), call)).not.toBeNull();
  });
  it('stops a sentence without a claim', () => {
    expect(unproven({ field: 'x', text: 'The agent was kind.', kind: 'none', claim: null }, call)).not.toBeNull();
  });
  it('stops sentences that may not stand together', () => {
    expect(contradictions([...statements, changed({ kind: 'searched' })], scores)).toEqual([
      'apologises found and not',
    ]);
    expect(contradictions([changed({ id: 'insult' })], { abusive_level: 5 })).toEqual(['abusive_level 5 and insult']);
  });
});

/** A call in which the agent, or the customer, says one more thing. */
function claimsIn(
  language: 'en' | 'vi',
  speaker: 'A' | 'C',
  said: string,
  later: readonly string[] = [],
): (id: CueClaim) => number {
  const around = {
    en: [
      'A: Good morning, Northgate Mobile.',
      'C: My phone has stopped working.',
      'C: Right.',
      'A: Let me see.',
      'C: Fine.',
    ],
    vi: ['A: Dạ Sao Mai xin nghe ạ.', 'C: Máy của tôi không lên nữa rồi.', 'C: Ừ.', 'A: Dạ vâng ạ.', 'C: Ừ em.'],
  }[language];
  const lines = [...around.slice(0, 2), `${speaker}: ${said}`, ...around.slice(2), ...later];
  const facts = readCall(parseTranscript(lines.join('\n')), language);
  if (!facts) throw new Error('language not known');
  return (id) => claimBook(facts).present(id).length;
}

describe('a claim and its mutations', () => {
  it.each<['en' | 'vi', 'A' | 'C', CueClaim, string, readonly string[]]>([
    [
      'en',
      'A',
      'apologises',
      "I'm sorry about the delay.",
      [
        "You'll be sorry when it goes up.",
        "I'm not sorry.",
        'I see about the delay.',
        "You'll regret it when the price goes up.",
      ],
    ],
    [
      'en',
      'A',
      'deed',
      "I've refunded the fee.",
      [
        "I haven't refunded the fee.",
        "If I've refunded the fee you will see it.",
        'The last agent said I have refunded the fee.',
        'Have I refunded the fee?',
      ],
    ],
    [
      'en',
      'A',
      'promise',
      "I'll call you tomorrow at ten.",
      [
        "I won't call you tomorrow at ten.",
        "If they agree I'll call you tomorrow at ten.",
        "I'll call you.",
        'My colleague said I will call you tomorrow.',
      ],
    ],
    [
      'en',
      'A',
      'understands',
      'I understand how you feel.',
      ["I don't understand how you feel.", 'I want to make sure I understand.', 'I know how you feel.'],
    ],
    [
      'en',
      'A',
      'asksHold',
      'Could you hold for a minute?',
      ['Sorry I put you on hold.', "I won't put you on hold.", 'Could you wait for the post?'],
    ],
    [
      'en',
      'A',
      'takesBack',
      'I was wrong about that.',
      ["I wasn't wrong about that.", 'If I was wrong about that, tell me.', 'The driver said I was wrong about that.'],
    ],
    [
      'en',
      'C',
      'leaving',
      "I'm closing my account.",
      ["I'm not closing my account.", 'My neighbour is closing his account.', 'The account is fine.'],
    ],
    ['en', 'C', 'strain', "I'm really upset.", ["I'm not really upset.", 'My wife said I am upset.', 'I am in Leeds.']],
    [
      'vi',
      'A',
      'apologises',
      'Dạ em xin lỗi chị ạ.',
      ['Dạ em không xin lỗi chị đâu ạ.', 'Nếu sai thì em xin lỗi chị ạ.', 'Dạ em chào chị ạ.'],
    ],
    [
      'vi',
      'A',
      'deed',
      'Dạ em vừa khóa thẻ cho chị ạ.',
      ['Dạ em chưa khóa thẻ cho chị ạ.', 'Nếu em vừa khóa thẻ thì chị sẽ thấy ạ.', 'Bạn kia nói em vừa khóa thẻ.'],
    ],
    [
      'vi',
      'A',
      'promise',
      'Chín giờ sáng mai em gọi lại cho chị ạ.',
      ['Sáng mai em không gọi lại cho chị đâu ạ.', 'Nếu được thì sáng mai em gọi lại ạ.', 'Em gọi lại cho chị ạ.'],
    ],
    ['vi', 'C', 'strain', 'Chị bực lắm rồi đấy.', ['Chị không bực đâu em.', 'Chị ở quận ba.']],
    ['vi', 'C', 'leaving', 'Chị muốn hủy gói này.', ['Chị không muốn hủy gói này.', 'Chị dùng gói này.']],
  ])('%s %s %s: “%s”', (language, speaker, id, said, mutations) => {
    expect(claimsIn(language, speaker, said)(id)).toBe(1);
    const other = speaker === 'A' ? 'C' : 'A';
    expect(claimsIn(language, other, said)(id), 'the other speaker').toBe(0);
    for (const mutation of mutations) expect(claimsIn(language, speaker, mutation)(id), mutation).toBe(0);
  });
});

/** All that the screens show of a call, as "claim: quote". */
function shownOf(language: 'en' | 'vi', service: string, lines: readonly string[]): string[] {
  const { statements } = statementsOf({ transcript: lines.join('\n'), language, service });
  return statements.flatMap(({ claim }) => (claim === null ? [] : [`${claim.kind} ${claim.id}: ${claim.quote}`]));
}
const EN_OPENS = ['A: Hello, Northgate Mobile.', 'C: Hi, my refund never arrived, it is $40.'];

const VI_OPENS = ['A: Dạ Sao Mai xin nghe ạ.', 'C: Máy của tôi không lên nữa rồi.'];

describe('what no longer holds is not shown', () => {
  it.each<[string, 'en' | 'vi', readonly string[], RegExp, RegExp]>([
    [
      'a promise that the agent corrects',
      'en',
      [
        ...EN_OPENS,
        "A: You'll get it within five days.",
        'C: Five?',
        'A: Hang on, no. It is ten working days, not five.',
      ],
      /five days/,
      /ten working days/,
    ],
    [
      'a time that the agent corrects in the same turn',
      'vi',
      [
        'A: Dạ nhà xe Hòa Bình xin nghe ạ.',
        'C: Chuyến tối nay bị trễ, mấy giờ tới em?',
        'A: Dạ bốn giờ chiều tới. À khoan, năm giờ chiều mới tới, không phải bốn giờ ạ.',
        'C: Ừ, cảm ơn em.',
      ],
      /: Dạ bốn giờ chiều tới\.$/,
      /năm giờ chiều mới tới/,
    ],
    [
      'an offer that the customer declines',
      'en',
      [
        ...EN_OPENS,
        'A: I could credit you $15 next Monday.',
        'C: No, I just want the money.',
        "A: Then I'll send $40 on Friday.",
        'C: Thank you.',
      ],
      /\$15/,
      /send \$40 on Friday/,
    ],
    [
      'a choice that nobody made yet',
      'en',
      [
        ...EN_OPENS,
        'A: Could we call you on Monday at nine or Tuesday at ten?',
        'C: Tuesday.',
        "A: Then we'll call you Tuesday at ten.",
        'C: Fine, thanks.',
      ],
      /Monday at nine or/,
      /we'll call you Tuesday at ten/,
    ],
    [
      'a sum that the customer puts right',
      'en',
      [
        ...EN_OPENS,
        'A: You paid $186 for the room on Friday.',
        'C: $168.',
        'A: $168, yes. It will be back by Monday.',
        'C: Thank you.',
      ],
      /\$186/,
      /\$168/,
    ],
    [
      'a number whose end was another',
      'en',
      [
        ...EN_OPENS,
        "A: They'll ring you on 07700 900562 by five tomorrow.",
        'C: It ends 526, not 562.',
        'A: 07700 900526.',
        'C: Yes.',
      ],
      /900562/,
      /900526/,
    ],
    [
      'the other of two offers',
      'en',
      [
        ...EN_OPENS,
        'A: There is the suite on Friday for $40 less. Or our other house has a twin for both nights.',
        'C: Go on, then, the other house.',
        "A: I've booked it for Friday the 12th, the code is MK-5518.",
        'C: Fine.',
      ],
      /suite on Friday/,
      /MK-5518/,
    ],
    [
      'a day that the customer can not take',
      'en',
      [
        ...EN_OPENS,
        'A: A new one comes to your address on the 27th.',
        "C: There'll be nobody in till Monday.",
        'A: Shall I make that the 30th?',
        'C: The 30th is good.',
        "A: Then it's booked for the 30th, your code is MK-5518.",
      ],
      /27th/,
      /MK-5518/,
    ],
    [
      'a fee that is taken off in other words',
      'en',
      [
        ...EN_OPENS,
        "A: It's a £25 late fee.",
        'C: For ten minutes?',
        "A: No, she's taken it off. It is £73 for the filling.",
        'C: Good.',
      ],
      /£25/,
      /£73/,
    ],
    [
      'what is said to somebody else in the room',
      'en',
      [
        ...EN_OPENS,
        'A: It is £14.50 a month.',
        "C: Let me just ask him. It's £14 a month and the first visit is on Friday.",
        'A: Of course.',
      ],
      /£14 a month/,
      /£14\.50 a month/,
    ],
    [
      'a day of the week is not cut in half',
      'vi',
      [
        ...VI_OPENS,
        'A: Dạ chiều nay em nhắn cho chị rồi tối thứ tư em gọi lại nha',
        'C: thứ tư chị đi đám giỗ thứ năm đi',
        'A: dạ vậy tối thứ năm bảy giờ em gọi chị nha',
        'C: ừ cũng được',
      ],
      /thứ tư em gọi|nhắn cho chị rồi$/,
      /tối thứ năm bảy giờ em gọi/,
    ],
    [
      'a limit that the agent raises',
      'en',
      [
        ...EN_OPENS,
        'A: Your daily limit is 500 pounds.',
        'C: Can you put it up?',
        "A: I've raised it to 800 pounds.",
        'C: Thank you.',
      ],
      /500 pounds/,
      /800 pounds/,
    ],
    [
      'the wrong end of a number, put right in digits',
      'en',
      [
        ...EN_OPENS,
        "A: I'll ring you on 07700 900156 on Friday.",
        "C: One five nine, it's one five nine at the end.",
        'A: One five nine, thanks. It will be before 5 pm on Friday.',
        'C: Good.',
      ],
      /900156/,
      /5 pm on Friday/,
    ],
    [
      'a code misread, but not the one given',
      'en',
      [
        ...EN_OPENS,
        'A: The reference is h k four four seven one nine.',
        'C: h k four four nine one seven',
        'A: Four four seven one nine.',
      ],
      /nine one seven/,
      /h k four four seven one nine/,
    ],
    [
      'a charge taken off at once',
      'en',
      [
        ...EN_OPENS,
        'A: There is a booking fee of $20.',
        'C: Nobody mentioned that.',
        "A: I'll take that off for you. The refund is $55.",
        'C: Thanks.',
      ],
      /fee of \$20/,
      /\$55/,
    ],
    [
      'a day in the same breath',
      'en',
      [
        ...EN_OPENS,
        'A: The engineer comes on Tuesday. Sorry, Thursday.',
        'C: Okay.',
        'A: The code is MK-5518.',
        'C: Right.',
      ],
      /on Tuesday/,
      /MK-5518/,
    ],
    [
      'một giá báo nhầm',
      'vi',
      [
        'A: Dạ phòng vé Hòa Bình xin nghe ạ.',
        'C: Chị muốn đổi vé sang mai, phí bao nhiêu em?',
        'A: Dạ phí đổi là bốn trăm năm mươi ngàn một chặng ạ.',
        'C: Trời, mắc dữ vậy em.',
        'A: Dạ em nhầm bảng giá, phí là bốn trăm ngàn cho cả hai chặng ạ.',
        'C: Ừ, vậy làm giúp chị.',
      ],
      /năm mươi ngàn/,
      /cả hai chặng/,
    ],
    [
      'a day put right in the same breath',
      'en',
      [...EN_OPENS, 'A: When did you send it?', 'C: It went on Monday the 4th. Tuesday the 5th, sorry, we were shut.'],
      /Monday the 4th/,
      /Tuesday the 5th/,
    ],
    [
      'a price taken back in the next sentence',
      'en',
      [
        ...EN_OPENS,
        'A: The repair would be £31.20. No, I beg your pardon, with the part it comes to £48.60.',
        'C: Right.',
      ],
      /31\.20/,
      /48\.60/,
    ],
    [
      'an amount said after it was put right',
      'vi',
      [
        'A: Dạ Sao Mai xin nghe ạ.',
        'C: Chị muốn hỏi tiền hoàn của đơn bị thiếu.',
        'A: Dạ hoàn chị một trăm sáu mươi ngàn ạ.',
        'C: Còn phần nước nữa em.',
        'A: Dạ em tính sót, cộng lại là hai trăm mười ngàn ạ.',
        'C: Ừ được.',
      ],
      /sáu mươi ngàn/,
      /hai trăm mười ngàn/,
    ],
    [
      'an errand as the last word',
      'en',
      [
        ...EN_OPENS,
        "A: I've refunded it just now.",
        'C: Good.',
        'A: And the receipt?',
        "C: Yeah, it's in my coat, I'll look tonight.",
      ],
      /nearEnd/,
      /^present deed:/,
    ],
    [
      'a time that something lasts as one by which it is done',
      'vi',
      [
        'A: Dạ Sao Mai xin nghe ạ.',
        'C: Đơn của chị bị thiếu hai món.',
        'A: Dạ em gửi chị hai phiếu giảm giá dùng tới cuối tháng sau.',
        'C: Ừ được.',
      ],
      /present promise/,
      /present opens/,
    ],
    [
      'a deed as a plan',
      'en',
      [...EN_OPENS, "A: I've refunded it just now and it takes three days.", 'C: Good, thank you.'],
      /^present promise:/,
      /^present deed:/,
    ],
    [
      'a fee that is taken off',
      'en',
      [
        ...EN_OPENS,
        "A: The call-out fee is normally £12. I've taken it off.",
        'C: Good.',
        'A: It ships Monday the 4th.',
      ],
      /£12/,
      /Monday the 4th/,
    ],
    [
      'một khoản thu hộ đã tắt, cách nhiều lượt',
      'vi',
      [
        'A: Dạ Sao Mai xin nghe ạ.',
        'C: Chị muốn hỏi kiện hàng của chị.',
        'A: Dạ kiện của chị có thu hộ bốn trăm hai mươi ngàn ạ.',
        'C: Chị trả trước rồi mà em.',
        'A: Dạ em xem lại ạ.',
        'C: Ừ.',
        'A: Dạ em tắt thu hộ rồi, giờ là không đồng, mai hai giờ chiều giao ạ.',
      ],
      /bốn trăm hai mươi/,
      /hai giờ chiều/,
    ],
    [
      'a card that the customer says is gone',
      'en',
      [
        ...EN_OPENS,
        'A: It goes back to the card ending 4418 tonight.',
        'C: No, that one is gone, it ends 0926 now.',
        'A: Okay.',
      ],
      /4418/,
      /0926/,
    ],
    [
      'a span that the agent is no longer sure of',
      'en',
      [...EN_OPENS, 'A: Leave it off for six hours first.', 'C: The letter says four hours.', "A: I'm not sure then."],
      /six hours/,
      /four hours/,
    ],
    [
      'a time that the next sentence of the turn puts right',
      'vi',
      [...VI_OPENS, 'A: Chị gọi lúc nào ạ?', 'C: Tầm chín giờ tối. À, mười giờ hơn.', 'A: Dạ vâng ạ.'],
      /Tầm chín giờ tối/,
      /mười giờ hơn/,
    ],
    [
      'a day that belongs to something else',
      'vi',
      [...VI_OPENS, 'A: Chị mua hôm nào ạ?', 'C: Mùng ba. Không, mùng ba chị đặt, mua là mùng hai.', 'A: Dạ vâng ạ.'],
      /Mùng ba\.$/,
      /mua là mùng hai/,
    ],
    [
      'a number begun wrongly',
      'vi',
      [
        ...VI_OPENS,
        'C: số chị chín tám một à không chín tám không hai hai bảy một năm ba',
        'A: Dạ số nào ạ?',
        'C: số của chị là không chín tám không hai hai bảy một năm ba',
      ],
      /một à không/,
      /là không chín tám/,
    ],
    [
      'a question without a figure',
      'vi',
      [...VI_OPENS, 'A: Chị nộp ngày mấy?', 'C: Mùng sáu tháng chín.', 'A: Dạ vâng ạ.'],
      /fact: Chị nộp ngày mấy/,
      /Mùng sáu tháng chín/,
    ],
    [
      'a wish for another time',
      'vi',
      [
        ...VI_OPENS,
        'A: Dạ em mở máy rồi ạ.',
        'C: Lần sau máy không lên thì gọi cho tôi nhé em.',
        'A: Dạ tám giờ sáng mai em gọi anh.',
      ],
      /nearEnd/,
      /tám giờ sáng mai/,
    ],
    [
      'what the customer never did',
      'en',
      [...EN_OPENS, 'A: You left your number on Tuesday the 5th.', "C: That wasn't me.", 'A: It ships Monday the 4th.'],
      /Tuesday the 5th/,
      /Monday the 4th/,
    ],
  ])('%s', (_what, language, lines, gone, there) => {
    const shown = shownOf(language, 'mobi', [...lines, 'A: Goodbye.']);
    expect(shown.filter((one) => one.startsWith('present') && gone.test(one))).toEqual([]);
    expect(shown.some((one) => there.test(one))).toBe(true);
  });

  it('but stays when nothing takes it back', () => {
    const shown = shownOf('en', 'mobi', [
      ...EN_OPENS,
      "A: You'll get it within five days.",
      'C: Five?',
      'A: Yes, that is right.',
      'C: Thank you.',
    ]);
    expect(shown).toContain("present promise: You'll get it within five days.");
  });
});

describe('what only looks like a correction retires nothing', () => {
  it.each<[string, readonly string[], RegExp]>([
    [
      'another thing on another day',
      ['A: The phone comes on Monday.', 'C: Okay.', 'A: And the case comes on Thursday.', 'C: Good.'],
      /phone comes on Monday/,
    ],
    [
      'a sum that the agent insists on',
      ["A: It's 80 dollars.", 'C: I thought it was 60 dollars.', "A: No, it's 80 dollars, 60 was the old plan."],
      /80 dollars/,
    ],
    [
      'a sum of another month',
      ['A: Your bill is 80 dollars.', 'C: I paid 60 last month because I was away.', 'A: Yes, you used more now.'],
      /bill is 80 dollars/,
    ],
    [
      'a number read back as it was',
      ['C: My number is 07700 900145.', 'A: 07700 900145.', 'C: Yes.', 'A: Thank you.'],
      /900145/,
    ],
  ])('%s', (_what, lines, kept) => {
    expect(
      shownOf('en', '', [...EN_OPENS, ...lines]).some((said) => said.startsWith('present fact') && kept.test(said)),
    ).toBe(true);
  });
});

describe('what a call has is not missed, and what it has not is not shown', () => {
  const named = (called: string) =>
    shownOf('en', 'mobi', [
      'A: Hello, Northgate Mobile. What is your name?',
      'C: Kevin Dale. My phone has stopped working.',
      'A: Let me look.',
      `A: ${called}`,
      'C: No, thanks.',
    ]).filter((said) => said.includes('calledByName'));

  it.each(['Anything else, Kev?', 'Anything else, Kevin?', 'Kev, anything else?'])('a name in “%s”', (called) => {
    expect(named(called)).toEqual([`present calledByName: ${called}`]);
  });
  it('a name that was not used is not said to be missing', () => {
    expect(named('Anything else today?')).toEqual([]);
  });

  it.each<[string, CueClaim, readonly string[], number]>([
    ['done in the same turn', 'promise', ["A: I'll send it today. That's sent.", 'C: Good.'], 0],
    ['no time', 'promise', ["A: I'll send it now.", 'C: Good.'], 0],
    ['an hour to come', 'promise', ["A: I'll send it tomorrow at ten.", 'C: Good.'], 1],
    ['scorn at bad news', 'praise', ["A: There's nothing I can do.", "C: Well, that's brilliant."], 0],
    [
      'scorn before anger',
      'praise',
      ['A: It is grey.', "C: That's great.", 'A: Yes.', "C: You've got to be kidding me."],
      0,
    ],
    ['praise with thanks', 'praise', ['A: It is back on.', "C: Thank you, you've been great."], 1],
  ])('%s: %s', (_what, id, lines, count) => {
    const facts = readCall(
      parseTranscript(['A: Hello, Northgate Mobile.', 'C: It is not here.', ...lines, 'A: Right.'].join('\n')),
      'en',
    );
    expect(facts && claimBook(facts).present(id).length).toBe(count);
  });

  it.each<[string, string, number]>([
    ['a no', 'Take me off the list.', 1],
    ['a no told to somebody else', 'I told the last girl to take me off.', 0],
    ['a no of another day', 'Last week I said no.', 0],
    ['a no repeated to the agent', 'I told you to take me off.', 1],
  ])('%s: %s', (_what, said, count) => {
    const call = [
      "A: Hi, it's Tim from LedgerLeap, I'm calling about our Pro plan offer.",
      'C: I have one.',
      'A: The Pro plan is $89 a month. Shall I sign you up?',
      `C: ${said}`,
      'A: Alright.',
    ];
    const facts = readCall(parseTranscript(call.join('\n')), 'en');
    expect(facts && claimBook(facts).present('declines').length).toBe(count);
  });
});

describe('a label fits its quote', () => {
  const around = (said: string, reply: string) => [
    ...EN_OPENS,
    `A: ${said}`,
    `C: ${reply}`,
    'A: It is on its way.',
    'C: Thanks for that.',
    'A: Goodbye.',
  ];
  it.each<[string, string, string, RegExp]>([
    ['correcting oneself asks nobody to wait', 'Actually hang on, no.', 'Right.', /asksHold/],
    ['a wish for the day asks nothing', 'have a good one my friend', 'Right.', /present asks/],
    ['a threat is no courtesy', "You'll be sorry when it goes up.", 'Right.', /(?:politeTurns|apologises): You'll/],
    ['the name of somebody else calls nobody', "I'll ring Dan about it.", 'Ask for Dan.', /present calledByName/],
    ['getting over it is no refund', 'It pays off.', 'A long time to get it back.', /wantsMoney: A long/],
    [
      'a statement is no question',
      "so the reason for the call is your street's just gone live",
      'Right.',
      /present asks/,
    ],
    ['a request asks nothing about the need', 'Could you bring the old one with you?', 'I will.', /present asks/],
    ['the closing question asks nothing about it', 'Is now a good moment?', 'It is.', /present asks:/],
    ['thanks are no objection to a price', 'There it is.', "Thank you, that's so much better.", /present price/],
  ])('%s', (_what, said, reply, never) => {
    expect(shownOf('en', 'mobi', around(said, reply)).filter((one) => never.test(one))).toEqual([]);
  });

  const sale = (asked: string, reply: string) => [
    'A: Hello, this is Kim from Northgate Mobile, I am calling to offer you our new plan.',
    'C: Go on.',
    'A: The plan is £12 a month. Shall I sign you up?',
    'C: Let me hear.',
    `A: ${asked}`,
    `C: ${reply}`,
    'A: Goodbye.',
  ];
  it.each<[string, string, string, RegExp, RegExp | null]>([
    ['a no to "anything else?" refuses nothing', 'Is there anything else?', 'No, thank you.', /present declines/, null],
    ['a no to the offer does', 'Shall I sign you up?', 'No, thank you.', /present accepts/, /present declines/],
    [
      'a maybe is no yes',
      'Shall I put you down?',
      "Don't put me down as a yes, put me down as a maybe.",
      /present accepts/,
      /present putsOff/,
    ],
    [
      'a yes with an if is none',
      'Shall I sign you up?',
      "I'll take it if my landlord agrees.",
      /present accepts/,
      null,
    ],
    ['a yes without one is', 'Shall I sign you up?', "I'll take it.", /present declines/, /present accepts/],
    ['a bare yes to the question is', 'Will we go ahead?', 'Go on so.', /present declines/, /present accepts/],
    ['a bare yes to another question is none', 'Did you see our letter?', 'Yes.', /present accepts/, null],
    [
      'nor is one to a question after it',
      'Shall I sign you up? Is it still 5 Elm Road?',
      'Yes.',
      /present accepts/,
      null,
    ],
    ['a bare no to the question is one', 'Shall I sign you up?', "No, don't.", /present accepts/, /present declines/],
    ['a bare no to another question is none', 'Any other phones?', "No, I don't think so.", /present declines/, null],
  ])('%s', (_what, asked, reply, never, there) => {
    const shown = shownOf('en', 'se', sale(asked, reply));
    expect(shown.filter((one) => never.test(one))).toEqual([]);
    if (there) expect(shown.some((one) => there.test(one))).toBe(true);
  });

  it.each<[string, string, string, RegExp, RegExp | null]>([
    ['chốt', 'Vậy chị chốt gói này, một năm hai lần đúng không chị?', 'Chốt.', /present declines/, /present accepts/],
    ['ừ cho câu hỏi', 'Em đăng ký cho chị luôn nhé?', 'Ừ, làm cho chị.', /present declines/, /present accepts/],
    ['ừ cho câu hỏi khác', 'Chị xem tin nhắn chưa ạ?', 'Ừ, xem rồi em.', /present accepts/, null],
    ['ừ nhưng', 'Em đăng ký cho chị luôn nhé?', 'Ừ nhưng mà đắt quá.', /present accepts/, null],
    ['tới lấy đi', 'Dạ chị trả máy giúp em ạ.', 'Em cho người tới lấy đi.', /present accepts/, null],
    ['khỏi, gửi mail', 'Em làm hồ sơ luôn nhé?', 'Thôi khỏi, gửi mail trước.', /present declines/, null],
    ['thôi ghi cho chị', 'Em gọi lại chị nhé?', 'Thôi em ghi cho chị một suất đi.', /present declines/, null],
    ['phải hỏi', 'Em đăng ký luôn nhé?', 'Chị phải hỏi anh ấy đã.', /present accepts/, /present putsOff/],
  ])('%s, trong tiếng Việt', (_what, asked, reply, never, there) => {
    const shown = shownOf('vi', 'se', [
      'A: Dạ em chào chị, em là Thu bên mạng Sao Mai, em gọi giới thiệu chị gói mới ạ.',
      'C: Ừ em nói đi.',
      'A: Dạ gói này là một trăm hai mươi nghìn một tháng ạ.',
      'C: Thế à.',
      `A: ${asked}`,
      `C: ${reply}`,
      'A: Dạ em chào chị ạ.',
    ]);
    expect(shown.filter((one) => never.test(one))).toEqual([]);
    if (there) expect(shown.some((one) => there.test(one))).toBe(true);
  });

  it.each<[string, 'A' | 'C', CueClaim, string, string]>([
    ['thấy ghi chú không phải là việc đã làm', 'A', 'deed', 'Dạ em ghi chú xong rồi ạ.', 'Dạ em thấy ghi chú rồi ạ.'],
    ['đỡ bực là nhẹ lòng', 'C', 'strain', 'Chị bực lắm em.', 'Chị đỡ bực rồi em.'],
    ['khi nào có thì có hứa gì đâu', 'A', 'openPromise', 'Khi nào có hàng thì em báo ạ.', 'Khi nào có thì có.'],
    ['việc của hệ thống không phải việc đã làm', 'A', 'deed', 'Dạ em hủy gói rồi ạ.', 'Dạ gói đã hủy lúc sáu giờ ạ.'],
    ['rồi là sau đó', 'A', 'deed', 'Dạ em gửi bên kho rồi ạ.', 'Dạ em gửi bên kho rồi họ xếp xe.'],
    ['ghi hết rồi không nói gì', 'A', 'deed', 'Dạ em ghi lại địa chỉ mới rồi ạ.', 'Dạ em ghi lại hết rồi ạ.'],
    ['kể chuyện không phải chỉ đi nơi khác', 'A', 'sendsAway', 'Chị phải gọi lại tổng đài.', 'Chị gọi lại là mất phí.'],
    ['đơn trùng không phải là bỏ đi', 'C', 'leaving', 'Anh muốn hủy đơn luôn.', 'Anh muốn hủy đơn trùng thôi.'],
    ['giờ của việc khác', 'A', 'promise', 'Dạ em gọi anh ba giờ chiều mai.', 'Dạ em gửi vé chuyến ba giờ ạ.'],
    [
      'lời hẹn không giữ',
      'C',
      'earlierPromise',
      'Bạn ấy bảo trong ngày có người gọi mà có ai đâu.',
      'Chị chờ cả ngày.',
    ],
    ['chê cách nói', 'C', 'manners', 'Em nói hơi cụt đấy.', 'Em nói hơi nhanh đấy.'],
  ])('%s', (_what, speaker, id, shows, doesNot) => {
    expect(claimsIn('vi', speaker, shows)(id)).toBe(1);
    expect(claimsIn('vi', speaker, doesNot)(id)).toBe(0);
  });

  it('who calls gives the reason, and a credit limit is no price', () => {
    const call = (opening: string) => [
      `A: ${opening}`,
      'C: Chị muốn hủy lớp bơi của cháu.',
      'A: Dạ chị là chị Hoa phải không ạ?',
      'C: Ừ.',
      'A: Bên em có gói một buổi, thẻ hạn mức hai mươi triệu ạ. Gói này giá ba trăm nghìn một tháng ạ.',
      'C: Thôi em, chị không đăng ký đâu.',
      'A: Em đăng ký cho chị dùng thử nhé?',
      'C: Không cần.',
      'A: Dạ em chào chị ạ.',
    ];
    const shown = shownOf('vi', 'se', call('Trung tâm Cá Vàng, em Lan nghe ạ.'));
    expect(shown.filter((one) => /offers|telesales|: .*hạn mức/.test(one) && !one.includes('fact'))).toEqual([]);
    expect(shown).toContain('present opens: Chị muốn hủy lớp bơi của cháu.');
    expect(shown.some((one) => one.startsWith('present namesPrice: Gói này giá ba trăm nghìn'))).toBe(true);
  });

  it.each([
    ['Dạ con xin lỗi cô ạ.', true],
    ['Cô tự xem đi.', false],
  ])('the manner of the second half counts: %s', (said, met) => {
    const polite = ['A: Dạ Sao Mai xin nghe ạ.', 'C: Máy không lên.', 'A: Dạ cô chờ con xem ạ.', 'C: Ừ.'];
    const first = [
      ...polite,
      ...polite.slice(2),
      ...polite.slice(2),
      ...polite.slice(2),
      ...polite.slice(2),
      ...polite.slice(2),
    ];
    const second = Array.from({ length: 8 }, () => [`A: ${said}`, 'C: Ừ.']).flat();
    const { answers } = statementsOf({ transcript: [...first, ...second].join('\n'), language: 'vi', service: 'mobi' });
    expect(answers.find(({ field }) => field === 'ungxu_giongdieu')?.answer === 'met').toBe(met);
  });

  it('the next step is what is done, not the message about it', () => {
    const shown = shownOf('vi', 'csat', [
      ...VI_OPENS,
      'A: Dạ chín giờ sáng mai kỹ thuật gọi anh ạ.',
      'C: Ừ.',
      'A: Dạ tin nhắn xác nhận gửi trước năm giờ thứ sáu ạ.',
      'C: Ừ.',
      'A: Dạ em chào anh ạ.',
    ]).filter((one) => one.startsWith('present promise'));
    expect(new Set(shown)).toEqual(new Set(['present promise: Dạ chín giờ sáng mai kỹ thuật gọi anh ạ.']));
  });

  it('without a word of promises, leaving or a superior no grade is low', () => {
    const { scores } = statementsOf({
      transcript: [
        ...VI_OPENS,
        'A: Dạ em xem ạ.',
        'C: Sao em tên gì mà nói vậy?',
        'A: Dạ vâng.',
        'C: Ừ cảm ơn em.',
      ].join('\n'),
      language: 'vi',
      service: 'csat',
    });
    expect(scores).toMatchObject({ escalation_level: 4, broken_promises_level: 5, retention_level: 4 });
  });

  it('a company is no name and a wrong name calls nobody', () => {
    const lines = (who: string, reply: string) => [
      'A: Hello, is that Mr Hendry?',
      `C: ${reply}`,
      `A: ${who}`,
      ...EN_OPENS.slice(1),
      'A: Goodbye.',
    ];
    const wrong = shownOf('en', 'se', lines("I'm calling from Northgate Mobile.", 'Henderson.'));
    expect(wrong.filter((one) => /present (?:saysWho|calledByName)/.test(one))).toEqual([]);
    const facts = readCall(parseTranscript(lines("I'm Kim from Northgate Mobile.", 'Speaking.').join('\n')), 'en');
    expect(facts?.nameUse?.text).toBe('Mr Hendry');
    expect(facts && claimBook(facts).present('saysWho').length).toBe(1);
  });

  it('an answer that is only a number is shown with its question, and a sentence with what it is about', () => {
    const shown = statementsOf({
      transcript: [
        ...EN_OPENS,
        'A: What does the meter say?',
        'C: 48115.',
        'A: And who is it for?',
        'C: My mother needs the charger. She has been without it since Friday the 4th.',
        'A: Goodbye.',
      ].join('\n'),
      language: 'en',
      service: 'mobi',
    }).statements.map(({ text }) => text);
    expect(shown).toContain('The customer said in the middle (“What does the meter say?”): “48115.”');
    expect(shown.some((text) => text.includes('charger. She has been'))).toBe(true);
  });

  it('a name and a number tell no reason', () => {
    const shown = shownOf('en', 'mobi', [
      'A: Hello, Northgate Mobile.',
      "C: My name's Leah Brandt, member 40417.",
      'A: How can I help?',
      'C: My phone stopped working.',
      'A: I see.',
      'C: Do I pay for it?',
      'A: No.',
      'C: Bye.',
    ]);
    expect(shown).toContain('present opens: My phone stopped working.');
    expect(shown.filter((one) => /present nearEnd/.test(one))).toEqual([]);
  });

  it.each(['asksHold', 'saysGoodbye', 'earlierPromise', 'asksDecision', 'strain', 'leaving', 'escalation'])(
    'says of no call that there was no %s',
    (id) => {
      const calls = [...sampleCalls(), ...own].flatMap(([, call]) =>
        KINDS.flatMap((kind) => statementsOf(call, kind).statements),
      );
      expect(calls.filter(({ claim }) => claim?.kind === 'searched' && claim.id === id)).toEqual([]);
    },
  );
});
