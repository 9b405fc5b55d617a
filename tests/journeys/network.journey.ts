import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Failure } from '@/domain/failure';
import { BAD_GATEWAY, type Fault } from '../services/faults';
import { type Peer, startPeer } from '../services/peer';
import { setOffline } from '../tools/worker-control';
import { launchBrowser } from './harness';
import type { Order } from './network-page/entry';

interface Outcome {
  status?: number;
  length?: number;
  failure?: Failure;
  shares: number[];
}

let browser: Browser;
let page: Page;
let peer: Peer;
let stranger: Peer;
let pages: Server;

beforeAll(async () => {
  const script = await bundle();
  pages = createServer((request, response) => {
    const isScript = request.url === '/entry.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><title>network</title><script src="/entry.js"></script>');
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  [browser, peer, stranger] = await Promise.all([launchBrowser(), startPeer(), startPeer()]);
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(pages.address() as AddressInfo).port}/`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/entry.js');
    await navigator.serviceWorker.ready;
  });
});
afterAll(async () => {
  await browser.close();
  await Promise.all([peer.stop(), stranger.stop()]);
  await new Promise((resolve) => pages.close(resolve));
});
beforeEach(async () => {
  peer.reset();
  stranger.reset();
  // A page remembers which origins want no progress: each test starts with one that knows nothing.
  await page.reload();
});

async function bundle(): Promise<string> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@': `${root}src` } },
    build: {
      write: false,
      minify: false,
      lib: { entry: `${root}tests/journeys/network-page/entry.ts`, formats: ['iife'], name: 'networkPage' },
    },
  });
  const [chunk] = (Array.isArray(result) ? result : [result]).flatMap((output) =>
    'output' in output ? output.output : [],
  );
  if (chunk?.type !== 'chunk') throw new Error('no script was built');
  return chunk.code;
}

let serial = 0;
/** A path of its own each time: the page remembers which addresses it could read. */
function send(wanted: Partial<Order> = {}): Promise<Outcome> {
  const order: Order = { address: `${peer.url}/v1/audio/mode${++serial}`, bytes: 1000, ...wanted };
  return page.evaluate((given) => (globalThis as unknown as { order(o: Order): Promise<Outcome> }).order(given), order);
}

function sendFromWorker(wanted: Partial<Order> = {}): Promise<Outcome> {
  const order: Order = { address: `${peer.url}/v1/audio/mode${++serial}`, bytes: 1000, ...wanted };
  return page.evaluate(async (given) => {
    const { active } = await navigator.serviceWorker.ready;
    const channel = new MessageChannel();
    return await new Promise<Outcome>((resolve) => {
      channel.port1.onmessage = ({ data }) => resolve(data);
      active?.postMessage(given, [channel.port2]);
    });
  }, order);
}

const always = (fault: Fault) => peer.fault({ fault, times: 0 });
const posts = () => peer.log.entries.filter(({ method }) => method === 'POST');

describe('requests of a page to a server of another origin', () => {
  it('an upload tells how much of it has left', async () => {
    always({ kind: 'slow-read', rate: 16_000_000 });
    const { status, shares } = await send({ bytes: 30_000_000 });
    expect(status).toBe(200);
    expect(shares.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(0);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(posts()).toHaveLength(1);
  });

  it('a server without preflight still gets the upload, once and without progress', async () => {
    always({ kind: 'no-preflight' });
    const { status, shares } = await send();
    expect(status).toBe(200);
    expect(shares).toEqual([]);
    expect(posts()).toHaveLength(1);
  });

  it.each<[string, Fault]>([
    ['no CORS headers at all', { kind: 'no-cors' }],
    ['another origin allowed', { kind: 'wrong-cors' }],
    ['a proxy whose server is away', BAD_GATEWAY],
  ])('%s is no answer, and nothing is asked to find out more', async (_what, fault) => {
    always(fault);
    const { failure } = await send();
    expect(failure).toEqual({ kind: 'unreachable', address: `${peer.url}/v1/audio/mode${serial}` });
    expect(peer.log.entries.map(({ method }) => method)).not.toContain('GET');
  });

  it('a key where no preflight is answered goes nowhere', async () => {
    always({ kind: 'no-preflight' });
    const { failure } = await send({ headers: { Authorization: 'Bearer x' } });
    expect(failure?.kind).toBe('unreachable');
    expect(posts()).toHaveLength(0);
  });

  it.each<[string, Fault]>([
    ['a reset', { kind: 'reset' }],
    ['an upload cut off', { kind: 'drop-upload', afterBytes: 300 }],
    ['an answer lost', { kind: 'process-then-drop' }],
    ['an answer cut off', { kind: 'drop-answer' }],
  ])('%s is no answer either', async (_what, fault) => {
    // Chromium itself sends again on a reused connection that breaks, and the page once more without progress.
    peer.fault({ fault, method: 'POST', times: 0 });
    const { failure } = await send();
    expect(failure?.kind).toBe('unreachable');
  });

  it('a server that is down is unreachable, without a network it is offline', async () => {
    await peer.stop();
    const { failure } = await send();
    await peer.start();
    expect(failure).toEqual({ kind: 'unreachable', address: `${peer.url}/v1/audio/mode${serial}` });
    await setOffline(page.context(), true);
    const offline = await send();
    await setOffline(page.context(), false);
    expect(offline.failure).toEqual({ kind: 'offline' });
  });

  it('reads a refusal with its words and its Retry-After', async () => {
    peer.fault({ fault: { kind: 'status', status: 429, retryAfter: '3' }, method: 'POST' });
    expect((await send()).failure).toMatchObject({
      kind: 'http',
      status: 429,
      retryAfterMs: 3000,
      detail: 'told to answer 429',
    });
  });
});

describe.each([301, 302, 303, 307, 308])('a redirect (%i) to another origin takes nothing there', (status) => {
  it.each([
    ['the page with progress', (order: Partial<Order>) => send(order)],
    ['the page without progress', (order: Partial<Order>) => send({ ...order, silent: true })],
    ['the service worker', (order: Partial<Order>) => sendFromWorker(order)],
  ])('sent by %s', async (_who, sendIt) => {
    const to = `${stranger.url}/v1/audio/transcriptions`;
    peer.fault({ fault: { kind: 'redirect', status, to }, times: 0 });
    const headers = { 'X-API-Token': 'token-of-the-service' };
    const { failure } = await sendIt({ bytes: 200_000, headers });
    expect(failure).toMatchObject({ kind: 'unreachable', redirected: to });
    for (const { method, authorized, bytes } of stranger.log.entries)
      expect({ method, authorized, bytes }).toEqual({ method: 'HEAD', authorized: false, bytes: 0 });
    expect(posts()).toHaveLength(1);
  });
});

describe.each([301, 302, 307, 308])('a redirect (%i) within the origin', (status) => {
  it.each([
    ['the page with progress', (order: Partial<Order>) => send(order)],
    ['the page without progress', (order: Partial<Order>) => send({ ...order, silent: true })],
    ['the service worker', (order: Partial<Order>) => sendFromWorker(order)],
  ])('is followed with everything by %s', async (_who, sendIt) => {
    const to = '/v1/audio/transcriptions';
    peer.fault({ fault: { kind: 'redirect', status, to }, path: '/v1/audio/mode', times: 0 });
    const { status: answered } = await sendIt({ bytes: 200_000, headers: { 'X-API-Token': 'token-of-the-service' } });
    expect(answered).toBe(200);
    expect(peer.effects(to).map(({ file, authorized }) => [file?.bytes, authorized])).toEqual([[200_000, true]]);
  });
});

describe('requests of the service worker', () => {
  it('arrive without XMLHttpRequest', async () => {
    const { status, shares } = await sendFromWorker({ bytes: 200_000 });
    expect(status).toBe(200);
    expect(shares).toEqual([]);
    expect(peer.log.entries.map(({ method }) => method)).toEqual(['POST']);
  });

  it('fail as those of the page do, and ask nothing to find out more', async () => {
    for (const fault of [{ kind: 'no-cors' }, BAD_GATEWAY, { kind: 'reset' }] as const) {
      peer.reset();
      peer.fault({ fault, method: 'POST', times: 0 });
      expect((await sendFromWorker()).failure).toMatchObject({ kind: 'unreachable' });
      expect(peer.log.entries.map(({ method }) => method)).not.toContain('GET');
    }
  });
});
