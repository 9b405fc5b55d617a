import type { Provenance } from '../provenance';
import { applyEvaluation, latestJudging, ownAnswers } from '../scoring/apply-evaluation';
import { buildCards } from '../scoring/build-cards';
import { type Evaluation, editOf, isBegun, notesOf } from '../scoring/evaluation';
import { otherCardOf } from '../scoring/overall-card';
import { isTooFew, overallText } from '../scoring/overall-text';
import type { ScoreAnswer } from '../scoring/score-answer';
import type { CardSet, Question, ScoreCard } from '../scoring/score-card';
import { hashOf } from '../text-hash';
import type {
  ExportedAnswer,
  ExportedQuestion,
  ExportedReview,
  ExportedScore,
  ExportedSection,
  ExportedTotal,
  Judged,
  ScoreWords,
} from './exported-score';

const labelOf = ({ answers }: Question, answer: string | null): string =>
  answer === null ? '' : (answers.find(({ value }) => value === answer)?.title ?? answer);

const judgedOf = (judged: number, asked: number, failed: string): Judged => ({
  ...{ judged, asked },
  tooFew: failed === '' && isTooFew(judged, asked),
});

function totalOf<By>({ overall }: CardSet, by: By, words: ScoreWords) {
  const { score, addNoteTitle, fitting, judged, asked, failed } = overall;
  const part = judgedOf(judged, asked, failed);
  const grade = score !== null && part.tooFew ? words.noGrade : addNoteTitle;
  return { by, value: score, label: fitting === null ? grade : words.unfit, ...part };
}

const spoken = (fromTo: string): string => (fromTo === 'None' ? '' : fromTo);

/** Somebody's evaluation, and what it makes of the call. */
interface Begun {
  evaluation: Evaluation;
  cardSet: CardSet;
  /** What they answered, by question. */
  answers: ReturnType<typeof ownAnswers>;
  total: ExportedTotal & { by: string };
}

/** What a reviewer did to a question; null = nothing. */
function answerBy({ evaluation, answers, total }: Begun, question: Question): ExportedAnswer | null {
  const edit = editOf(evaluation, question.id);
  if (edit === undefined) return null;
  const { notes = '', reasons = [], evidence = [], at } = edit;
  const own = answers.get(question.id);
  if (own === undefined && notes === '' && reasons.length + evidence.length === 0) return null;
  return {
    by: total.by,
    answer: labelOf(question, own?.answer ?? null),
    value: own?.score ?? null,
    ...{ notes, reasons, at },
    evidence: evidence.map(({ fromTo, quote }) => spoken(fromTo) || quote),
  };
}

function notesIn({ scorecard }: CardSet, evaluation: Evaluation): ExportedReview['notes'] {
  const { analysisNotes, evaluationNotes } = evaluation;
  const notes = scorecard.sections.flatMap(({ id, title }) => {
    const own = notesOf(evaluation, id);
    return own === undefined ? [] : [{ about: title, ...own }];
  });
  const all = [{ about: '', analysis: analysisNotes, evaluation: evaluationNotes }, ...notes];
  return all.filter(({ analysis, evaluation: judged }) => analysis + judged !== '');
}

/** A total is somebody's from their first answer on; before, all of it would be the machine's. */
function begunBy(evaluation: Evaluation, machine: CardSet, words: ScoreWords): Begun {
  const cardSet = applyEvaluation(machine, evaluation);
  const answers = ownAnswers(machine.scorecard, machine.questions, evaluation);
  const total = totalOf(cardSet, words.nameOf(evaluation.reviewer), words);
  const none = { value: null, label: '', judged: 0, tooFew: false };
  return { evaluation, cardSet, answers, total: { ...total, ...(answers.size === 0 && none) } };
}

function sectionOf({ title, score, maxPoint, questions, failed }: ScoreCard, place: number): ExportedSection {
  const judged = questions.filter(({ answer }) => answer !== null).length;
  return { place, title, value: score, max: maxPoint, ...judgedOf(judged, questions.length, failed) };
}

export interface ScoredCall {
  answer: ScoreAnswer;
  madeBy: Pick<Provenance, 'at' | 'maker'>;
  /** The scoring type that was asked for. */
  service: string;
  /** It is of another text than the call has now. */
  stale: boolean;
  evaluations: readonly Evaluation[];
  /** Evaluations of the call that could not be read. */
  unread: number;
}

/** A score with everybody's answers beside the machine's. */
export function scoreOf(scored: ScoredCall, words: ScoreWords): ExportedScore {
  const { answer, madeBy, service, evaluations, unread } = scored;
  const machine = buildCards(answer);
  const { scorecard } = machine;
  const machineTotal = madeBy.maker === 'human' ? null : totalOf(machine, '', words);
  // People judge the call and not its text.
  const stale = scored.stale && machineTotal !== null;
  const begun = evaluations.filter(isBegun).map((evaluation) => begunBy(evaluation, machine, words));
  const latest = latestJudging(machine, evaluations);
  const counting = begun.find(({ evaluation }) => evaluation === latest);
  const inForce = counting?.cardSet ?? machine;
  const { fitting, failed, otherTotal } = inForce.overall;
  const otherCard = otherCardOf(scorecard, service);
  const byId = new Map(inForce.questions.map((question) => [question.id, question]));
  const placeOf = new Map(
    scorecard.sections.flatMap(({ questions }, place) => questions.map(({ id }) => [id, place] as const)),
  );
  return {
    cardKey: hashOf(`${scorecard.id} ${scorecard.version}`),
    card: scorecard.title,
    version: scorecard.version,
    max: scorecard.scale.max,
    ...{ machine: machineTotal, stale },
    people: begun.map(({ total, cardSet, evaluation }) => {
      return { ...total, at: evaluation.updatedAt, notes: notesIn(cardSet, evaluation) };
    }),
    inForce: counting?.total ?? machineTotal ?? totalOf(machine, null, words),
    remarks: [
      ...(stale ? [words.stale] : []),
      ...(unread > 0 ? [words.unread(unread)] : []),
      ...(otherCard === null ? [] : [words.otherCard(service, otherCard)]),
      ...(fitting === null ? [] : [words.fits(fitting)]),
      ...(failed === '' ? [] : [failed]),
      ...(otherTotal === null ? [] : [words.otherScale(overallText(otherTotal, scorecard.scale.max))]),
      ...machine.questions.flatMap(({ question, outside }) => (outside === '' ? [] : [`${question} ${outside}`])),
    ],
    sections: inForce.cards.map((card) =>
      sectionOf(
        card,
        scorecard.sections.findIndex(({ id }) => id === card.id),
      ),
    ),
    questions: machine.questions.map((question): ExportedQuestion => {
      const counts = byId.get(question.id) ?? question;
      const place = placeOf.get(question.id) ?? 0;
      return {
        place,
        section: scorecard.sections[place]?.title ?? '',
        text: question.question,
        full: question.originPoint,
        asked: counts.visible,
        machine: machineTotal && {
          by: '',
          answer: labelOf(question, question.machineAnswer),
          value: question.machineScore,
          notes: question.machineNotes,
          reasons: [],
          evidence: spoken(question.fromTo) === '' ? [] : [question.fromTo],
          at: madeBy.at,
        },
        people: begun.flatMap((one, person) => {
          const answered = answerBy(one, question);
          return answered === null ? [] : [{ ...answered, person }];
        }),
        inForce: { answer: labelOf(counts, counts.answer), value: counts.score },
      };
    }),
  };
}
