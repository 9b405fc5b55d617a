import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WholeModel } from '@/site/models/describe-models';
import { manifestText } from '@/site/models/describe-models';
import { fixture } from '../tools/fixtures/fixture';
import { madeUpModel } from '../tools/models/made-up-model';
import { type ModelHost, startModelHost } from '../tools/models/model-host';
import { setOffline } from '../tools/worker-control';
import { upload } from './actions';
import { axeViolations, baseUrl, launchBrowser, SIZES, takePictures, visit } from './harness';
import { openSettings, setServices } from './set-services';

const ENCODER = 'encoder_model_quantized.onnx';
const DECODER = 'decoder_model_merged_quantized.onnx';
const base = madeUpModel('base', '2024-11', 12_000_000);
const light = madeUpModel('tiny', '2024-11', 200_000);
const small = madeUpModel('small', '2024-11', 100_000);

const ALL_SIZES = ['landscape', 'portrait', 'phone'] as const;

let browser: Browser;
let host: ModelHost;

beforeAll(async () => {
  [browser, host] = await Promise.all([launchBrowser(), startModelHost()]);
});
afterAll(async () => {
  await browser.close();
  await host.close();
});
beforeEach(() => {
  host.reset();
  host.offer(light, base, small);
});

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const button = (page: Page, name: string) => settings(page).getByRole('button', { name, exact: true });
const said = (page: Page, text: string | RegExp): Locator => settings(page).getByText(text).first();

/** A visitor whose Settings are open and list what the host has. */
async function atTheHost(
  context?: BrowserContext,
  worker = false,
): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
  if (context !== undefined) {
    const page = await context.newPage();
    await page.goto('/');
    await openSettings(page);
    return { context, page, errors: [] };
  }
  const visitor = await visit(browser, { worker });
  await setServices(visitor.page, { 'Model address': host.url });
  await openSettings(visitor.page);
  return visitor;
}

async function download(page: Page, size: string): Promise<void> {
  await button(page, `Download: Whisper ${size}`).click();
  await page
    .getByRole('alertdialog', { name: `Download Whisper ${size}?` })
    .getByRole('button', { name: 'Download' })
    .click();
}

const whole = (page: Page, size: string) => button(page, `Check files: Whisper ${size}`).waitFor();

/** Light and dark, in three sizes, from the heading on, with nothing for axe to find. */
async function looksRight(page: Page, name: string, sizes: readonly (keyof typeof SIZES)[] = ALL_SIZES): Promise<void> {
  const found = await axeViolations(page);
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    await page
      .getByRole('heading', { name: 'Speech on this device' })
      .evaluateAll(([heading]) => heading?.scrollIntoView({ block: 'start' }));
    await takePictures(page, `models-${name}`, [size]);
  }
  // As wide as a phone at 200 %: nothing may have to be scrolled sideways.
  await page.setViewportSize({ width: 320, height: 640 });
  const sideways = await page.evaluate(() =>
    [...document.querySelectorAll('dialog, .modal-body, .transcript-body')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ className }) => className),
  );
  await page.setViewportSize(SIZES.landscape);
  expect([...found, ...sideways]).toEqual([]);
}

describe('a call that waits for a speech model', () => {
  it('says what is missing, and the way to a model begins there', async () => {
    const { page, context, errors } = await visit(browser);
    await upload(page, [fixture('call.mp3')]);
    await page.getByText(/^Nothing on this device can transcribe it yet: get a speech model/).waitFor();
    await looksRight(page, 'waiting');
    await page.getByRole('button', { name: 'Get a speech model' }).press('Enter');
    await settings(page).waitFor();
    const heading = settings(page).getByRole('heading', { name: 'Speech on this device' });
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await said(page, 'There are no models at this address yet.').waitFor();
    await looksRight(page, 'none', ['portrait', 'phone']);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('says how far the model is', async () => {
    const { page, context } = await visit(browser);
    await setServices(page, { 'Model address': host.url });
    await upload(page, [fixture('call.mp3')]);
    host.fault(DECODER, { kind: 'hold', bytes: 6_000_000 });
    await page.getByRole('button', { name: 'Get a speech model' }).click();
    await download(page, 'base');
    await page.keyboard.press('Escape');
    await page.getByText(/^The speech model is on its way to this device \([1-9]\d*%\)/).waitFor();
    await page.getByRole('button', { name: 'Get a speech model' }).click();
    await button(page, 'Stop: Whisper base').click();
    await button(page, 'Go on: Whisper base').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(/^The speech model did not get onto this device yet/).waitFor();
    await context.close();
  });
});

describe('a download', () => {
  it('asks first, shows how far it is, stops, and goes on after a reload where it ended', async () => {
    const { page, context, errors } = await atTheHost();
    await said(page, 'Recommended here').waitFor();
    await looksRight(page, 'offers');

    await button(page, 'Download: Whisper base').press('Enter');
    const consent = page.getByRole('alertdialog', { name: 'Download Whisper base?' });
    for (const fact of ['24 MB', 'mit', host.url, 'The audio of your calls stays on this device.']) {
      await consent.getByText(fact).first().waitFor();
    }
    await looksRight(page, 'consent');
    await page.keyboard.press('Escape');
    await consent.waitFor({ state: 'detached' });
    expect(host.requests.filter((line) => line.includes('onnx'))).toEqual([]);

    host.fault(DECODER, { kind: 'hold', bytes: 6_000_000 });
    await download(page, 'base');
    await said(page, /^1[6-8](\.\d)? MB of 24 MB, (6|7)\d%$/).waitFor();
    await looksRight(page, 'downloading');
    await button(page, 'Stop: Whisper base').click();
    await said(page, /are here and are not fetched again/).waitFor();
    await looksRight(page, 'stopped', ['landscape']);

    host.mend();
    await page.reload();
    await openSettings(page);
    await button(page, 'Go on: Whisper base').click();
    await whole(page, 'base');
    await said(page, /^24 MB · version 2024-11 · licence mit · checked \d\d\/\d\d\/\d{4}$/).waitFor();
    expect(host.requests.filter((line) => line.includes(ENCODER))).toEqual([]);
    expect(host.requests.find((line) => line.includes(DECODER))).toMatch(/bytes=[4-6]\d{6}-$/);
    await looksRight(page, 'ready');

    await button(page, 'Check files: Whisper base').click();
    await said(page, 'Every file of Whisper base is as it should be.').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('that a closed page left behind goes on by itself at the next start', async () => {
    const { page, context } = await atTheHost();
    host.fault(DECODER, { kind: 'hold', bytes: 5_000_000 });
    await download(page, 'base');
    await said(page, /of 24 MB, [67]\d%/).waitFor();
    host.mend();
    await page.reload();
    await openSettings(page);
    await whole(page, 'base');
    await context.close();
  });

  it('waits for the network and goes on by itself', async () => {
    const { page, context } = await atTheHost(undefined, true);
    host.fault(DECODER, { kind: 'hold', bytes: 5_000_000 });
    await download(page, 'base');
    await said(page, /of 24 MB, [67]\d%/).waitFor();
    await setOffline(context, true);
    host.mend();
    host.cut();
    await said(page, /It goes on by itself when the network is back/).waitFor();
    await setOffline(context, false);
    await whole(page, 'base');
    await context.close();
  });

  it('happens once in two tabs, is seen in both and stopped from either', async () => {
    const first = await atTheHost();
    host.fault(DECODER, { kind: 'hold', bytes: 100 });
    await download(first.page, 'tiny');
    const second = await atTheHost(first.context);
    await button(second.page, 'Stop: Whisper tiny').click();
    await button(first.page, 'Go on: Whisper tiny').waitFor();
    host.mend();
    await button(second.page, 'Go on: Whisper tiny').click();
    await whole(first.page, 'tiny');
    await whole(second.page, 'tiny');
    expect(host.requests.filter((line) => line.includes(DECODER))).toHaveLength(1);
    await first.context.close();
  });
});

describe('a host that misbehaves', () => {
  const cases: [string, () => void, RegExp][] = [
    [
      'a missing file',
      () => host.fault(ENCODER, { kind: 'status', status: 404 }),
      /^The server has no onnx\/encoder_model_quantized\.onnx \(404\)/,
    ],
    [
      'a page for a file',
      () => host.fault('/tokenizer.json', { kind: 'page' }),
      /web page where tokenizer\.json should be/,
    ],
    [
      'a truncated file',
      () => host.fault(ENCODER, { kind: 'short', bytes: 150_000 }),
      /encoder_model_quantized\.onnx has 150 kB instead of 200 kB/,
    ],
    ['another file', () => host.fault(DECODER, { kind: 'other-bytes' }), /its checksum differs/],
  ];

  it.each(cases)('%s is said, nothing is installed, and it goes on once mended', async (name, arrange, text) => {
    const { page, context } = await atTheHost();
    arrange();
    await download(page, 'tiny');
    await said(page, text).waitFor();
    if (name === 'a missing file') await looksRight(page, 'failed');
    await expect.poll(() => button(page, 'Check files: Whisper tiny').count()).toBe(0);
    host.mend();
    await button(page, 'Go on: Whisper tiny').click();
    await whole(page, 'tiny');
    await context.close();
  });

  it.each<[string, () => void, RegExp]>([
    [
      'no list',
      () => host.fault('manifest.json', { kind: 'status', status: 404 }),
      /^The server has no manifest\.json/,
    ],
    ['a page for the list', () => host.fault('manifest.json', { kind: 'page' }), /web page where the list of models/],
    [
      'no permission for this page (CORS)',
      () => {
        host.cors = false;
      },
      /may be down, or it does not allow this page to read its files \(CORS\)/,
    ],
  ])('%s is said, and looking again finds the models once mended', async (_, arrange, text) => {
    const { page, context } = await visit(browser);
    arrange();
    const dialog = await openSettings(page);
    await dialog.getByRole('textbox', { name: 'Model address' }).fill(host.url);
    await button(page, 'Look for models').click();
    await said(page, text).waitFor();
    host.mend();
    await button(page, 'Look for models').click();
    await button(page, 'Download: Whisper tiny').waitFor();
    await context.close();
  });

  it('and a device that runs full: said, what is here is kept, and a smaller model still fits', async () => {
    // A browser of its own: what it has found free once, it remembers for a while.
    const fresh = await launchBrowser();
    const measured = await visit(fresh);
    const used = await measured.page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
    await measured.context.close();
    const context = await fresh.newContext({ viewport: SIZES.landscape, baseURL: baseUrl(), serviceWorkers: 'block' });
    context.setDefaultTimeout(180_000);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const { origin } = new URL(baseUrl());
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: used + 12_500_000 });
    await page.goto('/');
    await setServices(page, { 'Model address': host.url });
    await openSettings(page);
    await download(page, 'base');
    await said(page, /^This device ran full while the model was being stored\./).waitFor();
    await looksRight(page, 'full', ['landscape']);
    await button(page, 'Delete: Whisper base').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await said(page, /^No speech model is on this device/).waitFor();
    await download(page, 'tiny');
    await whole(page, 'tiny');
    await fresh.close();
  });
});

describe('models on this device', () => {
  const files = ({ listed, contents }: WholeModel) => [
    { name: 'manifest.json', mimeType: 'application/json', buffer: Buffer.from(manifestText([listed])) },
    ...[...contents].map(([path, buffer]) => ({
      name: path.slice(path.lastIndexOf('/') + 1),
      mimeType: 'application/octet-stream',
      buffer,
    })),
  ];

  it('come from files, are chosen between, renewed and deleted', async () => {
    const { page, context, errors } = await visit(browser);
    await openSettings(page);
    const input = settings(page).locator('input[type=file]').first();
    await input.setInputFiles(files(light).slice(0, -1));
    await said(page, /^Files of the model are missing: onnx\/decoder_model_merged_quantized\.onnx/).waitFor();
    await looksRight(page, 'import-failed', ['phone']);
    await input.setInputFiles(files(light));
    await whole(page, 'tiny');
    await input.setInputFiles(files(small));
    await button(page, 'Use: Whisper tiny').click();
    await button(page, 'Use: Whisper small').waitFor();

    host.offer(madeUpModel('tiny', '2025-02', 150_000));
    await settings(page).getByRole('textbox', { name: 'Model address' }).fill(host.url);
    await button(page, 'Look for models').click();
    await said(page, /^Version 2025-02 is there/).waitFor();
    await looksRight(page, 'update');
    await button(page, 'Update: Whisper tiny').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Download' }).click();
    await said(page, /version 2025-02 · licence mit · checked/).waitFor();
    await expect.poll(() => said(page, /version 2024-11 · licence mit · checked/).count()).toBe(1);

    await button(page, 'Delete: Whisper tiny').click();
    await page
      .getByRole('alertdialog', { name: 'Delete Whisper tiny?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await said(page, 'In use').waitFor();
    await button(page, 'Delete: Whisper small').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await said(page, /^No speech model is on this device/).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
