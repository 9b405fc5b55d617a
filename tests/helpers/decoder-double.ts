/** What the platform's decoder does with the packets it is given, after it said that it knows the coding. */
export type DecoderManner =
  /** An error at the first packet. */
  | 'fails'
  /** Never a sound, and flushing never ends. */
  | 'silent'
  /** Sound for the first packets, then an error. */
  | 'fails later'
  /** Sound for the first packets, then nothing any more. */
  | 'silent later'
  /** Sound for every packet, and flushing never ends. */
  | 'never flushed'
  /** It does not even say whether it knows the coding. */
  | 'no answer';

const FIRST_PACKETS = 20;
const never = new Promise<never>(() => undefined);

/** The platform's sound, as much of it as is asked for: a tone that is always as loud. */
class SoundDouble {
  readonly format = 'f32-planar';
  readonly timestamp: number;
  readonly sampleRate: number;
  readonly numberOfChannels: number;
  readonly numberOfFrames = 1024;
  readonly duration: number;

  constructor(timestamp: number, { sampleRate, numberOfChannels }: AudioDecoderConfig) {
    this.timestamp = timestamp;
    this.sampleRate = sampleRate;
    this.numberOfChannels = numberOfChannels;
    this.duration = Math.round((this.numberOfFrames / sampleRate) * 1e6);
  }

  allocationSize(): number {
    return this.numberOfFrames * 4;
  }

  copyTo(target: Float32Array): void {
    target.fill(0.5);
  }

  clone(): SoundDouble {
    return this;
  }

  close(): void {
    // Nothing is held.
  }
}

/** The globals of WebCodecs with such a decoder. */
export function webCodecsOf(manner: DecoderManner) {
  class DecoderDouble {
    static isConfigSupported = (config: AudioDecoderConfig) =>
      manner === 'no answer' ? never : Promise.resolve({ supported: true, config });

    readonly decodeQueueSize = 0;
    #config: AudioDecoderConfig | null = null;
    #packets = 0;
    readonly #init: AudioDecoderInit;

    constructor(init: AudioDecoderInit) {
      this.#init = init;
    }

    configure(config: AudioDecoderConfig): void {
      this.#config = config;
    }

    decode(chunk: { timestamp: number }): void {
      this.#packets += 1;
      const within = this.#packets <= FIRST_PACKETS;
      if (manner === 'fails' || (manner === 'fails later' && !within)) {
        this.#init.error(new DOMException('Decode error', 'EncodingError'));
      } else if (this.#config !== null && (manner === 'never flushed' || (manner !== 'silent' && within))) {
        this.#init.output(new SoundDouble(chunk.timestamp, this.#config) as unknown as AudioData);
      }
    }

    flush = () => never;
    close = () => undefined;
    addEventListener = () => undefined;
  }
  class ChunkDouble {
    readonly timestamp: number;
    constructor({ timestamp }: EncodedAudioChunkInit) {
      this.timestamp = timestamp;
    }
  }
  return { AudioDecoder: DecoderDouble, EncodedAudioChunk: ChunkDouble, AudioData: SoundDouble };
}
