import type { Call, Review } from '../call';
import { heldAt } from '../call';
import type { Change, SpokenText } from '../masking/mask';
import type { StoredResult } from '../results';
import type { Evaluation } from '../scoring/evaluation';
import { answerOf } from '../scoring/stored-answer';
import { isOfText, type StoredTranscript, type Turn } from '../transcript/transcript';
import { parseTranscript } from '../transcript/transcript-text';
import type { ExportedAnswer, ExportedScore, ScoreWords } from './exported-score';
import { scoreOf } from './score-of';

/** A call as it leaves: everything in words, no ids, so that each of its texts can be masked. */
export interface ExportedCall {
  title: string;
  agent: string;
  customer: string;
  queue: string;
  tags: readonly string[];
  /** Milliseconds since the epoch, as everywhere. */
  heldAt: number;
  /** Seconds; null = not known. */
  durationS: number | null;
  /** Code of §9, '' = not known. */
  language: string;
  review: { state: Review['state'] | 'new'; by: string; at: number | null };
  turns: readonly Turn[];
  /** One for each card it was scored by, in the order of their names; the call's own first. */
  scores: readonly ExportedScore[];
  /** Evaluations that could not be read, so they are not in it. */
  unread: number;
}

/** What is stored of a call, as far as it leaves. */
export interface StoredCallParts {
  call: Call;
  transcript?: Pick<StoredTranscript, 'text' | 'detectedLanguage' | 'revision' | 'formerly'>;
  results: readonly StoredResult[];
  evaluations: readonly Evaluation[];
  /** How many more could not be read; absent = none. */
  unread?: number;
}

export function exportedCall(parts: StoredCallParts, words: ScoreWords): ExportedCall {
  const { call, transcript, results, evaluations, unread = 0 } = parts;
  const { facts = {}, review, audio } = call;
  const scores = results.flatMap((result) => (result.kind === 'score' ? [result] : []));
  const own = (service: string) => (service === call.service ? 0 : 1);
  scores.sort((one, two) => own(one.service) - own(two.service) || one.service.localeCompare(two.service));
  return {
    title: call.title,
    agent: facts.agent ?? '',
    customer: facts.customer ?? '',
    queue: facts.queue ?? '',
    tags: facts.tags ?? [],
    heldAt: heldAt(call),
    durationS: audio?.durationS ?? null,
    language: call.language || (transcript?.detectedLanguage ?? ''),
    review: {
      state: review?.state ?? 'new',
      by: review === undefined ? '' : words.nameOf(review.by),
      at: review?.at ?? null,
    },
    turns: transcript === undefined ? [] : parseTranscript(transcript.text),
    scores: scores.map((result) => {
      const { service, madeBy, revision } = result;
      const stale = transcript !== undefined && !isOfText(revision, transcript);
      const judged = evaluations.filter((one) => one.service === service);
      return scoreOf({ answer: answerOf(result), madeBy, service, stale, evaluations: judged, unread }, words);
    }),
    unread,
  };
}

/** The same value with every text in it changed. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)])) as Value;
}

const answerWith = <Answer extends ExportedAnswer>(answer: Answer, change: Change): Answer => ({
  ...answer,
  by: change(answer.by),
  notes: change(answer.notes),
  evidence: answer.evidence.map((one) => change(one)),
});

function scoreWith(score: ExportedScore, change: Change): ExportedScore {
  const { people, inForce, questions } = score;
  return {
    ...score,
    people: people.map(({ by, notes, ...total }) => ({
      ...{ ...total, by: change(by) },
      notes: notes.map(({ about, analysis, evaluation }) => {
        return { about, analysis: change(analysis), evaluation: change(evaluation) };
      }),
    })),
    inForce: { ...inForce, by: inForce.by && change(inForce.by) },
    questions: questions.map((question) => ({
      ...question,
      machine: question.machine && answerWith(question.machine, change),
      people: question.people.map((one) => answerWith(one, change)),
    })),
  };
}

/**
 * The same call with all that is of the call itself changed. What a card says, its answers above all, is of no call: a customer
 * may be called Đạt, which is "met" too.
 */
export function withTexts(call: ExportedCall, change: Change): ExportedCall {
  const { title, agent, customer, queue, tags, review, turns, scores } = call;
  return {
    ...call,
    title: change(title, true),
    agent: change(agent, true),
    customer: change(customer, true),
    queue: change(queue, true),
    tags: tags.map((tag) => change(tag, true)),
    review: { ...review, by: change(review.by) },
    turns: turns.map(({ text, ...turn }) => ({
      ...turn,
      text: change(text),
      ...(turn.type !== undefined && { type: change(turn.type) }),
    })),
    scores: scores.map((score) => scoreWith(score, change)),
  };
}

/** Every text of it, for finding what is personal: the turns with their speakers, in order, then the rest. */
export function textsOf(call: ExportedCall): SpokenText[] {
  const texts: SpokenText[] = call.turns.map(({ text, speaker }) => ({ text, speaker }));
  const rest = { ...call, turns: call.turns.map((turn) => ({ ...turn, text: '' })) };
  withTexts(rest, (text, label) => {
    if (text !== '') texts.push({ text, ...(label && { label }) });
    return text;
  });
  return texts;
}
