import { describe, expect, it } from 'vitest';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { objectionAnswers } from '@/on-device/rules/facts/objection-answers';
import { saleLevel } from '@/on-device/rules/facts/sale-level';
import { findTakenUp, termsOf } from '@/on-device/rules/facts/taken-up';
import { judgeSales } from '@/on-device/rules/judge/sales';
import { blended, levelPoints, STEP } from '@/on-device/rules/judge/sales-blend';
import { LEXICONS } from '@/on-device/rules/languages/lexicons';
import { readCall } from '@/on-device/rules/read-call';

function factsOf(...lines: string[]) {
  const facts = readCall(parseTranscript(lines.join('\n')), '');
  if (!facts) throw new Error('language not known');
  return facts;
}
function levelOf(...lines: string[]) {
  const facts = factsOf(...lines);
  if (!facts.sale) throw new Error('no sale');
  return saleLevel(facts, facts.sale);
}

const OPENING = "A: Hello, it's Nora from Riverside Kennels. We have a new boarding plan, a special offer.";
const ATTENTIVE = [
  OPENING,
  'C: All right.',
  'A: When you travel, who looks after the spaniel now, Mrs Reed?',
  'C: My neighbour does, only she is getting old and the stairs are hard for her.',
  'A: Stairs and a spaniel, I can imagine. How often are you away from home?',
  'C: Four or five weekends, mostly to my grandchildren in Leeds.',
  'A: For weekends the plan is thirty pounds a night. Would you like to try one weekend?',
  'C: That is a lot of money for my pension.',
  'A: I understand. If your neighbour takes the Friday, two nights are sixty pounds. Does that help?',
  'C: It does. Thank you, let me think about it.',
  "A: Of course. I'll call you on Monday at ten. Thank you for your time, goodbye.",
  'C: Thank you, dear. Goodbye.',
];
const CARELESS = [
  OPENING,
  'C: What is that? I already have somebody for the dog.',
  'A: It is thirty pounds a night.',
  'C: How long is the contract? And is it insured?',
  'A: Yes.',
  'C: I asked you how long the contract is.',
  'A: A year I think.',
  'C: That is too expensive for me, and nobody tells me what it includes.',
  'A: It is what it is.',
  'C: No thanks, I do not need it.',
  'A: Fine. Bye.',
  'C: Bye.',
];

describe('words taken up', () => {
  const takenFrom = (...lines: string[]) => findTakenUp(factsOf(...lines).view).map(({ turn, text }) => [turn, text]);

  it('are those that the customer brought up, once each', () => {
    expect(
      takenFrom(
        'A: Good morning.',
        'C: The greenhouse leaks.',
        'A: The greenhouse? Which greenhouse pane?',
        'C: The top.',
      ),
    ).toEqual([[2, 'greenhouse']]);
  });

  it('are not those that the agent said first', () => {
    expect(
      takenFrom('A: Your greenhouse is ready.', 'C: My greenhouse?', 'A: Yes, the greenhouse.', 'C: Good.'),
    ).toEqual([]);
  });

  it('are pairs of syllables in Vietnamese, without words of any talk', () => {
    expect(termsOf('dạ mái tôn nhà chị bị dột', LEXICONS.vi).map(({ key }) => key)).toEqual(['mái tôn', 'bị dột']);
    expect(
      takenFrom('A: Dạ em chào chị ạ.', 'C: Mái tôn nhà chị dột quá.', 'A: Dạ mái tôn dột chỗ nào chị?', 'C: Ở bếp.'),
    ).toEqual([[2, 'mái']]);
  });
});

describe('answers to objections', () => {
  it('are the agent’s next turns, one for each', () => {
    const facts = factsOf(...ATTENTIVE);
    expect(facts.sale && objectionAnswers(facts, facts.sale)).toContain(8);
  });
});

describe('the level of a sales call', () => {
  it('is high where the agent asks and uses what was said, low where the customer must draw everything out', () => {
    expect(levelOf(...ATTENTIVE)).toBeGreaterThan(0.58);
    expect(levelOf(...CARELESS)).toBeLessThan(0.42);
  });

  it('decides where a factor has little evidence of its own', () => {
    const poor = judgeSales(factsOf(...CARELESS));
    const good = judgeSales(factsOf(...ATTENTIVE));
    for (const item of ['overcome_objections', 'be_empathetic', 'demonstrate_ownership'] as const) {
      expect(poor[item], item).toBeLessThan(40);
      expect(good[item], item).toBeGreaterThanOrEqual(70);
    }
  });

  const judged = (replaced: string, by: string) =>
    judgeSales(factsOf(...ATTENTIVE.map((line) => line.replace(replaced, by))));

  it('does not hold against an answer that something has to be looked up', () => {
    const looksUp = judged('I understand. ', "I'm not sure about that, let me check. ");
    expect(looksUp.overcome_objections).toBe(judged('I understand. ', '').overcome_objections);
  });

  it('counts what was heard before the price as much as the questions', () => {
    const short = judged('only she is getting old and the stairs are hard for her', 'yes').uncover_needs ?? 0;
    expect(judgeSales(factsOf(...ATTENTIVE)).uncover_needs).toBeGreaterThan(short + 4);
  });

  it('makes a connection of interest shown, not of a name said', () => {
    const named = judgeSales(factsOf(...ATTENTIVE)).make_connection ?? 0;
    expect(named - (judged(', Mrs Reed', '').make_connection ?? 0)).toBeLessThan(8);
  });

  it('is found in a long call without delay in proportion to its square', () => {
    const lines = Array.from({ length: 1000 }, (_, round) => [
      `A: The plan number ${round} costs ten pounds, would you like to try the garden service?`,
      `C: I am not sure about the hedge and tree ${round}, it is too expensive.`,
    ]).flat();
    const facts = factsOf(OPENING, 'C: Yes.', ...lines);
    const verdicts = judgeSales(facts);
    expect(verdicts.overcome_objections).not.toBeNull();
    expect(facts.sale && objectionAnswers(facts, facts.sale)).toHaveLength(999);
  });
});

describe('the blend of own evidence and level', () => {
  it.each([
    [0, 10],
    [0.47, 40],
    [0.54, 55],
    [0.61, 70],
    [1, 95],
  ])('a level of %d is %d points', (level, points) => {
    expect(Math.round(levelPoints(level))).toBe(points);
  });

  it('draws thin evidence towards the level', () => {
    expect(blended('be_empathetic', 1, 0.3)).toBeLessThan(40);
    expect(blended('be_empathetic', 0.3, 0.8)).toBeGreaterThanOrEqual(70);
  });

  it('lets what can be counted decide in the middle', () => {
    expect(blended('uncover_needs', 0, 0.54)).toBeLessThan(40);
    expect(blended('uncover_needs', 1, 0.57)).toBeGreaterThanOrEqual(70);
    expect(blended('ask_for_sale', STEP.leftOut, 0.45)).toBeLessThan(40);
    // Who sells well and leaves out a step is no poor seller.
    expect(blended('ask_for_sale', STEP.leftOut, 0.8)).toBeGreaterThanOrEqual(40);
    expect(blended('ask_for_sale', STEP.leftOut, 0.8)).toBeLessThan(70);
    expect(blended('ask_for_sale', STEP.taken, 0.54)).toBeGreaterThanOrEqual(70);
  });
});
