import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tinyModel } from '@/site/tiny-whisper/tiny-model';
import { say } from '@/site/tiny-whisper/tone-phrases';
import { toneSound } from '@/site/tiny-whisper/tones';
import { fakeMicrophone, SAY_YES } from '../tools/fake-microphone';
import { encodeWav } from '../tools/fixtures/wav';
import { type ModelHost, startModelHost } from '../tools/models/model-host';
import { axeViolations, launchBrowser, takePictures, visit } from './harness';
import { stop } from './recording-actions';
import { installModel } from './whisper-actions';

const RATE = 48_000;
/** Said within the first live window; then nobody says anything. */
const FIRST = [0, 1, 2];
const SECOND = [3, 4];

let browser: Browser;
let host: ModelHost;
let microphone: ReturnType<typeof fakeMicrophone>;

beforeAll(async () => {
  const spoken = [
    { at: 1, tones: FIRST },
    { at: 4, tones: SECOND },
  ];
  microphone = fakeMicrophone(encodeWav([toneSound(90, spoken, { rate: RATE })], RATE));
  [browser, host] = await Promise.all([launchBrowser([...microphone.args, SAY_YES]), startModelHost()]);
  host.offer(tinyModel());
});
afterAll(async () => {
  await browser.close();
  await host.close();
  microphone.remove();
});

const log = (page: Page) => page.getByRole('log', { name: 'Live transcript' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

it('live text by a model of this device, in both tabs, then the transcript of the whole; nobody else is asked', async () => {
  const { page, context, errors } = await visit(browser);
  const own = new URL(page.url()).origin;
  await installModel(page, host.url);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  const fetched = host.requests.length;

  await page.getByRole('tab', { name: 'Real Speak', exact: true }).click();
  await press(page, 'Record');
  await log(page).getByText('(not finished)').first().waitFor({ state: 'attached' });
  await log(page)
    .getByText(`${say(FIRST)} ${say(SECOND)}`)
    .waitFor();
  await expect.poll(() => stop(page).isEnabled()).toBe(true);
  // Nobody else may have a model in memory meanwhile.
  const held = await page.evaluate(async () => (await navigator.locks.query()).held ?? []);
  expect(held.map(({ name }) => name)).toContain('callmark-whisper');
  await expect.poll(() => page.getByText('Live text needs a speech engine').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await takePictures(page, 'whisper-live', ['landscape', 'phone']);
  await stop(page).click();
  await page.getByText(/is kept under Calls and is transcribed as a whole/).waitFor();
  await press(page, 'Open in Scoring');
  const transcript = page.getByRole('region', { name: 'Transcript' });
  await transcript.getByText(say(FIRST)).waitFor();
  await transcript.getByText(say(SECOND)).waitFor();
  await page.getByText(/^On this device: Whisper whisper-tones/).waitFor();

  await press(page, 'Record');
  const conversation = page.getByRole('list', { name: 'Conversation' });
  await conversation.getByText('(not finished)').first().waitFor({ state: 'attached' });
  await log(page).getByText(say(FIRST)).waitFor();
  await stop(page).click();
  await transcript.getByText(say(FIRST)).waitFor();

  expect(asked.filter((line) => !line.startsWith(`GET ${own}/`) && !/^GET (blob|data):/.test(line))).toEqual([]);
  expect(host.requests.length).toBe(fetched);
  expect(errors).toEqual([]);
  await context.close();
});
