import type { Scorecard, ScorecardOption, ScorecardQuestion, Section } from './scorecard';

/** What is said to a question: an option, and what it is worth where that was said finer than the options do. */
export interface Given {
  option: string;
  /** Between 0 and 1; absent = the option's own. */
  value?: number;
}

/** By question id; what nobody answered is absent. */
export type Givens = Readonly<Record<string, Given | undefined>>;

export interface QuestionOutcome {
  question: ScorecardQuestion;
  /** False where its condition does not hold: it is not asked and does not count. */
  visible: boolean;
  judged: boolean;
  /** What was chosen; null = not judged, or worth something that no option stands for. */
  option: ScorecardOption | null;
  /** Between 0 and 1; null = not judged or not applicable: neither adds nor costs anything. */
  value: number | null;
  /** Points of a fully met answer, in those its section is told in. */
  full: number;
  /** What it is worth beside all other questions of the card. */
  share: number;
}

export interface SectionOutcome {
  section: Section;
  /** All of them, also those that are not asked. */
  questions: QuestionOutcome[];
  /** Not rounded; null where nothing counts. */
  points: number | null;
  /** The most that could be had by what applies. */
  max: number;
  judged: number;
  asked: number;
  /** The answer that makes the section worth nothing. */
  failedBy: QuestionOutcome | null;
}

export interface Outcome {
  /** Not rounded; null where nothing counts. */
  total: number | null;
  judged: number;
  asked: number;
  sections: SectionOutcome[];
  /** The answer that makes the whole call worth nothing. */
  failedBy: QuestionOutcome | null;
}

const isSaid = (givens: Givens, id: string): Given | undefined => (Object.hasOwn(givens, id) ? givens[id] : undefined);
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const add = <Item>(items: readonly Item[], worth: (item: Item) => number): number => sumOf(items.map(worth));

/** Whether any answer to it counts: one that only leads to others has no points, and takes none from those beside it (D266). */
export const isScored = ({ options }: Pick<ScorecardQuestion, 'options'>): boolean =>
  options.some(({ value }) => value !== null);

/** A question's share is its section's, divided by the weights within it. */
function sharesOf({ sections }: Scorecard): Map<string, number> {
  return new Map(
    sections.flatMap((section) => {
      const weights = add(section.questions.filter(isScored), ({ weight }) => weight);
      const share = (question: ScorecardQuestion) =>
        isScored(question) ? (section.weight * question.weight) / weights : 0;
      return section.questions.map((question) => [question.id, share(question)] as const);
    }),
  );
}

/** Which questions are asked: conditions look back only, so one pass in order knows them all. */
function visibleIn({ sections }: Scorecard, givens: Givens): Set<string> {
  const visible = new Set<string>();
  for (const { id, when } of sections.flatMap(({ questions }) => questions)) {
    const said = when && visible.has(when.question) ? isSaid(givens, when.question)?.option : undefined;
    if (when === undefined || (said !== undefined && when.is.includes(said))) visible.add(id);
  }
  return visible;
}

/** The question whose chosen answer fails the section or the call. */
function failing(questions: readonly QuestionOutcome[], what: 'section' | 'call'): QuestionOutcome | null {
  return questions.find(({ visible, option }) => visible && option?.fails === what) ?? null;
}

/**
 * What a scorecard comes to: `max × Σ share·value / Σ share` over the questions that are asked, judged and applicable; a
 * section is the same over its own. An answer that fails a section makes all of it worth 0, one that fails the call the total.
 */
export function outcomeOf(card: Scorecard, givens: Givens): Outcome {
  const { scale } = card;
  const shares = sharesOf(card);
  // 0 where no question of the card counts.
  const all = sumOf([...shares.values()]) || 1;
  const visible = visibleIn(card, givens);

  const sections = card.sections.map((section): SectionOutcome => {
    const said = section.questions.map((question): QuestionOutcome => {
      const { id } = question;
      const given = visible.has(id) ? isSaid(givens, id) : undefined;
      const option = question.options.find((one) => one.id === given?.option) ?? null;
      const share = shares.get(id) ?? 0;
      return {
        ...{ question, visible: visible.has(id), option, share },
        judged: option !== null || given?.value !== undefined,
        value: option !== null && option.value === null ? null : (given?.value ?? option?.value ?? null),
        full: scale.sections === 'whole-scale' ? scale.max : (scale.max * share) / all,
      };
    });
    const failedBy = failing(said, 'section');
    const questions = failedBy === null ? said : said.map((one) => (one.value === null ? one : { ...one, value: 0 }));
    const asked = questions.filter((one) => one.visible);
    const counting = asked.flatMap((one) => (one.value === null ? [] : [{ ...one, value: one.value }]));
    const applicable = asked.filter(({ judged, value }) => !judged || value !== null);
    const whole = scale.sections === 'whole-scale';
    const mean = add(counting, ({ share, value }) => share * value) / add(counting, ({ share }) => share);
    const points = whole ? scale.max * mean : add(counting, ({ full, value }) => full * value);
    return {
      ...{ section, questions, failedBy },
      points: counting.length === 0 ? null : points,
      max: whole ? scale.max : add(applicable.length === 0 ? said : applicable, ({ full }) => full),
      judged: asked.filter(({ judged }) => judged).length,
      asked: asked.length,
    };
  });

  const questions = sections.flatMap((section) => section.questions);
  const counting = questions.flatMap((one) => (one.value === null ? [] : [{ ...one, value: one.value }]));
  const failedBy = failing(questions, 'call');
  const mean = add(counting, ({ share, value }) => share * value) / add(counting, ({ share }) => share);
  const total = counting.length === 0 ? null : scale.max * mean;
  return {
    total: failedBy === null ? total : 0,
    judged: add(sections, (section) => section.judged),
    asked: add(sections, (section) => section.asked),
    ...{ sections, failedBy },
  };
}
