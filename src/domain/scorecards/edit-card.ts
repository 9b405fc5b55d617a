import type { Scorecard, ScorecardOption, ScorecardQuestion, Section } from './scorecard';

/** Undefined takes the field away. */
type Patch<T> = { [Key in Exclude<keyof T, 'id'>]?: T[Key] | undefined };

/** Where a question stands, counted from 0. */
export interface QuestionPlace {
  section: number;
  at: number;
}

function patched<T extends object>(whole: T, patch: Patch<T>): T {
  const entries = Object.entries({ ...whole, ...patch }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as T;
}

const changedIn = <T extends { id: string }>(all: readonly T[], id: string, change: (one: T) => T): T[] =>
  all.map((one) => (one.id === id ? change(one) : one));

const without = <T extends { id: string }>(all: readonly T[], id: string): T[] => all.filter((one) => one.id !== id);

/** The one with this id at another place, from 0; beyond the end is the end. */
function moved<T extends { id: string }>(all: readonly T[], id: string, to: number): T[] {
  const one = all.find((other) => other.id === id);
  return one === undefined ? [...all] : without(all, id).toSpliced(Math.max(0, to), 0, one);
}

/** The words and the scale of a card, and the webhook that judges by it. */
export function changeCard(
  card: Scorecard,
  patch: Patch<Pick<Scorecard, 'id' | 'title' | 'language' | 'scale' | 'path'>>,
): Scorecard {
  return patched<Scorecard>(card, patch as Patch<Scorecard>);
}

export function addSection(card: Scorecard, section: Section): Scorecard {
  return { ...card, sections: [...card.sections, section] };
}

export function changeSection(card: Scorecard, id: string, patch: Patch<Omit<Section, 'questions'>>): Scorecard {
  return { ...card, sections: changedIn(card.sections, id, (section) => patched<Section>(section, patch)) };
}

export function removeSection(card: Scorecard, id: string): Scorecard {
  return { ...card, sections: without(card.sections, id) };
}

export function moveSection(card: Scorecard, id: string, to: number): Scorecard {
  return { ...card, sections: moved(card.sections, id, to) };
}

export function addQuestion(card: Scorecard, sectionId: string, question: ScorecardQuestion): Scorecard {
  const add = (section: Section) => ({ ...section, questions: [...section.questions, question] });
  return { ...card, sections: changedIn(card.sections, sectionId, add) };
}

function inQuestion(
  card: Scorecard,
  id: string,
  change: (question: ScorecardQuestion) => ScorecardQuestion,
): Scorecard {
  return {
    ...card,
    sections: card.sections.map((section) => ({ ...section, questions: changedIn(section.questions, id, change) })),
  };
}

export function changeQuestion(
  card: Scorecard,
  id: string,
  patch: Patch<Omit<ScorecardQuestion, 'options'>>,
): Scorecard {
  return inQuestion(card, id, (question) => patched<ScorecardQuestion>(question, patch));
}

export function removeQuestion(card: Scorecard, id: string): Scorecard {
  return {
    ...card,
    sections: card.sections.map((section) => ({ ...section, questions: without(section.questions, id) })),
  };
}

/** Undefined where the card has no such question. */
export function placeOfQuestion(card: Scorecard, id: string): QuestionPlace | undefined {
  for (const [section, { questions }] of card.sections.entries()) {
    const at = questions.findIndex((question) => question.id === id);
    if (at >= 0) return { section, at };
  }
  return undefined;
}

/** Also into another section. Nothing happens where there is no such section. */
export function moveQuestion(card: Scorecard, id: string, to: QuestionPlace): Scorecard {
  const from = placeOfQuestion(card, id);
  const question = from && card.sections[from.section]?.questions[from.at];
  const target = card.sections[to.section];
  if (question === undefined || target === undefined) return card;
  const left = removeQuestion(card, id);
  const put = (section: Section) => ({
    ...section,
    questions: section.questions.toSpliced(Math.max(0, to.at), 0, question),
  });
  return { ...left, sections: changedIn(left.sections, target.id, put) };
}

/** One place up or down, over the border of a section where it stands at one. The same card where there is no further. */
export function stepQuestion(card: Scorecard, id: string, by: -1 | 1): Scorecard {
  const place = placeOfQuestion(card, id);
  if (place === undefined) return card;
  const { section, at } = place;
  const length = card.sections[section]?.questions.length ?? 0;
  if (at + by >= 0 && at + by < length) return moveQuestion(card, id, { section, at: at + by });
  const next = card.sections[section + by];
  if (next === undefined) return card;
  return moveQuestion(card, id, { section: section + by, at: by > 0 ? 0 : next.questions.length });
}

export function addOption(card: Scorecard, questionId: string, option: ScorecardOption): Scorecard {
  return inQuestion(card, questionId, (question) => ({ ...question, options: [...question.options, option] }));
}

export function changeOption(
  card: Scorecard,
  questionId: string,
  id: string,
  patch: Patch<ScorecardOption>,
): Scorecard {
  return inQuestion(card, questionId, (question) => ({
    ...question,
    options: changedIn(question.options, id, (option) => patched<ScorecardOption>(option, patch)),
  }));
}

export function removeOption(card: Scorecard, questionId: string, id: string): Scorecard {
  return inQuestion(card, questionId, (question) => ({ ...question, options: without(question.options, id) }));
}

export function moveOption(card: Scorecard, questionId: string, id: string, to: number): Scorecard {
  return inQuestion(card, questionId, (question) => ({ ...question, options: moved(question.options, id, to) }));
}
