import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keyFor } from '@/app/unseal';
import { readPreference, writePreference } from '@/storage/browser/preferences';
import { db, durableDb } from '@/storage/database';
import { newDataKey, recoveryText, unwrapKey } from '@/storage/seal/key-wrap';
import { keyIdIn } from '@/storage/seal/row-seal';
import { readSealHint } from '@/storage/seal/seal-places';
import { readSealFact } from '@/storage/seal/seal-record';
import { seals } from '@/storage/seal/seals';
import { beginPage } from '../helpers/begin-page';
import { freshDatabase } from '../helpers/fresh-database';
import { locked, sealedDatabase, unlocked } from '../helpers/sealed';
import { typedCall } from '../helpers/stored-calls';

beforeEach(freshDatabase);
afterEach(() => {
  vi.restoreAllMocks();
  locked();
  localStorage.clear();
});

it('where nothing is sealed any more, asks for nothing', async () => {
  writePreference('seal', { mode: 'lost', keyId: '0123456789abcdef' });
  seals.ready = (found) => (found && found.mode !== 'off' ? keyFor(found) : undefined);
  const { show } = beginPage();
  await waitFor(() => expect(show).toHaveBeenCalled());
  expect(readPreference('seal')).toEqual({ mode: 'off' });
});

it('where nothing but settings was sealed, or another table, notices that too', async () => {
  for (const row of [
    { settings: { key: 'device', value: { services: { speech: 'https://a.example' } } } },
    { slices: { recordingId: 'r', seq: 0, pcm: Int16Array.of(1, 2).buffer } },
    { pieces: { callId: 'c', channel: 0, startMs: 1, text: 'x' } },
  ] as const) {
    await freshDatabase();
    const [[name = '', value] = []] = Object.entries(row);
    const sealer = unlocked();
    await db.table(name).put(value);
    locked();
    durableDb.close({ disableAutoOpen: false });
    db.close({ disableAutoOpen: false });
    const found = vi.fn();
    seals.ready = found;
    await db.open();
    const [lost] = found.mock.calls[0] ?? [];
    expect(lost).toMatchObject({ mode: 'lost' });
    expect(keyIdIn(lost.lies)).toBe(sealer.keyId);
    locked();
  }
});

it('where all that was known of the key is gone, says so instead of showing rows nobody can read, and the recovery key opens all of it', async () => {
  await typedCall('Agent: Dạ em chào chị Thủy ạ.', { title: 'Thủy' });
  const { key, keyId } = await sealedDatabase();
  locked();
  await db.keptFacts.clear();
  durableDb.close({ disableAutoOpen: false });
  db.close({ disableAutoOpen: false });
  seals.ready = (found) => (found && found.mode !== 'off' ? keyFor(found) : undefined);
  // The app was shown, for nothing knows of it: it begins anew and asks.
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const read = vi.fn();
  db.calls.toArray().then(read);
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(readPreference('seal')).toEqual({ mode: 'lost', keyId });
  expect(read).not.toHaveBeenCalled();

  const { user, show } = beginPage();
  await screen.findByRole('heading', { name: 'The key of the calls is missing' });
  screen.getByText(/nothing was deleted/);
  expect(screen.queryByRole('textbox', { name: 'Passphrase' })).toBeNull();
  const field = screen.getByRole('textbox', { name: 'Recovery key' });
  const openIt = screen.getByRole('button', { name: 'Open and change the passphrase' });
  await user.type(field, 'Đ3ÂB');
  await screen.findByText(/keyboard turns letters into Vietnamese ones/);
  await user.clear(field);
  await user.type(field, recoveryText(newDataKey()));
  await user.click(openIt);
  await screen.findByText(/not the recovery key of this device/);
  await user.clear(field);
  await user.type(field, recoveryText(key));
  await user.type(screen.getByRole('textbox', { name: 'New passphrase' }), 'bốn từ khác hẳn');
  await user.type(screen.getByRole('textbox', { name: 'The same passphrase again' }), 'bốn từ khác hẳn');
  await user.click(openIt);
  await waitFor(() => expect(show).toHaveBeenCalled());
  await waitFor(async () => expect((await readSealFact(db))?.mode).toBe('sealed'));
  expect((await db.calls.toArray()).map(({ title }) => title)).toEqual(['Thủy']);
  const record = await readSealFact(db);
  expect(record && (await unwrapKey(record, 'bốn từ khác hẳn'))).toEqual(key);
  expect(readSealHint()).toEqual(record);
});
