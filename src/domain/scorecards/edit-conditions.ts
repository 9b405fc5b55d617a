import type { Scorecard, ScorecardQuestion } from './scorecard';

/** What had to be changed in a condition, so that it asks for something that is answered before. */
export interface Mended {
  /** The question whose condition it is, as it is called now: "2.1". */
  number: string;
  /**
   * 'gone': the question it asks for is no more, 'later': it does not stand before any more, 'no-answers': none of its
   * answers is left; then the condition is taken away. 'fewer-answers': some of the answers are gone.
   */
  because: 'gone' | 'later' | 'no-answers' | 'fewer-answers';
}

/** A question with its number in the card ("1.2") and its section's index. */
export interface NumberedQuestion {
  question: ScorecardQuestion;
  number: string;
  section: number;
}

export function numbered(card: Scorecard): NumberedQuestion[] {
  return card.sections.flatMap(({ questions }, section) =>
    questions.map((question, at) => ({ question, number: `${section + 1}.${at + 1}`, section })),
  );
}

/** The questions that a condition of this one may ask for: those before it. */
export function questionsBefore(card: Scorecard, id: string): NumberedQuestion[] {
  const all = numbered(card);
  const own = all.findIndex(({ question }) => question.id === id);
  return all.slice(0, Math.max(0, own));
}

type When = NonNullable<ScorecardQuestion['when']>;

function mendedWhen(
  when: When,
  before: ReadonlyMap<string, ScorecardQuestion>,
  all: ReadonlySet<string>,
): { when?: When; because?: Mended['because'] } {
  const asked = before.get(when.question);
  if (asked === undefined) return { because: all.has(when.question) ? 'later' : 'gone' };
  const is = when.is.filter((id) => asked.options.some((option) => option.id === id));
  if (is.length === when.is.length) return { when };
  return is.length === 0 ? { because: 'no-answers' } : { when: { ...when, is }, because: 'fewer-answers' };
}

/** The card with every condition asking for answers of a question that stands before, and what was changed for that (D270). */
export function mendConditions(card: Scorecard): { card: Scorecard; mended: Mended[] } {
  const mended: Mended[] = [];
  const before = new Map<string, ScorecardQuestion>();
  const all = new Set(numbered(card).map(({ question }) => question.id));
  const mend = (question: ScorecardQuestion, number: string): ScorecardQuestion => {
    const { when: condition, ...rest } = question;
    if (condition === undefined) return question;
    const { when, because } = mendedWhen(condition, before, all);
    if (because === undefined) return question;
    mended.push({ number, because });
    return when === undefined ? rest : { ...rest, when };
  };
  const sections = card.sections.map((section, index) => ({
    ...section,
    questions: section.questions.map((question, at) => {
      const whole = mend(question, `${index + 1}.${at + 1}`);
      before.set(question.id, question);
      return whole;
    }),
  }));
  return mended.length === 0 ? { card, mended } : { card: { ...card, sections }, mended };
}
