// Runs in the audio thread, loaded as a file of its own: it imports nothing at run time.
import type { WorkletBlock } from './capture-messages';

declare const sampleRate: number;
declare const registerProcessor: (name: string, processor: typeof CaptureProcessor) => void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

/** 50 ms a message: one a block would be 375 a second. */
const BATCH_S = 0.05;

class CaptureProcessor extends AudioWorkletProcessor {
  #target: MessagePort | null = null;
  #batch = new Float32Array(Math.round(sampleRate * BATCH_S));
  #filled = 0;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<MessagePort | 'end'>) => {
      if (data !== 'end') {
        this.#target = data;
        return;
      }
      this.#send();
      this.#tell('end');
    };
  }

  #tell(block: WorkletBlock): void {
    this.#target?.postMessage(block, block === 'end' ? [] : [block.samples.buffer]);
  }

  #send(): void {
    if (this.#filled > 0) this.#tell({ samples: this.#batch.slice(0, this.#filled), rate: sampleRate });
    this.#filled = 0;
  }

  process([input]: Float32Array[][]): boolean {
    const block = input?.[0];
    if (block !== undefined) {
      if (this.#filled + block.length > this.#batch.length) this.#send();
      this.#batch.set(block, this.#filled);
      this.#filled += block.length;
    }
    return true;
  }
}

registerProcessor('callmark-capture', CaptureProcessor);
