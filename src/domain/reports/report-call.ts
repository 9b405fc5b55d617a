import { type Call, type CallId, heldAt } from '../call';
import { outcomeOf } from '../scorecards/formula';
import type { Scorecard } from '../scorecards/scorecard';
import { editQuestions, latestJudging, ownAnswers } from '../scoring/apply-evaluation';
import { givensOf } from '../scoring/build-cards';
import type { Evaluation } from '../scoring/evaluation';
import { machineQuestions, scorecardOf } from '../scoring/machine-questions';
import { isTooFew } from '../scoring/overall-text';
import type { ScoreAnswer } from '../scoring/score-answer';
import type { Question } from '../scoring/score-card';
import type { CallTimes } from './call-times';

/** One version of one scorecard. */
export type CardKey = string;

export function cardKeyOf({ id, version }: Pick<Scorecard, 'id' | 'version'>): CardKey {
  return `${id}@${version}`;
}

/** What one side, the machine or the reviewer, made of a call on one card. Lists go by place in the card. */
export interface Judged {
  /** In the points of the card's scale, not rounded; null = nothing counts, or too little was judged. */
  total: number | null;
  /** Fewer than half of the questions were judged, which no screen gives a grade (D49): total and sections are null. */
  tooFew: boolean;
  /** Place of the question whose answer set the whole call to 0. */
  failedBy: number | null;
  /** Of each section, what it got of the points it could have, 0 to 1; null = nothing of it counts. */
  sections: readonly (number | null)[];
  /** Of each question the place of the chosen option; null = not judged, or not asked. */
  options: readonly (number | null)[];
  /** Of each question what its answer is worth, 0 to 1; null = not judged, not asked, or it does not apply. */
  values: readonly (number | null)[];
}

export interface CardScore {
  card: CardKey;
  /** The machine scored another text than the call has now: nothing of its answer counts on either side (D650). */
  stale: boolean;
  /** Its questions are all null where nobody but people judges by the card. */
  machine: Judged;
  /** What stood when somebody said the call is done; null = it is not done, or nothing stands. */
  reviewer: Judged | null;
  /** Places of the questions that the reviewer answered; the others they left as the machine had them. */
  chosen: readonly number[];
}

/** All that reports need of a call: small, so that ten thousand fit into memory. */
export interface ReportCall {
  id: CallId;
  /** `updatedAt` of the row it was read from: every change of a call, its scores and its text moves it. */
  revision: number;
  /** When it was held, milliseconds since the epoch. */
  at: number;
  /** '' = nobody said. */
  agent: string;
  queue: string;
  tags: readonly string[];
  state: 'new' | 'in-review' | 'done';
  /** Null = its transcript has no times. */
  times: CallTimes | null;
  scores: readonly CardScore[];
}

function judgedBy(card: Scorecard, questions: readonly Question[]): Judged {
  const outcome = outcomeOf(
    card,
    givensOf(questions, (question) => question),
  );
  const answers = outcome.sections.flatMap((section) => section.questions);
  const place = answers.findIndex(({ question }) => question.id === outcome.failedBy?.question.id);
  const tooFew = isTooFew(outcome.judged, outcome.asked) && outcome.failedBy === null;
  return {
    total: tooFew ? null : outcome.total,
    tooFew,
    failedBy: place < 0 ? null : place,
    sections: outcome.sections.map(({ points, max }) => (tooFew || points === null || max === 0 ? null : points / max)),
    options: answers.map(({ question, visible, option }) =>
      visible && option !== null ? question.options.findIndex(({ id }) => id === option.id) : null,
    ),
    values: answers.map(({ visible, value }) => (visible ? value : null)),
  };
}

const unanswered = (question: Question): Question => ({
  ...question,
  ...{ answer: null, score: null, machineAnswer: null, machineScore: null },
});

/**
 * A machine's answer beside what the reviewer left of it. The reviewer is whoever said that the call is done, or who
 * answered last where that person answered nothing; what nobody touched stands as the machine had it (D335). `isOfText`
 * says whether the machine answered about the text that the call has: of another one, only what people answered counts.
 */
export function cardScoreOf(
  answer: ScoreAnswer,
  evaluations: readonly Evaluation[],
  review: Call['review'],
  isOfText = true,
): CardScore {
  const scorecard = scorecardOf(answer);
  const said = machineQuestions(answer);
  const stale = !isOfText && said.some(({ machineAnswer }) => machineAnswer !== null);
  const asked = stale ? said.map(unanswered) : said;
  const machine = judgedBy(scorecard, asked);
  const card = cardKeyOf(scorecard);
  if (review?.state !== 'done') return { card, stale, machine, reviewer: null, chosen: [] };
  const judging = (of: readonly Evaluation[]) => latestJudging({ scorecard, questions: asked }, of);
  const evaluation = judging(evaluations.filter(({ reviewer }) => reviewer === review.by)) ?? judging(evaluations);
  if (evaluation === undefined) return { card, stale, machine, reviewer: stale ? null : machine, chosen: [] };
  const answers = ownAnswers(scorecard, asked, evaluation);
  return {
    ...{ card, stale, machine, reviewer: judgedBy(scorecard, editQuestions(scorecard, asked, evaluation)) },
    chosen: asked.flatMap(({ id }, place) => (answers.has(id) ? [place] : [])),
  };
}

/** The facts of a call's row; spaces around a typed name make no second agent. */
export function reportCallOf(call: Call, made: { scores: readonly CardScore[]; times: CallTimes | null }): ReportCall {
  const { id, updatedAt: revision, facts = {}, review } = call;
  const tidy = (text = '') => text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const tags = (facts.tags ?? []).map(tidy).filter((tag) => tag !== '');
  return {
    ...{ id, revision, at: heldAt(call), agent: tidy(facts.agent), queue: tidy(facts.queue), tags },
    ...{ state: review?.state ?? 'new', ...made },
  };
}
