import { setTimeout as after } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';

/** Ends the service worker where it stands, as the browser does whenever it likes. */
export async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** Fires a sync event at the worker, as the browser does when it believes in a network. */
export async function dispatchSync(page: Page, tag = 'jobs-fire'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false });
  await session.detach();
}

/** Ends the page's process where it stands: no handler of the page hears of it. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const gone = new Promise((resolve) => page.once('crash', resolve));
  // Never answered: who would have answered is gone.
  session.send('Page.crash').catch(() => undefined);
  await gone;
}

const ANSWER_MS = 2000;

/**
 * Cuts pages and workers off, or connects them again. Chromium sometimes never answers for a worker that is just being
 * stopped; asked again, playwright passes over it and goes on with the others. A worker that starts while its context is
 * cut off may stay cut off for good: stop none meanwhile.
 */
export async function setOffline(context: BrowserContext, offline: boolean): Promise<void> {
  for (let done = false; !done; ) {
    const set = context.setOffline(offline).then(() => true);
    done = await Promise.race([set, after(ANSWER_MS, false)]);
  }
}
