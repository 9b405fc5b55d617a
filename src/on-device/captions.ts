import { cleanText } from '@/domain/clean-text';
import { FailureError } from '@/domain/failure';
import type { Provider } from '@/domain/provider';
import type { SpeechSegment } from '@/domain/segment-reader';
import { assignRoles } from '@/domain/speaker-roles';
import type { Turn } from '@/domain/transcript';
import { formatTranscript, parseTranscript } from '@/domain/transcript-text';
import { readCues } from './caption-cues';
import { readSpeakers } from './caption-speakers';

/** A caption file as a transcript: the stored form of §5 and the speaker JSON of the Speaker tab. */
export interface CaptionTranscript {
  text: string;
  json: { segments: { start: number; end: number; speaker: string; text: string }[] };
}

/** Captions of one speaker closer than this are one turn, as long as it stays short enough to replay. */
const SAME_TURN_GAP_S = 1.5;
const LONGEST_TURN_S = 30;

function toTurns(segments: readonly SpeechSegment[]): Turn[] {
  const roles = assignRoles(segments);
  const turns: Turn[] = [];
  let speaker: Turn['speaker'] = 'agent';
  for (const { label, start = 0, end = start, text } of segments) {
    speaker = (label === undefined ? undefined : roles.get(label)) ?? speaker;
    const last = turns.at(-1);
    const near = last && last.speaker === speaker && start - (last.end ?? 0) <= SAME_TURN_GAP_S;
    if (last && near && end - (last.start ?? 0) <= LONGEST_TURN_S) {
      last.text = `${last.text} ${text}`;
      last.end = Math.max(last.end ?? 0, end);
    } else turns.push({ speaker, start, end, text });
  }
  return turns;
}

const toMilliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000;

/** Reads .vtt or .srt text; null when there is no caption in it. No input makes it throw. */
export function readCaptions(text: string): CaptionTranscript | null {
  // A file in UTF-16 that was read as UTF-8 is every second character NUL: its words are lost, not hidden.
  const lost = text.split('\0').length + text.split('\ufffd').length - 2;
  if (lost > text.length / 20) return null;
  const segments = readSpeakers(readCues(cleanText(text)));
  const stored = formatTranscript(toTurns(segments));
  if (parseTranscript(stored).length === 0) return null;
  return {
    text: stored,
    json: {
      segments: segments.map(({ start = 0, end = start, label = '', text: words }) => ({
        start: toMilliseconds(start),
        end: toMilliseconds(end),
        speaker: label,
        text: words,
      })),
    },
  };
}

/**
 * Captions that travel with the audio are its transcript (decision 7a). Rejects with missing-model when there are none,
 * unreadable-file when nothing in the file is a caption.
 */
export const captionsProvider = {
  async transcribe(signal, { captions }) {
    if (signal.aborted) throw new FailureError({ kind: 'cancelled' });
    if (captions === undefined) throw new FailureError({ kind: 'missing-model' });
    const started = Date.now();
    const read = readCaptions(captions.text);
    if (read === null) throw new FailureError({ kind: 'unreadable-file', detail: captions.name });
    const at = Date.now();
    const madeBy = { maker: 'captions', name: captions.name, at, tookMs: at - started } as const;
    return { text: read.text, json: read.json, raw: captions.text, madeBy };
  },
} satisfies Provider;
