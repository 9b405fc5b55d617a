import { type EncodedPacket, EncodedPacketSink, type InputAudioTrack } from 'mediabunny';
import type { DecodedFrames } from './decoded-frames';

/** A stretch of a coded file, as a stream of its own: asked of the page, since workers have no decodeAudioData. */
export interface PieceRequest {
  bytes: Uint8Array<ArrayBuffer>;
  sampleRate: number;
  /** Where the channels go, or null when they can't be decoded. */
  answer: MessagePort;
}

/** Who decodes stretches of a file. */
export interface PieceDecoder {
  /** At the rate that is named; null where that fails. Never rejects. */
  decode(bytes: Uint8Array<ArrayBuffer>, sampleRate: number): Promise<Float32Array[] | null>;
  /** About how long a stretch is. */
  pieceSamples: number;
}

/** 1 MB a channel, 6 s at 44.1 kHz. */
const PIECE_SAMPLES = 2 ** 18;
/** No coding has frames so short. */
const LEAST_FRAME = 256;
/** One is decoded while the next is cut out and decoded too. */
const SIDE_BY_SIDE = 2;
/** Frames before a stretch that its first ones lean on: 511 bytes back in MP3, one frame in AAC. */
const LEAD_FRAMES = 24;

/** The worker's side: the page decodes. */
export function askForPieces(page: MessagePort, pieceSamples = PIECE_SAMPLES): PieceDecoder {
  const decode: PieceDecoder['decode'] = (bytes, sampleRate) =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<Float32Array[] | null>) => {
        port1.close();
        resolve(data);
      };
      const request: PieceRequest = { bytes, sampleRate, answer: port2 };
      page.postMessage(request, [bytes.buffer, port2]);
    });
  return { decode, pieceSamples };
}

/**
 * Decodes MP3 and AAC stretch by stretch with the decoder for whole files, which has much less work than one that is
 * asked for every frame. Returns the second from which on nothing was decoded: there are other codings, damage, clocks that
 * jump, channels that change, and platforms that trim what they decode; a stretch that gives more or less than it lasts is not used.
 */
export async function* decodePieces(
  track: InputAudioTrack,
  laneCount: number,
  { decode, pieceSamples }: PieceDecoder,
): AsyncGenerator<Omit<DecodedFrames, 'share'>, number> {
  const sampleRate = await track.getSampleRate();
  const cut = cutPieces(track, pieceSamples / sampleRate, 2 + pieceSamples / LEAST_FRAME);
  const ahead: { piece: Piece; decoded: ReturnType<typeof decode> }[] = [];
  let cutS = Number.NEGATIVE_INFINITY;
  let cutting = true;
  for (;;) {
    while (cutting && ahead.length < SIDE_BY_SIDE) {
      // What can't be read is not the end of the file: whoever goes on from there says so.
      const { value } = await cut.next().catch(() => ({ value: false }));
      if (typeof value === 'object') {
        ahead.push({ piece: value, decoded: decode(value.bytes, sampleRate) });
        cutS = value.endS;
      } else {
        cutting = false;
        if (value) cutS = Number.POSITIVE_INFINITY;
      }
    }
    const next = ahead.shift();
    if (next === undefined) return cutS;
    const { timeS, endS, leadFrames, frames } = next.piece;
    const channels = await next.decoded;
    const samples = channels?.[0]?.length ?? 0;
    const lead = Math.round((samples * leadFrames) / frames);
    // The last frame of a file may be told as shorter than it is.
    const framesMore = (((samples - lead) / sampleRate - (endS - timeS)) / samples) * frames * sampleRate;
    if (channels === null || !(framesMore > -0.5 && framesMore < 1)) return timeS;
    const lanes = Array.from({ length: laneCount }, (_, index) =>
      (channels[Math.min(index, channels.length - 1)] ?? EMPTY).subarray(lead),
    );
    yield { lanes, frames: samples - lead, timeS, sampleRate };
  }
}

const EMPTY = new Float32Array(0);

interface Piece {
  bytes: Uint8Array<ArrayBuffer>;
  timeS: number;
  endS: number;
  /** Frames in `bytes`, and those of them that lie before `timeS`. */
  frames: number;
  leadFrames: number;
}

/** Cuts between frames wherever `pieceS` are full. Returns true at the end. */
async function* cutPieces(track: InputAudioTrack, pieceS: number, mostFrames: number): AsyncGenerator<Piece, boolean> {
  const header = await frameHeader(track);
  if (header === null) return false;
  let lead: EncodedPacket[] = [];
  let own: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) {
    // Times that stand still would make one piece of the whole file.
    if (own.length > mostFrames) return false;
    if (packet.timestamp - (own[0] ?? packet).timestamp >= pieceS) {
      yield joined(lead, own, header);
      lead = [...lead, ...own].slice(-LEAD_FRAMES);
      own = [];
    }
    own.push(packet);
  }
  if (own.length > 0) yield joined(lead, own, header);
  return true;
}

function joined(lead: EncodedPacket[], own: EncodedPacket[], header: Uint8Array): Piece {
  const packets = [...lead, ...own];
  const bytes = new Uint8Array(packets.reduce((sum, { byteLength }) => sum + header.length + byteLength, 0));
  let at = 0;
  for (const { data } of packets) {
    bytes.set(header, at);
    if (header.length > 0) setFrameLength(bytes, at, header.length + data.length);
    bytes.set(data, at + header.length);
    at += header.length + data.length;
  }
  const [first, last] = [own[0], own.at(-1)];
  const endS = last ? last.timestamp + last.duration : 0;
  return { bytes, timeS: first?.timestamp ?? 0, endS, frames: packets.length, leadFrames: lead.length };
}

/** What goes before each frame: nothing in MP3 and in AAC that is a stream already; null for what can't be made one. */
async function frameHeader(track: InputAudioTrack): Promise<Uint8Array | null> {
  const codec = await track.getCodec();
  const description = codec === 'aac' ? (await track.getDecoderConfig())?.description : undefined;
  if (description !== undefined) return adtsHeader(new Uint8Array(description as ArrayBuffer));
  return codec === 'mp3' || codec === 'aac' ? new Uint8Array(0) : null;
}

/** ISO/IEC 14496-3, 1.A.3.2, out of the AudioSpecificConfig (1.6.2.1): AAC-LC, by itself or under SBR and PS. */
function adtsHeader([b0 = 0, b1 = 0]: Uint8Array): Uint8Array | null {
  const kind = b0 >> 3;
  const rate = ((b0 & 7) << 1) | (b1 >> 7);
  const channels = (b1 >> 3) & 15;
  if (![2, 5, 29].includes(kind) || rate > 12 || channels === 0 || channels > 7) return null;
  return Uint8Array.of(0xff, 0xf1, 0x40 | (rate << 2) | (channels >> 2), (channels & 3) << 6, 0, 0x1f, 0xfc);
}

function setFrameLength(bytes: Uint8Array, at: number, length: number): void {
  bytes[at + 3] = (bytes[at + 3] ?? 0) | (length >> 11);
  bytes[at + 4] = length >> 3;
  bytes[at + 5] = (length << 5) | 0x1f;
}
