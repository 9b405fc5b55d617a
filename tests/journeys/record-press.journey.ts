import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { wording } from '@/ui/wording';
import { vi } from '@/ui/words/vi/sections';
import { type Peer, startPeer } from '../services/peer';
import { fakeMicrophone, SAY_YES } from '../tools/fake-microphone';
import { callWav, fixture } from '../tools/fixtures/fixture';
import { upload } from './actions';
import { launchBrowser, SIZES, visit } from './harness';
import { record, recorded, startRecording, stop } from './recording-actions';
import { setServices } from './set-services';
import { speakVietnamese } from './team-actions';

let browser: Browser;
let microphone: ReturnType<typeof fakeMicrophone>;
let peer: Peer;

beforeAll(async () => {
  microphone = fakeMicrophone(callWav());
  [browser, peer] = await Promise.all([launchBrowser([...microphone.args, SAY_YES]), startPeer()]);
});
afterAll(async () => {
  await browser.close();
  await peer.stop();
  microphone.remove();
});
beforeEach(() => peer.reset());

/** What is sent to the speech service stays on its way: the work at a call goes on until the test ends it. */
const holdSpeech = () => peer.fault({ path: '/v1/audio', fault: { kind: 'hold' }, times: 0 });

it('Record pressed right after Stop records, though the work at the call before begins under the finger', async () => {
  const { page, context, errors } = await visit(browser);
  await setServices(page, { 'Speech service': peer.url });
  holdSpeech();
  // As on a slow tablet.
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await startRecording(page);
  await recorded(page, 2);
  await stop(page).click();
  await record(page).hover();
  await page.mouse.down();
  await page.getByRole('status').getByText('Transcripting').waitFor();
  await page.mouse.up();
  await page.getByText('Saved on this device every 2 s').waitFor();
  await recorded(page, 2);
  await stop(page).click();
  await record(page).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

/** Left, top, width and height of Record, at every size. */
async function places(page: Page, name: string): Promise<Record<number, number[]>> {
  const found: Record<number, number[]> = {};
  for (const width of [1280, 1180, 1024, 960, 900, 834, 768, 600, 390]) {
    await page.setViewportSize({ width, height: 860 });
    const { x, y, width: w, height } = (await page.getByRole('button', { name, exact: true }).boundingBox()) ?? {};
    found[width] = [x, y, w, height].map((value) => Math.round(value ?? Number.NaN));
  }
  await page.setViewportSize(SIZES.landscape);
  return found;
}

it.each([
  ['as specified', wording],
  ['in Vietnamese', vi],
])('Record keeps its place whatever is said beside it, at every width: %s', async (_, words) => {
  const { page, context } = await visit(browser);
  await setServices(page, { 'Speech service': peer.url });
  if (words === vi) await speakVietnamese(page);
  const name = words.recording.record;
  await page.getByRole('button', { name, exact: true }).waitFor();
  const idle = await places(page, name);
  holdSpeech();
  await upload(page, [fixture('call.wav')]);
  await page.getByRole('status').getByText(words.capture.statuses.Transcripting).waitFor();
  expect(await places(page, name)).toEqual(idle);
  await peer.stop();
  await page.getByRole('status').getByText(words.capture.statuses.Error).waitFor();
  expect(await places(page, name)).toEqual(idle);
  await page.getByRole('tab', { name: words.tabs.realSpeak, exact: true }).click();
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByText(words.recording.saved).waitFor();
  await page.getByRole('tab', { name: words.tabs.scoring, exact: true }).click();
  await page.getByText(words.recording.elsewhere).waitFor();
  expect(await places(page, name)).toEqual(idle);
  await peer.start();
  await context.close();
});
