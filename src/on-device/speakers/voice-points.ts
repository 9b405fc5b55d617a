import { FRAMES_PER_S, type FrameRun } from './activity';
import type { Points } from './k-means';
import { CEPSTRUM_SIZE } from './mel-cepstrum';
import { VOICE_FRAMES_PER_S, type VoiceFrames } from './voice-frames';

/** Pitch says more than any one coefficient. */
const PITCH_WEIGHT = 3;
const WIDTH = CEPSTRUM_SIZE + 1;

/**
 * One point for each span of frames (100 a second): the mean colour of its speech and the median of its pitch (a mean
 * would suffer from octaves misread), each scaled to the call's own spread, so that telephone and room weigh nothing. A
 * span without pitch stands in the middle.
 */
export function voicePoints(frames: VoiceFrames, speech: Uint8Array, spans: readonly FrameRun[]): Points {
  const values = new Float32Array(spans.length * WIDTH);
  spans.forEach((span, index) => {
    values.set(typicalVoice(frames, speech, span), index * WIDTH);
  });
  for (let measure = 0; measure < WIDTH; measure++) {
    standardise(values, measure, measure === CEPSTRUM_SIZE ? PITCH_WEIGHT : 1);
  }
  return { values, width: WIDTH };
}

function typicalVoice({ cepstra, pitches }: VoiceFrames, speech: Uint8Array, { start, end }: FrameRun): Float64Array {
  const voice = new Float64Array(WIDTH);
  const voiced: number[] = [];
  const ratio = VOICE_FRAMES_PER_S / FRAMES_PER_S;
  let spoken = 0;
  for (let frame = Math.floor(start * ratio); frame < end * ratio && frame < pitches.length; frame++) {
    // The middle of a voice frame lies one hop after its start.
    if (speech[Math.round((frame + 1) / ratio)] !== 1) continue;
    spoken++;
    for (let k = 0; k < CEPSTRUM_SIZE; k++) voice[k] = (voice[k] ?? 0) + (cepstra[frame * CEPSTRUM_SIZE + k] ?? 0);
    const pitch = pitches[frame] ?? Number.NaN;
    if (!Number.isNaN(pitch)) voiced.push(pitch);
  }
  for (let k = 0; k < CEPSTRUM_SIZE; k++) voice[k] = (voice[k] ?? 0) / spoken;
  voice[CEPSTRUM_SIZE] = voiced.sort((a, b) => a - b)[Math.floor(voiced.length / 2)] ?? Number.NaN;
  return voice;
}

function standardise(values: Float32Array, measure: number, weight: number): void {
  let [count, sum, squares] = [0, 0, 0];
  for (let at = measure; at < values.length; at += WIDTH) {
    const value = values[at] ?? 0;
    if (Number.isNaN(value)) continue;
    count++;
    sum += value;
    squares += value * value;
  }
  const mean = sum / Math.max(1, count);
  const deviation = Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean)) || 1;
  for (let at = measure; at < values.length; at += WIDTH) {
    const value = values[at] ?? 0;
    values[at] = Number.isNaN(value) ? 0 : (weight * (value - mean)) / deviation;
  }
}
