import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../tools/fixtures/fixture';
import {
  chooseScoringType,
  evaluation,
  openCalls,
  openDetails,
  results,
  transcriptBox,
  upload,
  waitForScore,
} from './actions';
import { axeViolations, launchBrowser, SIZES, takePictures, visit } from './harness';
import { openSettings } from './set-services';
import { CAPTIONS } from './texts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const captions = (name: string) => ({ name, mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) });
const player = (page: Page): Locator => page.getByRole('group', { name: 'Recording', exact: true });
const press = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true });
const slider = (page: Page) => player(page).getByRole('slider', { name: 'Position' });
const position = async (page: Page) => Number(await slider(page).inputValue());
const moveTo = async (page: Page, seconds: number) => {
  await slider(page).fill(String(seconds));
  await expect.poll(() => position(page)).toBe(seconds);
};
const playing = (page: Page) => press(page, 'Pause recording').waitFor();
const silent = (page: Page) => press(page, 'Play recording').waitFor();

/** Keeps what the page gives to the media keys, so that a test can press them. */
async function catchMediaKeys(
  context: BrowserContext,
  page: Page,
): Promise<(action: string, details?: object) => Promise<void>> {
  await context.addInitScript(() => {
    const handlers = new Map<string, ((details: object) => void) | null>();
    Object.assign(window, { mediaKeys: handlers });
    const { mediaSession } = navigator;
    mediaSession.setActionHandler = (action: string, run: unknown) =>
      void handlers.set(action, run as ((details: object) => void) | null);
  });
  await page.reload();
  return (action, details = {}) =>
    page.evaluate(
      ([name, given]) => {
        const { mediaKeys } = window as unknown as { mediaKeys: Map<string, ((details: object) => void) | null> };
        const run = mediaKeys.get(name);
        if (!run) throw new Error(`nothing listens to ${name}`);
        run({ action: name, ...given });
      },
      [action, details] as const,
    );
}

describe('a recording without a transcript', () => {
  it('is heard: position, five seconds, speed, loop, waveform, media keys, and with a thumb', async () => {
    const { page, context, errors } = await visit(browser);
    const mediaKey = await catchMediaKeys(context, page);
    await upload(page, [{ ...fixture('call.wav'), name: 'Gói 90 nghìn chậm, khách tính hủy.wav' }]);
    await press(page, 'Play recording').click();
    await playing(page);
    await expect.poll(() => position(page)).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title)).toMatch(/^Gói 90 nghìn/);
    await expect.poll(() => page.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing');
    // Two lanes, once it was played.
    await player(page).getByText('Customer', { exact: true }).waitFor();

    await mediaKey('pause');
    await silent(page);
    await moveTo(page, 2);
    await press(page, 'Forward 5 seconds').click();
    await expect.poll(() => position(page)).toBe(7);
    await press(page, 'Back 5 seconds').click();
    await expect.poll(() => position(page)).toBe(2);
    await mediaKey('seekforward');
    await expect.poll(() => position(page)).toBe(7);
    await mediaKey('seekto', { seekTime: 4 });
    await expect.poll(() => position(page)).toBe(4);
    await mediaKey('seekbackward', { seekOffset: 3 });
    await expect.poll(() => position(page)).toBe(1);

    await player(page).getByRole('combobox', { name: 'Speed' }).selectOption('2');
    await moveTo(page, 6);
    await press(page, 'Loop the last 5 seconds').click();
    await playing(page);
    // From 1 to 6, and again from 1.
    await expect.poll(() => position(page)).toBeGreaterThanOrEqual(5);
    await expect.poll(() => position(page)).toBeLessThanOrEqual(2);
    await expect.poll(() => press(page, 'Loop the last 5 seconds').getAttribute('aria-pressed')).toBe('true');
    await press(page, 'Loop the last 5 seconds').click();
    await expect.poll(() => position(page)).toBeGreaterThan(7);
    await mediaKey('pause');
    await silent(page);
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'player', ['landscape', 'portrait', 'tablet', 'phone']);

    await page.setViewportSize(SIZES.phone);
    for (const button of await player(page).getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
    await press(page, 'Play recording').click();
    await playing(page);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is heard in every coding the browser knows; one that it can not play says so', async () => {
    const { page, context, errors } = await visit(browser);
    for (const name of ['call.m4a', 'call.flac', 'call-vbr.mp3']) {
      await upload(page, [fixture(name)]);
      await expect.poll(() => position(page)).toBe(0);
      await press(page, 'Play recording').click();
      await expect.poll(() => position(page)).toBeGreaterThan(0);
    }
    await upload(page, [fixture('call-gsm.wav')]);
    await page.getByText('This browser can’t play this recording').waitFor();
    await expect.poll(() => results(page).getByRole('button', { name: 'Judge by ear' }).count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is typed along without leaving the text: keys, time of the turn, a foot pedal; then its turn is heard', async () => {
    const { page, context, errors } = await visit(browser);
    const settings = await openSettings(page);
    await settings.getByRole('button', { name: 'Assign a key: Play and pause' }).click();
    await page.keyboard.press('Tab');
    await settings.getByText(/Tab is needed to move about/).waitFor();
    await page.keyboard.press('F9');
    await settings.getByText('F9: Play and pause').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await settings.getByRole('button', { name: 'Cancel' }).click();

    await upload(page, [{ ...fixture('call.mp3'), name: 'no words.mp3' }]);
    await silent(page);
    await page.getByRole('radio', { name: 'Edit' }).check({ force: true });
    const text = transcriptBox(page);
    await text.click();
    await page.keyboard.type('Agent (A): Dạ em chào anh');
    await page.keyboard.press('Alt+KeyL');
    await expect.poll(() => position(page)).toBe(5);
    await page.keyboard.press('Alt+KeyJ');
    await page.keyboard.press('Alt+KeyL');
    await expect.poll(() => position(page)).toBe(5);
    await page.keyboard.press('Alt+KeyI');
    await page.keyboard.type(' Tuấn');
    await expect.poll(() => text.inputValue()).toBe('Agent (A): (00:00:05,000 - 00:00:05,000) Dạ em chào anh Tuấn');
    // The browser's own undo takes it back, after the letters that were typed since.
    for (const _ of ' Tuấn') {
      if ((await text.inputValue()).includes('00:00:05')) await page.keyboard.press('Control+KeyZ');
    }
    await expect.poll(() => text.inputValue()).toBe('Agent (A): Dạ em chào anh');
    await page.keyboard.press('Alt+KeyI');

    await page.keyboard.press('Alt+KeyK');
    await playing(page);
    await page.keyboard.press('Alt+KeyR');
    await expect.poll(() => press(page, 'Loop the last 5 seconds').getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Control+Space');
    await silent(page);
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => player(page).getByRole('combobox', { name: 'Speed' }).inputValue()).toBe('1.25');
    await page.keyboard.press('F9');
    await playing(page);
    await page.keyboard.press('F9');
    await silent(page);
    await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true);
    await text.press('Control+End');
    await page.keyboard.type('\nCustomer (C): Ừ');
    await moveTo(page, 9);
    await press(page, 'Insert time').click();
    await expect.poll(() => text.inputValue()).toMatch(/\nCustomer \(C\): \(00:00:09,000 - 00:00:09,000\) Ừ$/);
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'player-typing', ['landscape', 'tablet', 'phone']);

    await page.getByRole('radio', { name: 'View' }).check({ force: true });
    await page.getByRole('button', { name: 'Play turn 1', exact: true }).click();
    await page.locator('[data-turn="1"].transcript-lit').waitFor();
    await playing(page);
    // To where the next turn begins, and no further.
    await silent(page);
    await expect.poll(() => position(page)).toBe(9);
    await press(page, 'Play recording').click();
    await page.locator('[data-turn="2"].transcript-lit').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is judged by ear to a total in Calls; the machine’s answers come beside it and change none', async () => {
    const { page, context, errors } = await visit(browser);
    await chooseScoringType(page, 'M Customer Service');
    await upload(page, [{ ...fixture('call.mp3'), name: 'ear.mp3' }]);
    await results(page).getByRole('button', { name: 'Judge by ear' }).click();
    const dialog = evaluation(page);
    const answers = dialog.getByRole('combobox', { name: /^Response: / });
    await answers.first().waitFor();
    const count = await answers.count();
    expect(count).toBe(11);
    for (const one of await answers.all()) await expect.poll(() => one.inputValue()).toBe('');
    await takePictures(page, 'by-ear', ['landscape', 'phone']);
    // Every third is not met: a machine that overwrites it would be seen.
    for (const [index, one] of (await answers.all()).entries()) {
      const values = await one
        .getByRole('option')
        .evaluateAll((all) => all.map((option) => option.getAttribute('value') ?? ''));
      await one.selectOption(values.filter((value) => value !== '')[index % 3 === 0 ? 1 : 0] ?? '');
    }
    const chosen = await Promise.all((await answers.all()).map((one) => one.inputValue()));
    await dialog.getByRole('button', { name: 'Save Evaluation' }).click();
    await dialog.waitFor({ state: 'detached' });
    // The total with the last of the answers in it.
    await results(page).getByText('11 of 11 answers by the reviewer').waitFor();
    const total = await results(page).locator('.results-overall-value strong').textContent();
    expect(Number(total)).toBeGreaterThan(0);
    const drawer = await openCalls(page);
    await drawer
      .getByText(new RegExp(`^${total}`))
      .first()
      .waitFor();
    await page.keyboard.press('Escape');

    await upload(page, [captions('ear.vtt')]);
    await results(page)
      .getByText(/^Machine: [\d.]/)
      .waitFor();
    await waitForScore(page);
    await expect.poll(() => results(page).locator('.results-overall-value strong').textContent()).toBe(total);
    const again = await openDetails(page);
    await again
      .getByText(/^Machine: (?!Not judged)/)
      .first()
      .waitFor();
    expect(await Promise.all((await answers.all()).map((one) => one.inputValue()))).toEqual(chosen);
    expect(errors).toEqual([]);
    await context.close();
  });
});
