import { AUDIO_TYPES } from '@/domain/audio-types';
import { FailureError } from '@/domain/failure';
import { loadMetadata } from './load-metadata';
import { type AudioKind, sniffFile } from './sniff';
import { type Inspection, runTask } from './tasks';

export interface OpenedAudio {
  /** Seconds, by the file's own frames where they can be read (a browser's guess may be minutes off). */
  durationS: number;
  channels: number;
  /** False: the file is sound, but this browser has no decoder for it (GSM, ADPCM, ALAC …): store and send it anyway. */
  playable: boolean;
  /** By content, never by name; '' when only the browser knows. */
  mime: string;
}

/**
 * Opens a file as audio by loading it (D16, D37). Rejects with FailureError `unreadable-file` when it
 * is empty, is something else under an audio name, or is cut so short that nothing is left; `cancelled` on abort.
 * A truncated file that still plays is fine.
 */
export async function openAudio(
  blob: Blob,
  signal: AbortSignal,
  onProgress: (share: number) => void = () => {},
): Promise<OpenedAudio> {
  if (blob.size === 0) throw unreadable('empty');
  const kind = await sniffFile(blob).catch(() => {
    // The file on disk was changed or removed after it was chosen.
    throw unreadable('gone');
  });
  onProgress(0.1);
  const played = await loadMetadata(blob, signal);
  onProgress(0.4);
  const inspected = kind === null && played === null ? null : await inspect(blob, signal);
  onProgress(1);
  const opened = judge(kind, played, inspected);
  if (opened === null) throw unreadable(kind ?? 'not audio');
  return opened;
}

/** The rule: a browser that plays it is right, except about pictures without sound; else the file must speak for itself. */
export function judge(
  kind: AudioKind | null,
  played: { durationS: number } | null,
  inspected: Inspection | null,
): OpenedAudio | null {
  const mime = kind === null ? '' : AUDIO_TYPES[kind];
  const hasNoSound = inspected === null && (kind === 'mp4' || kind === 'webm');
  if (played === null || hasNoSound) {
    return inspected !== null && inspected.durationS > 0
      ? { durationS: inspected.durationS, channels: inspected.channels, playable: false, mime }
      : null;
  }
  const durationS = inspected?.durationS || played.durationS;
  if (!Number.isFinite(durationS) || durationS <= 0) return null;
  return { durationS, channels: inspected?.channels ?? 1, playable: true, mime };
}

async function inspect(blob: Blob, signal: AbortSignal): Promise<Inspection | null> {
  try {
    return await runTask('inspect', blob, signal);
  } catch (error) {
    if (error instanceof FailureError && error.failure.kind === 'cancelled') throw error;
    return null;
  }
}

function unreadable(detail: string): FailureError {
  return new FailureError({ kind: 'unreadable-file', detail });
}
