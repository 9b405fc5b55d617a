import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Peer, startPeer } from '../services/peer';
import { fakeMicrophone, SAY_YES } from '../tools/fake-microphone';
import { encodeWav } from '../tools/fixtures/wav';
import { callsDrawer, openCalls } from './actions';
import { axeViolations, launchBrowser, takePictures, visit } from './harness';
import { recorded } from './recording-actions';
import { setServices } from './set-services';

const RATE = 48_000;
/** A moment of quiet, then a speaker of two tones, a second each; then nobody says anything. */
const QUIET_S = 1;
const SPOKEN_S = 4;
/** When the last of them has been said. */
const END_S = QUIET_S + SPOKEN_S;
const HERTZ = [440, 880];
/** MP3 of 96 kbit/s. */
const BYTES_PER_SLICE = 24_000;

let browser: Browser;
let peer: Peer;
let microphone: ReturnType<typeof fakeMicrophone>;

function speaker(): Buffer {
  const samples = new Float32Array(RATE * 90);
  for (let at = RATE * QUIET_S; at < RATE * END_S; at++) {
    const second = Math.floor(at / RATE);
    samples[at] = 0.4 * Math.sin((2 * Math.PI * (HERTZ[(second - QUIET_S) % 2] ?? 0) * at) / RATE);
  }
  return encodeWav([samples], RATE);
}

beforeAll(async () => {
  microphone = fakeMicrophone(speaker());
  [browser, peer] = await Promise.all([launchBrowser([...microphone.args, SAY_YES]), startPeer()]);
});
afterAll(async () => {
  await browser.close();
  await peer.stop();
  microphone.remove();
});
beforeEach(() => peer.reset());

const log = (page: Page) => page.getByRole('log', { name: 'Live transcript' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const speech = () => peer.log.entries.filter(({ method, path }) => method === 'POST' && path.startsWith('/v1/audio'));
const live = () => speech().filter(({ requestId }) => requestId === undefined);

/** The tones that were said, in order: where a window of the peer's ear spans a change of tone, it hears one beside it. */
function tonesIn(text: string): number[] {
  const heard = [...text.matchAll(/tone (\d+) hertz/g)].map(([, hertz]) => Number(hertz));
  const tones = heard.flatMap((hertz) => HERTZ.filter((tone) => Math.abs(tone - hertz) <= 60));
  return tones.filter((tone, index) => tone !== tones[index - 1]);
}

describe('Real Speak', () => {
  it('live text while speaking, auto-stop after it, then the transcript of the whole and a call', async () => {
    const { page, context, errors } = await visit(browser);
    await setServices(page, { 'Speech service': peer.url });
    await tab(page, 'Real Speak');
    const slider = page.getByRole('slider', { name: 'Auto-stop' });
    await slider.fill('3000');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('3 s');
    await press(page, 'Record');
    await log(page).getByText('(not finished)').first().waitFor({ state: 'attached' });
    await expect.poll(() => log(page).textContent()).toContain('speech.mp3');
    await expect.poll(() => slider.isDisabled()).toBe(true);
    await takePictures(page, 'real-speak-recording', ['landscape', 'phone']);

    await page.getByRole('button', { name: 'Record', exact: true }).waitFor();
    await log(page).getByText('tone 440 hertz').first().waitFor();
    await expect.poll(() => log(page).getByText('(not finished)').count()).toBe(0);
    expect(tonesIn((await log(page).textContent()) ?? '')).toEqual([440, 880, 440, 880]);

    const whole = speech().find(({ requestId }) => requestId !== undefined);
    const seconds = ((whole?.file?.bytes ?? 0) - 44) / 32_000;
    expect(seconds).toBeGreaterThan(END_S + 3 - 0.5);
    expect(seconds).toBeLessThan(END_S + 3 + 1);
    expect(whole?.file?.mime).toBe('audio/wav');

    // One that the end calls off on its way brings no file.
    const slices = live().flatMap(({ file }) => (file === undefined ? [] : [file.bytes / BYTES_PER_SLICE]));
    expect(slices.length).toBeGreaterThanOrEqual(2);
    for (const [index, count] of slices.entries()) expect(Math.abs(count - (index + 1))).toBeLessThan(0.1);
    expect(Object.fromEntries(live()[0]?.fields ?? [])).toMatchObject({ vad_filter: 'True', vad_threshold: '0.5' });
    expect(peer.log.maxInFlight).toBe(1);

    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'real-speak-done');
    await press(page, 'Open in Scoring');
    await page.getByRole('heading', { name: 'Transcript' }).waitFor();
    const drawer = await openCalls(page);
    await drawer
      .getByText(/^Real Speak /)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a service that goes away: says so, records on, and live text comes back with it', async () => {
    const { page, context } = await visit(browser);
    await setServices(page, { 'Speech service': peer.url });
    await tab(page, 'Real Speak');
    await press(page, 'Record');
    await log(page).getByText('(not finished)').first().waitFor({ state: 'attached' });
    await peer.stop();
    await log(page).getByText('Live text is paused; the recording goes on').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Stop', exact: true }).isEnabled()).toBe(true);
    await peer.start();
    await log(page).getByText('Live text is paused').waitFor({ state: 'detached' });
    await press(page, 'Stop');
    await log(page).getByText('tone 880 hertz').first().waitFor();
    expect(peer.log.maxInFlight).toBe(1);
    await context.close();
  });

  it('without a speech service: says what live text needs, and keeps the call', async () => {
    const { page, context, errors } = await visit(browser);
    await tab(page, 'Real Speak');
    await page.getByText('Live text needs a speech engine').waitFor();
    await takePictures(page, 'real-speak-empty', ['landscape', 'phone']);
    await press(page, 'Record');
    await recorded(page, 2);
    await press(page, 'Stop');
    await page.getByText('It waits there for a speech service, a speech model or a caption file.').waitFor();
    await openCalls(page);
    await callsDrawer(page)
      .getByText(/^Real Speak /)
      .first()
      .waitFor();
    expect(live()).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('recording in the Scoring tab', () => {
  it('live text in the conversation, then a call whose transcript takes its place', async () => {
    const { page, context, errors } = await visit(browser, { reducedMotion: 'reduce' });
    await setServices(page, { 'Speech service': peer.url });
    await press(page, 'Record');
    const conversation = page.getByRole('list', { name: 'Conversation' });
    await log(page).getByText('(not finished)').first().waitFor({ state: 'attached' });
    const sides = await conversation
      .getByRole('listitem')
      .evaluateAll((items) => items.map(({ className }) => className));
    expect(sides[0]).toContain('message-left');
    expect(sides[1]).toContain('message-right');
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'recording-live', ['landscape', 'phone']);
    await press(page, 'Stop');
    await conversation.getByText('tone 440 hertz').first().waitFor();
    await expect.poll(() => page.getByText('(not finished)').count()).toBe(0);
    await page.getByRole('heading', { name: 'Likelihood to buy' }).waitFor();
    expect(peer.log.maxInFlight).toBeLessThanOrEqual(1);
    expect(errors).toEqual([]);
    await context.close();
  });
});
