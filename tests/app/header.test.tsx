import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Header } from '@/app/header';
import { installPromptAtom, watchInstallPrompt } from '@/app/install-prompt';
import { BUILT_IN_FILTERS } from '@/domain/desk/built-in-filters';
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
    const { rerender } = renderApp(<Header calls={12} waiting={0} />);
    expect(screen.getByRole('status').textContent).toBe('Online');
    goOnline(false);
    rerender(<Header calls={12} waiting={3} />);
    expect(screen.getByRole('status').textContent).toBe('Offline3 waiting');
    goOnline(true);
    expect(screen.getByRole('status').textContent).toContain('Online');
  });

  it('opens the Calls drawer and the Settings dialog', async () => {
    const { user, store } = renderApp(<Header calls={12} waiting={0} />);
    const calls = screen.getByRole('button', { name: 'Calls' });
    expect(calls.parentElement?.textContent).toBe('Calls12');
    await user.click(calls);
    expect(store.get(callsOpenAtom)).toBe(true);
    expect(calls.getAttribute('aria-expanded')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    expect(store.get(openDialogAtom)).toEqual({ name: 'settings' });
  });

  it('says how far the day is, and leads to its calls', async () => {
    const now = Date.now();
    await db.calls.bulkPut([
      callRow({ id: 'a', createdAt: now }),
      callRow({ id: 'b', createdAt: now, review: { state: 'done', by: 'device', at: now } }),
    ]);
    const { user, store } = renderApp(<Header calls={2} waiting={0} />);
    await user.click(await screen.findByRole('button', { name: /^1 of 2 done today/ }));
    expect(store.get(deskAtom)).toBe('calls');
    expect(store.get(deskFilterAtom)).toEqual(BUILT_IN_FILTERS['mine-today']);
  });

  it('Calls opens the view that was chosen last', async () => {
    const { user, store } = renderApp(<Header calls={0} waiting={0} />);
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
    const { user, store } = renderApp(<Header calls={0} waiting={0} />);
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
});
