import { describe, expect, it } from 'vitest';
import { cardAgreement, totalDistances } from '@/domain/calibration/agreement';
import type { Sheet } from '@/domain/calibration/session';
import { SALES } from '@/domain/scorecards/built-in/sales';
import { draftCard } from '../../helpers/draft-card';
import { ownCard } from '../../helpers/own-card';

const sheet = (reviewer: string, ...calls: Readonly<Record<string, string>>[]): Sheet => ({
  reviewer,
  answers: Object.fromEntries(
    calls.map((answers, at) => [
      `call-${at}`,
      Object.fromEntries(Object.entries(answers).map(([id, option]) => [id, { option }])),
    ]),
  ),
});
const QUESTIONS = SALES.sections.flatMap(({ questions }) => questions.map(({ id }) => id));
const levels = (text: string) => Object.fromEntries([...text].map((level, at) => [QUESTIONS[at] ?? '', level]));

describe('agreement on a card', () => {
  it('of levels is ordinal: by hand 1 − 13·248 / 5782 for seven criteria of one call', () => {
    const sheets = [sheet('Lan', levels('5544433')), sheet('Minh', levels('4433322'))];
    const { whole, sections } = cardAgreement(SALES, ['call-0'], sheets);
    // n₂ = 2, n₃ = 5, n₄ = 5, n₅ = 2; δ²: 23 and 45 → 12.25, 34 → 25, 24 and 35 → 72.25, 25 → 144.
    expect(whole.alpha).toBeCloseTo(1 - (13 * 248) / 5782, 12);
    expect(whole).toMatchObject({ measure: 'ordinal', units: 7, raters: 2, same: 0 });
    expect(sections).toHaveLength(7);
    expect(sections[0]?.agreement).toMatchObject({ alpha: 0, units: 1 });
  });

  it('of answers some of which do not apply is nominal, and these are an answer of their own', () => {
    const card = ownCard();
    const answers = (kept: string) => ({ greets: 'yes', listens: 'half', solved: 'yes', private: kept });
    const sheets = [sheet('Lan', answers('na'), answers('yes')), sheet('Minh', answers('na'), answers('na'))];
    const { sections, whole } = cardAgreement(card, ['call-0', 'call-1'], sheets);
    const asked = sections[2]?.questions[0]?.agreement;
    // n = 4: three “na”, one “yes”; one unit of two differs: 1 − 3·2 / (2·3·1).
    expect(asked).toMatchObject({ alpha: 0, measure: 'nominal', units: 2, same: 0.5 });
    expect(whole).toMatchObject({ measure: 'nominal', units: 8, same: 7 / 8 });
    const applying = [sheet('Lan', answers('yes')), sheet('Minh', { ...answers('yes'), listens: 'rude' })];
    expect(cardAgreement(card, ['call-0'], applying).whole.measure).toBe('ordinal');
  });

  it('does not count what a condition hid, nor what nobody else answered', () => {
    const sheets = [
      sheet('Lan', { greet: 'greet-yes', needs: 'needs-no', verify: 'verify-yes', solved: 'solved-yes' }),
      sheet('Minh', { greet: 'greet-yes', needs: 'needs-yes', verify: 'verify-yes' }),
    ];
    const { sections } = cardAgreement(draftCard(), ['call-0'], sheets);
    const [open, solve] = sections;
    expect(open?.questions.map(({ agreement }) => agreement.units)).toEqual([1, 1, 0]);
    expect(solve?.agreement).toMatchObject({ alpha: null, units: 0, same: null });
  });
});

describe('distances of totals', () => {
  const lan = sheet('Lan', levels('5544433'), levels('4444444'));
  const minh = sheet('Minh', levels('4433322'), levels('4444444'));
  const hoa = sheet('Hoa', levels('4444444'), levels('3333333'));

  it('are from the median where there is no expert', () => {
    const { by, calls, means, near, of } = totalDistances(SALES, ['call-0', 'call-1'], [lan, minh], undefined);
    expect(by).toBe('median');
    expect(calls).toEqual([
      { callId: 'call-0', totals: [4, 3], spread: 1, reference: 3.5, distances: [0.5, -0.5] },
      { callId: 'call-1', totals: [4, 4], spread: 0, reference: 4, distances: [0, 0] },
    ]);
    expect(means).toEqual([0.25, 0.25]);
    // A tenth of 5 is 0.5, which is still near.
    expect([near, of]).toEqual([4, 4]);
  });

  it('are from the expert where there is one, who is no reviewer then', () => {
    const { by, calls, means, near, of, alpha } = totalDistances(SALES, ['call-0', 'call-1'], [lan, minh], hoa);
    expect(by).toBe('expert');
    expect(calls.map(({ reference, distances }) => [reference, distances])).toEqual([
      [4, [0, -1]],
      [3, [1, 1]],
    ]);
    expect(means).toEqual([0.5, 1]);
    expect([near, of]).toEqual([1, 4]);
    // 4 3 | 4 4: n = 4, observed 2·1, expected 2·3·1·1: 1 − 3·2 / 6.
    expect(alpha).toMatchObject({ alpha: 0, measure: 'interval', units: 2, raters: 2 });
  });

  it('are unknown where somebody answered nothing', () => {
    const { calls, means } = totalDistances(SALES, ['call-0'], [lan, sheet('Minh')], undefined);
    expect(calls[0]).toMatchObject({ totals: [4, null], spread: null, reference: null, distances: [null, null] });
    expect(means).toEqual([null, null]);
  });

  it('take the middle of three', () => {
    const { calls } = totalDistances(SALES, ['call-1'], [hoa, lan, minh], undefined);
    expect(calls[0]).toMatchObject({ reference: 4, spread: 1, distances: [-1, 0, 0] });
  });
});
