import { separateBlocks } from '@/on-device/speakers/separate-blocks';
import { enBillingDispute } from '@/site/samples/dialogues/en-billing-dispute';
import { enGymCancellation } from '@/site/samples/dialogues/en-gym-cancellation';
import { enRefundNotArrived } from '@/site/samples/dialogues/en-refund-not-arrived';
import { viBanGoiSm120 } from '@/site/samples/dialogues/vi-ban-goi-sm120';
import { viDoiLichGiaoTuLanh } from '@/site/samples/dialogues/vi-doi-lich-giao-tu-lanh';
import { viMangChamCaTuan } from '@/site/samples/dialogues/vi-mang-cham-ca-tuan';
import { type Conversation, compose, RATE } from '../tools/speakers/compose';
import { mixed, noisy, scaled, telephone } from '../tools/speakers/conditions';
import { hasEspeak, speak, type Voice } from '../tools/speakers/espeak';
import { channelErrors, confusion } from '../tools/speakers/measure';
import { blocksOf, guess } from '../tools/speakers/separate';

const TURNS = 16;
const TEXTS = {
  vi: [viMangChamCaTuan, viBanGoiSm120, viDoiLichGiaoTuLanh],
  en: [enRefundNotArrived, enBillingDispute, enGymCancellation],
} as const;

interface Pair {
  name: string;
  language: keyof typeof TEXTS;
  voices: [Voice, Voice];
  /** Confusion of on-device.md: clean, noise 15 dB, phone, 25 % overlap. */
  known: [string, string, string, string];
}

const PAIRS: readonly Pair[] = [
  {
    name: 'female/male vi',
    language: 'vi',
    voices: [
      { voice: 'vi+f3', pitch: 58 },
      { voice: 'vi-vn-x-south+m3', pitch: 40 },
    ],
    known: ['0.0', '0.0', '0.0', '0.4-0.6'],
  },
  {
    name: 'female/male en',
    language: 'en',
    voices: [
      { voice: 'en-us+f3', pitch: 55 },
      { voice: 'en-gb+m3', pitch: 38 },
    ],
    known: ['0.0', '0.0', '0.0', '0.4-0.6'],
  },
  {
    name: 'female/female vi',
    language: 'vi',
    voices: [
      { voice: 'vi+f2', pitch: 50 },
      { voice: 'vi-vn-x-south+f4', pitch: 70 },
    ],
    known: ['0.0', '0.0', '0.0', '0.4'],
  },
  {
    name: 'male/male vi',
    language: 'vi',
    voices: [
      { voice: 'vi+m2', pitch: 40 },
      { voice: 'vi-vn-x-south+m5', pitch: 70 },
    ],
    known: ['0.6', '0.0', '46', '1.5'],
  },
  {
    name: 'male/male vi (close)',
    language: 'vi',
    voices: [
      { voice: 'vi+m1', pitch: 50 },
      { voice: 'vi-vn-x-south+m7', pitch: 30 },
    ],
    known: ['', '', '', ''],
  },
  {
    name: 'male/male en (close)',
    language: 'en',
    voices: [
      { voice: 'en-us+m1', pitch: 45 },
      { voice: 'en-gb+m4', pitch: 42 },
    ],
    known: ['23', '27', '25', '26'],
  },
  {
    name: 'same voice, other pitch',
    language: 'vi',
    voices: [
      { voice: 'vi', pitch: 35 },
      { voice: 'vi', pitch: 65 },
    ],
    known: ['0.0', '0.0', '0.0', '0.7'],
  },
  {
    name: 'same voice, same pitch',
    language: 'vi',
    voices: [
      { voice: 'vi', pitch: 50 },
      { voice: 'vi', pitch: 50 },
    ],
    known: ['48', '47', '46', '48'],
  },
];

const MONO: readonly { name: string; overlap?: number; change?: (mono: Float32Array) => Float32Array }[] = [
  { name: 'clean' },
  { name: 'noise 15 dB', change: (mono) => noisy(mono, 15) },
  { name: 'phone', change: telephone },
  { name: '25 % overlap', overlap: 0.25 },
];

type Channels = Conversation['voices'];
const leaking =
  (by: number) =>
  ([one, two]: Channels): Channels => [mixed(one, scaled(two, by)), mixed(two, scaled(one, by))];
const both =
  (change: (lane: Float32Array, seed: number) => Float32Array) =>
  ([one, two]: Channels): Channels => [change(one, 1), change(two, 2)];

const STEREO: readonly { name: string; change: (voices: Channels) => Channels; known: string }[] = [
  { name: 'clean', change: (voices) => voices, known: '4.9' },
  { name: 'bleed -20 dB', change: leaking(-20), known: '4.9' },
  { name: 'customer 15 dB quieter', change: ([one, two]) => [one, scaled(two, -15)], known: '4.9' },
  { name: 'telephone band', change: both(telephone), known: '5.6' },
  {
    name: 'bleed -6 dB, noise 20 dB',
    change: (v) => both((lane, seed) => noisy(lane, 20, seed))(leaking(-6)(v)),
    known: '8.6',
  },
  { name: 'noise 20 dB', change: both((lane, seed) => noisy(lane, 20, seed)), known: '9.4' },
  { name: 'noise 10 dB', change: both((lane, seed) => noisy(lane, 10, seed)), known: '23' },
];

const percent = (share: number): string => (share * 100).toFixed(1);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function spokenBy({ language, voices }: Pair): Float32Array[][] {
  return TEXTS[language].map(({ turns }) =>
    turns.slice(0, TURNS).map(({ say, text }, index) => speak(voices[index % 2 === 0 ? 0 : 1], say ?? text)),
  );
}

async function stereoRows(calls: readonly Conversation[]): Promise<object[]> {
  const rows = [];
  for (const { name, change, known } of STEREO) {
    const errors = [];
    for (const call of calls) {
      const channels = change(call.voices);
      const { method, spans } = await separateBlocks(() => blocksOf(channels), { agentChannel: 'left' });
      if (method !== 'channels') throw new Error(`${name}: taken for mono`);
      errors.push(channelErrors(call, spans));
    }
    const [missed, wrong] = [mean(errors.map((one) => one.missed)), mean(errors.map((one) => one.false))];
    rows.push({
      'two channels': name,
      'missed %': percent(missed),
      'false %': percent(wrong),
      'total %': percent(missed + wrong),
      'research %': known,
    });
  }
  return rows;
}

async function monoRow(pair: Pair, spoken: readonly Float32Array[][], condition: number): Promise<object> {
  const { name, overlap, change = (mono: Float32Array) => mono } = MONO[condition] ?? { name: '' };
  const runs = [];
  for (const turns of spoken) {
    const call = compose(turns, overlap);
    const { certain, confidence, spans } = await guess(change(mixed(...call.voices)));
    runs.push({ certain, confidence, wrong: confusion(call, spans) });
  }
  const kept = runs.filter(({ certain }) => certain);
  return {
    'one channel': `${pair.name}, ${name}`,
    'if guessed %': percent(mean(runs.map(({ wrong }) => wrong))),
    'research %': pair.known[condition],
    confidence: runs.map(({ confidence }) => confidence.toFixed(1)).join(' '),
    uncertain: `${runs.length - kept.length} of ${runs.length}`,
    'wrong where certain %': kept.length === 0 ? '-' : percent(mean(kept.map(({ wrong }) => wrong))),
  };
}

/**
 * Who speaks when, on dialogues whose truth is known to the hundredth of a second, beside the figures of the research.
 * Made with espeak-ng, whose voices are cleaner and more distinct than people: upper bounds.
 */
export async function bench(): Promise<void> {
  if (!hasEspeak()) {
    console.log('This benchmark makes its calls with espeak-ng: apt-get install espeak-ng');
    return;
  }
  const [first] = PAIRS;
  if (first === undefined) return;
  const calls = spokenBy(first).map((turns) => compose(turns));
  console.table(await stereoRows(calls));

  const rows = [];
  for (const pair of PAIRS) {
    const spoken = spokenBy(pair);
    for (const condition of MONO.keys()) rows.push(await monoRow(pair, spoken, condition));
  }
  console.table(rows);
  await speed(calls);
}

async function speed(calls: readonly Conversation[]): Promise<void> {
  const seconds = calls.reduce((sum, { voices }) => sum + voices[0].length / RATE, 0);
  for (const [name, channelsOf] of [
    ['two channels', ({ voices }: Conversation) => [...voices]],
    ['one channel', ({ voices }: Conversation) => [mixed(...voices)]],
  ] as const) {
    const started = performance.now();
    for (const call of calls) await separateBlocks(() => blocksOf(channelsOf(call)), { agentChannel: 'left' });
    console.log(`${name}: ${Math.round((seconds * 1000) / (performance.now() - started))} × real time`);
  }
}
