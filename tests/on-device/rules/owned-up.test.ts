import { describe, expect, it } from 'vitest';
import { unproven } from '../../bench/rules/evidence';
import { statementsOf } from '../../bench/rules/statements';
import { BILL_IS_WRONG } from '../../helpers/bill-is-wrong';

type Language = 'en' | 'vi';
type Lines = readonly string[];

/** Talk that brings the mistake and what is owned up to later out of each other's reach. */
const TALK: Record<Language, Lines> = {
  en: [
    'C: Right.',
    'A: Let me see.',
    'C: My sister says hello.',
    'A: Lovely.',
    'C: It is raining.',
    'A: Here too.',
    'C: Well then.',
  ],
  vi: [
    'C: Ừ.',
    'A: Dạ để em coi.',
    'C: Nay mưa quá em.',
    'A: Dạ bên em cũng mưa.',
    'C: Ừ mưa hoài.',
    'A: Dạ.',
    'C: Sao rồi em.',
  ],
};

/** How often a claim of such a call is shown with these words in its quote. */
function shown(language: Language, claim: string, words: string, first: string, later: Lines): number {
  const [before, after] = BILL_IS_WRONG[language];
  const transcript = [...before, first, ...TALK[language], ...later, ...after].join('\n');
  const call = { transcript, language, service: '' };
  const { statements } = statementsOf(call, 'customer-service');
  expect(statements.filter((statement) => unproven(statement, call) !== null)).toEqual([]);
  return statements.filter((one) => one.claim?.id === claim && one.claim.quote.includes(words)).length;
}

describe('a figure that the agent said before owning up to a mistake', () => {
  it.each<[string, Language, string, string, string, Lines, Lines]>([
    [
      'a sum',
      'en',
      'fact',
      '£86',
      'A: The repair of the fence is £86.',
      ['A: I made a mistake there, the shed is £64.'],
      ['A: I had a look there, the shed is £64.'],
    ],
    [
      'a sum that is named anew in the agent’s next turn',
      'en',
      'fact',
      '£86',
      'A: The repair of the fence is £86.',
      ['A: I gave you the wrong one.', 'C: Did you?', 'A: The shed is £64.'],
      ['A: I gave you the right one.', 'C: Did you?', 'A: The shed is £64.'],
    ],
    [
      'a sum',
      'vi',
      'fact',
      'tám trăm',
      'A: Dạ sửa hàng rào là tám trăm ngàn ạ.',
      ['A: Dạ em nhìn nhầm chị ơi, cái cổng sáu trăm ngàn ạ.'],
      ['A: Dạ em nhìn thấy chị ơi, cái cổng sáu trăm ngàn ạ.'],
    ],
  ])('%s falls (%s)', (_what, language, claim, words, first, owned, other) => {
    expect(shown(language, claim, words, first, owned)).toBe(0);
    expect(shown(language, claim, words, first, other)).toBeGreaterThan(0);
  });

  it.each<[string, string, Lines]>([
    [
      'where no other of its kind is named',
      'A: The repair of the fence is £86.',
      ['A: I made a mistake there with your name.'],
    ],
    [
      'where it is said again after the mistake',
      'A: The repair of the fence is £86.',
      ['A: I made a mistake there, the shed is £64.', 'C: Hm.', 'A: The fence stays £86.'],
    ],
    [
      'where the customer said it',
      'C: My own repair of the fence is £86.',
      ['A: I made a mistake there, the shed is £64.'],
    ],
  ])('stands %s', (_what, first, later) => {
    expect(shown('en', 'fact', 'of the fence', first, later)).toBeGreaterThan(0);
  });

  it('stands where it is the day of a promise, since the mistake may be about something else', () => {
    const mistake = ['C: Yes, I joined then.', 'A: I made a mistake with your postcode, you joined on Friday the 1st.'];
    const later = ["A: I'll call you on Tuesday about the bill.", ...mistake];
    expect(shown('en', 'promise', 'Tuesday', 'A: I can see the bill.', later)).toBeGreaterThan(0);
  });
});
