import 'fake-indexeddb/auto';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSiteConfig } from '@/app/load-site-config';
import { FailureError } from '@/domain/failure';
import { readSiteConfig } from '@/domain/site-config';
import { configProblemsAtom } from '@/state/session';
import { getSettings } from '@/storage/browser/settings';
import { db } from '@/storage/database';

beforeEach(async () => {
  await db.settings.clear();
});

const SPEECH = { services: { speech: 'https://speech.example' } };

describe('loadSiteConfig', () => {
  it('keeps what it read, for the worker and for a start without network', async () => {
    await loadSiteConfig(createStore(), async () => readSiteConfig(SPEECH));
    expect((await getSettings()).services.speech).toBe('https://speech.example');
  });

  it('leaves the one read last in force when it can not be reached', async () => {
    const store = createStore();
    await loadSiteConfig(store, async () => readSiteConfig(SPEECH));
    await loadSiteConfig(store, () => Promise.reject(new FailureError({ kind: 'offline' })));
    expect((await getSettings()).services.speech).toBe('https://speech.example');
  });

  it('leaves the one read last in force when something else comes in its place, such as a sign-in page', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const store = createStore();
    await loadSiteConfig(store, async () => readSiteConfig(SPEECH));
    await loadSiteConfig(store, async () => readSiteConfig(undefined));
    expect((await getSettings()).services.speech).toBe('https://speech.example');
    expect(store.get(configProblemsAtom)).toEqual([{ kind: 'not-json' }]);
  });

  it.each([
    { kind: 'http', status: 403, statusText: 'Forbidden' },
    { kind: 'unreachable', address: '/config.json', redirected: 'https://login.example/' },
  ] as const)('tells what its server answers in place of it, and keeps the one read last: $kind', async (failure) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const store = createStore();
    await loadSiteConfig(store, async () => readSiteConfig(SPEECH));
    await loadSiteConfig(store, () => Promise.reject(new FailureError(failure)));
    expect((await getSettings()).services.speech).toBe('https://speech.example');
    expect(store.get(configProblemsAtom)).toEqual([{ kind: 'refused', failure }]);
  });

  it('tells nothing where nobody answers, as without a network', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const store = createStore();
    await loadSiteConfig(store, () =>
      Promise.reject(new FailureError({ kind: 'unreachable', address: '/config.json' })),
    );
    expect(store.get(configProblemsAtom)).toEqual([]);
  });

  it('goes back to the defaults when the file is gone', async () => {
    const store = createStore();
    await loadSiteConfig(store, async () => readSiteConfig(SPEECH));
    await loadSiteConfig(store, async () => null);
    expect((await getSettings()).services.speech).toBe('');
  });

  it('reports what it passed over', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const store = createStore();
    await loadSiteConfig(store, async () => readSiteConfig({ speach: '' }));
    expect(store.get(configProblemsAtom)).toEqual([{ kind: 'unknown-key', path: 'speach' }]);
    expect(warn).toHaveBeenCalledWith('config.json: unknown-key', { path: 'speach' });
  });
});
