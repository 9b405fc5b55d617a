import { FailureError } from '@/domain/failure';
import type { JobKind } from '@/domain/jobs/job';
import type { Interaction, Progress, Provider, TextInput } from '@/domain/provider';
import { isTyped } from '@/domain/transcript/transcript';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { storing } from '@/storage/browser/storage-failure';
import { storeScore } from '@/storage/calls/scores';
import { createPieceStore } from '@/storage/calls/transcript-pieces';
import type { CallmarkDatabase } from '@/storage/database';
import { readAudioInput, readTextInput } from '@/storage/jobs/job-inputs';
import { isForUntyped } from '@/storage/jobs/job-rows';
import { storeAutoNote, storeSummary, storeTranscription } from '@/storage/jobs/store-results';
import type { TakenJob } from '@/storage/jobs/take-jobs';
import { readCardInUse } from '@/storage/scorecards/card-in-use';

export interface HandlerContext {
  database: CallmarkDatabase;
  provider: Provider;
  now: () => number;
  progress: Progress;
  onInteraction: (interaction: Interaction | null) => Promise<void>;
}

/** Writes what was found; runs inside the transaction that ends the job. */
export type Store = () => Promise<void>;

/** Does one job: reads the call, asks the provider, and says how to store the answer. Rejects with a FailureError. */
export type Handler = (signal: AbortSignal, job: TakenJob, context: HandlerContext) => Promise<Store>;

function offered<T>(capability: T | undefined): T {
  if (capability === undefined) throw new FailureError({ kind: 'missing-model' });
  return capability;
}

async function transcribe(signal: AbortSignal, job: TakenJob, context: HandlerContext): Promise<Store> {
  const { database, provider, now, progress, onInteraction } = context;
  // Typed while its runner died: the sound is not sent again for it.
  if (isForUntyped(job) && isTyped(await storing(() => database.transcripts.get(job.callId)))) return async () => {};
  const found = await storing(() => readAudioInput(database, job.callId));
  if (found === undefined) throw new FailureError({ kind: 'missing-audio' });
  const { call, blob, name, captions, ...options } = found;
  if (blob.size === 0) throw new FailureError({ kind: 'unreadable-file', detail: 'empty' });
  const interaction: Interaction | undefined =
    job.interactionId === undefined ? undefined : { id: job.interactionId, step: job.interactionStep ?? 'declared' };
  const { language, service } = call;
  const scorecard = await storing(() => readCardInUse(database, job.callId, service));
  const input = {
    ...{ audio: blob, fileName: name, language, service, requestId: job.id, onInteraction },
    ...options,
    ...(scorecard && { scorecard }),
    ...(captions && job.captions !== false && { captions }),
    pieces: createPieceStore(database, job.callId),
    ...(interaction && { interaction }),
  };
  const result = await offered(provider.transcribe?.bind(provider))(signal, input, progress);
  return () => storeTranscription(database, job.callId, result, now());
}

async function textOf(job: TakenJob, { database }: HandlerContext): Promise<{ input: TextInput; revision: number }> {
  const found = job.input ?? (await storing(() => readTextInput(database, job.callId)));
  if (found === undefined) throw new FailureError({ kind: 'missing-transcript' });
  const { call, transcript } = found;
  const input: TextInput = {
    text: transcript.text,
    turns: parseTranscript(transcript.text),
    language: call.language || (transcript.detectedLanguage ?? ''),
    service: job.service || call.service,
    requestId: job.id,
    ...(transcript.madeBy.maker !== 'human' && { transcribed: true }),
  };
  return { input, revision: transcript.revision };
}

async function summarise(signal: AbortSignal, job: TakenJob, context: HandlerContext): Promise<Store> {
  const { input, revision } = await textOf(job, context);
  const { provider, database, progress } = context;
  const result = await offered(provider.summarise?.bind(provider))(signal, input, progress);
  return () => storeSummary(database, job.callId, result, revision);
}

async function score(signal: AbortSignal, job: TakenJob, context: HandlerContext): Promise<Store> {
  const { input: text, revision } = await textOf(job, context);
  const { provider, database, progress } = context;
  const scorecard = await storing(() => readCardInUse(database, job.callId, text.service));
  const input = { ...text, ...(scorecard && { scorecard }) };
  const result = await offered(provider.score?.bind(provider))(signal, input, progress);
  return () => storeScore(database, job.callId, job.service, result, revision);
}

async function autoNote(signal: AbortSignal, job: TakenJob, context: HandlerContext): Promise<Store> {
  const { input, revision } = await textOf(job, context);
  const { provider, database, progress } = context;
  const result = await offered(provider.autoNote?.bind(provider))(signal, input, progress);
  return () => storeAutoNote(database, job.callId, result, revision);
}

export const handlers: Readonly<Record<JobKind, Handler>> = { transcribe, summarise, score, 'auto-note': autoNote };
