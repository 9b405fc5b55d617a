import { describe, expect, it } from 'vitest';
import type { ScorecardKind } from '@/domain/scoring/scorecard-kind';
import { assignRoles } from '@/domain/transcript/speaker-roles';
import { asStored } from '../../bench/rules/as-stored';
import { unproven } from '../../bench/rules/evidence';
import { statementsOf } from '../../bench/rules/statements';
import { BILL_IS_WRONG } from '../../helpers/bill-is-wrong';

type Language = 'en' | 'vi';
type Lines = readonly string[];

/** How often a claim of such a call is shown with these words in its quote. */
function shown(language: Language, claim: string, words: string, lines: Lines, kind: ScorecardKind): number {
  const [before, after] = BILL_IS_WRONG[language];
  const call = { transcript: [...before, ...lines, ...after].join('\n'), language, service: '' };
  const { statements } = statementsOf(call, kind);
  expect(statements.filter((statement) => unproven(statement, call) !== null)).toEqual([]);
  return statements.filter((one) => one.claim?.id === claim && one.claim.quote.includes(words)).length;
}

type Case = [what: string, language: Language, claim: string, words: string, gone: Lines, kept: Lines];

describe('what the other side denies or sets right stands no more', () => {
  it.each<Case>([
    [
      'an hour with its day in one that is arranged anew',
      'vi',
      'fact',
      'thứ bảy này',
      [
        'A: Em giữ cho bé một chỗ lúc chín giờ sáng thứ bảy này. Em ghi tên bé luôn nhé?',
        'C: Thứ bảy nhà chị có giỗ em ạ. Chủ nhật có không?',
        'A: Em xếp chín rưỡi sáng chủ nhật chị nhé?',
        'C: Ừ chủ nhật thì được.',
      ],
      [
        'A: Em giữ cho bé một chỗ lúc chín giờ sáng thứ bảy này. Em ghi tên bé luôn nhé?',
        'C: Ừ được em.',
        'A: Vâng ạ.',
        'C: Cảm ơn em.',
      ],
    ],
    [
      'a telephone number read back otherwise',
      'vi',
      'fact',
      'tám năm',
      [
        'C: số má chị không chín không ba bảy bảy một hai năm tám',
        'A: dạ không chín không ba bảy bảy một hai tám năm',
        'C: năm tám',
        'A: dạ em ghi rồi',
      ],
      [
        'C: số má chị không chín không ba bảy bảy một hai tám năm',
        'A: dạ không chín không ba bảy bảy một hai tám năm',
        'C: đúng rồi',
        'A: dạ em ghi rồi',
      ],
    ],
    [
      'a part taken off that is taken off no more',
      'vi',
      'fact',
      'hai mươi phần trăm',
      [
        'A: Dạ bên em trừ hai mươi phần trăm ạ.',
        'C: Chị không chịu.',
        'A: Dạ vậy bên em không trừ hai mươi phần trăm nữa.',
      ],
      ['A: Dạ bên em trừ hai mươi phần trăm ạ.', 'C: Chị không chịu.', 'A: Dạ quy định chung chị ạ.'],
    ],
    [
      'a floor that the customer holds against the agent',
      'en',
      'fact',
      'first floor',
      ['A: Two men on 14 May, up to the first floor.', "C: You said first floor. It's the second.", 'A: Noted.'],
      ['A: Two men on 14 May, up to the first floor.', 'C: You said it, good.', 'A: Noted.'],
    ],
    [
      'a day that is declined in the middle of the answer',
      'vi',
      'fact',
      'hai mươi chín',
      ['A: Dạ ngày hai mươi chín còn hai giường.', 'C: Cuối xe nẩy lắm thôi em hoàn tiền cho anh.', 'A: Dạ được ạ.'],
      ['A: Dạ ngày hai mươi chín còn hai giường.', 'C: Cuối xe cũng được em giữ cho anh.', 'A: Dạ được ạ.'],
    ],
    [
      'a price that the agent brings down to the old one, and the question about it',
      'en',
      'fact',
      'six pounds',
      ["C: So I'd be paying six pounds more for these?", 'A: I can do it at £129.', 'C: Right, then.'],
      ["C: So I'd be paying six pounds more for these?", 'A: Yes, six pounds.', 'C: Right, then.'],
    ],
    [
      'words to somebody else in the room',
      'vi',
      'fact',
      'ba triệu bốn',
      ['C: Mẹ ơi mẹ cho con mượn ba triệu bốn nha.', 'A: Dạ.'],
      ['C: Chị chuyển nhầm ba triệu bốn em ơi.', 'A: Dạ.'],
    ],
    [
      'a number that the customer holds against the agent',
      'vi',
      'fact',
      'bốn thùng sơn',
      [
        ...['A: Dạ bốn thùng sơn giao trước mười giờ ạ.', 'C: Để coi.', 'A: Dạ còn có hai thùng thôi chị.'],
        ...['C: Hồi nãy em nói bốn thùng mà.', 'A: Dạ kho đếm sót ạ.'],
      ],
      [
        ...['A: Dạ bốn thùng sơn giao trước mười giờ ạ.', 'C: Để coi.', 'A: Dạ vâng chị.'],
        ...['C: Hồi nãy chị đi chợ mà.', 'A: Dạ vâng chị.'],
      ],
    ],
    [
      'a day that the customer holds against the agent',
      'vi',
      'promise',
      'mai bên em',
      ['A: Dạ mai bên em giao ba bao xi măng ạ.', 'C: Để coi.', 'A: Dạ kẹt xe ạ.', 'C: Nãy em kêu mai mà.', 'A: Dạ.'],
      ['A: Dạ mai bên em giao ba bao xi măng ạ.', 'C: Để coi.', 'A: Dạ kẹt xe ạ.', 'C: Nãy giờ kêu hoài.', 'A: Dạ.'],
    ],
    [
      'how long something takes, denied some turns later',
      'en',
      'fact',
      'stone takes',
      [
        ...['A: The stone takes three weeks to cut.', 'C: Good.', 'A: Hm.', 'C: I see.', 'A: Hm.', 'C: I see.'],
        ...['A: Hm.', 'C: And then?', 'A: So not three weeks.'],
      ],
      [
        ...['A: The stone takes three weeks to cut.', 'C: Good.', 'A: Hm.', 'C: I see.', 'A: Hm.', 'C: I see.'],
        ...['A: Hm.', 'C: And then?', 'A: So not a bad time.'],
      ],
    ],
  ])('%s', (_what, language, claim, words, gone, kept) => {
    expect(shown(language, claim, words, gone, 'customer-service')).toBe(0);
    expect(shown(language, claim, words, kept, 'customer-service')).toBeGreaterThan(0);
  });

  it('being told to be right corrects what was said just before, not a sum named earlier', () => {
    const released = (later: string) => [
      'A: What happened to the shoes?',
      'C: The heel came off.',
      'A: I have released the $89 just now.',
      'C: Thank you. And what about the $12 that I paid to send it back?',
      'A: That is not usually covered.',
      'C: It arrived broken.',
      `A: ${later}`,
    ];
    expect(shown('en', 'deed', '$89', released("You're right. I'll add the $12 today."), 'customer-service')).toBe(1);
  });
});

describe('a label that does not fit its sentence', () => {
  it.each<Case>([
    [
      'the time of another question is none of the promise',
      'en',
      'promise',
      'ticket',
      ["A: i'll put the cat on the ticket anything else for you today"],
      ["A: i'll put the cat on the ticket today anything else for you"],
    ],
    [
      'what takes hours to dry comes no sooner',
      'en',
      'promise',
      'two hours',
      ['A: Once it is dry it takes about two hours, that is all.'],
      ['A: It takes about two hours to reach your card, that is all.'],
    ],
    ['a condolence', 'en', 'apologises', 'sorry', ["A: I'm sorry for your loss."], ["A: I'm sorry for your trouble."]],
    ['a gap in the cover', 'en', 'asksHold', 'gap', ['A: There might be a gap in it.'], ['A: Hold on a gap second.']],
    ['something crook', 'en', 'insult', 'crook', ["C: There's something crook with it."], ['C: You are crooks.']],
    ['a jest about leaving', 'en', 'leaving', 'leaving', ["C: Play me that and I'm leaving."], ["C: I'm leaving you."]],
    ['a rebuke to others', 'vi', 'insult', 'mày', ['C: Mày tắt nhạc cho tao nghe máy.'], ['C: Bọn mày lừa tao.']],
    [
      'a question to confirm',
      'vi',
      'asks',
      'lừa',
      ['A: Ngân hàng đàng hoàng mà chị nghĩ em lừa chị hả?'],
      ['A: Chị nghĩ ai lừa chị lúc đó vậy ạ?'],
    ],
    [
      'an hour to be arranged',
      'vi',
      'asks',
      'thứ năm',
      ['A: Dạ thứ năm mấy giờ mình qua được vậy anh?'],
      ['A: Dạ thứ năm máy kêu to cỡ nào vậy anh?'],
    ],
    ['a printer for bills', 'vi', 'category', 'in', ['C: Máy in hóa đơn kêu tít.'], []],
  ])('%s', (_what, language, claim, words, gone, kept) => {
    // A category is named by the first words of the call.
    const count = (lines: Lines) =>
      shown(language, claim, words, lines, claim === 'asks' ? 'customer-service' : 'csat');
    const both = (lines: Lines) => count(lines) + shown(language, claim, words, lines, 'customer-service');
    expect(both(gone)).toBe(0);
    if (kept.length > 0) expect(both(kept)).toBeGreaterThan(0);
  });
});

describe('polite turns', () => {
  it('are counted by the words that the sentence names', () => {
    const { transcript } = {
      transcript: ['A: Dạ Sao Mai nghe.', 'C: Có không em?', 'A: Có ạ.', 'C: Ừ.', 'A: Chào chị.'].join('\n'),
    };
    const { statements } = statementsOf({ transcript, language: 'vi', service: '' }, 'csat');
    expect(statements.find(({ claim }) => claim?.id === 'politeTurns')?.text).toContain('2/3');
  });
});

describe('numbered speakers', () => {
  it('are told apart by what they say, as of an answer of a service', () => {
    const called = 'SPEAKER_00: hello the copper kettle\nSPEAKER_01: hi there it is ronan calling from tillbridge';
    expect(asStored(called)).toMatch(/^Customer \(C\): hello/);
    const roles = assignRoles([
      { label: '0', text: 'alo văn phòng khu trọ cô sáu nghe' },
      { label: '1', text: 'dạ em là my ở phòng mười hai' },
    ]);
    expect(roles.get('0')).toBe('agent');
  });

  it('over the call the agent speaks of your matters, the customer of my ones', () => {
    const opening = [
      { label: '0', text: 'fairway physio' },
      { label: '1', text: 'hiya its about the towels' },
    ];
    const goesOn = (your: string, my: string) =>
      Array.from({ length: 12 }, (_, at) => [
        { label: '0', text: `well ${my} wash is on a thursday and that suits the room at the back ${at}` },
        { label: '1', text: `right so ${your} first delivery would be on the monday and the bill comes later ${at}` },
      ]).flat();
    expect(assignRoles([...opening, ...goesOn('your', 'my')]).get('1')).toBe('agent');
    expect(assignRoles([...opening, ...goesOn('my', 'your')]).get('1')).toBe('customer');
  });

  it('who greets politely and asks a question is the customer of who took the call in a word', () => {
    const roles = assignRoles([
      { label: '0', text: 'tổng đài điện lực khu vực miền đông nghe' },
      { label: '1', text: 'dạ em chào chị chị ơi cho em hỏi cái hóa đơn của mẹ em ạ' },
      ...Array.from({ length: 12 }, (_, at) => [
        { label: '0', text: `đọc mã đi ${at}` },
        { label: '1', text: `dạ dạ em đọc liền ạ mã của mẹ em là ${at} ạ dạ` },
      ]).flat(),
    ]);
    expect(roles.get('0')).toBe('agent');
  });

  it('a polite customer of a curt agent stays the customer', () => {
    const spoken = [
      { label: '0', text: 'nắng xuân nghe' },
      { label: '1', text: 'alo cô ơi em là mẹ bé lan lớp lá một em hỏi cái học phí tháng này' },
      ...Array.from({ length: 12 }, (_, at) => [
        { label: '0', text: `ờ coi trong thông báo đi có ghi hết rồi đó ${at}` },
        { label: '1', text: `dạ dạ em coi rồi mà chưa hiểu chỗ đó ạ cô giúp em ạ ${at}` },
      ]).flat(),
    ];
    expect(assignRoles(spoken).get('0')).toBe('agent');
  });

  it('who rings a business and asks for five minutes sells to it', () => {
    const roles = assignRoles([
      { label: '0', text: 'harrow lane accountants good morning joan speaking' },
      { label: '1', text: 'morning joan its tom baxter from hedge row coffee have you got five minutes' },
    ]);
    expect(roles.get('1')).toBe('agent');
  });

  it.each([
    [
      'who answers the telephone and asks who is there',
      'hello',
      'speaking who is this',
      'hi is that mister lund it is mara here from tallbrook',
      1,
    ],
    [
      'who greets in small words and is not placed at once',
      'dạ con chào bác con là tín bên gia dụng mai lan',
      'tín nào ta',
      'dạ tín giao nồi bữa trước',
      0,
    ],
  ])('%s is told from the agent', (_, first, second, third, agent) => {
    const said = [first, second, third].map((text, turn) => ({ label: String(turn % 2), text }));
    // Who rings speaks second where the other one picks up.
    const spoken =
      agent === 1
        ? [
            { label: '0', text: first },
            { label: '1', text: third },
            { label: '0', text: second },
          ]
        : said;
    expect(assignRoles(spoken).get(String(agent))).toBe('agent');
    expect(assignRoles(spoken).get(String(1 - agent))).toBe('customer');
  });
});
