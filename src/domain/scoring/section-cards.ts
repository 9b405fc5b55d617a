import { cardWords } from '../scorecards/card-words';
import type { Outcome, QuestionOutcome, SectionOutcome } from '../scorecards/formula';
import type { Scorecard, ScorecardOption } from '../scorecards/scorecard';
import { levelRanges, optionFor } from './option-for';
import { bandColors, bandOf, leftOffset, rangesOf } from './rating-bands';
import { formatScore, formatSum, roundTo } from './rounding';
import type { ObjData, Question, ScoreCard } from './score-card';

/** Points of a question that does not apply: neither any nor none. */
const NO_POINTS = '–';

function splitAtColon(text: string): { title: string; description: string } {
  const at = text.indexOf(':');
  if (at < 0) return { title: text.trim(), description: '' };
  return { title: text.slice(0, at).trim(), description: text.slice(at + 1).trim() };
}

const isNotApplicable = (option: ScorecardOption | null): boolean =>
  option !== null && (option.value === null || option.notApplicable === true);

/** How many are met of those that arose and were judged, how many did not arise, and how many nobody judged. */
function chip(questions: readonly QuestionOutcome[], language: string): string {
  const words = cardWords(language);
  const judged = questions.filter((one) => one.judged);
  if (judged.length === 0) return '';
  const arose = judged.filter(({ option }) => !isNotApplicable(option));
  const met = arose.filter(({ option }) => option?.value === 1).length;
  const [beside, open] = [judged.length - arose.length, questions.length - judged.length];
  const said = arose.length === 0 ? (judged[0]?.option?.label ?? '') : words.met(met, arose.length);
  const others = [beside > 0 && arose.length > 0 && words.beside(beside), open > 0 && words.open(open)];
  return [said, ...others].filter(Boolean).join(' · ');
}

/** What stands beside a section's points: the level of its only question, else how many are met. */
function addNote(asked: readonly QuestionOutcome[], { scale, language }: Scorecard) {
  const [only, ...others] = asked;
  if (scale.sections !== 'whole-scale' || only === undefined || others.length > 0 || only.value === null) {
    return { title: chip(asked, language), description: '' };
  }
  const { options } = only.question;
  const level = optionFor(options, only.value * only.full, only.full);
  return splitAtColon(level?.meaning ?? level?.label ?? '');
}

interface Told {
  card: Scorecard;
  questions: readonly Question[];
}

/** The questions with their points in words; they follow the section, which may be worth nothing. */
function withPoints(outcome: SectionOutcome, { card, questions }: Told): Question[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const whole = card.scale.sections === 'whole-scale';
  const max = whole ? String(card.scale.max) : formatSum(outcome.max);
  return outcome.questions.flatMap(({ question: { id }, visible, judged, value, full }) => {
    const question = byId.get(id);
    if (question === undefined) return [];
    const score = value === null ? null : value * full;
    const worth = score === null ? null : `${whole ? formatScore(score) : formatSum(score)}/${max}`;
    return [{ ...question, visible, points: worth ?? (judged ? NO_POINTS : '') }];
  });
}

const isAsked = ({ visible }: { visible: boolean }): boolean => visible;

function sectionCard(outcome: SectionOutcome, card: Scorecard, questions: Question[], whole: ObjData): ScoreCard {
  const { section, points, failedBy } = outcome;
  const told = card.scale.sections === 'whole-scale' ? 'scale' : 'points';
  const maxPoint = roundTo(outcome.max, 1);
  const score = points === null ? null : roundTo(points, 1);
  const ranges = rangesOf(card.scale, maxPoint);
  const band = score === null ? null : bandOf(score, ranges);
  const { color, textColor } = bandColors(band);
  const note = addNote(outcome.questions.filter(isAsked), card);
  const only = section.questions.length === 1 ? section.questions[0] : undefined;
  return {
    ...{ id: section.id, title: section.title, score, band, color, textColor, maxPoint, ranges, told },
    leftOffset: leftOffset(score, maxPoint),
    description: questions.flatMap(({ notes }) => (notes === '' ? [] : [notes])).join('\n'),
    addNoteTitle: note.title,
    addNoteDesc: note.description,
    levelRanges: told === 'scale' && only !== undefined ? levelRanges(only.options, maxPoint) : [],
    questions,
    objData: told === 'scale' ? whole : { id: section.id, title: section.title, maxPoint, questions },
    failed: failedBy === null ? '' : cardWords(card.language).sectionFailed(...failureOf(failedBy)),
  };
}

/** The question and the answer that a failure rests on. */
export function failureOf({ question, option }: QuestionOutcome): [question: string, option: string] {
  return [question.text, option?.label ?? ''];
}

/** The questions in the order of the card with their points, and a card for each section that asks any. */
export function sectionCards(
  { sections }: Outcome,
  told: Told,
): {
  questions: Question[];
  cards: ScoreCard[];
} {
  const { card } = told;
  const each = sections.map((outcome) => ({ outcome, questions: withPoints(outcome, told) }));
  const questions = each.flatMap((one) => one.questions);
  // On the whole scale each card carries the whole set as its objData (D31).
  const asked = questions.filter(isAsked);
  const whole = { id: card.id, title: card.title, maxPoint: sections.length * card.scale.max, questions: asked };
  return {
    questions,
    cards: each.flatMap((one) => {
      const shown = one.questions.filter(isAsked);
      return shown.length === 0 ? [] : [sectionCard(one.outcome, card, shown, whole)];
    }),
  };
}

/** What `say` makes of the title of the card's objData, the sum of its points, and their most (§2). */
export function evaluationTitle(
  { objData: { title, maxPoint, questions } }: ScoreCard,
  say: (title: string, sum: string, max: string) => string,
): string {
  const sum = questions.reduce((points, { score }) => points + (score ?? 0), 0);
  return say(title, formatSum(sum), String(maxPoint));
}
