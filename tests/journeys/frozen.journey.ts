import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { rowsOf } from '../tools/app-rows';
import { editTranscript, score, waitForScore } from './actions';
import { peer, withBrowserAndPeer } from './browser-and-peer';
import { baseUrl, collectErrors } from './harness';
import { KillableBrowser } from './killable-browser';
import { setServices } from './set-services';
import { TYPED_SALES_CALL } from './texts';

withBrowserAndPeer();

const SCORING = '/webhook/sale-effectiveness';

/** Chromium ends a transaction that holds up others after a minute by itself: what takes as long was held up. */
const HELD_UP_MS = 40_000;
const soon = { timeout: HELD_UP_MS };

let mortal: KillableBrowser;
let context: BrowserContext;
beforeEach(async () => {
  mortal = new KillableBrowser(inject('browserPath'), { noDefaults: true });
  context = await mortal.start();
  context.setDefaultTimeout(HELD_UP_MS);
});
afterEach(() => mortal.dispose());

async function open(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(baseUrl());
  await page.getByRole('button', { name: 'Settings', exact: true }).waitFor();
  return page;
}

/** Whether the page that keeps the second copy waits to be the next at the queue. */
const copierWaits = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const copier = held.find(({ name }) => name === 'callmark-second-copy')?.clientId;
    return pending.some(({ name, clientId }) => name === 'jobs' && clientId === copier);
  });
const uncopied = async (page: Page) => (await rowsOf(page, 'changes')).length;

/** Gives the function that lets it go on. */
async function freeze(page: Page): Promise<() => Promise<unknown>> {
  await page.waitForFunction(() => document.visibilityState === 'hidden');
  const session = await context.newCDPSession(page);
  const set = (state: 'frozen' | 'active') => session.send('Page.setWebLifecycleState', { state });
  await set('frozen');
  return () => set('active');
}

it('a frozen tab keeps nobody from the database, and knows what was written when it goes on', async () => {
  const frozen = await open();
  const page = await open();
  const errors = [frozen, page].map(collectErrors);
  await expect.poll(() => uncopied(page)).toBe(0);
  const goOn = await freeze(frozen);
  await editTranscript(page, TYPED_SALES_CALL);
  await score(page);
  await waitForScore(page);
  await goOn();
  await frozen.bringToFront();
  await frozen.getByRole('banner').getByText('1', { exact: true }).waitFor();
  await editTranscript(frozen, 'A: and on in this one');
  await page.bringToFront();
  await page.getByRole('banner').getByText('2', { exact: true }).waitFor();
  expect(errors).toEqual([[], []]);
});

it('a frozen tab that was next at the queue and kept the second copy leaves both to another one', async () => {
  // The first one keeps the copy.
  const frozen = await open();
  await setServices(frozen, { 'Automation service': peer.url, 'Speech service': peer.url });
  await expect.poll(() => uncopied(frozen)).toBe(0);
  const page = await open();
  peer.fault({ fault: { kind: 'hold' }, path: SCORING });
  await editTranscript(page, TYPED_SALES_CALL);
  await score(page);
  await peer.log.until(({ method, path }) => method === 'POST' && path === SCORING);
  await expect.poll(() => copierWaits(page)).toBe(true);
  await freeze(frozen);
  peer.release();
  await waitForScore(page);
  await expect.poll(() => uncopied(page), soon).toBe(0);

  await editTranscript(page, `${TYPED_SALES_CALL}\nA: Dạ em cảm ơn chị.`);
  await score(page);
  const asked = () => peer.effects().filter(({ path }) => path === SCORING).length;
  await expect.poll(asked, soon).toBe(2);
  await expect.poll(() => uncopied(page), soon).toBe(0);
});
