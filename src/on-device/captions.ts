import type { SpeechSegment } from '@/domain/answers/segment-reader';
import { FailureError } from '@/domain/failure';
import type { Progress, Provider, TranscribeInput } from '@/domain/provider';
import { cleanText } from '@/domain/transcript/clean-text';
import type { Speaker, SpeakersFound } from '@/domain/transcript/transcript';
import { formatTranscript, parseTranscript } from '@/domain/transcript/transcript-text';
import { readCues } from './caption-cues';
import { readSpeakers } from './caption-speakers';
import { withoutRolling } from './rolling-captions';
import { LABEL_ROLES, labelSegments } from './speakers/label-segments';
import { notHeard, type Separation } from './speakers/separation';
import { type SpeakerJson, toSpeakerJson, toTurns } from './spoken-turns';

/** A caption file as a transcript: the stored form of §5 and the speaker JSON of the Speaker tab. */
export interface CaptionTranscript {
  text: string;
  json: SpeakerJson;
  /** As fine as the captions; without labels where the file names no speaker. */
  segments: SpeechSegment[];
}

/** The text of a caption file, and what was heard of its speakers where the file names none. */
export interface CaptionsTask {
  text: string;
  separation?: Separation;
}

export interface CaptionsRead extends Omit<CaptionTranscript, 'segments'> {
  /** The file itself says who speaks. */
  named: boolean;
  speakers?: SpeakersFound;
}

/** Does the task wherever the host wants it done. Rejects with a FailureError; null when there is no caption in it. */
export type DoCaptionsTask = (task: CaptionsTask, signal: AbortSignal) => Promise<CaptionsRead | null>;

/** Tells the speakers of a call apart by its sound; only pages can. Rejects with a FailureError. */
export type Separate = (
  audio: Blob,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<Separation>;

/** Reads .vtt or .srt text; null when there is no caption in it. No input makes it throw. */
export function parseCaptions(text: string): CaptionTranscript | null {
  // A file in UTF-16 that was read as UTF-8 is every second character NUL: its words are lost, not hidden.
  const lost = text.split('\0').length + text.split('\ufffd').length - 2;
  if (lost > text.length / 20) return null;
  return asTranscript(readSpeakers(withoutRolling(readCues(cleanText(text)))));
}

function asTranscript(segments: SpeechSegment[], roles?: ReadonlyMap<string, Speaker>): CaptionTranscript | null {
  const stored = formatTranscript(toTurns(segments, roles));
  if (parseTranscript(stored).length === 0) return null;
  return { text: stored, json: toSpeakerJson(segments), segments };
}

/** Reads captions as a call's transcript. */
export function doCaptionsTask({ text: captions, separation }: CaptionsTask): CaptionsRead | null {
  const read = parseCaptions(captions);
  if (read === null) return null;
  const { segments } = read;
  const names = new Set(segments.flatMap(({ label }) => label ?? []));
  const named = names.size > 0;
  if (names.size > 2) {
    return { text: read.text, json: read.json, named, speakers: { method: 'names', certain: false, confidence: 0 } };
  }
  if (named || separation === undefined) return { text: read.text, json: read.json, named };
  const { method, confidence } = separation;
  const labelled = labelSegments(segments, separation);
  const told = labelled === null ? null : asTranscript(labelled, LABEL_ROLES);
  const { text, json } = told ?? read;
  return { text, json, named, speakers: { method, certain: told !== null, confidence } };
}

/** The speakers of captions that name none; what can't be read as sound here leaves them uncertain. */
async function listen(separate: Separate | undefined, ...[audio, options]: Parameters<Separate>): Promise<Separation> {
  if (separate === undefined) return notHeard('none');
  try {
    return await separate(audio, options);
  } catch (error) {
    if (error instanceof FailureError && ['unsupported', 'unreadable-file'].includes(error.failure.kind)) {
      return notHeard('none');
    }
    throw error;
  }
}

/**
 * Captions that travel with the audio are its transcript (D7). Where they name no speakers, those are told apart
 * by the sound, if this host can listen. Rejects with missing-model when there are none, unreadable-file when nothing in
 * the file is a caption.
 */
export const createCaptionsProvider = (
  separate?: Separate,
  doTask: DoCaptionsTask = async (task) => doCaptionsTask(task),
) =>
  ({
    async transcribe(
      signal: AbortSignal,
      { captions, audio, autoDiarize }: TranscribeInput,
      progress: Progress = () => {},
    ) {
      if (signal.aborted) throw new FailureError({ kind: 'cancelled' });
      if (captions === undefined) throw new FailureError({ kind: 'missing-model' });
      const started = Date.now();
      const { name, text: raw } = captions;
      const ask = async (task: CaptionsTask) => {
        const read = await doTask(task, signal);
        if (read === null) throw new FailureError({ kind: 'unreadable-file', detail: name });
        return read;
      };
      const hear = () =>
        autoDiarize === false
          ? notHeard('off')
          : listen(separate, audio, { signal, onProgress: (share) => progress({ phase: 'working', share }) });
      const first = await ask({ text: raw });
      const { text, json, speakers } = first.named ? first : await ask({ text: raw, separation: await hear() });
      const at = Date.now();
      const madeBy = { maker: 'captions', name, at, tookMs: at - started } as const;
      return { text, json, ...(speakers && { speakers }), raw, madeBy };
    },
  }) satisfies Provider;

/** For hosts that can't listen. */
export const captionsProvider = createCaptionsProvider();
