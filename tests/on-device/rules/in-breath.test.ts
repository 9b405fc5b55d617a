import { describe, expect, it } from 'vitest';
import type { ScorecardKind } from '@/domain/scoring/scorecard-kind';
import { statementsOf } from '../../bench/rules/statements';

const OPENS = ['A: Hello, Northgate Mobile.', 'C: Hi, my bill is wrong, it is forty dollars too much.'];
const CLOSES = ['A: I see.', 'C: Fine.', 'A: Goodbye.'];

/** The sentences about a call that a field of the screens shows. */
function said(kind: ScorecardKind, field: string, lines: readonly string[], language: 'en' | 'vi' = 'en'): string[] {
  const { statements } = statementsOf({ transcript: lines.join('\n'), language, service: '' }, kind);
  return statements.flatMap((one) => (one.field === field && one.claim !== null ? [one.text] : []));
}
const facts = (...lines: string[]) => said('customer-service', 'note keyInformation', [...OPENS, ...lines, ...CLOSES]);

describe('a fact is quoted with what is said around it', () => {
  it('what it is about and what limits it', () => {
    expect(facts('A: Leave the box in the hall. We come on Tuesday. It may be late.')).toContain(
      'The agent said in the middle: “Leave the box in the hall. We come on Tuesday. It may be late.”',
    );
  });

  it('but not with a figure that is put right', () => {
    const shown = facts('A: It comes on Monday. Sorry, Wednesday. The driver rings first.');
    expect(shown.some((text) => text.includes('“Sorry, Wednesday. The driver rings first.”'))).toBe(true);
    expect(shown.filter((text) => text.includes('“It comes on Monday. Sorry'))).toEqual([]);
  });

  it('a longer answer too with its question', () => {
    expect(
      facts('A: How many miles do you do?', 'C: Hardly any, four thousand a year maybe, just to the shops.'),
    ).toContain(
      'The customer said in the middle (“How many miles do you do?”): “Hardly any, four thousand a year maybe, just to the shops.”',
    );
  });

  it('a turn of one short sentence with what was said before it', () => {
    expect(facts('C: I sent the boots back.', 'A: Refunds take up to ten working days.')).toContain(
      'The agent said in the middle (after “I sent the boots back.”): “Refunds take up to ten working days.”',
    );
  });

  it('not where the sentence that it goes on from does not stand', () => {
    const shown = facts(
      'A: Shall I press it on Friday? If I press that before Monday, it takes a fortnight.',
      'C: No.',
    );
    expect(shown.filter((text) => text.includes('“If I press that'))).toEqual([]);
  });
});

describe('the reason of a call', () => {
  it('is quoted with the sentences around it, never an aside alone', () => {
    const lines = [
      'A: Hello.',
      'C: I have a bill for ninety pounds and I live alone. I own two goldfish and never take a bath at all.',
    ];
    expect(said('csat', 'note reason', [...lines, ...CLOSES])).toEqual([
      'Customer: “I have a bill for ninety pounds and I live alone. I own two goldfish and never take a bath at all.”',
    ]);
  });

  it('is told of an agent who sells in their own words, under a label that always fits', () => {
    const lines = [
      'A: Good evening, this is Ana calling from Hearth Care.',
      'C: Yes?',
      'A: We offer a plan for the boiler. It is nine pounds a month.',
      'C: No, thank you.',
      'A: Goodbye.',
    ];
    const reasons = said('se', 'note reason', lines);
    expect(reasons).toHaveLength(1);
    expect(reasons.every((text) => text.startsWith('The agent said'))).toBe(true);
  });
});

describe('what nobody can resolve is not shown', () => {
  const actions = (...lines: string[]) =>
    said('customer-service', 'note agentActions', [...OPENS, ...lines, ...CLOSES]).filter((text) =>
      /^Says (?:it is done|what comes)/.test(text),
    );

  it('a deed after other talk, without its object', () => {
    expect(actions('A: Let me see.', 'C: My friend says it is free.', "A: I've just put it in.")).toEqual([]);
    expect(actions('A: Let me see.', 'C: Can you add the flat number?', "A: I've just put it in.")).toHaveLength(1);
  });

  it('a question of a few words that points back', () => {
    const asks = (...lines: string[]) =>
      said('customer-service', 'timhieunhucau', [...OPENS, ...lines, ...CLOSES]).filter((text) =>
        text.startsWith('Asks'),
      );
    expect(asks('A: How old is it, do you know?', 'C: Ten years.')).toEqual([]);
    expect(asks('A: How many people use the line at home?', 'C: Four.')).toHaveLength(1);
  });

  it('a want of knowledge told unasked, about the customer’s own affairs', () => {
    const unsure = (line: string) =>
      said('customer-service', 'kienthuc', [
        ...OPENS,
        line,
        'A: I am not sure what your sister pays.',
        ...CLOSES,
      ]).filter((text) => text.startsWith('Says it does not know'));
    expect(unsure('C: My sister pays less.')).toEqual([]);
    expect(unsure('C: What does she pay?')).toHaveLength(1);
  });
});

describe('a label stands only where its words carry it', () => {
  it('the last of two questions is the one for further needs', () => {
    const closing = ['A: Is there anything in you that is metal?', 'C: No.', 'A: Anything else I can do for you?'];
    expect(said('customer-service', 'ketthuc_cuocgoi', [...OPENS, ...closing, ...CLOSES])).toContain(
      'Asks whether anything else is needed: “Anything else I can do for you?”',
    );
  });

  it('a turn of one word asks to hear it again', () => {
    const sorry = (turn: string) =>
      said('customer-service', 'camon_xinloi', [...OPENS, turn, 'C: Which number?', ...CLOSES]).filter((text) =>
        text.startsWith('Says sorry'),
      );
    expect(sorry('A: sorry')).toEqual([]);
    expect(sorry('A: I am sorry about that.')).toHaveLength(1);
  });

  it('a correction is no reason to call', () => {
    const lines = [
      'A: Hello. The second and fifth letters, please?',
      'C: Your card was refused in a shop just now. Second is A. No, the fifth is an O and R is the fourth.',
    ];
    const reasons = said('csat', 'note reason', [...lines, ...CLOSES]);
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toContain('“Your card was refused');
  });
});
