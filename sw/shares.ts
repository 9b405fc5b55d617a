import { registerRoute } from 'workbox-routing';
import { failureOf } from '@/domain/failure';
import { type StartWish, startLink } from '@/domain/start-link';
import { keepShare } from '@/storage/calls/shares';

declare const self: ServiceWorkerGlobalScope;

/** null: it is kept. */
async function keep(request: Request): Promise<StartWish | null> {
  try {
    return (await keepShare(await request.formData())) ? null : 'share-nothing';
  } catch (error) {
    return failureOf(error).kind === 'storage-full' ? 'share-full' : 'share-unreadable';
  }
}

/**
 * What is shared with the app comes as a form sent to its folder. It is stored before the browser is led to the page: one that
 * never opens, or dies, takes nothing with it (D297). Never goes on to the server.
 */
export function takeShares(): void {
  const { href, pathname } = new URL(self.registration.scope);
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === pathname,
    async ({ request }) => {
      const wish = await keep(request);
      return Response.redirect(wish === null ? href : new URL(startLink(wish), href), 303);
    },
    'POST',
  );
}
