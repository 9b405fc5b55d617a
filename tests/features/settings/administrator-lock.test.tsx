import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { hashPin } from '@/domain/settings-pin';
import { SettingsDialog } from '@/features/settings/settings-dialog';
import { administratorAtom, openDialogAtom } from '@/state/session';
import { storeSiteConfig } from '@/storage/browser/settings';
import { db } from '@/storage/database';
import { renderApp } from '../../helpers/render-app';
import { siteConfig } from '../../helpers/settings';

let settingsPin = '';
beforeAll(async () => {
  settingsPin = await hashPin('kho-doan-1', new Uint8Array(16).fill(1));
});
beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Response.json({ models: [] }));
  await db.settings.clear();
  await storeSiteConfig(siteConfig({ settingsPin }));
});

const pin = () => screen.findByRole('textbox', { name: 'PIN of the administrator' });
const services = () => screen.queryAllByRole('textbox', { name: /service$/ });
const unlock = async () => {
  const rendered = renderApp(<SettingsDialog onClose={vi.fn()} />);
  await rendered.user.type(await pin(), 'kho-doan-1{Enter}');
  await waitFor(() => expect(services().length).toBe(6));
  return rendered;
};

it('nothing of the locked part is on the page, and what a reviewer needs is', async () => {
  renderApp(<SettingsDialog onClose={vi.fn()} />);
  await pin();
  expect(services()).toEqual([]);
  expect(screen.queryByRole('textbox', { name: 'API key' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Open scorecards' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Check this device' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save settings' })).toBeDefined();
});

it('the PIN opens it until Settings closes', async () => {
  const { store } = await unlock();
  cleanup();
  expect(store.get(administratorAtom)).toBe(false);
});

it('the way to the scorecards and back leaves it open', async () => {
  const { store } = await unlock();
  store.set(openDialogAtom, { name: 'scorecards' });
  cleanup();
  expect(store.get(administratorAtom)).toBe(true);
});

it('says so where the PIN can not be checked', async () => {
  const { user } = renderApp(<SettingsDialog onClose={vi.fn()} />);
  const field = await pin();
  const subtle = vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
  await user.type(field, 'kho-doan-1{Enter}');
  await screen.findByText(/cannot be checked on a page that came over plain http/);
  subtle.mockRestore();
  expect(services()).toEqual([]);
});
