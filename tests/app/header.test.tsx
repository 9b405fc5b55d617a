import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Header } from '@/app/header';
import { installPromptAtom, watchInstallPrompt } from '@/app/install-prompt';
import { keepCounts } from '@/app/open-database';
import { BUILT_IN_FILTERS } from '@/domain/desk/built-in-filters';
import { callsKeptAtom, callsWaitingAtom } from '@/state/counts';
import { deskFilterAtom, preferCallsViewAtom } from '@/state/desk';
import { callsOpenAtom, deskAtom, openDialogAtom } from '@/state/session';
import { db } from '@/storage/database';
import { callRow } from '../helpers/call-row';
import { freshDatabase } from '../helpers/fresh-database';
import { renderApp } from '../helpers/render-app';

beforeEach(async () => {
  localStorage.clear();
  await freshDatabase();
});

afterEach(() => {
  vi.restoreAllMocks();
});

function goOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
}

describe('the header', () => {
  it('says in words whether there is a network and how much waits', () => {
    const { store } = renderApp(<Header />);
    expect(screen.getByRole('status').textContent).toBe('Online');
    goOnline(false);
    act(() => store.set(callsWaitingAtom, 3));
    expect(screen.getByRole('status').textContent).toBe('Offline3 waiting');
    goOnline(true);
    expect(screen.getByRole('status').textContent).toContain('Online');
  });

  it('opens the Calls drawer and the Settings dialog', async () => {
    const { user, store } = renderApp(<Header />);
    act(() => store.set(callsKeptAtom, 12));
    const calls = screen.getByRole('button', { name: 'Calls' });
    expect(calls.parentElement?.textContent).toBe('Calls12');
    await user.click(calls);
    expect(store.get(callsOpenAtom)).toBe(true);
    expect(calls.getAttribute('aria-expanded')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    expect(store.get(openDialogAtom)).toEqual({ name: 'settings' });
  });

  it('says how many calls are kept and how far the day is, and leads to its calls', async () => {
    const now = Date.now();
    await db.calls.bulkPut([
      callRow({ id: 'a', createdAt: now }),
      callRow({ id: 'b', createdAt: now, review: { state: 'done', by: 'device', at: now } }),
    ]);
    const { user, store } = renderApp(<Header />);
    onTestFinished(keepCounts(store));
    await user.click(await screen.findByRole('button', { name: /^1 of 2 done today/ }));
    expect(screen.getByRole('button', { name: 'Calls' }).parentElement?.textContent).toBe('Calls2');
    expect(store.get(deskAtom)).toBe('calls');
    expect(store.get(deskFilterAtom)).toEqual(BUILT_IN_FILTERS['mine-today']);
  });

  it('Calls opens the view that was chosen last', async () => {
    const { user, store } = renderApp(<Header />);
    const calls = screen.getByRole('button', { name: 'Calls' });
    act(() => store.set(preferCallsViewAtom, 'full'));
    expect(calls.getAttribute('aria-expanded')).toBe('true');
    await user.click(calls);
    expect(store.get(deskAtom)).toBe('closed');
    await user.click(calls);
    expect([store.get(deskAtom), store.get(callsOpenAtom)]).toEqual(['calls', false]);
    act(() => store.set(preferCallsViewAtom, 'drawer'));
    expect([store.get(deskAtom), store.get(callsOpenAtom)]).toEqual(['closed', true]);
  });

  it('offers to install only when the browser does, and once', async () => {
    const { user, store } = renderApp(<Header />);
    expect(screen.queryByRole('button', { name: 'Install app' })).toBeNull();
    watchInstallPrompt(store);
    const prompt = vi.fn(async () => undefined);
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    act(() => {
      window.dispatchEvent(offer);
    });
    expect(offer.defaultPrevented).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Install app' }));
    expect(prompt).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Install app' })).toBeNull();
    expect(store.get(installPromptAtom)).toBeNull();
  });

  it('begins in index.html as it is drawn, so that the first picture stays as it is', () => {
    const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
    const { container } = renderApp(<Header />);
    const drawn = container.querySelector('.header');
    expect(page).toContain(`<header class="header-start">${drawn?.firstElementChild?.outerHTML}</header>`);
  });
});
