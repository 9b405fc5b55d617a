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
