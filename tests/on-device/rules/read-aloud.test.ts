import { describe, expect, it } from 'vitest';
import type { ScorecardKind } from '@/domain/scoring/scorecard-kind';
import { statementsOf } from '../../bench/rules/statements';

type Language = 'en' | 'vi';

/** The sentences of one claim about a short call. */
function said(
  language: Language,
  claim: string,
  lines: readonly string[],
  kind: ScorecardKind = 'customer-service',
): string[] {
  const { statements } = statementsOf({ transcript: lines.join('\n'), language, service: '' }, kind);
  return statements.flatMap((one) => (one.claim?.id === claim ? [one.text] : []));
}
const EN = ['A: Hello, Alder Lodge.', 'C: Hi, my bill is wrong, it is forty dollars too much.'];
const VI = ['A: Dạ Sao Mai xin nghe ạ.', 'C: Em ơi, hóa đơn của chị bị sai.'];
const around = (language: Language, ...lines: string[]) => [
  ...(language === 'en' ? EN : VI),
  ...lines,
  ...(language === 'en' ? ['C: Fine.', 'A: Goodbye.'] : ['C: Ừ em.', 'A: Dạ em chào chị ạ.']),
];

describe('a name read aloud calls nobody', () => {
  it.each<[string, Language, string, string, string]>([
    ['alone', 'en', "C: The name's Adeyemi.", 'A: Adeyemi. One night?', 'A: Thank you, Adeyemi.'],
    [
      'at the head of a list',
      'en',
      "C: The name's Adeyemi.",
      'A: Adeyemi, one night, twin room.',
      'A: Adeyemi, could you hold?',
    ],
    [
      'in full',
      'en',
      "C: my name's ricardo pinto",
      'A: ricardo pinto and a email and your date of birth',
      'A: thanks ricardo and your date of birth',
    ],
    [
      'at the head of a list, in Vietnamese',
      'vi',
      'C: Tên chị là Trần Thị Nhài.',
      'A: Chị Nhài, khám mắt, phòng ba.',
      'A: Chị Nhài ơi, em xem rồi ạ.',
    ],
  ])('%s', (_, language, given, read, called) => {
    expect(said(language, 'calledByName', around(language, given, read))).toEqual([]);
    expect(said(language, 'calledByName', around(language, given, called))).not.toEqual([]);
  });

  it('of somebody of the family', () => {
    const called = (whose: string) =>
      said('vi', 'calledByName', around('vi', `C: ${whose} là Trần Thị Nhài.`, 'A: Dạ chào bà Nhài ạ.'));
    expect(called('Mẹ chị')).toEqual([]);
    expect(called('Tên chị')).not.toEqual([]);
  });
});

describe('a sentence goes on from what was not declined', () => {
  const promise = (reply: string) =>
    said('en', 'promise', around('en', 'A: Shall I post the form?', `C: ${reply}`, "A: I'll send it to you today."));
  it('is quoted without an offer that got a no', () => {
    expect(promise('No.').filter((text) => text.includes('post the form'))).toEqual([]);
    expect(promise('Yes.').filter((text) => text.includes('post the form'))).not.toEqual([]);
  });

  it('knows a number that begins with a zero from a no', () => {
    const lines = [
      'A: Dạ em nhắn vào số đuôi ba hai một nhé?',
      'C: Đừng, nhắn vào số của anh trai chị, anh ấy đi lấy. Không chín hai bốn, sáu một một, ba ba không.',
      'A: Không chín hai bốn, sáu một một, ba ba không. Em nhắn ngay bây giờ ạ.',
    ];
    const [text = ''] = said('vi', 'promise', around('vi', ...lines));
    expect(text).toContain('sau câu “Đừng, nhắn vào số của anh trai chị');
  });
});

describe('what neither promises nor asks', () => {
  it('a day in the background is no next step', () => {
    const step = (text: string) => said('en', 'promise', around('en', `A: ${text}`));
    expect(step('Your cover runs out on the third and I wanted to go through it with you before it renews.')).toEqual(
      [],
    );
    expect(step('The new card should be with you by the third.')).not.toEqual([]);
  });

  it('an offer that begins with what', () => {
    const asked = (text: string) => said('en', 'asks', around('en', `A: ${text}`));
    expect(asked("right so what'd suit you better is the small cover with taps that does the sink")).toEqual([]);
    expect(asked('right so what would you mostly use it for at home')).not.toEqual([]);
  });

  it('nothing to thank for', () => {
    const asked = (text: string) => said('vi', 'asks', around('vi', 'C: cảm ơn em', `A: ${text}`));
    expect(asked('dạ không có gì ạ')).toEqual([]);
    expect(asked('dạ nhà mình dùng máy gì ạ')).not.toEqual([]);
  });
});

describe('a value gives way to what is said later', () => {
  const facts = (language: Language, ...lines: string[]) => said(language, 'fact', around(language, ...lines));
  const has = (texts: readonly string[], words: string) => texts.some((text) => text.includes(`“${words}`));

  it('an echo of a price that the agent then takes back', () => {
    const echo = (answer: string) =>
      has(
        facts(
          'en',
          'A: that one is sixteen pounds thirty for the year with the taps',
          'C: sixteen thirty you said',
          `A: sixteen thirty yeah ${answer}`,
        ),
        'sixteen thirty you said',
      );
    expect(echo("no sorry i tell a lie it's sixteen eighty from this month")).toBe(false);
    expect(echo('and it stays so for the year')).toBe(true);
  });

  it('a number that had more at its end', () => {
    const number = (later: string) =>
      has(
        facts('en', 'A: have you the number there', 'C: it is five five two oh one eight', 'A: okay', `C: ${later}`),
        'it is five five two oh one eight',
      );
    expect(number('there is a six at the end five five two oh one eight six')).toBe(false);
    expect(number('and it came on a bike')).toBe(true);
  });

  it('the day that an appointment was moved from', () => {
    const old = (answer: string) =>
      facts(
        'vi',
        'C: Chị muốn đổi lịch khám mắt.',
        'A: Vâng, chị cho em ngày hẹn ạ.',
        'C: Chị hẹn sáng thứ ba tuần này.',
        `A: ${answer}`,
      ).some((text) => text.includes('hẹn sáng thứ ba tuần này'));
    expect(old('Vâng, em chuyển sang sáng thứ sáu tuần sau ạ.')).toBe(false);
    expect(old('Vâng, em thấy rồi ạ.')).toBe(true);
  });
});
