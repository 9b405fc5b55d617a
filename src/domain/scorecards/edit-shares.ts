import { isScored, outcomeOf } from './formula';
import type { Scorecard } from './scorecard';

/** Parts of 1 of the total, in a call in which every question is asked and judged. */
export interface Shares {
  /** By id; a question that never counts has none. */
  questions: ReadonlyMap<string, number>;
  sections: ReadonlyMap<string, number>;
}

/** What everything is worth, as the formula has it. Of a card in which nothing counts, nothing. */
export function sharesOf(card: Scorecard): Shares {
  const { sections } = outcomeOf(card, {});
  const all = sections.flatMap(({ questions }) => questions).filter(({ question }) => isScored(question));
  const sum = all.reduce((total, { share }) => total + share, 0);
  const questions = new Map(all.map(({ question, share }) => [question.id, share / sum]));
  const ofSection = (ids: readonly { id: string }[]) =>
    ids.reduce((total, { id }) => total + (questions.get(id) ?? 0), 0);
  return {
    questions,
    sections: new Map(card.sections.map((section) => [section.id, ofSection(section.questions)])),
  };
}

/** The card as the beginning of one's own: what does not arise is left out of the points, and nothing is a machine's alone. */
export function ownCopy(card: Scorecard, title: string): Scorecard {
  const { path: _path, ...rest } = card;
  return {
    ...rest,
    title,
    sections: card.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => ({
        ...question,
        options: question.options.map(({ by: _by, notApplicable, ...option }) =>
          notApplicable === true ? { ...option, value: null } : option,
        ),
      })),
    })),
  };
}
