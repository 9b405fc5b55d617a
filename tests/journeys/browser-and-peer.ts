import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Peer, startPeer } from '../services/peer';
import { launchBrowser } from './harness';

/** There once the tests run of the file that called withBrowserAndPeer. */
export let browser: Browser;
export let peer: Peer;

/** One browser and one peer for the tests of a file; the peer forgets everything before each of them. */
export function withBrowserAndPeer(extraArgs: readonly string[] = []): void {
  beforeAll(async () => {
    [browser, peer] = await Promise.all([launchBrowser(extraArgs), startPeer()]);
  });
  afterAll(async () => {
    await browser.close();
    await peer.stop();
  });
  beforeEach(() => peer.reset());
}
