import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '@/domain/scorecards/formula';
import { ownCard, says } from '../../helpers/own-card';

const outcome = (given: Record<string, string>) => outcomeOf(ownCard(), says(given));
const section = (given: Record<string, string>, id: string) =>
  outcome(given).sections.find((one) => one.section.id === id);

// Shares: greets 3·1/3 = 1, listens 3·2/3 = 2, solved 4·3/4 = 3, offered 4·1/4 = 1, private 1; 20 points for all of 8.
describe('a scorecard of one’s own', () => {
  it('is max × Σ share·value / Σ share of what is asked, judged and applicable', () => {
    expect(outcome({ greets: 'yes', listens: 'yes', solved: 'yes', private: 'yes' }).total).toBe(20);
    expect(outcome({ greets: 'yes', listens: 'half' }).total).toBeCloseTo((20 * (1 + 1)) / 3, 12);
    expect(outcome({ greets: 'no', solved: 'no', offered: 'yes', private: 'yes' }).total).toBeCloseTo((20 * 2) / 6, 12);
  });

  it('is not judged where nobody answered, and says how much was', () => {
    expect(outcome({})).toMatchObject({ total: null, judged: 0, asked: 4 });
    expect(outcome({ solved: 'no' })).toMatchObject({ total: 0, judged: 1, asked: 5 });
  });

  it('takes out what does not apply, from the total and from its section', () => {
    const given = { greets: 'yes', listens: 'yes', solved: 'no', offered: 'na', private: 'na' };
    expect(outcome(given)).toMatchObject({ judged: 5, asked: 5 });
    expect(outcome(given).total).toBeCloseTo((20 * 3) / 6, 12);
    expect(section(given, 'help')).toMatchObject({ points: 0, max: 7.5 });
    expect(section(given, 'law')).toMatchObject({ points: null, judged: 1, asked: 1 });
  });

  it('asks a question only where its condition holds, and forgets no answer to it', () => {
    const hidden = outcome({ solved: 'yes', offered: 'no' });
    expect(hidden).toMatchObject({ total: 20, judged: 1, asked: 4 });
    expect(section({ solved: 'yes', offered: 'no' }, 'help')?.questions.map(({ visible }) => visible)).toEqual([
      true,
      false,
    ]);
    expect(outcome({ solved: 'no', offered: 'yes' }).total).toBeCloseTo((20 * 1) / 4, 12);
    expect(outcome({ offered: 'yes' }).total).toBeNull();
  });

  it('is worth nothing in a section that failed, and says by which answer', () => {
    const given = { greets: 'yes', listens: 'rude', solved: 'yes' };
    expect(section(given, 'open')).toMatchObject({ points: 0, failedBy: { question: { id: 'listens' } } });
    expect(outcome(given)).toMatchObject({ failedBy: null });
    expect(outcome(given).total).toBeCloseTo((20 * 3) / 6, 12);
  });

  it('is worth nothing at all where the call failed; the sections keep their points', () => {
    const given = { greets: 'yes', listens: 'yes', solved: 'yes', private: 'no' };
    expect(outcome(given)).toMatchObject({ total: 0, failedBy: { question: { id: 'private' }, option: { id: 'no' } } });
    expect(section(given, 'help')?.points).toBe(7.5);
  });

  it('tells a section on the whole scale where the card says so', () => {
    const card = ownCard();
    const whole = { ...card, scale: { ...card.scale, sections: 'whole-scale' as const } };
    const [open] = outcomeOf(whole, says({ greets: 'yes', listens: 'half' })).sections;
    expect(open).toMatchObject({ max: 20 });
    expect(open?.points).toBeCloseTo((20 * (1 + 1)) / 3, 12);
  });

  it('takes a finer worth than the options have, and ignores options that don’t exist', () => {
    expect(outcomeOf(ownCard(), { greets: { option: 'yes', value: 0.25 } }).total).toBe(5);
    expect(outcome({ greets: 'perhaps' })).toMatchObject({ total: null, judged: 0 });
  });

  it('stays within 0 and its maximum, whatever is chosen', () => {
    const any = fc.constantFrom('yes', 'no', 'half', 'rude', 'na', 'unknown', '__proto__');
    const ids = ['greets', 'listens', 'solved', 'offered', 'private', '__proto__'];
    const given = fc.dictionary(fc.constantFrom(...ids), any);
    fc.assert(
      fc.property(given, (chosen) => {
        const { total, judged, asked, sections } = outcome(chosen);
        expect(total === null || (total >= 0 && total <= 20 + 1e-9)).toBe(true);
        expect(judged).toBeLessThanOrEqual(asked);
        for (const one of sections) expect(one.points ?? 0).toBeLessThanOrEqual(one.max + 1e-9);
      }),
    );
  });
});
