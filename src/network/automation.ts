import { readAnswerText } from '@/domain/answers';
import { readAutoNote } from '@/domain/auto-note-reader';
import { parseJson } from '@/domain/json-value';
import type { AutoNoteResult, ScoreResult, TextInput } from '@/domain/provider';
import { readScoreAnswer, SCORE_ANSWER_KEYS } from '@/domain/scoring/read-score-answer';
import { scoringWebhook } from '@/domain/scoring/scorecard-kind';
import { readStreamedAnswer, withoutThinking } from '@/domain/streamed-answer';
import { madeByService, queuedForm, type ServiceContext } from './service-context';
import { workTimeout } from './timeouts';

/** GET /webhook/get-scoring-data, stored as it comes: nothing depends on its shape (decision 17b). */
export async function getScoringData(context: ServiceContext, signal: AbortSignal): Promise<unknown> {
  const { endpoints, http, timeouts } = context;
  const address = endpoints.webhook('/webhook/get-scoring-data');
  const { text } = await http.send({ signal, method: 'GET', address, timeoutMs: timeouts.quickMs });
  return parseJson(text) ?? text;
}

/** The scoring webhook of the chosen service. The card is chosen by the answer's shape, not by the address (decision 25). */
export async function requestScore(
  context: ServiceContext,
  signal: AbortSignal,
  input: TextInput,
): Promise<ScoreResult> {
  const { raw, madeBy } = await postText(context, signal, scoringWebhook(input.service), input);
  const answer = readScoreAnswer(contentOf(raw));
  if (!answer) throw context.http.unreadable(raw, problemOf(raw, SCORE_ANSWER_KEYS));
  return { answer, raw, madeBy };
}

/**
 * The auto note. §7's "on failure null" is the absence of a stored note: the job that asks fails by itself and never
 * stops the scoring beside it, and what is temporary is tried again.
 */
export async function requestAutoNote(
  context: ServiceContext,
  signal: AbortSignal,
  input: TextInput,
): Promise<AutoNoteResult> {
  const { raw, madeBy } = await postText(context, signal, '/webhook/sale-effectiveness-auto-summary', input);
  const reading = readAnswerText(contentOf(raw), NOTE_KEYS);
  const note = reading.ok ? readAutoNote(reading.value) : null;
  if (!note) throw context.http.unreadable(raw, problemOf(raw, NOTE_KEYS));
  return { note, raw, madeBy };
}

const NOTE_KEYS = [
  'interaction_classification',
  'summary',
  'customer_hidden_expectations',
  'conversation_snapshot',
  'next_best_action',
];

/** The answer of a workflow that streams, put together; every other answer as it is. */
function contentOf(raw: string): string {
  const streamed = readStreamedAnswer(raw);
  return withoutThinking(streamed?.text || raw);
}

function problemOf(raw: string, keys: readonly string[]): string | undefined {
  const reading = readAnswerText(contentOf(raw), keys);
  if (reading.ok) return undefined;
  return readStreamedAnswer(raw)?.error ?? (reading.detail || reading.trouble);
}

async function postText(context: ServiceContext, signal: AbortSignal, path: string, input: TextInput) {
  const { endpoints, http, now, timeouts } = context;
  const address = endpoints.webhook(path);
  const startedAt = now();
  const { text: raw } = await http.send({
    signal,
    method: 'POST',
    address,
    body: queuedForm(context, input.requestId, [['text', input.text]]),
    timeoutMs: workTimeout(input.text.length, timeouts),
  });
  return { raw, madeBy: madeByService(address, startedAt, now()) };
}
