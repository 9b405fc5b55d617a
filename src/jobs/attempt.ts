import { FailureError } from '@/domain/failure';
import type { JobKind, JobProgress } from '@/domain/jobs/job';
import type { Interaction, Progress, Provider, TextInput } from '@/domain/provider';
import { isTyped } from '@/domain/transcript/transcript';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { storing } from '@/storage/browser/storage-failure';
import { getAudio } from '@/storage/calls/audio';
import { storeScore } from '@/storage/calls/scores';
import { createPieceStore } from '@/storage/calls/transcript-pieces';
import type { CallmarkDatabase } from '@/storage/database';
import { beatJob, storeInteraction } from '@/storage/jobs/job-queue';
import { isForUntyped } from '@/storage/jobs/job-rows';
import { storeAutoNote, storeSummary, storeTranscription } from '@/storage/jobs/store-results';
import type { TakenJob } from '@/storage/jobs/take-jobs';
import { readCardInUse } from '@/storage/scorecards/card-in-use';
import type { Choice } from './providers';
import type { RunnerHost } from './runner-host';

/** How often a running job says that it is alive. */
const BEAT_MS = 5_000;
/** Progress is written at most this often: each write wakes every screen. */
const PROGRESS_MS = 500;

/** No room at the next provider, or it may not leave any more: the job goes back into the queue as if it had not been taken. */
export class NoRoomError extends Error {}

/** Who is asked for a job, in order, and whether there is room for it at the next one. */
export interface Asking {
  choices: readonly Choice[];
  mayPass: () => boolean;
  /** Whether a service is being asked now, not this device. */
  atService: () => boolean;
  /** Whether it would still be taken: asked of what waited in line for a connection, for minutes maybe (D675). */
  mayLeave: () => boolean;
}

/** Writes what was found; runs inside the transaction that ends the job. */
type Store = () => Promise<void>;

/** Runs a taken job while it gives its heartbeat. An attempt whose job was cancelled or taken over is aborted at the next heartbeat. */
export async function runAttempt(
  controller: AbortController,
  job: TakenJob,
  host: RunnerHost,
  asking: Asking,
): Promise<Store> {
  const beat = async () => {
    if (!(await beatJob(host.database, job, host.now()))) controller.abort();
  };
  const stopBeating = host.every(BEAT_MS, () => {
    beat().catch(() => undefined);
  });
  try {
    return await tryEach(controller, job, host, asking);
  } finally {
    stopBeating();
  }
}

/** The next provider is asked only where the one before can't do this call at all. */
async function tryEach(controller: AbortController, job: TakenJob, host: RunnerHost, asking: Asking): Promise<Store> {
  const [first, ...others] = asking.choices;
  if (first === undefined) throw new FailureError({ kind: 'missing-model' });
  try {
    return await tryOne(controller, job, host, first, asking.mayLeave);
  } catch (error) {
    const unable = error instanceof FailureError && error.failure.kind === 'missing-model';
    if (!unable || others.length === 0) throw error;
  }
  if (!asking.mayPass()) throw new NoRoomError();
  return tryEach(controller, job, host, { ...asking, choices: others });
}

async function tryOne(
  controller: AbortController,
  job: TakenJob,
  host: RunnerHost,
  choice: Choice,
  mayLeave: Asking['mayLeave'],
): Promise<Store> {
  if (choice.place === 'service' && !host.online()) throw new FailureError({ kind: 'offline' });
  const { database, now } = host;
  let written = now();
  let phase: JobProgress['phase'] | undefined;
  const progress = (next: JobProgress) => {
    if (phase === 'in-line' && next.phase !== phase && !mayLeave()) throw new NoRoomError();
    // The end of a long upload is written whenever it comes: else the screen would say "sending" until the answer.
    const turned = phase !== undefined && phase !== next.phase;
    // What waits in line is told at once, since nothing else of it comes.
    if (!turned && next.phase !== 'in-line' && now() - written < PROGRESS_MS) return;
    written = now();
    phase = next.phase;
    // Only shown: a beat that could not be written changes nothing.
    const beating = beatJob(database, job, written, next);
    beating.then((own) => own || controller.abort()).catch(() => undefined);
  };
  const onInteraction = async (interaction: Interaction | null) => {
    const own = await storing(() => storeInteraction(database, job, interaction));
    if (!own) throw new FailureError({ kind: 'cancelled' });
  };
  return handlers[job.kind](controller.signal, job, {
    database,
    provider: choice.provider,
    now,
    progress,
    onInteraction,
  });
}

interface HandlerContext {
  database: CallmarkDatabase;
  provider: Provider;
  now: () => number;
  progress: Progress;
  onInteraction: (interaction: Interaction | null) => Promise<void>;
}

/** Does one job: reads the call, asks the provider, and says how to store the answer. Rejects with a FailureError. */
type Handler = (signal: AbortSignal, job: TakenJob, context: HandlerContext) => Promise<Store>;

function offered<T>(capability: T | undefined): T {
  if (capability === undefined) throw new FailureError({ kind: 'missing-model' });
  return capability;
}

async function transcribe(signal: AbortSignal, job: TakenJob, context: HandlerContext): Promise<Store> {
  const { database, provider, now, progress, onInteraction } = context;
  // Typed while its runner died: the sound is not sent again for it.
  if (isForUntyped(job) && isTyped(await storing(() => database.transcripts.get(job.callId)))) return async () => {};
  const [call, sound] = await storing(() =>
    Promise.all([database.calls.get(job.callId), getAudio(job.callId, database)]),
  );
  if (call === undefined || sound === undefined) throw new FailureError({ kind: 'missing-audio' });
  const { blob, name, mime: _mime, captions, ...options } = sound;
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

function textOf(job: TakenJob): { input: TextInput; revision: number } {
  if (job.input === undefined) throw new FailureError({ kind: 'missing-transcript' });
  const { call, transcript } = job.input;
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
  const { input, revision } = textOf(job);
  const { provider, database, progress } = context;
  const result = await offered(provider.summarise?.bind(provider))(signal, input, progress);
  return () => storeSummary(database, job.callId, result, revision);
}

async function score(signal: AbortSignal, job: TakenJob, context: HandlerContext): Promise<Store> {
  const { input: text, revision } = textOf(job);
  const { provider, database, progress } = context;
  const scorecard = await storing(() => readCardInUse(database, job.callId, text.service));
  const input = { ...text, ...(scorecard && { scorecard }) };
  const result = await offered(provider.score?.bind(provider))(signal, input, progress);
  return () => storeScore(database, job.callId, job.service, result, revision);
}

async function autoNote(signal: AbortSignal, job: TakenJob, context: HandlerContext): Promise<Store> {
  const { input, revision } = textOf(job);
  const { provider, database, progress } = context;
  const result = await offered(provider.autoNote?.bind(provider))(signal, input, progress);
  return () => storeAutoNote(database, job.callId, result, revision);
}

export const handlers: Readonly<Record<JobKind, Handler>> = { transcribe, summarise, score, 'auto-note': autoNote };
