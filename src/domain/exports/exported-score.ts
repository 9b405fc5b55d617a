import type { Provenance } from '../provenance';
import type { ReviewerId } from '../reviewer';
import { applyEvaluation } from '../scoring/apply-evaluation';
import { buildCards } from '../scoring/build-cards';
import { type Evaluation, isBegun, latestAnswered } from '../scoring/evaluation';
import type { ScoreAnswer } from '../scoring/score-answer';
import type { CardSet, Question } from '../scoring/score-card';

/** A total and whose it is. */
export interface ExportedTotal {
  /** '' = the machine's. */
  by: string;
  /** null = nothing was judged. */
  value: number | null;
  /** Grade in the card's words; '' = none. */
  label: string;
}

/** One reviewer's share of a score. */
export interface ExportedReview extends ExportedTotal {
  /** Milliseconds since the epoch. */
  at: number;
  /** Notes of the call and of its sections, each with what it is about. */
  notes: readonly { about: string; analysis: string; evaluation: string }[];
}

export interface ExportedAnswer {
  /** '' = the machine's. */
  by: string;
  /** The option in words; '' = not judged. */
  answer: string;
  /** Points, not rounded; null = none. */
  value: number | null;
  notes: string;
  reasons: readonly string[];
  /** 'mm:ss-mm:ss' each; of turns without times their words. */
  evidence: readonly string[];
  /** When it was said, milliseconds since the epoch. */
  at: number;
}

export interface ExportedQuestion {
  section: string;
  text: string;
  /** Points of a fully met question. */
  full: number;
  /** With the answers in force. */
  asked: boolean;
  machine: ExportedAnswer;
  /** Of those who touched it. */
  people: readonly ExportedAnswer[];
  /** What counts: of whoever answered last, else the machine's. */
  inForce: { answer: string; value: number | null };
}

export interface ExportedScore {
  card: string;
  version: number;
  max: number;
  machine: ExportedTotal;
  people: readonly ExportedReview[];
  /** The total that counts. */
  inForce: ExportedTotal;
  sections: readonly { title: string; value: number | null; max: number }[];
  questions: readonly ExportedQuestion[];
}

const labelOf = ({ answers }: Question, answer: string | null): string =>
  answer === null ? '' : (answers.find(({ value }) => value === answer)?.title ?? answer);

const totalOf = ({ overall }: CardSet, by: string): ExportedTotal => ({
  by,
  value: overall.score,
  label: overall.addNoteTitle,
});

const spoken = (fromTo: string): string => (fromTo === 'None' ? '' : fromTo);

/** What a reviewer did to a question; null = nothing. */
function answerBy(by: string, { edits }: Evaluation, question: Question): ExportedAnswer | null {
  const edit = Object.hasOwn(edits, question.id) ? edits[question.id] : undefined;
  if (edit === undefined) return null;
  return {
    by,
    answer: labelOf(question, question.answer),
    value: question.score,
    notes: question.notes,
    reasons: edit.reasons ?? [],
    evidence: (edit.evidence ?? []).map(({ fromTo, quote }) => spoken(fromTo) || quote),
    at: edit.at,
  };
}

function reviewOf(by: string, cardSet: CardSet, evaluation: Evaluation): ExportedReview {
  const { analysisNotes, evaluationNotes, sectionNotes = {}, updatedAt } = evaluation;
  const notes = cardSet.scorecard.sections.flatMap(({ id, title }) => {
    const own = Object.hasOwn(sectionNotes, id) ? sectionNotes[id] : undefined;
    return own === undefined ? [] : [{ about: title, ...own }];
  });
  const all = [{ about: '', analysis: analysisNotes, evaluation: evaluationNotes }, ...notes];
  return {
    ...totalOf(cardSet, by),
    at: updatedAt,
    notes: all.filter(({ analysis, evaluation: judged }) => analysis + judged !== ''),
  };
}

interface Judged {
  answer: ScoreAnswer;
  madeBy: Pick<Provenance, 'at'>;
  evaluations: readonly Evaluation[];
}

/** A score with everybody's answers beside the machine's. */
export function scoreOf({ answer, madeBy, evaluations }: Judged, nameOf: (id: ReviewerId) => string): ExportedScore {
  const machine = buildCards(answer);
  const begun = evaluations.filter(isBegun).map((evaluation) => {
    return { evaluation, by: nameOf(evaluation.reviewer), cardSet: applyEvaluation(machine, evaluation) };
  });
  const latest = latestAnswered(evaluations);
  const counting = begun.find(({ evaluation }) => evaluation === latest);
  const inForce = counting?.cardSet ?? machine;
  const { scorecard } = machine;
  const byId = new Map(inForce.questions.map((question) => [question.id, question]));
  const sectionOf = new Map(
    scorecard.sections.flatMap(({ title, questions }) => questions.map(({ id }) => [id, title])),
  );
  return {
    card: scorecard.title,
    version: scorecard.version,
    max: scorecard.scale.max,
    machine: totalOf(machine, ''),
    people: begun.map(({ by, cardSet, evaluation }) => reviewOf(by, cardSet, evaluation)),
    inForce: totalOf(inForce, counting?.by ?? ''),
    sections: inForce.cards.map(({ title, score, maxPoint }) => ({ title, value: score, max: maxPoint })),
    questions: machine.questions.map((question): ExportedQuestion => {
      const counts = byId.get(question.id) ?? question;
      return {
        section: sectionOf.get(question.id) ?? '',
        text: question.question,
        full: question.originPoint,
        asked: counts.visible,
        machine: {
          by: '',
          answer: labelOf(question, question.machineAnswer),
          value: question.machineScore,
          notes: question.machineNotes,
          reasons: [],
          evidence: spoken(question.fromTo) === '' ? [] : [question.fromTo],
          at: madeBy.at,
        },
        people: begun.flatMap(({ by, evaluation, cardSet }) => {
          const own = cardSet.questions.find(({ id }) => id === question.id);
          return (own && answerBy(by, evaluation, own)) ?? [];
        }),
        inForce: { answer: labelOf(counts, counts.answer), value: counts.score },
      };
    }),
  };
}
