import type { SpeechSegment } from '@/domain/answers/segment-reader';
import type { Speaker, SpeakersFound } from '@/domain/transcript/transcript';
import type { PieceSegment, TranscriptPiece } from '@/domain/transcript/transcript-piece';
import { formatTranscript } from '@/domain/transcript/transcript-text';
import { LABEL_ROLES, labelSegments } from '../speakers/label-segments';
import type { Separation } from '../speakers/separation';
import { type SpeakerJson, toSpeakerJson, toTurns } from '../spoken-turns';
import { leaveOutEcho, type SideSegment } from './leave-out-echo';

export interface AssembleOptions {
  separation: Separation;
  /** Which channel of a stereo call is the agent's. */
  agentChannel: 'left' | 'right';
}

/** What a model heard, in the forms in which a transcript is stored (§5). */
export interface AssembledTranscript {
  /** '' when no piece holds a word. */
  text: string;
  json: SpeakerJson;
  /** In the order of their start; with labels where the speakers are known. */
  segments: SpeechSegment[];
  speakers: SpeakersFound;
  /** The language heard longest, code of §9. */
  detectedLanguage?: string;
}

/**
 * The pieces of a call, in any order, as its transcript. Pieces of two channels have their speaker by the channel; those
 * of one get them by the separation, and none where it is uncertain: then each segment is a turn of its own.
 */
export function assemblePieces(
  pieces: readonly TranscriptPiece[],
  { separation, agentChannel }: AssembleOptions,
): AssembledTranscript {
  const spoken = pieces
    .flatMap(({ channel, segments }) => segments.map((segment) => toSide(segment, channel, agentChannel)))
    .filter(({ text }) => text !== '')
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const { segments, speakers } = withSpeakers(spoken, separation);
  const detectedLanguage = languageOf(pieces);
  return {
    text: formatTranscript(toTurns(segments, LABEL_ROLES)),
    json: toSpeakerJson(segments),
    segments,
    speakers,
    ...(detectedLanguage !== undefined && { detectedLanguage }),
  };
}

function toSide({ start, end, text }: PieceSegment, channel: number, agentChannel: 'left' | 'right'): SideSegment {
  const side = (channel === 0) === (agentChannel === 'left') ? 0 : 1;
  return { start, end: Math.max(start, end), text: text.trim(), channel, side };
}

function withSpeakers(spoken: SideSegment[], separation: Separation) {
  const { method, confidence } = separation;
  if (method === 'channels' || spoken.some(({ channel }) => channel > 0)) {
    const segments = leaveOutEcho(spoken, separation).map(({ side, ...segment }) => ({
      ...plain(segment),
      label: labelOf(side === 0 ? 'agent' : 'customer'),
    }));
    return { segments, speakers: { method: 'channels', certain: segments.length > 0, confidence: 1 } as const };
  }
  const unlabelled = spoken.map(plain);
  const labelled = labelSegments(unlabelled, separation);
  return { segments: labelled ?? unlabelled, speakers: { method, certain: labelled !== null, confidence } };
}

const plain = ({ start, end, text }: PieceSegment) => ({ start, end, text });

function labelOf(speaker: Speaker): string {
  return [...LABEL_ROLES].find(([, role]) => role === speaker)?.[0] ?? '';
}

function languageOf(pieces: readonly TranscriptPiece[]): string | undefined {
  const heard = new Map<string, number>();
  for (const { language, segments } of pieces) {
    const seconds = segments.reduce((sum, { start, end }) => sum + Math.max(0, end - start), 0);
    if (language !== '' && segments.length > 0) heard.set(language, (heard.get(language) ?? 0) + seconds);
  }
  return [...heard].reduce<[string, number] | undefined>(
    (most, one) => (most && most[1] >= one[1] ? most : one),
    undefined,
  )?.[0];
}
