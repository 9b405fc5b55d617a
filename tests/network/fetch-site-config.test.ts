import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fetchSiteConfig } from '@/network/fetch-site-config';
import { createHttp } from '@/network/http';

const signal = new AbortController().signal;
const answering = (answer: () => Response) => createHttp({ fetch: async () => answer(), online: () => true });

beforeAll(() => {
  vi.stubGlobal('location', new URL('https://callmark.example/?service=csat'));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe('fetchSiteConfig', () => {
  it('reads the file beside the page', async () => {
    const http = answering(() => new Response('\uFEFF{"policy":"device-only"}'));
    const read = await fetchSiteConfig(signal, http);
    expect(read?.config.policy).toBe('device-only');
  });

  it('takes a missing file for none', async () => {
    expect(
      await fetchSiteConfig(
        signal,
        answering(() => new Response('', { status: 404 })),
      ),
    ).toBeNull();
  });

  it('reports a page in the place of the file', async () => {
    const read = await fetchSiteConfig(
      signal,
      answering(() => new Response('<!doctype html>')),
    );
    expect(read?.problems).toEqual([{ kind: 'page' }]);
  });

  it('says from which letter on it is no JSON', async () => {
    const read = await fetchSiteConfig(
      signal,
      answering(() => new Response('{\r\n  "policy": "device-only",\r\n}')),
    );
    expect(read?.problems).toEqual([{ kind: 'not-json', place: { line: 3, column: 1 } }]);
  });

  it('says where it is JSON and yet no object', async () => {
    const read = await fetchSiteConfig(
      signal,
      answering(() => new Response('["policy"]')),
    );
    expect(read?.problems).toEqual([{ kind: 'not-json' }]);
  });

  it('fails as data where the server is in trouble', async () => {
    const http = answering(() => new Response('', { status: 503 }));
    await expect(fetchSiteConfig(signal, http)).rejects.toMatchObject({ failure: { kind: 'http', status: 503 } });
  });
});
