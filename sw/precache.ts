import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Files with an address of their own: a missing one must fail as it does without a worker, never answer the page. */
const NOT_THE_PAGE = [
  /^\/models\//,
  /^\/samples\//,
  /^\/static\//,
  /^\/icons\//,
  /^\/config\.json$/,
  /^\/share-target/,
];

/**
 * The app shell, fonts and samples from the cache; the page for every navigation, whatever its query says. Nothing else
 * is cached: answers of services belong to the database.
 */
export function servePrecache(entries: (PrecacheEntry | string)[]): void {
  precacheAndRoute(entries, { ignoreURLParametersMatching: [/.*/] });
  registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: NOT_THE_PAGE }));
  cleanupOutdatedCaches();
  clientsClaim();
}
