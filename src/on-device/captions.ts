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
export const createCaptionsProvider = (separate?: Separate) =>
  ({
    async transcribe(
      signal: AbortSignal,
      { captions, audio, autoDiarize }: TranscribeInput,
      progress: Progress = () => {},
    ) {
      if (signal.aborted) throw new FailureError({ kind: 'cancelled' });
      if (captions === undefined) throw new FailureError({ kind: 'missing-model' });
      const started = Date.now();
      const read = parseCaptions(captions.text);
      if (read === null) throw new FailureError({ kind: 'unreadable-file', detail: captions.name });
      const hear = async () =>
        autoDiarize === false
          ? notHeard('off')
          : listen(separate, audio, { signal, onProgress: (share) => progress({ phase: 'working', share }) });
      const { text, json, speakers } = read.segments.some(({ label }) => label !== undefined)
        ? { ...read, speakers: undefined }
        : await withSpeakers(read, hear);
      const at = Date.now();
      const madeBy = { maker: 'captions', name: captions.name, at, tookMs: at - started } as const;
      return { text, json, ...(speakers && { speakers }), raw: captions.text, madeBy };
    },
  }) satisfies Provider;

async function withSpeakers(
  read: CaptionTranscript,
  hear: () => Promise<Separation>,
): Promise<CaptionTranscript & { speakers: SpeakersFound }> {
  const separation = await hear();
  const { method, confidence } = separation;
  const labelled = labelSegments(read.segments, separation);
  const told = labelled === null ? null : asTranscript(labelled, LABEL_ROLES);
  return { ...(told ?? read), speakers: { method, certain: told !== null, confidence } };
}

/** For hosts that can't listen. */
export const captionsProvider = createCaptionsProvider();
