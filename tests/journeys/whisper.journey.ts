import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeWav } from '../tools/fixtures/wav';
import { type ModelHost, startModelHost } from '../tools/models/model-host';
import { phrase, say } from '../tools/tiny-whisper/phrases';
import { tinyModel } from '../tools/tiny-whisper/tiny-model';
import { RATE, type Spoken, toneSound } from '../tools/tiny-whisper/tones';
import { upload, waitForScore } from './actions';
import { launchBrowser, visit } from './harness';
import { openSettings, setServices } from './set-services';

let browser: Browser;
let host: ModelHost;

beforeAll(async () => {
  [browser, host] = await Promise.all([launchBrowser(), startModelHost()]);
  host.offer(tinyModel());
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

/** Gets the tiny model onto the device, as a reviewer does. */
async function install(page: Page): Promise<void> {
  await setServices(page, { 'Model address': host.url });
  await openSettings(page);
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('button', { name: 'Download: Whisper tiny' }).click();
  await page
    .getByRole('alertdialog', { name: 'Download Whisper tiny?' })
    .getByRole('button', { name: 'Download' })
    .click();
  await settings.getByRole('button', { name: 'Check files: Whisper tiny' }).waitFor();
  await page.keyboard.press('Escape');
}

const turns = (page: Page) =>
  page
    .getByRole('region', { name: 'Transcript' })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => ({
        agent: !item.classList.contains('transcript-customer'),
        text: item.querySelector('.transcript-words')?.textContent ?? '',
      })),
    );

const AGENT: Spoken[] = [
  { at: 0.6, tones: [0, 1, 2] },
  { at: 6, tones: [8, 5] },
  { at: 12, tones: [11, 12] },
  { at: 16, tones: [14] },
];
const CUSTOMER: Spoken[] = [
  { at: 3, tones: [3, 4] },
  { at: 8.5, tones: [7, 10] },
  { at: 14, tones: [13] },
];

const twoChannels = (): Buffer => encodeWav([toneSound(18, AGENT), toneSound(18, CUSTOMER)], RATE);

describe('sound without captions, with a model on this device and no service', () => {
  it('becomes turns with exact speakers and times, and a scorecard', async () => {
    const { page, errors, context } = await visit(browser);
    await install(page);
    await upload(page, [{ name: 'call.wav', mimeType: 'audio/wav', buffer: twoChannels() }]);
    await waitForScore(page);
    const heard = await turns(page);
    expect(heard).toEqual([
      { agent: true, text: say([0, 1, 2]) },
      { agent: false, text: say([3, 4]) },
      { agent: true, text: say([8, 5]) },
      { agent: false, text: say([7, 10]) },
      { agent: true, text: say([11, 12]) },
      { agent: false, text: phrase(13) },
      { agent: true, text: phrase(14) },
    ]);
    await page.getByText(/^On this device: Whisper whisper-tones \(q8, WASM\)/).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
