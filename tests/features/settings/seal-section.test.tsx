import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SealSection } from '@/features/settings/seal-section';
import { toastsAtom } from '@/state/toasts';
import { writeFact } from '@/storage/browser/kept-facts';
import { db, durableDb } from '@/storage/database';
import { newDataKey, recoveryText, unwrapKey } from '@/storage/seal/key-wrap';
import { tellProgress } from '@/storage/seal/progress';
import { writeSealRecord } from '@/storage/seal/seal-places';
import { readSealFact, type SealRecord } from '@/storage/seal/seal-record';
import { leaveOutSealed } from '@/storage/seal/sealed-table';
import { seals } from '@/storage/seal/seals';
import { freshDatabase } from '../../helpers/fresh-database';
import { renderApp } from '../../helpers/render-app';
import { locked, PASSPHRASE, recordOf, unlocked } from '../../helpers/sealed';

beforeEach(freshDatabase);
afterEach(() => {
  vi.restoreAllMocks();
  tellProgress(db, undefined);
  locked();
  localStorage.clear();
});

async function turned(mode: SealRecord['mode']) {
  const key = newDataKey();
  await writeSealRecord(durableDb, await recordOf(key, mode));
  return { key, ...renderApp(<SealSection />) };
}

it('says how far a conversion is, that it stands still and why, and what is left for good', async () => {
  await turned('opening');
  await screen.findByText(/^Being decrypted: 0 ?%/);
  await writeFact(db, 'seal-progress', { done: 1, of: 4 });
  await screen.findByText(/^Being decrypted: 25 ?%\. You can work on/);
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.25);
  // Of this page itself, also where the database takes nothing any more.
  vi.spyOn(db.keptFacts, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  tellProgress(db, { done: 2, of: 4, stands: 'no-room' });
  await screen.findByText(/^Being decrypted: 50 ?%.* There is no room left on this device/);
  tellProgress(db, { done: 4, of: 4, stands: 'window' });
  await screen.findByText(/another window of Callmark that sleeps/);
  tellProgress(db, { done: 4, of: 4, stands: { left: 1 } });
  const said = await screen.findByText(/^Everything is decrypted but for 1 entry, .*nothing was deleted/);
  expect(said.textContent).not.toMatch(/%/);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('says what it could not encrypt', async () => {
  await turned('sealing');
  tellProgress(db, { done: 1200, of: 1203, stands: { left: 1203 } });
  await screen.findByText(/^Everything is encrypted but for 1,203 entries, which this browser could not read or write/);
});

it('says how many calls can not be opened, as long as this page lives', async () => {
  const sealer = unlocked();
  await db.transcripts.put({ callId: 'x', text: 'x' } as never);
  await db.settings.put({ key: 'y', value: 1 });
  const { unread } = unlocked();
  expect(await db.transcripts.toArray()).toEqual([]);
  expect(await db.settings.toArray()).toEqual([]);
  expect([...unread.calls()]).toEqual(['x']);
  expect(sealer.unread.calls().size).toBe(0);
  await turned('sealed');
  await screen.findByText(/Calls concerned: 1\. Other entries: 1\./);
});

it('says what was left as it was turned off, and opens it with the recovery key of before', async () => {
  const key = newDataKey();
  unlocked(key);
  await db.transcripts.put({ callId: 'x', text: 'còn' } as never);
  seals.sealer = leaveOutSealed();
  await writeSealRecord(durableDb, { ...(await recordOf(newDataKey(), 'off')), left: 1 });
  const { user, store } = renderApp(<SealSection />);
  await screen.findByText(/asks for no passphrase\. It could not decrypt 1 entry .*nothing was deleted/);
  const secret = screen.getByRole('textbox', { name: 'Passphrase or recovery key of before' });
  const again = () => user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.type(secret, 'not this one');
  await again();
  await screen.findByText('This is neither the passphrase nor a recovery key.');
  await user.clear(secret);
  await user.type(secret, PASSPHRASE);
  await again();
  await screen.findByText('This still does not open 1 entry.');
  await user.clear(secret);
  await user.type(secret, recoveryText(key));
  await again();
  await waitFor(() => expect(store.get(toastsAtom).map(({ text }) => text)).toContain('Everything is decrypted.'));
  await waitFor(() => expect(screen.queryByText(/could not decrypt/)).toBeNull());
  expect((await db.transcripts.get('x'))?.text).toBe('còn');
});

it('goes on where something failed that nobody foresaw', async () => {
  const { user } = await turned('sealed');
  await user.type(await screen.findByRole('textbox', { name: 'Current passphrase' }), PASSPHRASE);
  vi.spyOn(durableDb.keptFacts, 'get').mockRejectedValue(new Error('closed'));
  await user.click(screen.getByRole('button', { name: 'Stop encrypting' }));
  await screen.findByText(/could not do that.*Nothing was changed/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Stop encrypting' }).disabled).toBe(false);
});

it('changes the passphrase for whoever knows it, and says it where the browser does not keep that', async () => {
  const { user, key } = await turned('sealed');
  const type = async (name: string, text: string) => {
    const field = await screen.findByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
  };
  const change = () => user.click(screen.getByRole('button', { name: 'Change the passphrase' }));
  await type('Current passphrase', 'another one');
  await type('New passphrase', 'bốn từ khác hẳn');
  await type('The same passphrase again', 'bốn từ khác');
  await change();
  await screen.findByText('The two are not the same.');
  await type('The same passphrase again', 'bốn từ khác hẳn');
  await change();
  await screen.findByText('This is not the passphrase.');
  await type('Current passphrase', PASSPHRASE);
  const put = vi.spyOn(durableDb.keptFacts, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  await change();
  await screen.findByText(/could not do that.*Nothing was changed/);
  put.mockRestore();
  await change();
  await screen.findByText('The passphrase was changed.');
  await waitFor(async () => {
    const record = await readSealFact(db);
    expect(record && (await unwrapKey(record, 'bốn từ khác hẳn'))).toEqual(key);
  });
});
