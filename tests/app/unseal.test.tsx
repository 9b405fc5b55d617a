import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keyFor } from '@/app/unseal';
import { toastsAtom } from '@/state/toasts';
import { writePreference } from '@/storage/browser/preferences';
import { db, durableDb } from '@/storage/database';
import { readSealHint } from '@/storage/seal/seal-places';
import { readSealFact } from '@/storage/seal/seal-record';
import { seals } from '@/storage/seal/seals';
import { beginPage } from '../helpers/begin-page';
import { freshDatabase } from '../helpers/fresh-database';
import { locked, openedDatabase, PASSPHRASE, rawRows, sealedDatabase } from '../helpers/sealed';
import { typedCall } from '../helpers/stored-calls';

beforeEach(freshDatabase);
afterEach(() => {
  locked();
  localStorage.clear();
});

/** A device with a sealed call and one that was written in the clear before a kill; its browser starts anew. */
async function sealedDevice(): Promise<void> {
  await typedCall('Agent: Dạ em chào chị Thủy ạ.', { title: 'Thủy' });
  await sealedDatabase();
  const record = await readSealFact(db);
  if (record === undefined) throw new Error('not sealed');
  locked();
  await typedCall('Agent: rõ.', { title: 'rõ' });
  await db.keptFacts.put({ key: 'seal', value: { ...record, mode: 'sealing' } });
  writePreference('seal', { ...record, mode: 'sealing' });
  durableDb.close({ disableAutoOpen: false });
  db.close({ disableAutoOpen: false });
  // As src/app/main.tsx has it.
  seals.ready = (found) => (found && found.mode !== 'off' ? keyFor(found) : undefined);
}

it('asks for the passphrase before the database is open, then everything that waited goes on, also the conversion', async () => {
  await sealedDevice();
  const { app, show, user } = beginPage();
  let titles: string[] | undefined;
  db.calls.toArray().then((calls) => {
    titles = calls.map(({ title }) => title).sort();
  });
  const field = await screen.findByRole('textbox', { name: 'Passphrase' });
  await user.type(field, 'not this one{Enter}');
  expect(await screen.findAllByText('This is not the passphrase.')).not.toEqual([]);
  expect(titles).toBeUndefined();
  expect(show).not.toHaveBeenCalled();
  await user.type(field, `${PASSPHRASE}{Enter}`);
  await waitFor(() => expect(show).toHaveBeenCalled());
  expect(app.isConnected).toBe(true);
  await waitFor(() => expect(titles).toEqual(['Thủy', 'rõ']));
  await waitFor(async () => expect((await readSealFact(db))?.mode).toBe('sealed'));
  expect(readSealHint()?.mode).toBe('sealed');
  expect((await rawRows('calls')).filter(({ sealed }) => sealed === undefined)).toEqual([]);
});

it('asks nobody where it was turned off, and what was left encrypted is as if it were not there', async () => {
  const id = await typedCall('Agent: một.', { title: 'một' });
  await typedCall('Agent: hai.', { title: 'hai' });
  const sealer = await sealedDatabase();
  const { sealed, ...row } = (await rawRows('calls')).find((call) => call['id'] === id) as { sealed: string };
  locked();
  await db.table('calls').put({ ...row, sealed: `${sealed.slice(0, -8)}${sealed.slice(-7)}A` });
  seals.sealer = sealer;
  await openedDatabase(sealer);
  locked();
  durableDb.close({ disableAutoOpen: false });
  db.close({ disableAutoOpen: false });
  seals.ready = (found) => (found && (found.mode !== 'off' || found.left) ? keyFor(found) : undefined);
  expect((await db.calls.toArray()).map(({ title }) => title)).toEqual(['hai']);
  expect(readSealHint()).toMatchObject({ mode: 'off', left: 1 });
  const { show } = beginPage();
  await waitFor(() => expect(show).toHaveBeenCalled());
  expect(screen.queryByRole('textbox', { name: 'Passphrase' })).toBeNull();
});

it('says once what can not be opened, and that it is kept', async () => {
  const id = await typedCall('Agent: một.', { title: 'một' });
  await sealedDevice();
  seals.ready = () => undefined;
  const { sealed, ...row } = (await rawRows('transcripts')).find(({ callId }) => callId === id) as { sealed: string };
  await db.table('transcripts').put({ ...row, sealed: `${sealed.slice(0, -8)}${sealed.slice(-7)}A` });
  durableDb.close({ disableAutoOpen: false });
  db.close({ disableAutoOpen: false });
  seals.ready = (found) => (found && found.mode !== 'off' ? keyFor(found) : undefined);
  const { user, store, show } = beginPage();
  await user.type(await screen.findByRole('textbox', { name: 'Passphrase' }), `${PASSPHRASE}{Enter}`);
  await waitFor(() => expect(show).toHaveBeenCalled());
  expect((await db.transcripts.toArray()).map(({ callId }) => callId)).not.toContain(id);
  const said = () => store.get(toastsAtom).filter(({ text }) => /cannot be opened/.test(text));
  await waitFor(() => expect(said()).toHaveLength(1), { timeout: 5000 });
  expect(said()[0]?.text).toMatch(/Calls concerned: 1\. .*nothing was deleted/);
  await db.transcripts.toArray();
  expect(said()).toHaveLength(1);
});
