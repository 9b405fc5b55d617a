import { readAnswerText } from '@/domain/answers/answers';
import { readAutoNote } from '@/domain/answers/auto-note-reader';
import { parseJson } from '@/domain/answers/json-value';
import { answerContent, readStreamedAnswer } from '@/domain/answers/streamed-answer';
import { FailureError } from '@/domain/failure';
import type { AutoNoteResult, Progress, ScoreResult, TextInput } from '@/domain/provider';
import { ownAnswerKeys, readOwnAnswer } from '@/domain/scoring/read-own-answer';
import { readScoreAnswer, SCORE_ANSWER_KEYS } from '@/domain/scoring/read-score-answer';
import { scoringWebhook } from '@/domain/scoring/scorecard-kind';
import { automationHeader, madeByService, queuedForm, type ServiceContext, tellsWaiting } from './service-context';
import { workTimeout } from './timeouts';

/** GET /webhook/get-scoring-data, stored as it comes: nothing depends on its shape (D17b). */
export async function getScoringData(context: ServiceContext, signal: AbortSignal): Promise<unknown> {
  const { endpoints, http, timeouts } = context;
  const address = endpoints.webhook('/webhook/get-scoring-data');
  const headers = automationHeader(context);
  const { text } = await http.send({ signal, method: 'GET', address, headers, timeoutMs: timeouts.quickMs });
  return parseJson(text) ?? text;
}

/**
 * The scoring webhook of the chosen service. The card is chosen by the answer's shape, not by the address (D25); an answer
 * to a scorecard of one's own is read by that card's names.
 */
export async function askScore(
  context: ServiceContext,
  signal: AbortSignal,
  input: TextInput,
  progress: Progress,
): Promise<ScoreResult> {
  const { scorecard, service } = input;
  const path = scorecard === undefined ? scoringWebhook(service) : scorecard.path;
  // Asked for a scorecard that names no service: this provider can't do it.
  if (path === undefined) throw new FailureError({ kind: 'missing-model' });
  const { raw, madeBy } = await postText(context, signal, path, input, progress);
  const answer =
    scorecard === undefined ? readScoreAnswer(answerContent(raw)) : readOwnAnswer(answerContent(raw), scorecard);
  if (!answer) throw unusable(context, raw, madeBy.name, scorecard ? ownAnswerKeys(scorecard) : SCORE_ANSWER_KEYS);
  return { answer, raw, madeBy };
}

/**
 * The auto note. §7's "on failure null" is the absence of a stored note: the job that asks fails by itself and never
 * stops the scoring beside it, and what is temporary is tried again.
 */
export async function askAutoNote(
  context: ServiceContext,
  signal: AbortSignal,
  input: TextInput,
  progress: Progress,
): Promise<AutoNoteResult> {
  const path = '/webhook/sale-effectiveness-auto-summary';
  const { raw, madeBy } = await postText(context, signal, path, input, progress);
  const reading = readAnswerText(answerContent(raw), NOTE_KEYS);
  const note = reading.ok ? readAutoNote(reading.value) : null;
  if (!note) throw unusable(context, raw, madeBy.name, NOTE_KEYS);
  return { note, raw, madeBy };
}

const NOTE_KEYS = [
  'interaction_classification',
  'summary',
  'customer_hidden_expectations',
  'conversation_snapshot',
  'next_best_action',
];

/** A line of words without any data may come from whatever stands before the workflow, and pass. */
function unusable({ http }: ServiceContext, raw: string, address: string, keys: readonly string[]): FailureError {
  const reading = readAnswerText(answerContent(raw), keys);
  if (reading.ok) return http.unreadable(raw, undefined, address);
  if (reading.trouble === 'not-json' && !/[{[]/.test(raw)) return http.placeholder(raw, address);
  return http.unreadable(raw, readStreamedAnswer(raw)?.error ?? reading.detail, address);
}

async function postText(
  context: ServiceContext,
  signal: AbortSignal,
  path: string,
  input: TextInput,
  progress: Progress,
) {
  const { endpoints, http, now, timeouts } = context;
  const address = endpoints.webhook(path);
  let startedAt = now();
  const { text: raw } = await http.send({
    signal,
    method: 'POST',
    address,
    headers: automationHeader(context),
    body: queuedForm(context, input.requestId, [['text', input.text]]),
    timeoutMs: workTimeout(input.text.length, timeouts),
    onWait: tellsWaiting(progress, () => {
      startedAt = now();
    }),
  });
  return { raw, madeBy: madeByService(address, startedAt, now()) };
}
