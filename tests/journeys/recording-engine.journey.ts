import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveAudioPage } from '../tools/audio-page/serve-audio-page';
import { fakeMicrophone, SAY_YES } from '../tools/fake-microphone';
import { judgeSweep, sweepWav } from '../tools/fixtures/sweep';
import { collectErrors, launchBrowser } from './harness';

const RATE = 16_000;

let server: Awaited<ReturnType<typeof serveAudioPage>>;
let microphone: ReturnType<typeof fakeMicrophone>;
let browser: Browser;

beforeAll(async () => {
  server = await serveAudioPage({});
  microphone = fakeMicrophone(sweepWav());
  browser = await launchBrowser([...microphone.args, SAY_YES]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
  microphone.remove();
});

/** The bare page in a browser that offers a way to the sound, or only the one Safari and Firefox have. */
async function openPage(way: 'processor' | 'worklet'): Promise<{ page: Page; errors: string[] }> {
  const page = await (await browser.newContext()).newPage();
  const errors = collectErrors(page);
  if (way === 'worklet') {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'MediaStreamTrackProcessor'));
  }
  await page.goto(server.url);
  await page.waitForFunction(() => window.recordPage !== undefined);
  return { page, errors };
}

const recorded = (page: Page, seconds: number) =>
  page.waitForFunction((wanted) => window.recordPage.seconds() >= wanted, seconds);

async function samplesOf(page: Page): Promise<Float32Array> {
  const wav = Buffer.from(await page.evaluate(() => window.recordPage.file('wav')), 'base64');
  return floats(new Int16Array(wav.buffer.slice(wav.byteOffset + 44, wav.byteOffset + wav.length)));
}
const floats = (pcm: Int16Array) => Float32Array.from(pcm, (sample) => sample / 32768);

describe.each([
  // A worklet shares a thread with the sound output: on a busy machine it loses some milliseconds now and then.
  ['processor', 0, 1],
  ['worklet', 4, 0.7],
] as const)('recording by the %s', (way, slipsAllowed, shareIntact) => {
  it('delivers every sample in slices of 2 s while the page is busy 40 % of the time', async () => {
    const { page, errors } = await openPage(way);
    await page.evaluate(() => window.recordPage.start(2000));
    await page.evaluate(() => window.recordPage.block(400, 1000));
    await recorded(page, 9);
    const report = await page.evaluate(() => window.recordPage.stop());
    const samples = await samplesOf(page);
    expect(report.slices.slice(0, -1).every((length) => length === 2 * RATE)).toBe(true);
    expect(report.startS).toEqual(report.slices.map((_, seq) => seq * 2));
    expect(Math.abs(samples.length / RATE - report.elapsedS)).toBeLessThan(way === 'processor' ? 0.05 : 0.4);
    const { windows, intact, slips } = judgeSweep(samples);
    expect(windows).toBeGreaterThan(16);
    // One window may hold the place where the sweep begins again.
    expect(intact).toBeGreaterThanOrEqual(Math.floor(windows * shareIntact) - 1);
    expect(slips).toBeLessThanOrEqual(slipsAllowed);
    expect(report.tracksLive).toBe(0);
    expect(report.states.map(({ phase }) => phase)).toEqual(['recording', 'stopping', 'ended']);
    if (way === 'processor') expect(report.gaps).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe('a recording', () => {
  it('leaves out what was said while it paused, and loses nothing else', async () => {
    const { page } = await openPage('processor');
    await page.evaluate(() => window.recordPage.start(2000));
    await recorded(page, 1);
    await page.evaluate(() => window.recordPage.pause());
    const atPause = await page.evaluate(() => window.recordPage.seconds());
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let frames = 0;
          const count = () => (++frames < 60 ? requestAnimationFrame(count) : resolve());
          count();
        }),
    );
    await page.evaluate(() => window.recordPage.resume());
    await recorded(page, 3);
    const report = await page.evaluate(() => window.recordPage.stop());
    expect(report.states.map(({ phase }) => phase)).toEqual(['recording', 'paused', 'recording', 'stopping', 'ended']);
    expect(report.gaps).toEqual([]);
    expect((report.slices[0] ?? 0) / RATE - atPause).toBeLessThan(0.5);
    const recordedS = report.slices.reduce((sum, length) => sum + length, 0) / RATE;
    expect(report.elapsedS - recordedS).toBeGreaterThan(0.7);
    await page.context().close();
  });

  it('goes on with another microphone when the first is unplugged', async () => {
    const { page, errors } = await openPage('processor');
    await page.evaluate(() => window.recordPage.start(2000));
    await recorded(page, 1);
    await page.evaluate(() => window.recordPage.unplug());
    await recorded(page, 3);
    const report = await page.evaluate(() => window.recordPage.stop());
    expect(report.states).toEqual([
      { phase: 'recording' },
      { phase: 'gap', reason: 'unplugged' },
      { phase: 'recording' },
      { phase: 'stopping' },
      { phase: 'ended', reason: 'stopped' },
    ]);
    const lostS = report.elapsedS - report.slices.reduce((sum, length) => sum + length, 0) / RATE;
    const toldS = report.gaps.reduce((sum, gap) => sum + gap.lostS, 0);
    expect(Math.abs(lostS - toldS)).toBeLessThan(0.25);
    expect(report.tracksLive).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('as MP3 is as long as it was and begins where it began', async () => {
    const { page, errors } = await openPage('processor');
    await page.evaluate(() => window.recordPage.start(2000));
    await recorded(page, 4);
    await page.evaluate(() => window.recordPage.stop());
    const samples = await samplesOf(page);
    const decoded = Float32Array.from(await page.evaluate(() => window.recordPage.decodedMp3()));
    expect(decoded.length).toBe(samples.length);
    expect(offsetOf(decoded, samples)).toBe(0);
    const bytes = Buffer.from(await page.evaluate(() => window.recordPage.file('mp3')), 'base64').length;
    expect(Math.abs(bytes - (samples.length / RATE) * 12_000)).toBeLessThan(432 * 5);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

/** Samples by which `late` is behind `early`. */
function offsetOf(late: Float32Array, early: Float32Array): number {
  const product = (shift: number) => {
    let sum = 0;
    for (let at = 16_000; at < 32_000; at++) sum += (early[at] ?? 0) * (late[at + shift] ?? 0);
    return sum;
  };
  const shifts = Array.from({ length: 4001 }, (_, index) => index - 2000);
  return shifts.reduce((found, shift) => (product(shift) > product(found) ? shift : found), -2000);
}
