import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveAudioPage } from '../tools/audio-page/serve-audio-page';
import { fixture } from '../tools/fixtures/fixture';
import { longMp3 } from '../tools/fixtures/long-audio';
import { STEP_S, STEPS, stepHertz } from '../tools/fixtures/marked-tones';
import { CALL_UTTERANCES } from '../tools/fixtures/speech-like';
import { collectErrors, launchBrowser } from './harness';

/** Other than the page of the player, this one may decode a file whole: that is the way without WebCodecs. */
const CALLS = ['call.wav', 'call.mp3', 'call-vbr.mp3', 'call.m4a', 'call.flac'];
const TONES = ['tones.m4a', 'tones-32k.mp3', 'tones.flac'];

let browser: Browser;
let page: Page;
let errors: string[];
let server: Awaited<ReturnType<typeof serveAudioPage>>;

beforeAll(async () => {
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  server = await serveAudioPage({
    ...Object.fromEntries([...CALLS, ...TONES, 'call-alac.m4a'].map((name) => [name, fixture(name).buffer])),
    'ten-minutes.mp3': longMp3(10, 'variable'),
    'cut.mp3': half(fixture('call.mp3').buffer),
    'text.mp3': Buffer.from('a shopping list\n'.repeat(100)),
  });
  browser = await launchBrowser();
  page = await browser.newPage();
  errors = collectErrors(page);
  await page.goto(server.url);
  await page.waitForFunction(() => window.audioPage !== undefined);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const samplesOf = (file: string) => page.evaluate((name) => window.audioPage.samples(name), file);

/** Half seconds that lie wholly in words of this channel, and those that lie wholly outside. */
function halves(channel: number, count: number): { spoken: number[]; silent: number[] } {
  const own = CALL_UTTERANCES.filter((one) => one.channel === channel);
  const all = Array.from({ length: count }, (_, index) => index);
  const within = (margin: number) => (index: number) =>
    own.some(({ start, end }) => index / 2 + 0.5 > start - margin && index / 2 < end + margin);
  return {
    spoken: all.filter((index) => own.some(({ start, end }) => index / 2 >= start && index / 2 + 0.5 <= end)),
    silent: all.filter((index) => !within(0.1)(index)),
  };
}

describe('samples for engines', () => {
  it.each(CALLS)('of %s are both voices, each in its channel and at its time', async (file) => {
    const report = await samplesOf(file);
    expect(report).toMatchObject({ channels: 2, gapless: true, largestBlock: 16_000 });
    expect(Math.abs(report.durationS - 13)).toBeLessThan(0.15);
    const { levels } = await page.evaluate((name) => window.audioPage.decodedSamples(name), file);
    report.levels.forEach((lane, channel) => {
      const { spoken, silent } = halves(channel, 25);
      for (const at of spoken) expect(lane[at], `${channel} at ${at / 2} s`).toBeGreaterThan(0.15);
      for (const at of silent) expect(lane[at], `${channel} at ${at / 2} s`).toBeLessThan(0.02);
      // The whole-file way of browsers without WebCodecs hears the same.
      for (const at of [...spoken, ...silent]) expect(levels[channel]?.[at]).toBeCloseTo(lane[at] ?? Number.NaN, 1);
    });
  });

  it.each(TONES)('of %s are the tones of the file, each at its time', async (file) => {
    const { crossings, gapless, failure } = await samplesOf(file);
    expect(failure).toBeUndefined();
    expect(gapless).toBe(true);
    crossings.forEach((count, index) => {
      const [from, to] = [index / 2 / STEP_S, (index / 2 + 0.5) / STEP_S].map((step) => Math.floor(step));
      const edge = Math.min((index / 2) % STEP_S, STEP_S - ((index / 2 + 0.5) % STEP_S));
      if (from !== to || edge < 0.12) return;
      expect(Math.abs(count / 2 - stepHertz((from ?? 0) % STEPS)), `at ${index / 2} s`).toBeLessThan(8);
    });
  });

  it('of a long MP3 of varying rate are as long as it is', async () => {
    const { durationS, gapless, largestBlock } = await samplesOf('ten-minutes.mp3');
    expect(Math.abs(durationS - 600)).toBeLessThan(10);
    expect([gapless, largestBlock]).toEqual([true, 16_000]);
  });

  it('of a file cut short are what is there', async () => {
    const { durationS, failure } = await samplesOf('cut.mp3');
    expect(failure).toBeUndefined();
    expect(Math.abs(durationS - 6.5)).toBeLessThan(0.3);
  });

  it.each([
    ['call-alac.m4a', 'unsupported'],
    ['text.mp3', 'unreadable-file'],
  ])('of %s: %s', async (file, failure) => {
    expect(await samplesOf(file)).toMatchObject({ failure });
    expect(errors).toEqual([]);
  });
});
