import { openAudio } from '@/audio/files/probe';
import { readCaptions } from '@/audio/files/read-captions';
import type { CallId } from '@/domain/call';
import { type Failure, failureOf } from '@/domain/failure';
import { setAudioFacts } from '@/storage/calls/audio';
import { type AudioCallInput, createAudioCall } from '@/storage/calls/calls';

import { type Refusal, sortFiles, titleOfFile } from './sort-files';

export type Refused =
  | { name: string; why: Refusal | 'not-audio' | 'storage-full' | 'captions-alone' | 'captions-unreadable' }
  | { name: string; why: 'failed'; failure: Failure };

export interface Taken {
  calls: CallId[];
  refused: Refused[];
  /** Kept and sent, but this browser can't play them. */
  notPlayable: string[];
  /** Captions that came without audio: meant for the call on screen. */
  loose: File | undefined;
}

export interface TakeContext {
  /** What the tool bar and the address of the page say about the next call. */
  call: Pick<AudioCallInput, 'language' | 'service' | 'model' | 'autoDiarize'>;
  signal: AbortSignal;
  onFile: (name: string, at: number, of: number) => void;
  /** Each audio file once, when it is a call or was refused. */
  onDone: (name: string) => void;
  /** Called with every call as soon as it is stored. */
  onCall: (id: CallId) => void;
}

export function refusal(name: string, error: unknown): Refused {
  const failure = failureOf(error);
  switch (failure.kind) {
    case 'unreadable-file':
      return { name, why: 'not-audio' };
    case 'storage-full':
      return { name, why: 'storage-full' };
    default:
      return { name, why: 'failed', failure };
  }
}

async function takeOne(audio: File, captionFile: File | undefined, context: TakeContext, taken: Taken) {
  const { durationS, playable, mime } = await openAudio(audio, context.signal);
  const captions = captionFile && (await readCaptions(captionFile));
  const id = await createAudioCall({
    file: audio,
    fileName: audio.name,
    ...(captions && { captions }),
    source: 'upload',
    title: titleOfFile(audio.name),
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
  const taken: Taken = { calls: [], refused: [...sorted.refused], notPlayable: [], loose: sorted.loose };
  for (const [index, { audio, captions }] of sorted.calls.entries()) {
    context.onFile(audio.name, index + 1, sorted.calls.length);
    try {
      await takeOne(audio, captions, context, taken);
    } catch (error) {
      taken.refused.push(refusal(audio.name, error));
    } finally {
      context.onDone(audio.name);
    }
  }
  return taken;
}
