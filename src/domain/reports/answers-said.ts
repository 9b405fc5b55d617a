import { groupBy } from '../group-by';
import type { Scorecard, ScorecardOption, ScorecardQuestion } from '../scorecards/scorecard';
import { type Disagreement, disagreementOf, kappaOf } from './kappa';
import type { CountedCall } from './report-filter';
import type { Week } from './weeks';

export const questionsIn = ({ sections }: Scorecard): ScorecardQuestion[] =>
  sections.flatMap(({ questions }) => questions);

const isOnScale = ({ value, notApplicable }: ScorecardOption): boolean => value !== null && notApplicable !== true;

/** Values of the options, each once, from the lowest; what does not apply is on no scale. */
function levelsOf({ options }: ScorecardQuestion): number[] {
  const values = options.filter(isOnScale).map(({ value }) => value ?? 0);
  return [...new Set(values)].sort((one, other) => one - other);
}

/** Whether an answer counts as failed: it fails its section or the call, or nothing is worth less. */
export function isFailed(question: ScorecardQuestion, option: ScorecardOption): boolean {
  if (option.fails !== undefined) return true;
  const levels = levelsOf(question);
  return isOnScale(option) && levels.length > 1 && option.value === levels[0];
}

/** Whether the question applied by this answer. */
export const applies = (option: ScorecardOption | undefined): option is ScorecardOption =>
  option !== undefined && isOnScale(option);

export interface FailedQuestion {
  id: string;
  title: string;
  failed: number;
  /** Calls in which it was answered and applied. */
  n: number;
}

/** Every question with how often it failed; the highest share first, questions of fewer calls than `leastToRank` last. */
export function failedQuestions(calls: readonly CountedCall[], card: Scorecard, leastToRank: number): FailedQuestion[] {
  const found = questionsIn(card).map((question, place): FailedQuestion => {
    const said = calls.map(({ judged }) => question.options[judged?.options[place] ?? -1]).filter(applies);
    const failed = said.filter((option) => isFailed(question, option)).length;
    return { id: question.id, title: question.text, failed, n: said.length };
  });
  const rank = ({ failed, n }: FailedQuestion) => (n >= leastToRank ? failed / n : -1);
  return found.filter(({ n }) => n > 0).sort((one, other) => rank(other) - rank(one));
}

/** How far two answers are apart: the next level of the question's scale is one off. */
export type Apart = 'same' | 'one' | 'more';

/** Levels between two options; an answer that is on no scale is as far from every other as can be. */
function levelsApart(question: ScorecardQuestion, one: number, other: number): number {
  if (one === other) return 0;
  const levels = levelsOf(question);
  const [first, second] = [question.options[one], question.options[other]];
  if (!applies(first) || !applies(second)) return Math.max(2, levels.length - 1);
  return Math.max(1, Math.abs(levels.indexOf(first.value ?? 0) - levels.indexOf(second.value ?? 0)));
}

export function apartOf(question: ScorecardQuestion, one: number, other: number): Apart {
  const levels = levelsApart(question, one, other);
  return levels === 0 ? 'same' : levels === 1 ? 'one' : 'more';
}

/** Where both gave an answer to this question; places of options, the machine's first. */
export function pairOf({ score }: CountedCall, place: number): readonly [number, number] | null {
  const [machine, reviewer] = [score?.machine.options[place] ?? null, score?.reviewer?.options[place] ?? null];
  return machine === null || reviewer === null ? null : [machine, reviewer];
}

export interface Agreement {
  /** Answers given by both. */
  n: number;
  same: number;
  one: number;
  more: number;
  /** Those of `n` that the reviewer answered; the others were left as the machine had them. */
  chosen: number;
  /** Cohen's kappa with linear weights; null = fewer than LEAST_FOR_KAPPA answers, or chance alone would always agree. */
  kappa: number | null;
}

export const LEAST_FOR_KAPPA = 20;

/** Of one question, or of all of the card together. */
export interface QuestionAgreement {
  /** '' = all questions. */
  id: string;
  title: string;
  whole: Agreement;
  /** By place of the week. */
  weeks: readonly Agreement[];
}

interface Counted {
  agreement: Omit<Agreement, 'kappa'>;
  parts: Disagreement[];
}

function countOf(calls: readonly CountedCall[], question: ScorecardQuestion, place: number): Counted {
  const agreement = { n: 0, same: 0, one: 0, more: 0, chosen: 0 };
  const pairs: (readonly [number, number])[] = [];
  for (const counted of calls) {
    const pair = pairOf(counted, place);
    if (pair === null) continue;
    pairs.push(pair);
    agreement.n += 1;
    agreement[apartOf(question, ...pair)] += 1;
    if (counted.score?.chosen.includes(place)) agreement.chosen += 1;
  }
  const farthest = Math.max(2, levelsOf(question).length) - 1;
  const distance = (one: number, other: number) => Math.min(1, levelsApart(question, one, other) / farthest);
  return { agreement, parts: [disagreementOf(pairs, distance)] };
}

function together(counted: readonly Counted[]): Counted {
  const sum = (of: keyof Counted['agreement']) => counted.reduce((all, { agreement }) => all + agreement[of], 0);
  const agreement = { n: sum('n'), same: sum('same'), one: sum('one'), more: sum('more'), chosen: sum('chosen') };
  return { agreement, parts: counted.flatMap(({ parts }) => parts) };
}

const withKappa = ({ agreement, parts }: Counted): Agreement => ({
  ...agreement,
  kappa: agreement.n < LEAST_FOR_KAPPA ? null : kappaOf(parts),
});

/** The machine beside the reviewer on calls that are done: all questions together, then each in the card's order. */
export function agreements(
  calls: readonly CountedCall[],
  card: Scorecard,
  weeks: readonly Week[],
): { all: QuestionAgreement; questions: QuestionAgreement[] } {
  const byWeek = groupBy(calls, ({ week }) => week);
  const groups = [calls, ...weeks.map((week) => byWeek.get(week) ?? [])];
  const counted = questionsIn(card).map((question, place) => groups.map((group) => countOf(group, question, place)));
  const rowOf = (id: string, title: string, ofGroups: readonly Counted[]): QuestionAgreement => {
    const [whole = together([]), ...parts] = ofGroups;
    return { id, title, whole: withKappa(whole), weeks: parts.map(withKappa) };
  };
  const all = groups.map((_, at) => together(counted.flatMap((groupsOf) => groupsOf[at] ?? [])));
  return {
    all: rowOf('', '', all),
    questions: questionsIn(card).map(({ id, text }, place) => rowOf(id, text, counted[place] ?? [])),
  };
}
