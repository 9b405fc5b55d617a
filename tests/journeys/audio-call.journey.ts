import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../tools/fixtures/fixture';
import { chooseSample, chooseScoringType, openCalls, openDetails, sampleNames, upload, waitForScore } from './actions';
import { launchBrowser, visit } from './harness';
import { CAPTIONS } from './texts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const captions = (name: string) => ({ name, mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) });

describe('a call with sound', () => {
  it('goes from an audio sample to a scorecard whose evidence can be heard', async () => {
    const { page, errors, context } = await visit(browser);
    const names = (await sampleNames(page)).sound;
    expect(names.length).toBeGreaterThanOrEqual(3);
    for (const name of names) {
      await chooseSample(page, name);
      await page
        .getByText(/^00:0\d$/)
        .first()
        .waitFor();
      await waitForScore(page);
    }

    await chooseScoringType(page, 'M Customer Service');
    await chooseSample(page, names[0] ?? '');
    await waitForScore(page);
    const dialog = await openDetails(page);
    const play = dialog.getByRole('button', { name: /^Play segment \d\d:\d\d-\d\d:\d\d$/ }).first();
    await play.waitFor();
    await play.click();
    // Several sentences may rest on the same words: each of their buttons tells that these are playing.
    const pause = dialog.getByRole('button', { name: 'Pause segment' });
    await pause.first().waitFor();
    await expect.poll(() => pause.count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each(['mp3', 'wav', 'm4a', 'flac'])(
    'is uploaded as %s with captions beside it, transcribed and scored',
    async (format) => {
      const { page, errors, context } = await visit(browser);
      await upload(page, [fixture(`call.${format}`), captions('call.vtt')]);
      await waitForScore(page);
      await expect.poll(() => page.getByText('Mạng nhà anh chậm cả tuần nay rồi').count()).toBeGreaterThan(0);
      const drawer = await openCalls(page);
      await expect.poll(() => drawer.getByRole('button', { name: /^Open / }).count()).toBe(1);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it('becomes several calls when several files are chosen at once', async () => {
    const { page, context } = await visit(browser);
    await upload(page, [
      { ...fixture('call.mp3'), name: 'first.mp3' },
      captions('first.vtt'),
      { ...fixture('call.wav'), name: 'second.WAV' },
      captions('second.vtt'),
    ]);
    // The dialog for looking through them.
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await waitForScore(page);
    const drawer = await openCalls(page);
    await expect.poll(() => drawer.getByRole('button', { name: /^Open / }).count()).toBe(2);
    await context.close();
  });

  it('without captions or a service stays in the queue, says what is missing, and goes on when captions come', async () => {
    const { page, context } = await visit(browser);
    await upload(page, [fixture('call.mp3')]);
    const drawer = await openCalls(page);
    await drawer
      .getByText(/captions/i)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await upload(page, [captions('call.vtt')]);
    await waitForScore(page);
    await context.close();
  });
});
