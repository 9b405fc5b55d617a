import { callLink, type ShowCallMessage } from '@/domain/call-link';
import type { NoticeHost } from '@/jobs/notify-scored';
import { readFact } from '@/storage/browser/kept-facts';
import { getSettings } from '@/storage/browser/settings';
import { db } from '@/storage/database';

declare const self: ServiceWorkerGlobalScope;

/** Frames are none: uploads open one for themselves. */
export const pages = async () =>
  (await self.clients.matchAll({ type: 'window' })).filter(({ frameType }) => frameType !== 'nested');

/** What this worker needs to tell of scored calls while no page is open. */
export const noticeHost: NoticeHost = {
  database: db,
  now: Date.now,
  wanted: async () => Notification.permission === 'granted' && (await getSettings()).notifyWhenScored,
  pageOpen: async () => (await pages()).length > 0,
  discreet: async () => (await readFact(db, 'lock')) === true,
  show: ({ callId, title, body }) =>
    self.registration.showNotification(title, { body, tag: callId, icon: 'icons/icon-192.png' }),
};

/** A notice leads to its call, in the app as it is open or else in a new window. */
export function openFromNotice(): void {
  self.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    const open = async () => {
      const [page] = await pages();
      if (page === undefined) {
        await self.clients.openWindow(callLink(notification.tag));
        return;
      }
      const message: ShowCallMessage = { type: 'show-call', callId: notification.tag };
      page.postMessage(message);
      await page.focus();
    };
    event.waitUntil(open());
  });
}
