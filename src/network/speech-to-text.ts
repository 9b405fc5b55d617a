import {
  readTranscriptionAnswer,
  readTranscriptionProblem,
  type TranscriptionAnswer,
} from '@/domain/answers/transcription-answer';
import { languageCode, languageName } from '@/domain/languages';
import type { Progress, TranscribeInput, TranscriptionResult } from '@/domain/provider';
import { speechModel } from '@/domain/query-parameters';
import { scoringWebhook } from '@/domain/scoring/scorecard-kind';
import type { Settings } from '@/domain/settings';
import { authorization, madeByService, queuedForm, type ServiceContext } from './service-context';
import { workTimeout } from './timeouts';

/** §7 speech-to-text upload: the whole file with every parameter of the upload path. */
export async function uploadForTranscription(
  context: ServiceContext,
  signal: AbortSignal,
  input: TranscribeInput,
  progress: Progress,
): Promise<TranscriptionResult> {
  const { endpoints, http, now, settings, timeouts } = context;
  const address = endpoints.transcription;
  const startedAt = now();
  const file = { part: 'file', blob: input.audio, name: input.fileName };
  progress({ phase: 'sending' });
  const { text: raw } = await http.send({
    signal,
    method: 'POST',
    address,
    headers: authorization(context, address),
    body: queuedForm(context, input.requestId, uploadFields(settings, input), file),
    timeoutMs: workTimeout(input.audio.size, timeouts),
    onSent: (share) => progress(share < 1 ? { phase: 'sending', share } : { phase: 'working' }),
  });
  const answer = readTranscriptionAnswer(raw, { agentChannel: settings.agentChannel });
  if (!answer) throw http.unreadable(raw, readTranscriptionProblem(raw), address);
  const madeBy = madeByService(address, startedAt, now());
  const { text, json, summary, detectedLanguage } = answer;
  return {
    text,
    raw,
    madeBy,
    ...(json === undefined ? {} : { json }),
    ...(summary === undefined ? {} : { summary: { ...summary, cut: false, raw: summary.text, madeBy } }),
    ...(detectedLanguage === undefined ? {} : { detectedLanguage }),
  };
}

function uploadFields(settings: Settings, input: TranscribeInput): [string, string][] {
  const language = languageField(input.language, settings.languageParameter);
  // A scorecard of one's own that no service judges by has no address to name.
  const webhook = input.scorecard === undefined ? scoringWebhook(input.service) : input.scorecard.path;
  const uriName = webhook?.endsWith('/sale-effectiveness') ? 'sale_effectiveness_uri' : 'customer_service_uri';
  return [
    ['model', speechModel(input.model === 'v3' || input.model === 'large-v3' ? 'v3' : 'other', settings.customModel)],
    ...(language === undefined ? [] : [['language', language] satisfies [string, string]]),
    ['batch_size', '2'],
    ['response_format', 'json'],
    ['auto_diarize', input.autoDiarize === false ? 'False' : 'True'],
    ['diarize', 'True'],
    ['vad_threshold', '0.1'],
    ['vad_filter', 'False'],
    ['max_speakers', '2'],
    ['allow_phase_segments', 'True'],
    ['summary_uri', '/webhook/summarize'],
    ...(webhook === undefined ? [] : [[uriName, webhook] satisfies [string, string]]),
  ];
}

/** A slice of a live recording. Everything optional is sent only when it is given, a temperature of 0 included. */
export interface RecorderCall {
  audio: Blob;
  fileName: string;
  model: string;
  /** Code of §9, '' = automatic. */
  language?: string;
  prompt?: string;
  responseFormat?: string;
  temperature?: number;
  textTimestamps: boolean;
  /** More fields, e.g. vad_filter and vad_threshold of the live recorder. */
  extras?: Readonly<Record<string, string>>;
}

/** §7 generic recorder call, POST {whisper-url}/{mode}: not queued, so it carries no request_id. */
export async function callRecorder(
  context: ServiceContext,
  signal: AbortSignal,
  call: RecorderCall,
): Promise<TranscriptionAnswer> {
  const { endpoints, http, settings, timeouts } = context;
  const form = new FormData();
  form.append('file', call.audio, call.fileName);
  const language = languageField(call.language ?? '', settings.languageParameter);
  const fields: Record<string, string | undefined> = {
    model: call.model,
    batch_size: '1',
    text_timestamps: String(call.textTimestamps),
    prompt: call.prompt,
    response_format: call.responseFormat,
    temperature: call.temperature?.toString(),
    language,
    ...call.extras,
  };
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  const { text: raw } = await http.send({
    signal,
    method: 'POST',
    address: endpoints.transcription,
    headers: authorization(context, endpoints.transcription),
    body: form,
    timeoutMs: workTimeout(call.audio.size, timeouts),
  });
  const answer = readTranscriptionAnswer(raw, { agentChannel: settings.agentChannel });
  if (!answer) throw http.unreadable(raw, readTranscriptionProblem(raw));
  return answer;
}

/** Full name or code, as the server wants it (D33); undefined = automatic, the field is left out. */
function languageField(language: string, form: Settings['languageParameter']): string | undefined {
  return (form === 'code' ? languageCode(language) : languageName(language)) || undefined;
}
