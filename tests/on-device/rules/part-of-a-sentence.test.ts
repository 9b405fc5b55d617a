import { describe, expect, it } from 'vitest';
import type { ScorecardKind } from '@/domain/scoring/scorecard-kind';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { makeAutoNote } from '@/on-device/rules/auto-note';
import { isSame } from '@/on-device/rules/claims/figures';
import { judgeSales } from '@/on-device/rules/judge/sales';
import { readCall } from '@/on-device/rules/read-call';
import { unproven } from '../../bench/rules/evidence';
import { statementsOf } from '../../bench/rules/statements';
import { BILL_IS_WRONG } from '../../helpers/bill-is-wrong';

type Language = 'en' | 'vi';
type Lines = readonly string[];

const around = (language: Language, lines: Lines): string => {
  const [before, after] = BILL_IS_WRONG[language];
  return [...before, ...lines, ...after].join('\n');
};

/** How often the screens show a claim with these words in its quote. */
function shown(language: Language, kind: ScorecardKind, claim: string, words: string, transcript: string): number {
  const call = { transcript, language, service: '' };
  const { statements } = statementsOf(call, kind);
  expect(statements.filter((statement) => unproven(statement, call) !== null)).toEqual([]);
  return statements.filter((one) => one.claim?.id === claim && one.claim.quote.includes(words)).length;
}

function noteOf(language: Language, transcript: string) {
  const facts = readCall(parseTranscript(transcript), language);
  if (facts === null) throw new Error('The rules do not know the language.');
  return makeAutoNote(facts);
}

/** An agent who rings to sell, and what the customer says to the price. */
const rungToSell = (offer: string, reply: string): string =>
  [
    'A: Dạ em chào anh, em là Mai gọi từ công ty Sao Mai ạ.',
    'C: Ừ.',
    `A: Dạ bên em có ${offer}, chín mươi ngàn một tháng ạ.`,
    `C: ${reply}`,
    'A: Dạ vâng ạ.',
    'C: Ừ em.',
    'A: Dạ em chào anh ạ.',
  ].join('\n');

describe('what is promised has a time only in its own part of the sentence', () => {
  it.each<[string, Language, string, Lines, Lines]>([
    [
      'or in a short one beside it',
      'vi',
      'báo lại',
      [
        'A: Dạ hai hôm nay mạng nhà mình bị cắt thì cháu đề xuất cộng bù ngày cho bác, cháu báo lại bác sau ạ.',
        'C: Ừ.',
      ],
      ['A: Dạ sáng mai, trước mười giờ, cháu báo lại bác ạ.', 'C: Ừ.'],
    ],
    [
      'in English too',
      'en',
      "I'll ring",
      [
        "A: The bill of the fourth of May was read on Tuesday by the man with the van, so I'll ring you back.",
        'C: Fine.',
      ],
      ["A: On Friday, before five, I'll ring you back.", 'C: Fine.'],
    ],
    [
      'who is sorry for a day promises nothing for it',
      'vi',
      'thứ sáu',
      ['A: Dạ em xin lỗi chị về cái hôm thứ sáu.', 'C: Ừ.'],
      ['A: Dạ em sẽ gửi chị vào hôm thứ sáu.', 'C: Ừ.'],
    ],
  ])('%s', (_, language, words, open, timed) => {
    expect(shown(language, 'customer-service', 'promise', words, around(language, open))).toBe(0);
    expect(shown(language, 'customer-service', 'promise', words, around(language, timed))).toBeGreaterThan(0);
  });

  it('the day of a short part beside it is told with the hour', () => {
    const note = noteOf('vi', around('vi', ['A: Dạ chiều mai, trước năm giờ con nhắn chị ạ.', 'C: Ừ.']));
    expect(note.nextBestAction.followUpTiming).toBe('chiều mai, trước năm giờ');
  });

  it('the hour up to which somebody is there is no hour of the promise', () => {
    const whenIn = (line: string) => noteOf('en', around('en', [line, 'C: Fine.'])).nextBestAction.followUpTiming;
    expect(whenIn("A: I'll email you today before I finish at four.")).toBe('');
    expect(whenIn("A: I'll email you today at four.")).toBe('at four');
  });

  it('stands under what comes next, and not among what was done', () => {
    const { claims } = noteOf('en', around('en', ["A: I'll ring you back on Friday at five.", 'C: Fine.']));
    expect(claims?.plannedAction.map(({ quote }) => quote)).toEqual(["I'll ring you back on Friday at five."]);
    expect(claims?.agentActions.filter(({ id }) => id === 'promise')).toEqual([]);
  });
});

describe('a label that does not fit its sentence is not shown', () => {
  it.each<[string, Language, ScorecardKind, string, string, Lines, Lines]>([
    [
      'patience asked for in the middle of a price keeps nobody waiting',
      'en',
      'customer-service',
      'asksHold',
      'bear with me',
      ['A: Over three months ours is, bear with me, £279.', 'C: Fine.'],
      ['A: Bear with me a minute, bear with me.', 'C: Fine.'],
    ],
    [
      'the technician’s name is not the customer’s',
      'vi',
      'customer-service',
      'calledByName',
      'Lộc',
      ['A: Sáng mai, anh Lộc bên em ghé coi ạ.', 'C: Ừ.'],
      ['A: Dạ em cảm ơn anh Lộc ạ.', 'C: Ừ.'],
    ],
    [
      'a teacher’s question is none of the customer’s',
      'vi',
      'customer-service',
      'notAnswered',
      'hỏi',
      ['C: Nó nhát lắm, cô hỏi là cúi mặt xuống, mà về nhà thì hát được.', 'A: Dạ.'],
      ['C: Chị hỏi khi nào xong mà em đâu có trả lời.', 'A: Dạ.'],
    ],
    [
      'what somebody else cancelled the customer does not leave by',
      'vi',
      'csat',
      'leaving',
      'muốn trả',
      ['C: Bên em hủy chuyến chớ đâu phải chị muốn trả, em coi lại đi.', 'A: Dạ.'],
      ['C: Bên em trễ chuyến hoài nên chị muốn trả, em coi lại đi.', 'A: Dạ.'],
    ],
    [
      'what is noted only if is not noted yet',
      'vi',
      'customer-service',
      'deed',
      'em ghi',
      ['A: Dạ chị bình tĩnh thì em mới ghi em ghi hóa đơn sai rồi ạ.', 'C: Ừ.'],
      ['A: Dạ chị bình tĩnh giúp em em ghi hóa đơn sai rồi ạ.', 'C: Ừ.'],
    ],
    [
      'whether the line is good asks for no need',
      'vi',
      'customer-service',
      'asks',
      'nghe',
      ['A: Dạ con nói to đây, mệ nghe được con chưa ạ?', 'C: Ừ.'],
      ['A: Dạ hóa đơn hôm nào mệ nghe báo sai vậy ạ?', 'C: Hôm qua.'],
    ],
    [
      'nor does the number of something',
      'en',
      'customer-service',
      'asks',
      'photocard',
      ['A: Okay and have you got the photocard number?', 'C: No.'],
      ['A: Okay and have you used the photocard before?', 'C: No.'],
    ],
    [
      'how somebody spoke is no earlier word',
      'vi',
      'csat',
      'earlierPromise',
      'hôm trước',
      ['C: Em nói dễ hiểu, chứ hôm trước con bé nào nói như súng liên thanh.', 'A: Dạ.'],
      ['C: Chứ hôm trước con bé nào nói xong rồi.', 'A: Dạ.'],
    ],
  ])('%s', (_, language, kind, claim, words, wrong, right) => {
    expect(shown(language, kind, claim, words, around(language, wrong))).toBe(0);
    expect(shown(language, kind, claim, words, around(language, right))).toBeGreaterThan(0);
  });

  it.each([
    [
      'a no to how the agent talks decides nothing',
      'declines',
      'thôi em',
      'thôi em đừng nói vậy',
      'thôi em không cần đâu',
    ],
    [
      'who will not have it says no',
      'declines',
      'không làm đâu',
      'Chị không làm đâu được em.',
      'Chị không làm đâu em.',
    ],
    [
      'mail that came already is not asked for',
      'details',
      'gửi mail',
      'Phòng nhân sự gửi mail rồi mà.',
      'Em gửi mail cho anh coi.',
    ],
  ])('%s', (_, claim, words, wrong, right) => {
    expect(shown('vi', 'se', claim, words, rungToSell('gói Cơ Bản', wrong))).toBe(0);
    expect(shown('vi', 'se', claim, words, rungToSell('gói Cơ Bản', right))).toBeGreaterThan(0);
  });

  it('a name with another word of it left out is no product', () => {
    const nameIn = (offer: string) => noteOf('vi', rungToSell(offer, 'Ừ được, chị lấy.')).classification.campaign;
    expect(nameIn('gói Tủ thuốc tại nhà')).toBe('');
    expect(nameIn('gói Tủ Thuốc')).toBe('gói Tủ Thuốc');
  });

  it('to have it speak up is no reason to call', () => {
    const reasonOf = (first: string) =>
      noteOf(
        'vi',
        [
          `A: Dạ em nghe ạ.`,
          `C: ${first}`,
          'A: Dạ con nói to đây.',
          'C: Cái máy hắn hú hoài, hư rồi em.',
          'A: Dạ.',
        ].join('\n'),
      ).claims?.reason.map(({ quote }) => quote) ?? [];
    expect(reasonOf('Alô o ơi nói to to chút mệ nghe không rõ.').join()).toContain('hú hoài');
    expect(reasonOf('Alô o ơi mệ hỏi cái máy đeo tai bị hư.').join()).toContain('đeo tai');
  });

  it('who rings about buying something rings to buy', () => {
    const sells = (first: string) => {
      const call = [
        'A: Good morning, Brannock Hearing.',
        `C: Hello, I'm ringing about the hearing aids. ${first}`,
        'A: Is she with us already, or is it her first time?',
        'C: Her first time. She never had a pair that she would wear, and it is only getting worse at home now.',
        'A: Right, the Lumo is two thousand and fifty pounds for the pair.',
        'C: That is a lot.',
        'A: Lovely, bye now.',
      ];
      const facts = readCall(parseTranscript(call.join('\n')), 'en');
      return facts?.sale != null;
    };
    expect(sells('Buying a pair.')).toBe(true);
    expect(sells('Mending a pair, they are broken and I have been waiting for weeks.')).toBe(false);
  });

  it('who asks for a name gives none', () => {
    const call = (line: string) => `A: ${line}\nC: Chị tên Lan.\nA: Dạ chị cần gì ạ?\nC: Hóa đơn sai rồi em.`;
    expect(shown('vi', 'customer-service', 'saysWho', 'mình tên', call('Dạ mình tên gì ạ?'))).toBe(0);
    expect(shown('vi', 'customer-service', 'saysWho', 'mình tên', call('Dạ mình tên Thảo ạ.'))).toBe(1);
  });
});

it('who is called by a name that they put right was not called by theirs', () => {
  const call = (reply: string) => `A: Hi, is this Darlene Kowalski?\nC: ${reply}\nA: I have your bill here.\nC: Good.`;
  expect(shown('en', 'customer-service', 'calledByName', 'Kowalski', call("Kowalczyk. Who's this?"))).toBe(0);
  expect(shown('en', 'customer-service', 'calledByName', 'Kowalski', call("Kowalski. Who's this?"))).toBe(1);
});

it.each([
  ['ba giờ', 'ba giờ rưỡi', false],
  ['tám giờ', 'tám giờ kém mười', false],
  ['ba giờ', 'ba giờ chiều', true],
  ['Friday', 'Friday at noon', true],
])('“%s” and “%s” are one time: %s', (one, other, same) => {
  expect(isSame({ text: one }, { text: other })).toBe(same);
  expect(isSame({ text: other }, { text: one })).toBe(same);
});

it('a goodbye to what the customer holds against the offer answers it badly, however well the rest went', () => {
  const pointsFor = (answer: string) => {
    const call = [
      'A: Dạ em chào anh Tuấn, em là Lan gọi từ tổng đài Sao Mai ạ. Anh có tiện nghe máy không ạ?',
      'C: Ừ em nói đi. Mạng nhà anh chậm cả tuần nay rồi.',
      'A: Dạ em hiểu, em xin lỗi anh, em kiểm tra ngay và chiều nay kỹ thuật gọi lại cho anh ạ. Anh đang dùng gói nào ạ?',
      'C: Gói chín mươi nghìn, tháng nào cũng hết.',
      'A: Bên em có gói Sao 120 giá một trăm hai mươi nghìn một tháng. Em đăng ký luôn cho anh nhé?',
      'C: Đắt quá, anh không cần.',
      `A: ${answer}`,
    ];
    const facts = readCall(parseTranscript(call.join('\n')), 'vi');
    return facts && judgeSales(facts).overcome_objections;
  };
  expect(pointsFor('Dạ vâng, em cảm ơn anh. Em chào anh ạ.')).toBeLessThan(40);
  expect(pointsFor('Dạ em hiểu, mỗi ngày chỉ bốn nghìn thôi ạ. Anh thấy mức nào thì hợp ạ?')).toBeGreaterThan(60);
});
