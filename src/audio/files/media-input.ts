import {
  ADTS,
  BlobSource,
  FLAC,
  Input,
  type InputAudioTrack,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny';
import { FailureError } from '@/domain/failure';
import { readWavHeader } from './wav-header';

const FORMATS = [MP3, WAVE, MP4, QTFF, FLAC, OGG, ADTS, WEBM, MATROSKA];

/** Opens the first audio track. Rejects with `unreadable-file` when there is none. The caller disposes the input. */
export async function openTrack(
  blob: Blob,
  onRead?: (end: number) => void,
): Promise<{ input: Input; track: InputAudioTrack }> {
  const source = new BlobSource(blob);
  if (onRead !== undefined) source.on('read', ({ end }) => onRead(end));
  const input = new Input({ formats: FORMATS, source });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (track === null) throw new Error('no audio track');
    return { input, track };
  } catch (error) {
    input.dispose();
    throw new FailureError({ kind: 'unreadable-file', detail: error instanceof Error ? error.message : '' });
  }
}

/** A WAV may wrap MP3 frames; the demuxer knows only bare ones, so it is shown what lies inside. */
export async function unwrapMp3(blob: Blob): Promise<Blob> {
  const header = await readWavHeader(blob);
  if (header?.coding !== 'mp3') return blob;
  return blob.slice(header.dataStart, header.dataStart + header.dataBytes, 'audio/mpeg');
}
