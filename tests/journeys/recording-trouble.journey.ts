import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeMicrophone, SAY_YES } from '../tools/fake-microphone';
import { faultsOf, hearNumbers, NUMBERS, SLOT_S, spokenNumbersWav } from '../tools/fixtures/spoken-numbers';
import { baseUrl, collectErrors, launchBrowser, SIZES } from './harness';
import { type PlatformTrouble, preparePlatform } from './platform-trouble';
import {
  newestRecording,
  readWav,
  record,
  recorded,
  type StoredRecording,
  startRecording,
  stop,
} from './recording-actions';

const SAVED = 'Saved on this device every 2 s';
/** Ten seconds and more where the machine is busy: a pattern of one digit would wait for ever. */
const MISSING = /^\d+(?:\.\d)? s of sound are missing at 00:00:\d\d\.$/;

let browser: Browser;
let microphone: ReturnType<typeof fakeMicrophone>;

beforeAll(async () => {
  microphone = fakeMicrophone(spokenNumbersWav());
  browser = await launchBrowser([...microphone.args, SAY_YES]);
});
afterAll(async () => {
  await browser.close();
  microphone.remove();
});

/** Records; what happens then is up to the test, which ends with an error-free page. */
async function whileRecording(
  act: (page: Page, platform: PlatformTrouble) => Promise<void>,
): Promise<StoredRecording & { samples: Float32Array }> {
  const context = await browser.newContext({ viewport: SIZES.landscape, baseURL: baseUrl(), serviceWorkers: 'block' });
  const page = await context.newPage();
  const errors = collectErrors(page);
  const platform = await preparePlatform(page);
  await page.goto('/');
  await startRecording(page);
  await recorded(page, 1);
  await act(page, platform);
  await stop(page).click();
  await record(page).waitFor();
  await expect.poll(async () => (await platform.wakeLocks()).held).toBe(0);
  const call = await newestRecording(page);
  expect(errors).toEqual([]);
  await context.close();
  return { ...call, samples: readWav(call.bytes).samples };
}

const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
/** Seconds between the first number and the last, by what they say; fewer than 32. */
function spokenSpan(samples: Float32Array): number {
  const heard = hearNumbers(samples);
  const [first, last] = [heard[0]?.number ?? 0, heard.at(-1)?.number ?? 0];
  return ((last - first + NUMBERS) % NUMBERS) * SLOT_S;
}
const lost = ({ gaps }: StoredRecording) => gaps.reduce((sum, { lostS }) => sum + lostS, 0);

describe('while the microphone records', () => {
  it('the screen is kept on, also after the page was away, and nothing is lost meanwhile', async () => {
    const call = await whileRecording(async (page, platform) => {
      await expect.poll(() => platform.wakeLocks()).toEqual({ held: 1, asked: 1 });
      await platform.hide();
      expect(await platform.wakeLocks()).toEqual({ held: 0, asked: 1 });
      await recorded(page, 4);
      await platform.show();
      await expect.poll(() => platform.wakeLocks()).toEqual({ held: 1, asked: 2 });
      await recorded(page, 5);
    });
    expect(call.gaps).toEqual([]);
    expect(faultsOf(call.samples)).toEqual([]);
  });

  it('a call that takes it is told, and what is silent for it is marked', async () => {
    const call = await whileRecording(async (page, platform) => {
      await platform.mute();
      await said(page, 'The microphone is taken by a call or another app');
      await recorded(page, 4);
      await platform.unmute();
      await said(page, SAVED);
      await said(page, MISSING);
      await recorded(page, 6);
    });
    expect(call.gaps).toHaveLength(1);
    const heard = hearNumbers(call.samples);
    const [gap] = call.gaps;
    const inGap = heard.filter(({ fromS, toS }) => fromS > (gap?.atS ?? 0) + 0.5 && toS < (gap?.atS ?? 0) + lost(call));
    expect(inGap).toEqual([]);
    // Silence was recorded in place of it: what comes after is where it belongs.
    const [first, last] = [heard[0], heard.at(-1)];
    expect(Math.abs((last?.toS ?? 0) - (first?.toS ?? 0) - spokenSpan(call.samples))).toBeLessThan(0.05);
    expect(lost(call)).toBeGreaterThan(2);
    expect(lost(call)).toBeLessThan(call.durationS - 2);
  });

  it('a source that falls silent behind a dark screen is opened again on return, and the gap is marked', async () => {
    const call = await whileRecording(async (page, platform) => {
      await platform.hide();
      await platform.stall();
      await said(page, 'The microphone sends no sound. It is being opened again.');
      await platform.show();
      await said(page, SAVED);
      await said(page, MISSING);
      await recorded(page, 3);
    });
    expect(call.gaps).toHaveLength(1);
    expect(lost(call)).toBeGreaterThan(3);
    expect(call.durationS).toBeGreaterThan(2.5);
  });

  it('whoever clears the data of the site takes what was recorded until then, and no more', async () => {
    const call = await whileRecording(async (page) => {
      await recorded(page, 5);
      const debug = await page.context().newCDPSession(page);
      await debug.send('Storage.clearDataForOrigin', { origin: new URL(baseUrl()).origin, storageTypes: 'all' });
      await said(page, /^\d+(?:\.\d)? s of sound are missing at 00:00:00\.$/);
      await recorded(page, 10);
    });
    expect(call.gaps.map(({ atS }) => atS)).toEqual([0]);
    expect(lost(call)).toBeGreaterThan(3);
    expect(call.durationS).toBeGreaterThan(2);
    expect(faultsOf(call.samples)).toEqual([]);
    expect(call.slices).toBe(0);
  });

  it('a microphone that is back without a word is found', async () => {
    const call = await whileRecording(async (page, platform) => {
      await platform.unplug();
      await said(page, 'The microphone is gone. Connect one and recording goes on by itself.');
      await platform.plugInSilently();
      await said(page, SAVED);
      await recorded(page, 3);
    });
    expect(call.gaps).toHaveLength(1);
  });

  it('a plug that is pulled ends nothing: the next microphone goes on where there is one', async () => {
    const call = await whileRecording(async (page, platform) => {
      await platform.unplug();
      await said(page, 'The microphone is gone. Connect one and recording goes on by itself.');
      const since = await page.evaluate(() => performance.now());
      await page.waitForFunction((until) => performance.now() >= until, since + 1000);
      await page.getByRole('button', { name: 'Pause' }).click();
      await said(page, 'Paused. What is said now is not recorded.');
      await page.getByRole('button', { name: 'Resume' }).click();
      await said(page, 'The microphone is gone.');
      await platform.plugIn();
      await said(page, SAVED);
      await recorded(page, 3);
    });
    expect(call.durationS).toBeGreaterThan(2.5);
    expect(call.gaps).toHaveLength(1);
    expect(lost(call)).toBeGreaterThan(1);
    expect(call.gaps[0]?.atS).toBeGreaterThan(0.8);
  });
});
