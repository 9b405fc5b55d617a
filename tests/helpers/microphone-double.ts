import { vi } from 'vitest';
import type { Recorder, RecorderOptions } from '@/audio/recording/recorder-state';
import type { RecorderState } from '@/domain/live/recording';
import type { KeepOptions } from '@/recording/keep-recording';

/**
 * The microphone in the hand of the test, where there is no browser; the journeys have a real one. It opens at once, and
 * then says what the test tells it to, by the callbacks that it was opened with.
 */
class MicrophoneDouble<Options extends RecorderOptions> {
  /** Seconds recorded so far. */
  seconds = 0;
  /** What it says when it is opened. */
  first: RecorderState = { phase: 'recording' };
  readonly stop = vi.fn();
  readonly open = vi.fn();
  #options: Options | undefined;

  constructor() {
    this.reset();
  }

  /** As at first; before each test. */
  reset(): void {
    this.#options = undefined;
    this.seconds = 0;
    this.first = { phase: 'recording' };
    this.stop.mockReset().mockImplementation(async () => this.tell.onState({ phase: 'ended', reason: 'stopped' }));
    this.open.mockReset().mockImplementation(async (options: Options): Promise<Recorder> => {
      this.#options = options;
      options.onState(this.first);
      return {
        pause: () => undefined,
        resume: () => undefined,
        stop: this.stop,
        seconds: () => this.seconds,
        stream: () => null,
      };
    });
  }

  /** What the app wants to be told. */
  get tell(): Options {
    if (this.#options === undefined) throw new Error('The microphone was not opened.');
    return this.#options;
  }
}

/** In the place of `startRecording`; imported within the factory of vi.mock, which runs before the imports of a test. */
export const engine = new MicrophoneDouble<RecorderOptions>();

/** In the place of `keepRecording`. */
export const keeper = new MicrophoneDouble<KeepOptions>();

/** What getUserMedia gives: one track that the test can end or mute. */
export function streamDouble(): MediaStream {
  const track = Object.assign(new EventTarget(), { stop: () => undefined, muted: false, enabled: true });
  return Object.assign(Object.create(null), {
    id: 'microphone',
    getAudioTracks: () => [track],
    getTracks: () => [track],
  });
}
