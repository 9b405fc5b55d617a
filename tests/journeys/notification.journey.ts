import type { BrowserContext } from 'playwright-core';
import { expect, it } from 'vitest';
import { rowsOf } from '../tools/app-rows';
import { setOffline } from '../tools/worker-control';
import { editTranscript, results, score, waitForScore } from './actions';
import { browser, peer, withBrowserAndPeer } from './browser-and-peer';
import { baseUrl, visit } from './harness';
import { openSettings } from './set-services';
import { TYPED_SALES_CALL } from './texts';

withBrowserAndPeer();

/** Evaluated in the worker: any page would keep it from telling. */
const inWorker = <T>(context: BrowserContext, work: () => Promise<T>): Promise<T> => {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('no worker');
  return worker.evaluate(work);
};

const atTheQueue = (context: BrowserContext) =>
  inWorker(context, async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'jobs'));

const notices = (context: BrowserContext) =>
  inWorker(context, async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });

/** A call is queued offline, the app is closed, the network comes back and the worker alone does what waited. */
async function scoreWhileClosed(notify: boolean): Promise<{ context: BrowserContext; title: string }> {
  const { page, context } = await visit(browser, { worker: true });
  await context.grantPermissions(['notifications'], { origin: baseUrl() });
  const dialog = await openSettings(page);
  await dialog.getByRole('textbox', { name: 'Automation service' }).fill(peer.url);
  await dialog.getByRole('textbox', { name: 'Speech service' }).fill(peer.url);
  if (notify) {
    // Checked once the browser has answered for its permission.
    const wanted = dialog.getByRole('checkbox', { name: 'Notify me when a waiting call is scored' });
    await wanted.click();
    await expect.poll(() => wanted.isChecked()).toBe(true);
  }
  await dialog.getByRole('button', { name: 'Save settings' }).click();
  await dialog.waitFor({ state: 'detached' });
  await setOffline(context, true);
  await editTranscript(page, TYPED_SALES_CALL);
  await score(page);
  await expect.poll(async () => (await rowsOf(page, 'jobs')).length).toBe(3);
  const [call] = await rowsOf(page, 'calls');
  await page.close();

  await setOffline(context, false);
  await peer.log.until(() => peer.effects().length === 3);
  // The worker tells before it lets go of the queue.
  await expect.poll(() => atTheQueue(context)).toBe(false);
  expect(context.pages()).toEqual([]);
  return { context, title: call?.title ?? '' };
}

it('a waiting call that is scored while the app is closed is told of, where the user wants that', async () => {
  const { context, title } = await scoreWhileClosed(true);
  await expect.poll(() => notices(context)).toEqual([{ title, body: expect.stringMatching(/^[\d.]+\/\d+ · \S/) }]);
  await context.close();
});

interface NoticeScope {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (address: string) => Promise<void> };
  dispatchEvent: (event: Event) => void;
  NotificationEvent: new (type: string, options: { notification: Notification | undefined }) => Event;
  opened?: string;
}

/** A tap on the one notice. A browser opens windows for real taps only, so the address is kept instead. */
const tapNotice = (context: BrowserContext) =>
  inWorker(context, async () => {
    const scope = globalThis as unknown as NoticeScope;
    const [notification] = await scope.registration.getNotifications();
    scope.clients.openWindow = async (address) => {
      scope.opened = address;
    };
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });

it('a tap on the notice opens the app with that call on screen', async () => {
  const { context } = await scoreWhileClosed(true);
  await tapNotice(context);
  const opened = () => inWorker(context, async () => (globalThis as unknown as NoticeScope).opened);
  await expect.poll(opened).toBeDefined();
  await expect.poll(() => notices(context)).toEqual([]);
  const page = await context.newPage();
  await page.goto(new URL((await opened()) ?? '', baseUrl()).href);
  await waitForScore(page);
  expect(new URL(page.url()).hash).toBe('');
  await context.close();
});

it('a tap on the notice shows the call in the app that is open already', async () => {
  const { context } = await scoreWhileClosed(true);
  const page = await context.newPage();
  await page.goto(baseUrl());
  await results(page).waitFor();
  await expect.poll(() => page.getByRole('meter').count()).toBe(0);
  await tapNotice(context);
  await waitForScore(page);
  await context.close();
});

it('nothing is told of while the switch is off, whatever the browser allows', async () => {
  const { context } = await scoreWhileClosed(false);
  await expect.poll(() => notices(context)).toEqual([]);
  await context.close();
});
