import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fakeMicrophone, SAY_YES } from '../tools/fake-microphone';
import { fixture } from '../tools/fixtures/fixture';
import { faultsOf, spokenNumbersWav } from '../tools/fixtures/spoken-numbers';
import { judgeSweep, sweepWav } from '../tools/fixtures/sweep';
import { editTranscript, openCalls, upload } from './actions';
import { axeViolations, baseUrl, collectErrors, hueOf, launchBrowser, SIZES, takePictures, visit } from './harness';
import { KillableBrowser } from './killable-browser';
import { limitDevice } from './limit-device';
import {
  allowMicrophone,
  newestRecording,
  readWav,
  record,
  recorded,
  refuseMicrophone,
  startRecording,
  stop,
} from './recording-actions';

const DENIED = 'Vui lòng cho phép truy cập micro';

let microphone: ReturnType<typeof fakeMicrophone>;
let browser: Browser;

beforeAll(async () => {
  microphone = fakeMicrophone(sweepWav());
  browser = await launchBrowser(microphone.args);
});
afterAll(async () => {
  await browser.close();
  microphone.remove();
});

describe('a recording in the Scoring tab', () => {
  it('becomes a stored call with everything that was said, waiting to be transcribed', async () => {
    const { page, context, errors } = await visit(browser, { reducedMotion: 'reduce' });
    await allowMicrophone(context);
    await startRecording(page);
    await recorded(page, 3);
    await expect.poll(() => page.getByRole('combobox', { name: 'Language' }).isDisabled()).toBe(true);
    await expect.poll(() => page.getByRole('combobox', { name: 'Scoring type' }).isDisabled()).toBe(true);
    const heights = await page.evaluate(() => {
      const canvas = document.querySelector('canvas');
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return { width: canvas?.width, height: canvas?.height, drawn: pixels.some((value) => value > 0) };
    });
    expect(heights).toEqual({ width: 200, height: 50, drawn: true });
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'recording');
    await recorded(page, 7);
    await stop(page).click();
    await record(page).waitFor();

    const call = await newestRecording(page);
    expect(call).toMatchObject({ source: 'recording', mime: 'audio/wav', jobs: ['transcribe'], slices: 0 });
    expect(call.title).toMatch(/^Recording \d\d:\d\d$/);
    const { rate, channels, seconds, samples } = readWav(call.bytes);
    expect({ rate, channels }).toEqual({ rate: 16_000, channels: 1 });
    expect(Math.abs(seconds - call.durationS)).toBeLessThan(0.001);
    const { windows, intact, slips } = judgeSweep(samples);
    expect(windows).toBeGreaterThanOrEqual(14);
    expect(intact).toBeGreaterThanOrEqual(windows - 1);
    expect(slips).toBe(0);
    const drawer = await openCalls(page);
    await drawer.getByRole('button', { name: `Open ${call.title}` }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('pauses and goes on, and leaves out what lies between', async () => {
    const { page, context } = await visit(browser);
    await allowMicrophone(context);
    await startRecording(page);
    await recorded(page, 1);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('Paused. What is said now is not recorded.').waitFor();
    await page.getByRole('button', { name: 'Resume' }).click();
    await recorded(page, 3);
    await stop(page).click();
    await record(page).waitFor();
    expect((await newestRecording(page)).durationS).toBeGreaterThan(2.5);
    await context.close();
  });

  it('asks before the page is closed under it', async () => {
    const { page, context } = await visit(browser);
    await allowMicrophone(context);
    await startRecording(page);
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await recorded(page, 1);
    await context.close();
  });

  it('warns when the device is nearly full, ends when it is, and is finished when there is room again', async () => {
    const context = await browser.newContext({
      viewport: SIZES.landscape,
      baseURL: baseUrl(),
      serviceWorkers: 'block',
    });
    await allowMicrophone(context);
    const page = await context.newPage();
    const errors = collectErrors(page);
    const device = await limitDevice(page, baseUrl());
    await page.goto('/');
    // Chromium tells every page of ten free gigabytes; what a page does with a true answer is seen with one of our own.
    await page.evaluate(() => {
      StorageManager.prototype.estimate = async () => ({ usage: 95e6, quota: 100e6 });
    });
    await startRecording(page);
    await page.getByText(/^This device is nearly full: room for about 1 min/).waitFor();
    await recorded(page, 2);
    await device.keepFull();
    await page.getByText(/^Recording ended: this device is full/).waitFor();
    await page.getByText(/are kept on this device, but there is no room/).waitFor();
    await record(page).waitFor();
    await device.free();
    await page.reload();
    await page.getByText(/^Recovered: \d+ s$/).waitFor();
    const call = await newestRecording(page);
    expect(call.durationS).toBeGreaterThan(1.9);
    expect(call.durationS % 2).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is kept as MP3 where that is chosen', async () => {
    const { page, context, errors } = await visit(browser);
    await allowMicrophone(context);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('checkbox', { name: /^Keep recordings as MP3/ }).check();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await startRecording(page);
    await recorded(page, 2);
    await stop(page).click();
    await record(page).waitFor();
    const call = await newestRecording(page);
    expect(call).toMatchObject({ mime: 'audio/mpeg', slices: 0 });
    expect(call.name).toMatch(/\.mp3$/);
    expect(Math.abs(call.bytes.length - call.durationS * 12_000)).toBeLessThan(432 * 5);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('ends with what there is when the permission is taken back', async () => {
    const { page, context } = await visit(browser);
    await allowMicrophone(context);
    await startRecording(page);
    await recorded(page, 2);
    await context.clearPermissions();
    await page.getByText(/^Recording ended: the permission/).waitFor();
    await record(page).waitFor();
    expect((await newestRecording(page)).durationS).toBeGreaterThan(1.5);
    await context.close();
  });
});

describe('the permission', () => {
  it('when denied is asked for in red while nothing is on screen, and goes when it is given', async () => {
    const { page, context } = await visit(browser);
    await refuseMicrophone(context);
    const asked = page.getByRole('alert').getByText(DENIED);
    await asked.waitFor();
    await expect.poll(() => hueOf(asked, 'color')).toBe('red');
    await page.getByRole('button', { name: 'Microphone settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Chọn micro' });
    await dialog.getByText('Please allow microphone access in browser settings').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await allowMicrophone(context);
    await dialog.getByRole('list', { name: 'Microphones' }).getByRole('button').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(DENIED).waitFor({ state: 'detached' });
    await context.close();
  });

  it('when denied is asked for in red with a call without conversation too, until there is one', async () => {
    const { page, context } = await visit(browser);
    await refuseMicrophone(context);
    await upload(page, [fixture('call.mp3')]);
    await page
      .getByText(/captions/i)
      .first()
      .waitFor();
    await page.getByRole('alert').getByText(DENIED).waitFor();
    await editTranscript(page, 'Agent (A): Dạ em chào chị.');
    await page.getByText(DENIED).waitFor({ state: 'detached' });
    await context.close();
  });

  it('not given yet is asked for by a button in the dialog', async () => {
    const { page, context } = await visit(browser);
    await page.getByRole('button', { name: 'Microphone settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Chọn micro' });
    const allow = dialog.getByRole('button', { name: 'Cho phép truy cập micro' });
    await allow.waitFor();
    await allowMicrophone(context);
    await dialog.getByRole('list', { name: 'Microphones' }).getByRole('button').first().waitFor();
    await allow.waitFor({ state: 'detached' });
    await context.close();
  });

  it('once given lets a microphone be tried, chosen and kept', async () => {
    const { page, context, errors } = await visit(browser);
    await allowMicrophone(context);
    await page.getByRole('button', { name: 'Microphone settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Chọn micro' });
    const devices = dialog.getByRole('list', { name: 'Microphones' }).getByRole('button');
    await devices.first().waitFor();
    await takePictures(page, 'microphone', ['landscape', 'phone']);
    expect(await axeViolations(page)).toEqual([]);
    const name = (await devices.last().textContent()) ?? '';
    await devices.last().click();
    await page.getByText(`${name} is used for recordings.`).waitFor();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('selectedMicDevice') ?? 'null'));
    expect(kept).toMatchObject({ label: name });

    // The device is gone: another one is used, and the choice stays.
    await page.evaluate(() =>
      localStorage.setItem('selectedMicDevice', JSON.stringify({ deviceId: 'gone', label: 'Headset' })),
    );
    await startRecording(page);
    await recorded(page, 1);
    await stop(page).click();
    await record(page).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('selectedMicDevice'))).toContain('Headset');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('without a microphone says so', async () => {
    const bare = await launchBrowser();
    const { page, context } = await visit(bare);
    await allowMicrophone(context);
    await page.getByRole('button', { name: 'Microphone settings' }).click();
    await page.getByRole('dialog').getByText('No microphone device found').waitFor();
    await page.keyboard.press('Escape');
    await record(page).click();
    await page
      .getByRole('alert')
      .getByText(/No microphone device found/)
      .waitFor();
    await expect.poll(() => record(page).isEnabled()).toBe(true);
    await bare.close();
  });
});

describe('a browser that is killed while it records', () => {
  it('loses one slice at most, five times in a row, and brings the rest back by itself, number by number', async () => {
    const killable = new KillableBrowser(inject('browserPath'));
    const numbers = fakeMicrophone(spokenNumbersWav());
    const start = async () => {
      const context = await killable.start([...numbers.args, SAY_YES]);
      const page = context.pages()[0] ?? (await context.newPage());
      const errors = collectErrors(page);
      await page.goto(baseUrl());
      return { page, errors };
    };
    try {
      let { page, errors } = await start();
      for (const seed of [1, 2, 3, 4, 5]) {
        await startRecording(page);
        const startedAt = await page.evaluate(() => performance.now());
        const seconds = 2.2 + ((seed * 7919) % 1000) / 400;
        await page.waitForFunction((until) => performance.now() >= until, startedAt + seconds * 1000);
        const spoken = ((await page.evaluate(() => performance.now())) - startedAt) / 1000;
        await killable.kill();
        ({ page, errors } = await start());
        await page.getByText(/^Recovered: \d+ s$/).waitFor();
        const call = await newestRecording(page);
        expect(call).toMatchObject({ source: 'recording', jobs: ['transcribe'], slices: 0 });
        expect(spoken - call.durationS, `seed ${seed}`).toBeLessThanOrEqual(2.1);
        expect(faultsOf(readWav(call.bytes).samples), `seed ${seed}`).toEqual([]);
        expect(errors).toEqual([]);
      }
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await page.getByText('No transcript yet', { exact: true }).waitFor();
    } finally {
      await killable.dispose();
      numbers.remove();
    }
  });
});
