import { describe, expect, it } from 'vitest';
import type { ScorecardKind } from '@/domain/scoring/scorecard-kind';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { readCall } from '@/on-device/rules/read-call';
import { unproven } from '../../bench/rules/evidence';
import { statementsOf } from '../../bench/rules/statements';
import { BILL_IS_WRONG } from '../../helpers/bill-is-wrong';

type Language = 'en' | 'vi';
type Lines = readonly string[];

const IS_RUNG: Record<Language, readonly [Lines, Lines]> = {
  en: [
    ['A: Good evening, this is Ana calling from Hearth Care.', 'C: Yes?'],
    ['C: Fine.', 'A: Goodbye.'],
  ],
  vi: [
    ['A: Dạ em chào chị, em là Mai gọi từ công ty Sao Mai ạ.', 'C: Ừ.'],
    ['C: Ừ em.', 'A: Dạ em chào chị ạ.'],
  ],
};

/** How often the screens show a claim of a call with these words in its quote. */
function inCall(language: Language, kind: ScorecardKind, claim: string, words: string, lines: Lines): number {
  const call = { transcript: lines.join('\n'), language, service: '' };
  const { statements } = statementsOf(call, kind);
  // Whatever is shown passes the gate.
  expect(statements.filter((statement) => unproven(statement, call) !== null)).toEqual([]);
  return statements.filter((one) => one.claim?.id === claim && one.claim.quote.includes(words)).length;
}

/** The same of a call that begins and ends as others do. */
function shown(language: Language, kind: ScorecardKind, claim: string, words: string, lines: Lines): number {
  const [before, after] = (kind === 'se' ? IS_RUNG : BILL_IS_WRONG)[language];
  return inCall(language, kind, claim, words, [...before, ...lines, ...after]);
}

const SALE_VI = ['A: Dạ bên em có gói Cơ Bản chín mươi ngàn một tháng ạ.', 'C: Ừ nói đi em.'];
const SALE_EN = ['A: We have a new plan for boilers at twelve pounds a month.', 'C: Go on.'];

describe('a label that does not fit its sentence is not shown', () => {
  it.each<[string, Language, ScorecardKind, string, string, Lines, Lines]>([
    [
      'an agent who stays on the line asks nobody to wait',
      'vi',
      'customer-service',
      'asksHold',
      'giữ máy',
      ['A: Dạ em vẫn giữ máy ạ.', 'C: Chờ chị tìm hóa đơn.'],
      ['A: Dạ chị vui lòng giữ máy ạ.', 'C: Ừ.'],
    ],
    [
      'nor one who is going to',
      'vi',
      'customer-service',
      'asksHold',
      'chờ máy',
      ['A: Dạ con sẽ chờ máy, cô cứ tìm hóa đơn ạ.', 'C: Ừ.'],
      ['A: Dạ cô chờ máy giúp con ạ.', 'C: Ừ.'],
    ],
    [
      'somebody else who said it twice is no wish to be heard',
      'vi',
      'csat',
      'wantsHeard',
      'hai lần',
      ['C: Bà nói hai lần rồi mà thằng nhỏ có nghe đâu.'],
      ['C: Chị nói hai lần rồi mà bên em có nghe đâu.'],
    ],
    [
      'what is settled after something else is not put off',
      'vi',
      'se',
      'putsOff',
      'rồi tính',
      [...SALE_VI, 'C: Cuối tháng cộng chung rồi tính hả em?', 'A: Dạ đúng ạ.'],
      [...SALE_VI, 'C: Để chị xem đã rồi tính nha em.', 'A: Dạ vâng ạ.'],
    ],
    [
      'nor what is reckoned after a look',
      'vi',
      'se',
      'putsOff',
      'coi máy',
      [...SALE_VI, 'C: Thợ coi máy rồi tính tiền hả em?', 'A: Dạ đúng ạ.'],
      [...SALE_VI, 'C: Để chị coi máy rồi chị tính.', 'A: Dạ vâng ạ.'],
    ],
    [
      'a reckoning to try with the customer’s own sum is no price',
      'vi',
      'se',
      'namesPrice',
      'hai triệu',
      ['A: Dạ bên em có gói ưu đãi, mình tính thử chị gửi mỗi tháng là hai triệu ạ.', 'C: Ừ nói đi em.'],
      ['A: Dạ bên em có gói ưu đãi, chị gửi mỗi tháng là hai triệu ạ.', 'C: Ừ nói đi em.'],
    ],
    [
      'nor is what two bills differ by',
      'vi',
      'se',
      'namesPrice',
      'trăm ngàn',
      ['A: Dạ bên em có gói ưu đãi, hai hóa đơn lệch nhau chỉ một trăm ngàn ạ.', 'C: Ừ nói đi em.'],
      ['A: Dạ bên em có gói ưu đãi chỉ một trăm ngàn ạ.', 'C: Ừ nói đi em.'],
    ],
    [
      'the number of a claim is asked for as data',
      'en',
      'customer-service',
      'asks',
      'claim',
      ['A: Do you have the claim number there?', 'C: It is in the car.'],
      ['A: What was the claim for on that day?', 'C: It is in the car.'],
    ],
    [
      'and so is the name of who owns it',
      'vi',
      'customer-service',
      'asks',
      'hợp đồng là ai',
      ['A: Dạ tên chủ hợp đồng là ai vậy chị?', 'C: Để chị coi.'],
      ['A: Dạ người ký hợp đồng là ai vậy chị?', 'C: Để chị coi.'],
    ],
    [
      'to have told the customer is no deed',
      'en',
      'customer-service',
      'deed',
      'told',
      ["A: I've told you the bill is right."],
      ["A: I've told the billing team your bill is wrong."],
    ],
    [
      'how somebody else is now asks for no need',
      'en',
      'customer-service',
      'asks',
      'how is she',
      ['C: My wife had a fall last week.', 'A: Oh dear, how is she now?'],
      ['C: My wife wrote last week.', 'A: Oh dear, how is she paying now?'],
    ],
    [
      'nor whether they are all right',
      'en',
      'customer-service',
      'asks',
      'she',
      ['C: My mother had a fall.', 'A: Is she alright there?'],
      ['C: My mother had a fall.', 'A: Is she alone there?'],
    ],
    [
      'nor how the weekend goes, in up to ten words',
      'en',
      'customer-service',
      'asks',
      'weekend',
      ['C: I was away.', 'A: How is your weekend going so far, then?'],
      ['C: I was away.', 'A: How is your weekend going so far without the line and the router?'],
    ],
    [
      'what a sum comes to is no promise',
      'en',
      'customer-service',
      'promise',
      'will come to',
      ['A: With the parts it will come to four thousand on Friday.'],
      ['A: The engineer will come to your house on Friday.'],
    ],
    [
      'whom the customer brings along promises nothing',
      'vi',
      'customer-service',
      'promise',
      'ghé',
      ['A: Dạ sáng mai chị dẫn cháu ghé phòng khám ạ.'],
      ['A: Dạ sáng mai cháu ghé nhà chị ạ.'],
    ],
    [
      'nor does who is carried there',
      'vi',
      'customer-service',
      'promise',
      'qua',
      ['A: Dạ chiều mai chị chở con qua phòng khám ạ.'],
      ['A: Dạ chiều mai con qua nhà chị ạ.'],
    ],
    [
      'a name that a contract has calls nobody',
      'vi',
      'customer-service',
      'calledByName',
      'Tú',
      ['A: Dạ hợp đồng này đứng tên là anh Tú ạ.', 'C: Ừ.'],
      ['A: Dạ em nghe đây là anh Tú ạ.', 'C: Ừ.'],
    ],
    [
      'a name that the customer puts right in a longer reply calls nobody',
      'vi',
      'customer-service',
      'calledByName',
      'Lan',
      ['A: Dạ chị Lan ơi, hóa đơn của mình đây ạ.', 'C: Lan nào em, chị tên là Loan, ở số chín mà.'],
      ['A: Dạ chị Lan ơi, hóa đơn của mình đây ạ.', 'C: Ừ đúng rồi em, chị tên là Lan, ở số chín mà.'],
    ],
    [
      'nor in English',
      'en',
      'customer-service',
      'calledByName',
      'Baxter',
      ['A: Right, Mr Baxter, I have your bill here.', 'C: Not Baxter, my name is Barlow, I am at number nine.'],
      ['A: Right, Mr Baxter, I have your bill here.', 'C: Good, my name is Baxter, I am at number nine.'],
    ],
    [
      'thanks with a name are no name of what is offered',
      'en',
      'se',
      'fact',
      'Copper',
      [...SALE_EN, 'A: So Thanks Copper for that.', 'C: Go on.'],
      [...SALE_EN, 'A: So the Copper Kettle is in it.', 'C: Go on.'],
    ],
  ])('%s', (_, language, kind, claim, words, falls, stays) => {
    expect(shown(language, kind, claim, words, falls)).toBe(0);
    expect(shown(language, kind, claim, words, stays)).toBeGreaterThan(0);
  });

  it.each([
    ['A: Dạ máy ở nhà mình đâu có hư gì', 'A: Dạ máy ở nhà mình hư gì'],
    ['A: Dạ máy ở nhà mình lo chi', 'A: Dạ máy ở nhà mình hư chi'],
  ])('“%s” asks nothing', (misread, right) => {
    expect(shown('vi', 'customer-service', 'asks', '', [misread, 'C: Ừ.'])).toBe(0);
    expect(shown('vi', 'customer-service', 'asks', '', [right, 'C: Ừ.'])).toBeGreaterThan(0);
  });
});

describe('what is asked or declined in other words', () => {
  it('which of two it is, asks', () => {
    const asks = (line: string) => shown('vi', 'customer-service', 'asks', '', [line, 'C: Ừ.']);
    expect(asks('A: Dạ máy nhà mình hư quạt hay hư bo mạch hả chị?')).toBeGreaterThan(0);
    expect(asks('A: Dạ máy nhà mình hư quạt với hư bo mạch hả chị?')).toBe(0);
  });

  it.each(['Chị nói không là không.', 'Anh nói hông là hông nha em.', 'Đã nói không là không.'])(
    '“%s” declines',
    (no) => {
      const plan = [
        ...SALE_VI,
        'A: Dạ thứ sáu này em gửi hợp đồng cho chị ạ.',
        'C: Khoan em.',
        'A: Dạ gói này tốt lắm ạ.',
      ];
      expect(shown('vi', 'se', 'declines', 'là', [...plan, `C: ${no}`, 'A: Dạ.'])).toBeGreaterThan(0);
      // Nothing comes of what was planned before it.
      expect(shown('vi', 'se', 'promise', 'thứ sáu', [...plan, `C: ${no}`, 'A: Dạ.'])).toBe(0);
      expect(shown('vi', 'se', 'promise', 'thứ sáu', [...plan, 'C: Chị nói là chị coi.', 'A: Dạ.'])).toBeGreaterThan(0);
    },
  );
});

describe('a name that is not heard', () => {
  const misses = (language: Language, lines: Lines) => inCall(language, 'customer-service', 'anyName', '', lines);

  it.each<[Language, Lines]>([
    ['vi', ['A: Dạ tổng đài xin nghe ạ.', 'C: Em ơi, hóa đơn tháng này bị sai.', 'A: Dạ em kiểm tra ạ.', 'C: Ừ.']],
    ['en', ['A: Good morning.', 'C: Hello, the bill is wrong this month.', 'A: Let me check that.', 'C: Okay.']],
  ])('is missed where the text has capitals, and not where it has none (%s)', (language, lines) => {
    const small = lines.map((line) => line.slice(0, 3) + line.slice(3).toLowerCase());
    expect(misses(language, lines)).toBe(1);
    expect(misses(language, small)).toBe(0);
  });
});

describe('the reason of a call', () => {
  const reasons = (first: string, next: Lines = []) =>
    inCall('vi', 'customer-service', 'opens', first, [
      'A: Dạ xin nghe ạ.',
      `C: ${first}`,
      ...next,
      'A: Dạ vâng ạ.',
      'C: Ừ em.',
      'A: Dạ em chào chị ạ.',
    ]);

  it.each([
    [
      'who asks whether it is that firm',
      'Bên em phải trung tâm điện lạnh hông em',
      'Bên em phải sửa máy điện lạnh hông em',
    ],
    [
      'who asks so after a long hello',
      'A lô, đây có phải là khách sạn Hòa Bình hả em',
      'A lô, đây có phải là vé của khách sạn mới gửi hả em',
    ],
    ['who asks leave to ask', 'Dạ cho em hỏi chút được không ạ', 'Dạ cho em hỏi chút máy giặt bị chảy nước'],
    ['who asks leave to ask a question', 'Em ơi cho chị hỏi một câu nha', 'Em ơi cho chị hỏi một câu hóa đơn bị sai'],
  ])('is not given by %s', (_what, none, given) => {
    expect(reasons(none)).toBe(0);
    expect(reasons(given)).toBe(1);
  });

  it('is not given by a name that is spelt out', () => {
    const opens = (answer: string) =>
      inCall('en', 'customer-service', 'opens', answer, [
        'A: Hello, Northgate Mobile.',
        'C: Hello.',
        'A: Could I take your name please?',
        `C: ${answer}`,
        'A: Thank you.',
        'C: Fine.',
        'A: Goodbye.',
      ]);
    expect(opens('It is Quill, Q U I L L, and Mary, M A R Y.')).toBe(0);
    expect(opens('It is about my phone which has had no signal since the storm.')).toBe(1);
  });
});

it('who says where they ring from with a word of the south rings to sell', () => {
  const reasons = (first: string) =>
    inCall('vi', 'se', 'opens', 'gói Cơ Bản', [
      `A: ${first}`,
      'C: Ừ.',
      'A: Dạ bên em có gói Cơ Bản chín mươi ngàn một tháng ạ.',
      'C: Thôi em.',
      'A: Dạ em chào chị ạ.',
    ]);
  expect(reasons('Dạ em bên điện máy Sao Mai nè chị.')).toBe(1);
  expect(reasons('Dạ chị bên điện máy Sao Mai nè em.')).toBe(0);
});

describe('a price before any question', () => {
  const early = (language: Language, lines: Lines) => shown(language, 'se', 'priceBeforeQuestion', '', lines);
  const PRICE = 'A: The cover for that is twelve pounds a month.';

  it('is told where nothing was asked', () => {
    expect(early('en', ['A: We have a new cover for boilers.', 'C: Go on.', PRICE])).toBe(1);
  });

  it('is not where several questions were asked, in whatever words', () => {
    const asks = ['A: Shall I put the kettle model down?', 'C: Yes.'];
    expect(early('en', [...asks, PRICE])).toBe(1);
    expect(early('en', [...asks, 'A: Shall I add the second one down there?', 'C: Yes.', PRICE])).toBe(0);
  });

  it('is not where the customer has named the price', () => {
    expect(early('en', ['A: We have a new cover for boilers.', 'C: Is that the one at twelve pounds?', PRICE])).toBe(0);
    expect(early('en', ['A: We have a new cover for boilers.', 'C: Is that the one at nine pounds?', PRICE])).toBe(1);
  });
});

describe('an enquiry to buy', () => {
  const isSale = (said: string) =>
    readCall(
      parseTranscript(
        [
          'A: Good morning, Harrow Marquees, how can I help?',
          `C: Hello, it is Mary Quill from the village hall here and ${said}.`,
          'A: The small one is two hundred pounds.',
          'C: I see.',
          'A: Goodbye.',
        ].join('\n'),
      ),
      'en',
    )?.sale !== null;

  it.each([
    ['I only need a rough idea of the price', 'I only need a rough idea of the roof'],
    ['I am ringing about hiring the white marquee', 'I am ringing about the white marquee'],
    ['I saw one of them in your showroom on Sunday', 'I saw one of them in your street on Sunday'],
    ['I was on your website last night with my sister', 'I was on your bus last night with my sister'],
    ['I picked up your leaflet at the market', 'I picked up your parcel at the market'],
    ['how much will it come to for a small one', 'how far will it come out for a small one'],
    ['I am calling about the sewing classes', 'I am calling about the sewing class we paid for'],
    [
      'I want to book three tickets and a room for the same booking',
      'I want to ask about three tickets in the same booking',
    ],
  ])('“%s” makes it a sale, “%s” does not', (said, other) => {
    expect(isSale(said)).toBe(true);
    expect(isSale(other)).toBe(false);
  });
});

it('sees an enquiry by how the call goes, in whatever words it is asked', () => {
  const sells = (...lines: string[]) => readCall(parseTranscript(lines.join('\n')), 'en')?.sale != null;
  const begun = [
    'A: Ferncombe Bikes, good morning, how can I help?',
    'C: Hello, the wife wants one of those electric ones.',
  ];
  const sold = [
    'A: Lovely. Where will she ride it, and how far?',
    'C: The hills round here, ten miles maybe.',
    'A: Then the Tor, that one is fourteen hundred pounds. How tall is she?',
    'C: Five foot two.',
    'A: The small frame, then. With the bigger battery it is sixteen hundred pounds.',
    'C: That is dear.',
    'A: It is, and it gets her home again up that hill.',
    'C: I shall tell her.',
    'A: Wonderful, take care.',
  ];
  const mended = [
    'A: I am sorry. What does it do?',
    'C: It is broken, I have been waiting for three weeks.',
    'A: Bear with me. Thank you for holding. The part is forty pounds.',
    'C: You promised it last Friday.',
    'A: I apologise, it goes out today.',
    'C: Right.',
    'A: Take care.',
  ];
  expect(sells(...begun, ...sold)).toBe(true);
  expect(sells(...begun, ...mended)).toBe(false);
});

it('reads a line that does nothing but call out in no time', () => {
  // Each word more doubled it: thirty took a quarter of a minute.
  expect(shown('vi', 'customer-service', 'opens', '', [`C: ${'a lô '.repeat(2000)}phải mua`])).toBe(1);
});
