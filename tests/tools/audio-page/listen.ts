import { ROUND_S, STEP_S, STEPS, stepHertz } from '../fixtures/marked-tones';

export interface Heard {
  /** Seconds of sound from the first sample to the last. */
  lengthS: number;
  /** Place in the round of marked tones where the sound began, in seconds; NaN when no change of pitch was heard. */
  roundS: number;
}

export interface Listening {
  /** Clock of the element that played last. */
  mediaTime(): number;
  stop(): Promise<Heard>;
}

const BLOCK = 1024;

/** Records what media elements really play, from the next call of play() on, whatever their clocks claim. */
export function listen(): Listening {
  const context = new AudioContext();
  const blocks: Float32Array[] = [];
  const tap = context.createScriptProcessor(BLOCK, 1, 1);
  tap.onaudioprocess = ({ inputBuffer }) => blocks.push(inputBuffer.getChannelData(0).slice());
  tap.connect(context.destination);

  let element: HTMLMediaElement | null = null;
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    if (element !== this) context.createMediaElementSource(this).connect(tap);
    element = this;
    return play.call(this);
  };
  return {
    mediaTime: () => element?.currentTime ?? Number.NaN,
    async stop() {
      HTMLMediaElement.prototype.play = play;
      // What is still between the element and the tap: wait until blocks are silent again.
      const silent = () => blocks.at(-1)?.every((sample) => sample === 0) ?? false;
      while (!silent()) await new Promise(requestAnimationFrame);
      await context.close();
      return analyse(blocks, context.sampleRate);
    },
  };
}

function analyse(blocks: readonly Float32Array[], rate: number): Heard {
  const samples = new Float32Array(blocks.length * BLOCK);
  blocks.forEach((block, index) => {
    samples.set(block, index * BLOCK);
  });
  const first = samples.findIndex((sample) => Math.abs(sample) > 0.01);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > 0.01);
  const sound = samples.subarray(first, last + 1);
  const hop = Math.round(rate * 0.005);
  const steps: number[] = [];
  for (let at = 0; at + 4 * hop <= sound.length; at += hop)
    steps.push(loudestStep(sound.subarray(at, at + 4 * hop), rate));
  // The first lasting change of pitch: four windows of the old, four of the new.
  const change = steps.findIndex(
    (_, at) =>
      at >= 4 &&
      steps.slice(at - 4, at).every((step) => step === steps[at - 1]) &&
      steps.slice(at, at + 4).every((step) => step === ((steps[at - 1] ?? 0) + 1) % STEPS),
  );
  const boundaryS = (((steps[change - 1] ?? Number.NaN) + 1) * STEP_S) % ROUND_S;
  // A window tells the new pitch once it lies for the most part behind the change.
  const afterS = (change * hop + 2 * hop) / rate;
  return { lengthS: sound.length / rate, roundS: (boundaryS - afterS + ROUND_S) % ROUND_S };
}

function loudestStep(window: Float32Array, rate: number): number {
  const powers = Array.from({ length: STEPS }, (_, step) => power(window, (2 * Math.PI * stepHertz(step)) / rate));
  return powers.indexOf(Math.max(...powers));
}

function power(window: Float32Array, omega: number): number {
  let re = 0;
  let im = 0;
  window.forEach((sample, at) => {
    re += sample * Math.cos(omega * at);
    im += sample * Math.sin(omega * at);
  });
  return re * re + im * im;
}
