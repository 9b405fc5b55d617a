import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '@/site/find-browser';
import type { SpeechEvent } from '../../src/audio/recording/recorder-state';
import { createSpeechDetector } from '../../src/audio/recording/speech-detector';
import { serveAudioPage } from '../tools/audio-page/serve-audio-page';
import { fakeMicrophone, SAY_YES } from '../tools/fake-microphone';
import { fixedThreshold } from '../tools/fixed-threshold';
import { judgeSweep, sweepWav } from '../tools/fixtures/sweep';

const RATE = 16_000;
const SECONDS = 20;

/** Our recorder and our ear for speech beside the usual ones: a ScriptProcessor on the page, a fixed threshold that is polled. */
export async function bench(): Promise<void> {
  await benchCapture();
  benchSpeech();
}

/** Both on the same page, whose main thread is blocked 400 ms of every second. */
async function benchCapture(): Promise<void> {
  const server = await serveAudioPage({});
  const microphone = fakeMicrophone(sweepWav());
  const args = ['--no-sandbox', '--autoplay-policy=no-user-gesture-required', SAY_YES, ...microphone.args];
  const browser = await chromium.launch({ executablePath: findBrowser(), args });
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    await page.waitForFunction(() => window.recordPage !== undefined);
    await page.evaluate(startScriptProcessor);
    await page.evaluate(() => window.recordPage.start(2000));
    await page.evaluate(() => window.recordPage.block(400, 1000));
    await page.waitForFunction((s) => window.recordPage.seconds() >= s, SECONDS, { timeout: 120_000, polling: 1000 });
    await page.evaluate(() => window.recordPage.stop());
    const wav = await base64(page, () => window.recordPage.file('wav'));
    const ours = new Int16Array(wav.buffer.slice(wav.byteOffset + 44, wav.byteOffset + wav.length));
    const peer = await base64(page, () => window.peerSound());
    const theirs = new Float32Array(peer.buffer.slice(peer.byteOffset, peer.byteOffset + peer.length));
    console.log('Main thread blocked 40 % of the time:');
    console.table([
      { recorder: 'ours', ...judged(Float32Array.from(ours, (sample) => sample / 32768)) },
      { recorder: 'ScriptProcessor, every third sample', ...judged(theirs) },
    ]);
  } finally {
    await browser.close();
    microphone.remove();
    await server.close();
  }
}

const base64 = async (page: Page, read: () => string | Promise<string>) =>
  Buffer.from(await page.evaluate(read), 'base64');

function judged(samples: Float32Array) {
  const { windows, intact, slips } = judgeSweep(samples);
  return { 'half seconds': windows, 'intact %': Math.round((100 * intact) / windows), slips };
}

declare global {
  interface Window {
    /** 16 kHz samples, in base64. */
    peerSound(): string;
  }
}

/** As recorders of the page do it: blocks of 4096 on the main thread, brought to 16 kHz by leaving samples out. */
async function startScriptProcessor(): Promise<void> {
  const audio = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
  const stream = await navigator.mediaDevices.getUserMedia({ audio });
  const context = new AudioContext({ sampleRate: 48_000 });
  const node = context.createScriptProcessor(4096, 1, 1);
  const blocks: Float32Array[] = [];
  node.onaudioprocess = ({ inputBuffer }) => blocks.push(inputBuffer.getChannelData(0).slice());
  context.createMediaStreamSource(stream).connect(node);
  node.connect(context.destination);
  window.peerSound = () => {
    const kept = blocks.flatMap((block) => [...block]).filter((_, at) => at % 3 === 0);
    const bytes = new Uint8Array(Float32Array.from(kept).buffer);
    let text = '';
    for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096));
    return btoa(text);
  };
}

/** Begin and end of what is said, in seconds. */
const UTTERANCES = [
  [2, 3.4],
  [5, 8.2],
  [10.5, 11.3],
  [14, 17],
] as const;
const SPOKEN_S = 20;

function benchSpeech(): void {
  const rows = [
    ['a quiet room', 1, 0.0005],
    ['a quiet speaker (-30 dB)', 0.0316, 0.0005],
    ['noise 20 dB below', 1, 0.013],
  ].flatMap(([condition, gain, noise]) => {
    const samples = spoken(Number(gain), Number(noise));
    const ours: SpeechEvent[] = [];
    const detector = createSpeechDetector((event) => ours.push(event));
    detector.push(samples);
    return [
      { condition, detector: 'ours', ...heard(ours) },
      { condition, detector: 'fixed -50 dB, polled', ...heard(fixedThreshold(samples, RATE)) },
    ];
  });
  console.log(`Speech in ${UTTERANCES.length} utterances (bar: its end told within 400 ms):`);
  console.table(rows);
}

/** Of every utterance: told at all, and how late its end was told. */
function heard(events: readonly SpeechEvent[]) {
  const late: number[] = [];
  for (const [start, end] of UTTERANCES) {
    const began = events.some(({ speaking, atS }) => speaking && atS > start - 0.3 && atS < end);
    const over = events.find(({ speaking, atS }) => !speaking && atS > end - 0.1 && atS < end + 1.6);
    if (began && over) late.push((over.atS - end) * 1000);
  }
  const median = late.sort((a, b) => a - b)[Math.floor(late.length / 2)];
  return { found: `${late.length} of ${UTTERANCES.length}`, 'end told after ms': median && Math.round(median) };
}

/** A voice of a pitch and its overtones that swells as syllables do, over noise. */
function spoken(gain: number, noise: number): Float32Array {
  let state = 7;
  return Float32Array.from({ length: SPOKEN_S * RATE }, (_, at) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const atS = at / RATE;
    let sum = 0;
    if (UTTERANCES.some(([start, end]) => atS >= start && atS < end)) {
      for (let tone = 1; tone <= 20; tone++) sum += Math.sin(2 * Math.PI * 160 * tone * atS) / tone;
    }
    const syllable = 0.15 + 0.85 * Math.sin(Math.PI * 4 * atS) ** 2;
    return 0.1 * gain * syllable * sum + noise * (state / 2 ** 31 - 1);
  });
}
