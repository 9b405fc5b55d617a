import type { CallId } from '../call';
import { outcomeOf } from '../scorecards/formula';
import type { Scorecard, ScorecardOption, ScorecardQuestion, Section } from '../scorecards/scorecard';
import { totalDigits } from '../scoring/overall-text';
import { roundTo } from '../scoring/rounding';
import { type Alpha, krippendorff, type Measure } from './krippendorff';
import { answerIn, type Sheet } from './session';

/** What one sheet says of one call: by question the option, where it was asked and answered; and the total. */
interface Read {
  options: ReadonlyMap<string, ScorecardOption>;
  /** As the card shows it; null = nothing that counts was answered. */
  total: number | null;
}

function readSheet(card: Scorecard, { answers }: Sheet, callId: CallId): Read {
  const questions = card.sections.flatMap((section) => section.questions);
  const givens = questions.flatMap(({ id }) => {
    const answer = answerIn(answers, callId, id);
    return answer === undefined ? [] : [[id, { option: answer.option }] as const];
  });
  const { sections, total } = outcomeOf(card, Object.fromEntries(givens));
  const said = sections.flatMap((section) =>
    section.questions.flatMap(({ question, visible, option }) =>
      visible && option !== null ? [[question.id, option] as const] : [],
    ),
  );
  return { options: new Map(said), total: total === null ? null : roundTo(total, totalDigits(card.scale.max)) };
}

export interface Agreement extends Alpha {
  /** Pairs of answers to the same question of the same call that are the same, of all such pairs; null without any. */
  same: number | null;
}

const applies = ({ value, notApplicable }: ScorecardOption): boolean => value !== null && notApplicable !== true;

/** A number of its own for every answer: what it is worth, and what does not apply apart from all of that. */
const worthOf = (option: ScorecardOption): number => (applies(option) ? (option.value ?? 0) : -1);

/**
 * By the order of what answers are worth where the card knows more than two such steps and nobody said that a question
 * does not apply, which has no place in the order; else only same or not (D341).
 */
function measureOf(questions: readonly ScorecardQuestion[], given: readonly ScorecardOption[]): Measure {
  const offered = questions.flatMap(({ options }) => options.filter(({ by }) => by === undefined));
  const steps = new Set(offered.filter(applies).map(worthOf));
  return steps.size > 2 && given.every(applies) ? 'ordinal' : 'nominal';
}

function agreementOf(questions: readonly ScorecardQuestion[], reads: readonly (readonly Read[])[]): Agreement {
  const units = reads.flatMap((ofCall) =>
    questions.map(({ id }) => ofCall.map(({ options }) => options.get(id) ?? null)),
  );
  const given = units.flat().filter((option) => option !== null);
  const measure = measureOf(questions, given);
  // Within one question two answers that are worth the same are still two; across questions worth is all they share.
  const [only, ...others] = questions;
  const codeOf = (option: ScorecardOption): number =>
    measure === 'nominal' && only !== undefined && others.length === 0
      ? only.options.findIndex(({ id }) => id === option.id)
      : worthOf(option);
  let [pairs, alike] = [0, 0];
  for (const unit of units) {
    const said = unit.flatMap((option) => (option === null ? [] : [option.id]));
    for (const [at, one] of said.entries()) {
      for (const two of said.slice(at + 1)) {
        pairs += 1;
        if (one === two) alike += 1;
      }
    }
  }
  const coded = units.map((unit) => unit.map((option) => (option === null ? null : codeOf(option))));
  return { ...krippendorff(coded, measure), same: pairs === 0 ? null : alike / pairs };
}

export interface CardAgreement {
  whole: Agreement;
  sections: {
    section: Section;
    agreement: Agreement;
    questions: { question: ScorecardQuestion; agreement: Agreement }[];
  }[];
}

/**
 * How far these people agree, on all of a card, on its sections and questions. A unit is a question of a call; what was
 * not asked, because of a condition, counts as not answered.
 */
export function cardAgreement(card: Scorecard, callIds: readonly CallId[], sheets: readonly Sheet[]): CardAgreement {
  const reads = callIds.map((callId) => sheets.map((sheet) => readSheet(card, sheet, callId)));
  return {
    whole: agreementOf(
      card.sections.flatMap(({ questions }) => questions),
      reads,
    ),
    sections: card.sections.map((section) => ({
      section,
      agreement: agreementOf(section.questions, reads),
      questions: section.questions.map((question) => ({ question, agreement: agreementOf([question], reads) })),
    })),
  };
}

export interface CallDistances {
  callId: CallId;
  /** One a sheet, in their order; null = no total. */
  totals: (number | null)[];
  /** Between the highest and the lowest; null with fewer than two. */
  spread: number | null;
  /** What they are measured by. */
  reference: number | null;
  /** Total less reference. */
  distances: (number | null)[];
}

export interface TotalDistances {
  by: 'expert' | 'median';
  calls: CallDistances[];
  /** Mean of the distances of a sheet without their signs, in its calls; null where it has none. */
  means: (number | null)[];
  /** Totals no further than a tenth of the scale from the reference, and how many have one. */
  near: number;
  of: number;
  /** Agreement of the totals themselves. */
  alpha: Alpha;
}

function medianOf(numbers: readonly number[]): number | null {
  if (numbers.length < 2) return null;
  const sorted = [...numbers].sort((one, two) => one - two);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, number) => sum + number, 0) / middle.length;
}

const isNumber = (value: number | null): value is number => value !== null;

/** How far the totals are apart, and from the expert's, or from their median where there is no expert. */
export function totalDistances(
  card: Scorecard,
  callIds: readonly CallId[],
  sheets: readonly Sheet[],
  expert: Sheet | undefined,
): TotalDistances {
  // Differences of what is shown: 7.25 − 6.9 is 0.35, not 0.34999999.
  const less = (one: number, two: number) => roundTo(one - two, 3);
  const calls = callIds.map((callId): CallDistances => {
    const totals = sheets.map((sheet) => readSheet(card, sheet, callId).total);
    const known = totals.filter(isNumber);
    const reference = expert === undefined ? medianOf(known) : readSheet(card, expert, callId).total;
    return {
      ...{ callId, totals, reference },
      spread: known.length < 2 ? null : less(Math.max(...known), Math.min(...known)),
      distances: totals.map((total) => (total === null || reference === null ? null : less(total, reference))),
    };
  });
  const means = sheets.map((_, at) => {
    const own = calls.map(({ distances }) => distances[at] ?? null).filter(isNumber);
    return own.length === 0 ? null : own.reduce((sum, one) => sum + Math.abs(one), 0) / own.length;
  });
  const all = calls.flatMap(({ distances }) => distances.filter(isNumber));
  return {
    ...{ by: expert === undefined ? 'median' : 'expert', calls, means, of: all.length },
    near: all.filter((distance) => Math.abs(distance) <= roundTo(card.scale.max / 10, 3)).length,
    alpha: krippendorff(
      calls.map(({ totals }) => totals),
      'interval',
    ),
  };
}
