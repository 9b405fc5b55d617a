import type { CallId } from '../call';
import { foldedName } from '../reviewer';
import type { Scorecard } from '../scorecards/scorecard';

/** Several people judge the same calls by one version of a scorecard, apart from each other, to see where they differ. */
export interface CalibrationSession {
  id: string;
  title: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** A reviewer's name; '' where nobody had given one. */
  createdBy: string;
  /** Nobody sees answers before having submitted their own. */
  blind: boolean;
  /** As it was then, whole: other devices may not have it. */
  scorecard: Scorecard;
  callIds: CallId[];
  /** Names; the same name is the same person, whatever its case. */
  invited: string[];
  /** The one of the invited whose answers the others are measured by. */
  expert?: string;
}

/** A call as the session carries it: what is judged is this text, on every device. */
export interface SessionCall {
  callId: CallId;
  title: string;
  text: string;
}

/** The option chosen for a question, and why. */
export interface SheetAnswer {
  option: string;
  note?: string;
}

/** By call, then by question. */
export type SheetAnswers = Readonly<Record<CallId, Readonly<Record<string, SheetAnswer>>>>;

/** One person's answers. They are no evaluation: nothing of them counts as a score of the call (D340). */
export interface Sheet {
  reviewer: string;
  answers: SheetAnswers;
}

/** Submitted, it does not change any more. */
export interface SubmittedSheet extends Sheet {
  /** Milliseconds since the epoch. */
  submittedAt: number;
}

/** Something said about a question when the answers were compared; never changed. */
export interface DiscussionNote {
  questionId: string;
  /** '' where no name was given. */
  by: string;
  at: number;
  text: string;
}

export const samePerson = (one: string, two: string): boolean => foldedName(one) === foldedName(two);

/** What was answered to a question of a call; undefined where nothing was. */
export function answerIn(answers: SheetAnswers, callId: CallId, questionId: string): SheetAnswer | undefined {
  const ofCall = Object.hasOwn(answers, callId) ? answers[callId] : undefined;
  return ofCall !== undefined && Object.hasOwn(ofCall, questionId) ? ofCall[questionId] : undefined;
}

/** The answers with one more. */
export function withAnswer(
  answers: SheetAnswers,
  callId: CallId,
  questionId: string,
  answer: SheetAnswer,
): SheetAnswers {
  return { ...answers, [callId]: { ...answers[callId], [questionId]: answer } };
}

/** The invited of whom nothing has come in. */
export function waitingFor({ invited }: CalibrationSession, submitted: readonly Sheet[]): string[] {
  return invited.filter((name) => !submitted.some(({ reviewer }) => samePerson(reviewer, name)));
}

/**
 * Whether other people's answers must not be shown to `name` yet; undefined = somebody without a name, who is taken for
 * one of the invited unless the session was made here.
 */
export function isBlindFor(
  session: CalibrationSession,
  submitted: readonly Sheet[],
  { name, madeHere }: { name: string | undefined; madeHere: boolean },
): boolean {
  const waiting = waitingFor(session, submitted);
  if (!session.blind || waiting.length === 0) return false;
  return name === undefined ? !madeHere : waiting.some((one) => samePerson(one, name));
}

/** How many questions of the session's calls somebody has answered. */
export function countAnswers({ callIds, scorecard }: CalibrationSession, { answers }: Sheet): number {
  const questions = scorecard.sections.flatMap((section) => section.questions);
  return callIds.flatMap((callId) => questions.filter(({ id }) => answerIn(answers, callId, id) !== undefined)).length;
}

/** Whether answers name anything that the session does not have: a call, a question, an option that is not offered. */
export function isStrange({ callIds, scorecard }: CalibrationSession, { answers }: Sheet): boolean {
  const questions = new Map(
    scorecard.sections.flatMap((section) => section.questions.map(({ id, options }) => [id, options] as const)),
  );
  const isOffered = (questionId: string, { option }: SheetAnswer): boolean =>
    questions.get(questionId)?.some(({ id, by }) => id === option && by === undefined) === true;
  return Object.entries(answers).some(
    ([callId, ofCall]) =>
      !callIds.includes(callId) ||
      Object.entries(ofCall).some(([questionId, answer]) => !isOffered(questionId, answer)),
  );
}
