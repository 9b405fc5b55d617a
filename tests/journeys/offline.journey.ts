import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LATER_CACHE } from '@/domain/offline-copy';
import { DIST } from '@/site/build-app';
import { gzipKb, initialScripts, LIMIT_KB } from '../bench/load.bench';
import { openReader, seedTypedCalls, untilDrained } from '../fire/fire-harness';
import { rowsOf } from '../tools/app-rows';
import { fixture } from '../tools/fixtures/fixture';
import { dispatchSync, setOffline } from '../tools/worker-control';
import { chooseSoundSample, editTranscript, openCalls, openDetails, score, upload, waitForScore } from './actions';
import { baseUrl, collectErrors, launchBrowser, SLOWER, visit } from './harness';
import { laterStored, storedFiles } from './stored-files';
import { CAPTIONS, TYPED_SALES_CALL } from './texts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const FIRST_VISIT_BYTES = 1_500_000;

it('the first screen asks for 130 kB of packed scripts at most', () => {
  const scripts = initialScripts(readFileSync(join(DIST, 'index.html'), 'utf8'));
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.reduce((sum, file) => sum + gzipKb(join(DIST, file)), 0)).toBeLessThan(LIMIT_KB);
});

describe('the copy for work without a network', () => {
  it('weighs 1.5 MB at most with a first visit, takes over what the page has fetched, and has the rest soon after', async () => {
    const { page, context } = await visit(browser, { worker: true });
    const { [LATER_CACHE]: _, ...atOnce } = await storedFiles(page);
    const stored = Object.values(atOnce).flat();
    // A file whose name changes with its content is asked for as the page does it: the browser has it already.
    expect(stored.filter((file) => file.startsWith('/static/') && file.includes('?'))).toEqual([]);
    const files = stored.map((file) => file.replace(/\?.*$/, ''));
    // As a server sends them that packs what can be packed.
    const sizes = ['/service-worker.js', ...files].map((file) => {
      const bytes = readFileSync(join(DIST, file));
      return /\.(woff2|mp3)$/.test(file) ? bytes.length : gzipSync(bytes).length;
    });
    expect(files.length).toBeGreaterThan(30);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(FIRST_VISIT_BYTES);
    expect(
      files.filter((file) =>
        /\.mp3$|512\.png$|(?:whisper|speakers|report|xlsx)\.worker|(?:keep-team|calibration-dialog|reports-screen)-[^/]+$/.test(
          file,
        ),
      ),
    ).toEqual([]);

    await laterStored(page);
    const { [LATER_CACHE]: later = [] } = await storedFiles(page);
    expect(later.filter((file) => /^\/samples\/.+\.mp3\?/.test(file))).toHaveLength(4);
    expect(later.filter((file) => /^\/icons\/.+512\.png\?/.test(file))).toHaveLength(2);
    expect(
      later.filter((file) =>
        /^\/static\/(?:css|js)\/(?:(?:whisper|speakers|report|xlsx)\.worker|keep-team|calibration-dialog|reports-screen)-[^/]+$/.test(
          file,
        ),
      ),
    ).toHaveLength(10);
    await context.close();
  });

  it('calls that a closed page leaves are judged by the worker alone, with the rules of another file', async () => {
    expect(readFileSync(join(DIST, 'service-worker.js'), 'utf8')).not.toContain('rules know Vietnamese and English');
    const { page, context } = await visit(browser, { worker: true });
    const reader = await openReader(context);
    await seedTypedCalls(page, 2);
    await page.close();
    await dispatchSync(reader);
    await untilDrained(reader, 6);
    const results = await rowsOf(reader, 'results');
    expect(results.map(({ madeBy }) => madeBy.maker)).toEqual(Array(6).fill('rules'));
    await context.close();
  });

  it('says of a sample that it is not stored yet, and has it when it is', async () => {
    const { page, context } = await visit(browser, { worker: true });
    await laterStored(page);
    await page.evaluate((name) => caches.delete(name), LATER_CACHE);
    await setOffline(context, true);
    await chooseSoundSample(page);
    await page
      .getByRole('alert')
      .getByText(/has not been stored on this device for offline use yet\. .*Try again when the network is back\./)
      .waitFor();
    await setOffline(context, false);
    await page.reload();
    await laterStored(page);
    await setOffline(context, true);
    await chooseSoundSample(page);
    await waitForScore(page);
    await context.close();
  });
});

describe('with the network off', () => {
  it('opens in a new tab with any query string after one visit', async () => {
    const { context } = await visit(browser, { worker: true });
    await setOffline(context, true);
    const page = await context.newPage();
    const errors = collectErrors(page);
    await page.goto(`${baseUrl()}/?service=csat&nfe=32`);
    await page.getByRole('tab', { name: 'Scoring' }).waitFor();
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Scoring type' }).locator('option:checked').textContent())
      .toBe('Summary (Customer Service)');
    await page.getByText('Offline', { exact: true }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  // What slows pages down makes a page that is loaded again call itself online.
  it.skipIf(SLOWER > 1)(
    'does the whole job: typed, sample and uploaded calls become scorecards that are corrected and kept',
    async () => {
      const { page, context } = await visit(browser, { worker: true });
      await laterStored(page);
      await setOffline(context, true);

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
      await expect
        .poll(() => again.getByRole('textbox', { name: 'Behavioral Analysis Notes' }).inputValue())
        .toBe('Giọng bình tĩnh.');
      await context.close();
    },
  );
});
