import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeMicrophone } from '../tools/fake-microphone';
import { faultsOf, spokenNumbersWav } from '../tools/fixtures/spoken-numbers';
import { type HeardFile, type HearingServer, serveHearing } from '../tools/hearing-server';
import { launchBrowser, visit } from './harness';
import {
  allowMicrophone,
  decodeInPage,
  newestRecording,
  readWav,
  record,
  recorded,
  startRecording,
  stop,
} from './recording-actions';
import { setServices } from './set-services';

const RATE = 16_000;
const SLICE_S = 2;
/** MP3 of 96 kbit/s. */
const BYTES_PER_SLICE = 24_000;
/** Slices of a live window (§7 forceStop). */
const WINDOW = 6;

let browser: Browser;
let server: HearingServer;
let microphone: ReturnType<typeof fakeMicrophone>;

beforeAll(async () => {
  microphone = fakeMicrophone(spokenNumbersWav());
  [browser, server] = await Promise.all([launchBrowser(microphone.args), serveHearing()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
  microphone.remove();
});

const slicesOf = ({ data }: HeardFile) => Math.round(data.length / BYTES_PER_SLICE);

/** The longest of each live window: every new one holds all slices of the one before. */
function windowsOf(files: readonly HeardFile[]): HeardFile[] {
  return files.filter((file, index) => {
    const next = files[index + 1];
    return next === undefined || slicesOf(next) <= slicesOf(file);
  });
}

/** Samples that come before the sound in an MP3 without a word about its encoder. */
const CODEC_DELAY = 1105;

/** The sound of live windows one after the other. */
async function putTogether(page: Page, windows: readonly HeardFile[]): Promise<Float32Array> {
  const lengths = windows.map((window) => slicesOf(window) * SLICE_S * RATE);
  const sound = new Float32Array(lengths.reduce((sum, length) => sum + length, 0));
  let at = 0;
  for (const [index, { data }] of windows.entries()) {
    const length = lengths[index] ?? 0;
    sound.set((await decodeInPage(page, data)).subarray(CODEC_DELAY, CODEC_DELAY + length), at);
    at += length;
  }
  return sound;
}

describe('what was said can be read back, number by number', () => {
  it('from the stored WAV, from the file that reached the service, and from the live slices', async () => {
    const { page, context, errors } = await visit(browser);
    await allowMicrophone(context);
    await setServices(page, { 'Speech service': server.url });
    // Of this try alone.
    const from = server.files.length;
    const live = () => server.files.slice(from).filter(({ requestId }) => requestId === undefined);
    const whole = () => server.files.slice(from).find(({ requestId }) => requestId !== undefined);
    await startRecording(page);
    // Stopping calls off the request that is under way.
    await expect.poll(() => windowsOf(live()).map(slicesOf)).toEqual([WINDOW, 1]);
    await stop(page).click();
    await record(page).waitFor();
    await expect.poll(() => whole() !== undefined).toBe(true);

    const call = await newestRecording(page);
    expect(faultsOf(readWav(call.bytes).samples)).toEqual([]);
    expect(whole()?.data.equals(call.bytes)).toBe(true);

    expect(new Set(live().map(({ mime }) => mime))).toEqual(new Set(['audio/mpeg']));
    const windows = windowsOf(live());
    expect(windows.map(slicesOf)).toEqual([WINDOW, 1]);
    const heard = await putTogether(page, windows);
    expect(heard.length / RATE).toBe((WINDOW + 1) * SLICE_S);
    expect(faultsOf(heard)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('from the stored MP3', async () => {
    const { page, context } = await visit(browser);
    await allowMicrophone(context);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('checkbox', { name: /^Keep recordings as MP3/ }).check();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await startRecording(page);
    await recorded(page, 6);
    await stop(page).click();
    await record(page).waitFor();
    const call = await newestRecording(page);
    expect(call.mime).toBe('audio/mpeg');
    const samples = await decodeInPage(page, call.bytes);
    expect(samples.length / RATE).toBeCloseTo(call.durationS, 3);
    expect(faultsOf(samples)).toEqual([]);
    await context.close();
  });
});
