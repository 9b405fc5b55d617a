import { openAudio } from '@/audio/files/probe';
import { readCaptions } from '@/audio/files/read-captions';
import type { CallId } from '@/domain/call';
import { type Failure, failureOf } from '@/domain/failure';
import { factsOfName, type NamePattern } from '@/domain/file-name-facts';
import { wake } from '@/jobs/queue';
import { attachCaptions, setAudioFacts } from '@/storage/calls/audio';
import { getCall, isStored } from '@/storage/calls/calls';
import { type AudioCallInput, createAudioCall } from '@/storage/calls/create-call';
import { jobsOfCall } from '@/storage/jobs/jobs';
import { type Refusal, sortFiles, titleOfFile } from './sort-files';

export type Refused =
  | Refusal
  | { name: string; why: 'not-audio' | 'storage-full' | 'captions-alone' | 'captions-unreadable' }
  /** kept: not now, yet another time. */
  | { name: string; why: 'failed' | 'kept'; failure: Failure };

/** Where files come from that are not lost with the page: the app's own store of what was shared, a watched folder. */
export interface FileKeeper {
  /** The id under which a file becomes a call: done twice, or in two windows, it is the same call. */
  idOf: (audio: File) => CallId;
  /** These are calls by now, or it was said why not: they need not be kept for that any longer. */
  release: (files: readonly File[]) => Promise<void>;
  /** The folder they were found in. Nobody is waiting for them: what is on screen stays. */
  quiet?: string;
}

export interface Taken {
  calls: CallId[];
  refused: Refused[];
  /** Kept and sent, but this browser can't play them. */
  notPlayable: string[];
  /** Captions that came without audio: meant for the call on screen. */
  loose: File | undefined;
  /** To be tried another time, by their keeper. */
  kept: File[];
}

export interface TakeContext {
  /** What the tool bar and the address of the page say about the next call. */
  call: Pick<AudioCallInput, 'language' | 'service' | 'model' | 'autoDiarize'>;
  /** How names of files tell the facts of their calls; null = they tell nothing. */
  pattern: NamePattern | null;
  signal: AbortSignal;
  keeper?: FileKeeper | undefined;
  onFile: (name: string, at: number, of: number) => void;
  /** Each audio file once, when it is a call or was refused. */
  onDone: (name: string) => void;
  /** Called with every call as soon as it is stored. */
  onCall: (id: CallId) => void;
}

function refusal(name: string, error: unknown, isKept = false): Refused {
  const failure = failureOf(error);
  if (failure.kind === 'unreadable-file') return { name, why: 'not-audio' };
  if (isKept) return { name, why: 'kept', failure };
  return failure.kind === 'storage-full' ? { name, why: 'storage-full' } : { name, why: 'failed', failure };
}

async function takeOne(audio: File, captionFile: File | undefined, context: TakeContext, taken: Taken) {
  const known = context.keeper?.idOf(audio);
  // By a page that went before it could say so, or by another window.
  if (known !== undefined && (await isStored(known))) return;
  const { durationS, playable, mime } = await openAudio(audio, context.signal);
  const captions = captionFile && (await readCaptions(captionFile));
  const told = context.pattern && factsOfName(audio.name, context.pattern);
  const id = await createAudioCall({
    ...(known !== undefined && { id: known }),
    file: audio,
    fileName: audio.name,
    ...(captions && { captions }),
    source: 'upload',
    title: told?.title ?? titleOfFile(audio.name),
    ...(told && { facts: told.facts }),
    ...context.call,
  });
  taken.calls.push(id);
  if (captionFile && captions === null) taken.refused.push({ name: captionFile.name, why: 'captions-unreadable' });
  if (!playable) taken.notPlayable.push(audio.name);
  context.onCall(id);
  // The call is stored: it is not refused for want of room for its length.
  await setAudioFacts(id, { durationS, playable, ...(mime !== '' && { mime }) }).catch(() => undefined);
}

/**
 * The upload flow up to the queue (D16): what was chosen is looked at, then stored whole, one file after the
 * other; a file that can't be taken leaves the others alone. Bytes are never read into memory here.
 */
export async function takeFiles(files: readonly File[], context: TakeContext): Promise<Taken> {
  const sorted = sortFiles(files);
  const { keeper } = context;
  const taken: Taken = { calls: [], refused: [...sorted.refused], notPlayable: [], loose: sorted.loose, kept: [] };
  for (const [index, { audio, captions }] of sorted.calls.entries()) {
    context.onFile(audio.name, index + 1, sorted.calls.length);
    const both = captions === undefined ? [audio] : [audio, captions];
    try {
      await takeOne(audio, captions, context, taken);
      // At once: the next file may need the room. What can't be released now is found to be stored the next time.
      await keeper?.release(both).catch(() => undefined);
    } catch (error) {
      const refused = refusal(audio.name, error, keeper !== undefined);
      taken.refused.push(refused);
      if (refused.why === 'kept') taken.kept.push(...both);
    } finally {
      context.onDone(audio.name);
    }
  }
  return taken;
}

/** Captions chosen alone become the transcript of the call on screen, when its audio waits for one; else a refusal. */
export async function attachLoose(file: File, callId: CallId | null): Promise<Refused | null> {
  const { name } = file;
  if (callId === null) return { name, why: 'captions-alone' };
  const [call, jobs] = await Promise.all([getCall(callId), jobsOfCall(callId)]);
  const waits = jobs.some((job) => job.kind === 'transcribe' && job.state !== 'done');
  if (call?.audio === undefined || !waits) return { name, why: 'captions-alone' };
  try {
    const captions = await readCaptions(file);
    if (captions === null) return { name, why: 'captions-unreadable' };
    await attachCaptions(callId, captions);
    wake();
    return null;
  } catch (error) {
    return refusal(name, error);
  }
}
