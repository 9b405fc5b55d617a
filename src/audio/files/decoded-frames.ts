import { type AudioSample, AudioSampleSink, EncodedPacketSink, type InputAudioTrack } from 'mediabunny';
import { FailureError, NO_DECODER } from '@/domain/failure';
import { createWatchdog, within } from '../watchdog';
import { openTrack, unwrapMp3 } from './media-input';
import { sampleBytes, sampleReader } from './pcm';
import { decodePieces, type PieceDecoder } from './pieces';
import { readWavHeader, type WavHeader } from './wav-header';

/** Sound as it comes out of a file, a piece at a time. */
export interface DecodedFrames {
  /** One or two channels of at least `frames` samples, in memory that the next piece overwrites. */
  lanes: readonly Float32Array[];
  frames: number;
  /** Seconds; may be below 0, and may leave holes or overlap: decoders start late, early or lose frames. */
  timeS: number;
  sampleRate: number;
  /** How far the file has been read, 0 to 1. */
  share: number;
}

/** Of any stored sound; never more in memory than a megabyte, or, of MP3 and AAC where there is `pieces`, than some pieces. */
export async function* decodeFrames(blob: Blob, pieces?: PieceDecoder): AsyncGenerator<DecodedFrames> {
  const header = await readWavHeader(blob);
  if (header === null || header.coding === 'mp3') yield* codedFrames(await unwrapMp3(blob), pieces);
  else yield* wavFrames(blob, header);
}

const SLICE_BYTES = 1024 * 1024;

/** A WAV of plain samples, which needs no decoder. Rejects with `unsupported` for any other coding. */
async function* wavFrames(blob: Blob, header: WavHeader): AsyncGenerator<DecodedFrames> {
  const read = sampleReader(header);
  if (read === null) throw new FailureError({ kind: 'unsupported', detail: `wav ${header.formatTag}` });
  const { blockAlign, sampleRate } = header;
  const width = sampleBytes(header);
  const total = Math.floor(header.dataBytes / blockAlign);
  if (total === 0) throw new FailureError({ kind: 'unreadable-file', detail: 'no sound' });

  const framesPerSlice = Math.max(1, Math.floor(SLICE_BYTES / blockAlign));
  const lanes = Array.from({ length: Math.min(2, header.channels) }, () => new Float32Array(framesPerSlice));
  for (let done = 0; done < total; ) {
    const frames = Math.min(framesPerSlice, total - done);
    const from = header.dataStart + done * blockAlign;
    const view = new DataView(await blob.slice(from, from + frames * blockAlign).arrayBuffer());
    lanes.forEach((lane, channel) => {
      for (let frame = 0, at = channel * width; frame < frames; frame++, at += blockAlign) {
        lane[frame] = read(view, at);
      }
    });
    const timeS = done / sampleRate;
    done += frames;
    yield { lanes, frames, timeS, sampleRate, share: done / total };
  }
}

/** A coded file. Rejects with `unsupported` where there is no decoder for it, or it does not work. */
async function* codedFrames(blob: Blob, pieces?: PieceDecoder): AsyncGenerator<DecodedFrames> {
  let bytesRead = 0;
  const { input, track } = await openTrack(blob, (end) => {
    bytesRead = Math.max(bytesRead, end);
  });
  try {
    const durationS = await track.getDurationFromMetadata();
    let endS = 0;
    for await (const sound of soundOf(track, pieces)) {
      endS = Math.max(endS, sound.timeS + sound.frames / sound.sampleRate);
      yield { ...sound, share: Math.max(0, Math.min(1, durationS ? endS / durationS : bytesRead / blob.size)) };
    }
    if (endS <= 0) throw new FailureError({ kind: 'unreadable-file', detail: 'no sound' });
  } finally {
    input.dispose();
  }
}

/** A decoder that starts in the middle needs some frames before what is wanted. */
const LEAD_S = 1;

/** In pieces as far as that goes, the rest frame by frame by WebCodecs. */
async function* soundOf(
  track: InputAudioTrack,
  pieces: PieceDecoder | undefined,
): AsyncGenerator<Omit<DecodedFrames, 'share'>> {
  const laneCount = Math.min(2, await track.getNumberOfChannels());
  const fromS = pieces === undefined ? Number.NEGATIVE_INFINITY : yield* decodePieces(track, laneCount, pieces);
  if (fromS === Number.POSITIVE_INFINITY) return;
  if (!(await within(SILENCE_MS, track.canDecode(), NO_DECODER))) {
    throw new FailureError({ kind: 'unsupported', detail: (await track.getCodec()) ?? 'unknown codec' });
  }
  const copy = createFrameReader(laneCount);
  for await (const sample of decodedSamples(track, fromS - LEAD_S)) {
    const { timestamp: timeS, sampleRate, numberOfFrames: frames, duration } = sample;
    if (timeS + duration / 2 < fromS) sample.close();
    else yield { lanes: copy(sample), frames, timeS, sampleRate };
  }
}

/** A decoder that works gives its first sound within a fraction of a second, also on a busy tablet. */
const SILENCE_MS = 10_000;

/**
 * What comes out of the decoder. Some say yes to a coding and then fail, or stay silent for ever (WebKit's with AAC, FLAC
 * and MP3, by platform): that says nothing about the file. A file cut in the middle of a frame ends there.
 */
async function* decodedSamples(track: InputAudioTrack, fromS: number): AsyncGenerator<AudioSample> {
  const samples = new AudioSampleSink(track).samples(fromS);
  let giveUp: (error: Error) => void = () => undefined;
  const watch = createWatchdog(SILENCE_MS, () => giveUp(new FailureError(NO_DECODER)));
  let endS = 0;
  try {
    for (;;) {
      const next = await new Promise<Awaited<ReturnType<typeof samples.next>>>((resolve, reject) => {
        giveUp = reject;
        watch.wait();
        samples.next().then(resolve, reject);
      }).catch(async () => {
        if (endS > 0 && (await isCutAt(track, endS))) return null;
        throw new FailureError(NO_DECODER);
      });
      watch.rest();
      if (next === null || next.done) return;
      endS = Math.max(endS, next.value.timestamp + next.value.duration);
      yield next.value;
    }
  } finally {
    watch.rest();
    // Not waited for: a decoder that hangs does not end.
    samples.return().catch(() => undefined);
  }
}

/** More packets than a decoder is ever given in advance (40): it stopped in the middle, and not for want of them. */
const MOST_UNDECODED = 50;

async function isCutAt(track: InputAudioTrack, endS: number): Promise<boolean> {
  const sink = new EncodedPacketSink(track);
  try {
    let packet = await sink.getPacket(endS);
    for (let left = MOST_UNDECODED; packet !== null && left > 0; left--) packet = await sink.getNextPacket(packet);
    return packet === null;
  } catch {
    return true;
  }
}

function createFrameReader(laneCount: number): (sample: AudioSample) => Float32Array[] {
  let lanes: Float32Array<ArrayBuffer>[] = [];
  return (sample) => {
    const frames = sample.numberOfFrames;
    if ((lanes[0]?.length ?? 0) < frames) lanes = Array.from({ length: laneCount }, () => new Float32Array(frames));
    lanes.forEach((lane, index) => {
      // A stream may change its mind about the number of channels.
      const planeIndex = Math.min(index, sample.numberOfChannels - 1);
      sample.copyTo(lane.subarray(0, frames), { planeIndex, format: 'f32-planar' });
    });
    sample.close();
    return lanes;
  };
}
