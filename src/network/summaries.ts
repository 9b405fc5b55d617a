import { readSummaryAnswer, readSummaryProblem } from '@/domain/answers/summary-answer';
import { FailureError } from '@/domain/failure';
import type { Progress, SummaryResult, TextInput } from '@/domain/provider';
import { cutForSummary } from '@/domain/transcript/summary-input';
import { authorization, madeByService, queuedForm, type ServiceContext, tellsWaiting } from './service-context';
import { summaryPrompt } from './summary-prompt';
import { workTimeout } from './timeouts';

/**
 * The summary of a text (§7, D15 and D17): the generator for what a transcription left without one, else
 * /v1/summarize. A summarize address that was only derived from the speech address may not exist: 404 and 405 from it
 * pass the text on to the generator where there is one; else nobody here summarises ('missing-model').
 */
export async function requestSummary(
  context: ServiceContext,
  signal: AbortSignal,
  input: TextInput,
  progress: Progress,
): Promise<SummaryResult> {
  const { generate, summarize, summarizeIsDerived } = context.endpoints;
  if (summarize === '' || (input.transcribed === true && generate !== ''))
    return await generateSummary(context, signal, input, progress);
  try {
    return await summarizeText(context, signal, input, progress);
  } catch (error) {
    const missing = error instanceof FailureError && isMissingRoute(error);
    if (!missing || !summarizeIsDerived) throw error;
    if (generate === '') throw new FailureError({ kind: 'missing-model' });
    return await generateSummary(context, signal, input, progress);
  }
}

/** POST {whisper-url}/v1/summarize, a multipart form with the text. */
function summarizeText(
  context: ServiceContext,
  signal: AbortSignal,
  input: TextInput,
  progress: Progress,
): Promise<SummaryResult> {
  return post(context, signal, context.endpoints.summarize, input, progress, (text) =>
    queuedForm(context, input.requestId, [['text', text]]),
  );
}

/**
 * POST /api/generate with the raw text, or with what Ollama wants. A string body goes as text/plain, which Ollama
 * takes for JSON too and which needs no preflight.
 */
function generateSummary(
  context: ServiceContext,
  signal: AbortSignal,
  input: TextInput,
  progress: Progress,
): Promise<SummaryResult> {
  const { generateFormat, generateModel } = context.settings;
  return post(context, signal, context.endpoints.generate, input, progress, (text) =>
    generateFormat === 'ollama'
      ? JSON.stringify({ model: generateModel, prompt: summaryPrompt(text, input.language), stream: true })
      : text,
  );
}

async function post(
  context: ServiceContext,
  signal: AbortSignal,
  address: string,
  input: TextInput,
  progress: Progress,
  bodyOf: (text: string) => FormData | string,
): Promise<SummaryResult> {
  const { http, now, timeouts } = context;
  const { text, cut } = cutForSummary(input.text);
  let startedAt = now();
  const { text: raw } = await http.send({
    signal,
    method: 'POST',
    address,
    headers: authorization(context, address),
    body: bodyOf(text),
    timeoutMs: workTimeout(text.length, timeouts),
    onWait: tellsWaiting(progress, () => {
      startedAt = now();
    }),
  });
  const answer = readSummaryAnswer(raw);
  if (!answer) throw http.unreadable(raw, readSummaryProblem(raw), address);
  return { ...answer, cut, raw, madeBy: madeByService(address, startedAt, now()) };
}

function isMissingRoute({ failure }: FailureError): boolean {
  // One that has made summaries is being started again.
  return failure.kind === 'http' && !failure.workedBefore && (failure.status === 404 || failure.status === 405);
}
