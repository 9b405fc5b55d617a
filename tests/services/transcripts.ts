import { fieldOf, type Posted, type PostedFile } from './posted';

/** One line of a transcript the peer answers; seconds. */
export interface ScriptLine {
  speaker: 'agent' | 'customer';
  start: number;
  end: number;
  text: string;
}

/**
 * What is said in a posted file: the script registered for exactly these bytes, else the captions sent with it, else the
 * tones in it (a PCM WAV), else the facts of the file. Never a constant: two files never get the same transcript.
 */
export function transcribe(posted: Posted, file: PostedFile, scripts: ReadonlyMap<string, ScriptLine[]>): ScriptLine[] {
  const captions = fieldOf(posted, 'captions');
  const lines = scripts.get(file.sha256) ?? (captions === undefined ? readTones(file.data) : readCaptions(captions));
  if (lines.length > 0) return lines;
  return [
    { speaker: 'agent', start: 0, end: 2, text: `Em chào anh, đây là tệp ${file.name}.` },
    {
      speaker: 'customer',
      start: 2,
      end: 4,
      text: `Tệp dài ${file.data.length} byte, dấu ${file.sha256.slice(0, 8)} phải không?`,
    },
  ];
}

/** Cues of a .vtt or .srt; a voice tag or "Agent:" names the speaker, else they take turns. */
export function readCaptions(text: string): ScriptLine[] {
  const cue = /((?:\d+:)?\d+:\d+[.,]\d+)\s*-->\s*((?:\d+:)?\d+:\d+[.,]\d+)[^\n]*\n([\s\S]*?)(?=\n\s*\n|$)/g;
  return [...text.replace(/\r/g, '').matchAll(cue)].map(([, from = '', to = '', words = ''], index) => {
    const label = /^\s*(?:<v\s+([^>]*)>|(agent|customer)[^:\n]*:)/i.exec(words);
    const name = label?.[1] ?? label?.[2];
    const isCustomer = name === undefined ? index % 2 === 1 : /customer|khách/i.test(name);
    const spoken = words.slice(label?.[0].length ?? 0).replace(/<[^>]*>/g, '');
    return {
      speaker: isCustomer ? 'customer' : 'agent',
      start: secondsOf(from),
      end: secondsOf(to),
      text: spoken.replace(/\s+/g, ' ').trim(),
    };
  });
}

function secondsOf(clock: string): number {
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part.replace(',', '.')), 0);
}

const WINDOW_S = 0.25;
const QUIET = 0.02;

/** Tones of a 16-bit PCM WAV, one line each: left or only channel = agent, right = customer. */
export function readTones(data: Buffer): ScriptLine[] {
  const format = chunkOf(data, 'fmt ');
  const samples = chunkOf(data, 'data');
  if (data.toString('latin1', 0, 4) !== 'RIFF' || !format || !samples || format.readUInt16LE(14) !== 16) return [];
  const channels = format.readUInt16LE(2);
  const rate = format.readUInt32LE(4);
  const lines: ScriptLine[] = [];
  for (let channel = 0; channel < channels; channel++) lines.push(...tonesOf(samples, channel, channels, rate));
  return lines.sort((a, b) => a.start - b.start);
}

function tonesOf(samples: Buffer, channel: number, channels: number, rate: number): ScriptLine[] {
  const lines: ScriptLine[] = [];
  const perWindow = Math.round(rate * WINDOW_S);
  const windows = Math.floor(samples.length / (2 * channels) / perWindow);
  for (let window = 0; window < windows; window++) {
    let power = 0;
    let crossings = 0;
    let before = 0;
    for (let index = 0; index < perWindow; index++) {
      const value = samples.readInt16LE(((window * perWindow + index) * channels + channel) * 2) / 32768;
      power += value * value;
      if (before < 0 !== value < 0) crossings++;
      before = value;
    }
    if (Math.sqrt(power / perWindow) < QUIET) continue;
    const hertz = Math.round(crossings / 2 / WINDOW_S / 20) * 20;
    const text = `tone ${hertz} hertz`;
    const last = lines.at(-1);
    const start = window * WINDOW_S;
    if (last && last.text === text && last.end === start) last.end = start + WINDOW_S;
    else lines.push({ speaker: channel === 1 ? 'customer' : 'agent', start, end: start + WINDOW_S, text });
  }
  return lines;
}

function chunkOf(data: Buffer, name: string): Buffer | undefined {
  for (let at = 12; at + 8 <= data.length; ) {
    const length = data.readUInt32LE(at + 4);
    if (data.toString('latin1', at, at + 4) === name) return data.subarray(at + 8, at + 8 + length);
    at += 8 + length + (length % 2);
  }
  return undefined;
}
