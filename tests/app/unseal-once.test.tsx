import { screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadSiteConfig } from '@/app/load-site-config';
import { keyFor } from '@/app/unseal';
import { readSiteConfig } from '@/domain/site-config';
import { readPreference, writePreference } from '@/storage/browser/preferences';
import { db, durableDb } from '@/storage/database';
import { newDataKey } from '@/storage/seal/key-wrap';
import { readSealFact } from '@/storage/seal/seal-record';
import { seals } from '@/storage/seal/seals';
import { beginPage } from '../helpers/begin-page';
import { freshDatabase } from '../helpers/fresh-database';
import { locked, PASSPHRASE, recordOf, unlocked } from '../helpers/sealed';

beforeEach(freshDatabase);
afterEach(() => {
  vi.restoreAllMocks();
  locked();
  localStorage.clear();
});

it('takes up the language of its site at once, but not on a page that was just opened with the passphrase: the next start does', async () => {
  const load = () => loadSiteConfig(createStore(), async () => readSiteConfig({ interfaceLanguage: 'vi' }));
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  unlocked();
  await load();
  expect(readPreference('siteLanguage')).toBe('vi');
  expect(reload).not.toHaveBeenCalled();
  locked();
  localStorage.clear();
  await load();
  expect(reload).toHaveBeenCalledOnce();
});

it('where the database was lost alone, has it stand still until somebody has opened it, and tells it of the key again', async () => {
  const record = await recordOf(newDataKey(), 'sealed');
  writePreference('seal', record);
  durableDb.close({ disableAutoOpen: false });
  db.close({ disableAutoOpen: false });
  // As src/app/start-behind-lock.tsx and main.tsx have it.
  seals.asks = true;
  seals.ready = (found) => (found === undefined ? seals.asks : found.mode !== 'off') && keyFor(found);
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const read = vi.fn();
  db.calls.toArray().then(read);
  const { user, show } = beginPage();
  const field = await screen.findByRole('textbox', { name: 'Passphrase' });
  expect(read).not.toHaveBeenCalled();
  await user.type(field, `${PASSPHRASE}{Enter}`);
  await waitFor(() => expect(show).toHaveBeenCalled());
  await waitFor(() => expect(read).toHaveBeenCalled());
  await waitFor(async () => expect(await readSealFact(db)).toMatchObject({ mode: 'sealed', keyId: record.keyId }));
  expect(reload).not.toHaveBeenCalled();
});
