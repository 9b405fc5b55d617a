import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tinyModel } from '@/site/tiny-whisper/tiny-model';
import { phrase } from '@/site/tiny-whisper/tone-phrases';
import { RATE, toneSound } from '@/site/tiny-whisper/tones';
import { type Peer, startPeer } from '../services/peer';
import { fakeMicrophone, SAY_YES } from '../tools/fake-microphone';
import { encodeWav } from '../tools/fixtures/wav';
import { chooseSoundSample, editTranscript, openCalls, openDetails, score, upload, waitForScore } from './actions';
import { launchBrowser, visit } from './harness';
import { record, recorded, startRecording, stop } from './recording-actions';
import { openSettings } from './set-services';
import { TYPED_SALES_CALL } from './texts';

let browser: Browser;
let peer: Peer;
let microphone: ReturnType<typeof fakeMicrophone>;

beforeAll(async () => {
  microphone = fakeMicrophone(CALL);
  [browser, peer] = await Promise.all([launchBrowser([...microphone.args, SAY_YES]), startPeer()]);
});
afterAll(async () => {
  await browser.close();
  await peer.stop();
  microphone.remove();
});

const CALL = encodeWav(
  [
    toneSound(12, [
      { at: 0.5, tones: [0, 1, 2] },
      { at: 6, tones: [5, 6] },
    ]),
    toneSound(12, [{ at: 3, tones: [3, 4] }]),
  ],
  RATE,
);

/** Another sound: the same would be told of. */
const LATER_CALL = encodeWav([toneSound(8, [{ at: 0.5, tones: [0, 1, 2] }])], RATE);

async function importTinyModel(page: Page): Promise<void> {
  const settings = page.getByRole('dialog', { name: 'Settings' });
  const files = [...tinyModel().contents].map(([path, buffer]) => ({
    name: path.slice(path.lastIndexOf('/') + 1),
    mimeType: 'application/octet-stream',
    buffer,
  }));
  await settings.locator('input[type=file]').first().setInputFiles(files);
  await settings.getByText('The model is imported and in use.').waitFor();
  await page.keyboard.press('Escape');
}

/** Every service there is, and the word that none of them may have anything. */
async function configureAll(page: Page): Promise<void> {
  const dialog = await openSettings(page);
  for (const name of ['Automation', 'Speech', 'Summary', 'Generate', 'Interactions', 'Speech synthesis']) {
    await dialog.getByRole('textbox', { name: `${name} service` }).fill(peer.url);
  }
  await dialog.getByRole('textbox', { name: 'API key' }).fill('a-key');
  await dialog.getByRole('combobox', { name: 'Who does the work' }).selectOption({ label: 'This device only' });
  await dialog.getByText('Audio and text never leave this device, whatever services are configured.').waitFor();
  await dialog.getByRole('button', { name: 'Save settings' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** What a page and its worker ask for, and what of it goes anywhere but to the app's own server to be read. */
function watchRequests(context: BrowserContext, own: string) {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  const mayBe = (line: string) => /^(?:GET|HEAD) /.test(line) && line.split(' ')[1]?.startsWith(`${own}/`);
  return { asked, leaving: () => asked.filter((line) => !mayBe(line) && !/^GET (blob|data):/.test(line)) };
}

async function judgeTyped(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Clear content' }).click();
  await editTranscript(page, TYPED_SALES_CALL);
  await score(page);
  await waitForScore(page);
  await page.getByRole('radio', { name: 'View' }).check({ force: true });
  await page.getByText('Chị dùng gói 90 nghìn', { exact: false }).first().waitFor();
  // Only where the platform has a voice of its own.
  const play = page.getByRole('button', { name: 'Play turn 1' });
  if ((await play.count()) > 0) await play.click();
}

it('no audio and no text leaves the device, neither with nothing configured nor on a site of this device only: a day of uploads, recordings, live text, transcripts, scores, voices, exports, the worker', async () => {
  const { page, context } = await visit(browser, { worker: true, acceptDownloads: true });
  const { asked, leaving } = watchRequests(context, new URL(page.url()).origin);

  await chooseSoundSample(page);
  await waitForScore(page);
  const dialog = await openDetails(page);
  await dialog.getByRole('button', { name: 'Save Evaluation' }).click();

  await upload(page, [{ name: 'tones.wav', mimeType: 'audio/wav', buffer: CALL }]);
  await page.getByText(/^Nothing on this device can transcribe it yet/).waitFor();

  await startRecording(page);
  await recorded(page, 6);
  await stop(page).click();
  await page.getByText(/^Nothing on this device can transcribe it yet/).waitFor();

  // With a model from a stick, both calls go on by themselves.
  await page.getByRole('button', { name: 'Get a speech model' }).click();
  await importTinyModel(page);
  await waitForScore(page);
  const drawer = await openCalls(page);
  await drawer.getByRole('button', { name: 'Open tones' }).click();
  await page.getByText(phrase(0)).first().waitFor();
  await waitForScore(page);
  await judgeTyped(page);
  const exported = page.waitForEvent('download');
  const calls = await openCalls(page);
  await calls.getByRole('button', { name: 'Export', exact: true }).first().click();
  await exported;
  await page.keyboard.press('Escape');
  expect(leaving()).toEqual([]);
  const before = asked.length;

  await configureAll(page);
  await page.reload();
  await upload(page, [{ name: 'again.wav', mimeType: 'audio/wav', buffer: LATER_CALL }]);
  await page.getByText(phrase(0)).first().waitFor();
  await waitForScore(page);
  await startRecording(page);
  await recorded(page, 3);
  await stop(page).click();
  // The recording is a call, and on screen.
  await record(page).waitFor();
  await judgeTyped(page);

  // The worker looks at the queue as well, once it is asked to and no page is there.
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'jobs-run' }));
  const again = await context.newPage();
  await page.close();
  await again.goto('/');
  await again.getByRole('button', { name: /^Calls/ }).click();
  await again
    .getByRole('complementary', { name: 'Calls' })
    .getByText(/^again/)
    .first()
    .waitFor();

  expect(asked.length).toBeGreaterThan(before + 10);
  expect(leaving()).toEqual([]);
  expect(peer.log.entries).toEqual([]);
  await context.close();
});
