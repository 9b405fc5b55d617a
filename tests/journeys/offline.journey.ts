import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../tools/fixtures/fixture';
import { chooseSoundSample, editTranscript, openCalls, openDetails, score, upload, waitForScore } from './actions';
import { baseUrl, collectErrors, launchBrowser, SLOWER, visit } from './harness';
import { CAPTIONS, TYPED_SALES_CALL } from './texts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('with the network off', () => {
  it('opens in a new tab with any query string after one visit', async () => {
    const { context } = await visit(browser);
    await context.setOffline(true);
    const page = await context.newPage();
    const errors = collectErrors(page);
    await page.goto(`${baseUrl()}/?service=csat&nfe=32`);
    await page.getByRole('tab', { name: 'Scoring' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Scoring type' }).locator('option:checked').textContent()).toBe(
      'Summary (Customer Service)',
    );
    await page.getByText('Offline', { exact: true }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  // What slows pages down makes a page that is loaded again call itself online.
  it.skipIf(SLOWER > 1)(
    'does the whole job: typed, sample and uploaded calls become scorecards that are corrected and kept',
    async () => {
      const { page, context } = await visit(browser);
      await context.setOffline(true);

      await editTranscript(page, TYPED_SALES_CALL);
      await score(page);
      await waitForScore(page);

      await chooseSoundSample(page);
      await waitForScore(page);

      await upload(page, [
        { ...fixture('call.m4a'), name: 'ngoại tuyến.m4a' },
        { name: 'ngoại tuyến.vtt', mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) },
      ]);
      await page.getByText('Mạng nhà anh chậm cả tuần nay rồi').first().waitFor();
      await waitForScore(page);
      const dialog = await openDetails(page);
      await dialog.getByRole('textbox', { name: 'Behavioral Analysis Notes' }).fill('Giọng bình tĩnh.');
      await dialog.getByRole('button', { name: 'Save Evaluation' }).click();

      await page.reload();
      const drawer = await openCalls(page);
      await expect.poll(() => drawer.getByRole('button', { name: /^Open / }).count()).toBe(3);
      await drawer.getByText('No network. Nothing is lost.').waitFor();
      await drawer.getByRole('button', { name: /^Open .*ngoại tuyến/ }).click();
      const again = await openDetails(page);
      expect(await again.getByRole('textbox', { name: 'Behavioral Analysis Notes' }).inputValue()).toBe(
        'Giọng bình tĩnh.',
      );
      await context.close();
    },
  );
});
