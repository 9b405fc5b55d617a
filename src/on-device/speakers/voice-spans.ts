import { FRAMES_PER_S, type FrameRun, speechRuns, speechThreshold } from './activity';
import { centresOf, squaredDistance, twoClusters } from './k-means';
import type { Separation, SpeakerSpan } from './separation';
import type { VoiceFrames } from './voice-frames';
import { voicePoints } from './voice-points';

/** Windows of a second, four a second; half a second of speech must be in one. */
const WINDOW = FRAMES_PER_S;
const STEP = FRAMES_PER_S / 4;
const LEAST_SPEECH = FRAMES_PER_S / 2;
/** A cluster with less of the speech is a laugh or a tone of the line. */
const LEAST_SHARE = 0.12;
/** Nobody speaks for less: 0.7 s. */
const MAJORITY_WINDOWS = 3;
/** The confidence is measured on what is said between such pauses, on each side at least so often. */
const UTTERANCE_GAP_S = 0.3;
const LEAST_UTTERANCE = FRAMES_PER_S / 2;
const LEAST_UTTERANCES = 4;
/** Below this, one speaker is kept; the fewer utterances, the more they must differ to be no chance. */
const certainFrom = (units: number): number => 1.65 + 6 / units;

/** Who speaks when, by the sound of two voices. `levels` of the same sound, in decibels, 100 a second. */
export function voiceSpans(levels: Float32Array, frames: VoiceFrames): Separation {
  const { certain, confidence, spans } = guessVoices(levels, frames);
  return { method: 'voices', certain, confidence, spans: certain ? spans : [] };
}

/** The two voices there would be if there had to be two. */
export function guessVoices(levels: Float32Array, frames: VoiceFrames): Omit<Separation, 'method'> {
  const threshold = speechThreshold(levels);
  const runs = speechRuns(Uint8Array.from(levels, (level) => (level > threshold ? 1 : 0)));
  const speech = new Uint8Array(levels.length);
  for (const { start, end } of runs) speech.fill(1, start, end);

  const windows = windowsOf(speech);
  const clusters = twoClusters(voicePoints(frames, speech, windows), LEAST_SHARE);
  if (clusters === null) return { certain: false, confidence: 0, spans: [] };
  const labels = majority(clusters.labels);
  const labelAt = nearestLabel(windows, labels, levels.length);
  const spans = toSpans(runs, labelAt);
  return { ...confidenceOf(frames, speech, spans), spans };
}

function windowsOf(speech: Uint8Array): FrameRun[] {
  const windows: FrameRun[] = [];
  for (let start = 0; start + WINDOW / 2 < speech.length; start += STEP) {
    const end = Math.min(speech.length, start + WINDOW);
    let spoken = 0;
    for (let at = start; at < end; at++) spoken += speech[at] ?? 0;
    if (spoken >= LEAST_SPEECH) windows.push({ start, end });
  }
  return windows;
}

function majority(labels: Uint8Array): Uint8Array {
  const reach = (MAJORITY_WINDOWS - 1) / 2;
  return labels.map((_, index) => {
    const around = labels.subarray(Math.max(0, index - reach), index + reach + 1);
    return around.reduce((sum, label) => sum + label, 0) * 2 > around.length ? 1 : 0;
  });
}

/** The label of every frame: that of the window whose middle is nearest. */
function nearestLabel(windows: readonly FrameRun[], labels: Uint8Array, length: number): Uint8Array {
  const middle = (index: number) => {
    const window = windows[index];
    return window === undefined ? Number.POSITIVE_INFINITY : (window.start + window.end) / 2;
  };
  const out = new Uint8Array(length);
  for (let frame = 0, index = 0; frame < length; frame++) {
    while (Math.abs(middle(index + 1) - frame) < Math.abs(middle(index) - frame)) index++;
    out[frame] = labels[index] ?? 0;
  }
  return out;
}

/** Distance of the two voices over the spread of each, measured on what each says in one go. */
function confidenceOf(
  frames: VoiceFrames,
  speech: Uint8Array,
  spans: readonly SpeakerSpan[],
): Pick<Separation, 'certain' | 'confidence'> {
  const units = utterances(spans).filter(({ start, end }) => end - start >= LEAST_UTTERANCE);
  const points = voicePoints(frames, speech, units);
  const labels = Uint8Array.from(units, ({ speaker }) => speaker);
  const { centres, sizes } = centresOf(points, labels);
  if (Math.min(...sizes) < LEAST_UTTERANCES) return { certain: false, confidence: 0 };
  let spread = 0;
  labels.forEach((label, index) => {
    spread += squaredDistance(points, index, centres, label);
  });
  let distance = 0;
  for (let k = 0; k < points.width; k++) distance += ((centres[k] ?? 0) - (centres[points.width + k] ?? 0)) ** 2;
  // Two less: the centres were free to fit.
  const confidence = Math.sqrt(distance / (spread / (units.length - 2)));
  return { certain: confidence >= certainFrom(units.length), confidence };
}

/** What a speaker says without a longer pause and without the other, in frames. */
function utterances(spans: readonly SpeakerSpan[]): (FrameRun & { speaker: 0 | 1 })[] {
  const joined: (FrameRun & { speaker: 0 | 1 })[] = [];
  for (const { start, end, speaker } of spans) {
    const run = { start: Math.round(start * FRAMES_PER_S), end: Math.round(end * FRAMES_PER_S), speaker };
    const last = joined.at(-1);
    if (last?.speaker === speaker && run.start - last.end < UTTERANCE_GAP_S * FRAMES_PER_S) last.end = run.end;
    else joined.push(run);
  }
  return joined;
}

/** Speech cut where the voice changes; whoever is heard first is speaker 0. */
function toSpans(runs: readonly FrameRun[], labelAt: Uint8Array): SpeakerSpan[] {
  const first = labelAt[runs[0]?.start ?? 0] ?? 0;
  return runs.flatMap(({ start, end }) => {
    const spans: SpeakerSpan[] = [];
    for (let at = start; at < end; ) {
      const label = labelAt[at];
      const from = at;
      while (at < end && labelAt[at] === label) at++;
      spans.push({ start: from / FRAMES_PER_S, end: at / FRAMES_PER_S, speaker: label === first ? 0 : 1 });
    }
    return spans;
  });
}
