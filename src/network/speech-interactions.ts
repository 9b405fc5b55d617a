import { readInteractionId, readInteractionStatus } from '@/domain/answers/interaction-answer';
import { readTranscriptionAnswer, readTranscriptionProblem } from '@/domain/answers/transcription-answer';
import { FailureError } from '@/domain/failure';
import { languageCode } from '@/domain/languages';
import type { Interaction, Progress, TranscribeInput, TranscriptionResult } from '@/domain/provider';
import type { HttpRequest } from './http';
import { madeByService, queuedForm, type ServiceContext } from './service-context';
import { workTimeout } from './timeouts';

/** The service names languages with their region. */
const LANGUAGE_TAGS: Readonly<Record<string, string>> = {
  en: 'en-us',
  vi: 'vi-vn',
  th: 'th-th',
  my: 'my-mm',
  lo: 'lo-la',
  ja: 'ja-jp',
  zh: 'zh-cn',
  ms: 'ms-my',
  id: 'id-id',
  ko: 'ko-kr',
};

/**
 * The alternative speech service (§7): declare, upload, ask for the status, fetch the punctuated transcript. An
 * interaction that an earlier attempt left is continued. Rejects with `not-processed` when the status is asked as often
 * as §9 says and the service is still working: ask again later with the same interaction (D21).
 */
export async function transcribeByInteraction(
  context: ServiceContext,
  signal: AbortSignal,
  input: TranscribeInput,
  progress: Progress,
): Promise<TranscriptionResult> {
  const { http, now, settings } = context;
  const startedAt = now();
  const remember = async (interaction: Interaction) => await input.onInteraction?.(interaction);
  let interaction = input.interaction;
  if (!interaction) {
    interaction = { id: await declare(context, signal, input.language), step: 'declared' };
    await remember(interaction);
  }
  const { id } = interaction;
  if (interaction.step === 'declared') {
    // The upload of an earlier attempt may have arrived although its answer was lost.
    const arrived = input.interaction !== undefined && (await hasAudio(context, signal, input, id));
    if (!arrived) await upload(context, signal, input, id, progress);
    await remember({ id, step: 'uploaded' });
  }
  progress({ phase: 'working' });
  await untilProcessed(context, signal, input, id);
  const raw = await call(context, signal, 'GET', `/${encodeURIComponent(id)}/transcripts/punctuated`);
  const answer = readTranscriptionAnswer(raw, { agentChannel: settings.agentChannel });
  if (!answer) throw http.unreadable(raw, readTranscriptionProblem(raw), context.endpoints.interactions);
  const { text, json } = answer;
  const madeBy = madeByService(context.endpoints.interactions, startedAt, now());
  return { text, raw, madeBy, ...(json === undefined ? {} : { json }) };
}

async function declare(context: ServiceContext, signal: AbortSignal, language: string): Promise<string> {
  const code = languageCode(language);
  const languageTag = code === '' ? {} : { languageTag: LANGUAGE_TAGS[code] ?? code };
  const raw = await call(context, signal, 'POST', '', {
    body: JSON.stringify({ type: 'audio', model: 'echo', ...languageTag }),
    headers: { 'Content-Type': 'application/json' },
  });
  const id = readInteractionId(raw);
  if (id === undefined) throw context.http.unreadable(raw);
  return id;
}

async function upload(
  context: ServiceContext,
  signal: AbortSignal,
  input: TranscribeInput,
  id: string,
  progress: Progress,
): Promise<void> {
  progress({ phase: 'sending' });
  // The service takes the file's name from the name of the part.
  const file = { part: input.fileName, blob: input.audio, name: input.fileName };
  try {
    await call(context, signal, 'POST', `/${encodeURIComponent(id)}/upload`, {
      body: queuedForm(context, input.requestId, [], file),
      timeoutMs: workTimeout(input.audio.size, context.timeouts),
      onSent: (share) => progress({ phase: 'sending', share }),
    });
  } catch (error) {
    // 409: the audio of this interaction is already there.
    if (!hasStatus(error, 409)) throw error;
  }
}

async function hasAudio(context: ServiceContext, signal: AbortSignal, input: TranscribeInput, id: string) {
  const status = await readStatus(context, signal, input, id, 'upload');
  return status.state === 'processed' || (status.state === 'in-progress' && status.uploaded);
}

async function untilProcessed(context: ServiceContext, signal: AbortSignal, input: TranscribeInput, id: string) {
  const { attempts, delayMs } = context.poll;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    if ((await readStatus(context, signal, input, id)).state === 'processed') return;
    if (attempt < attempts) await context.pause(delayMs, signal);
  }
  throw new FailureError({ kind: 'not-processed' });
}

/** An upload that failed is no end where it can be sent again (`retriable`): it was cut off with the attempt before. */
async function readStatus(
  context: ServiceContext,
  signal: AbortSignal,
  input: TranscribeInput,
  id: string,
  retriable?: 'upload',
) {
  let raw: string;
  try {
    raw = await call(context, signal, 'GET', `/${encodeURIComponent(id)}/status`);
  } catch (error) {
    // Kept too long, or of another account: asking for it again would fail for ever.
    if (hasStatus(error, 404) || hasStatus(error, 410)) await input.onInteraction?.(null);
    throw error;
  }
  const status = readInteractionStatus(raw);
  if (status === null) throw context.http.unreadable(raw);
  if (status.state !== 'failed' || (status.upload && retriable === 'upload')) return status;
  await input.onInteraction?.(null);
  throw context.http.unreadable(raw, status.reason);
}

function hasStatus(error: unknown, status: number): boolean {
  return error instanceof FailureError && error.failure.kind === 'http' && error.failure.status === status;
}

/** Every call carries the token as a header (§7), so this service always sees a preflight from a browser. */
async function call(
  { http, endpoints, settings, timeouts }: ServiceContext,
  signal: AbortSignal,
  method: 'GET' | 'POST',
  path: string,
  { headers, ...rest }: Partial<HttpRequest> = {},
): Promise<string> {
  const { text } = await http.send({
    signal,
    method,
    address: `${endpoints.interactions}${path}`,
    timeoutMs: timeouts.quickMs,
    ...rest,
    headers: { 'X-API-Token': settings.secrets.interactionsToken, ...headers },
  });
  return text;
}
