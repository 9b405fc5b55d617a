import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { checkPin } from '@/domain/settings-pin';
import { LockSection } from '@/features/settings/lock-section';
import { lockButtonAtom } from '@/state/lock';
import { readAppLock, readTries } from '@/storage/browser/app-lock';
import { renderApp } from '../../helpers/render-app';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const LockButton = () => null;
const pin = () => screen.getByRole('textbox', { name: 'PIN or passphrase' });
const again = () => screen.getByRole('textbox', { name: 'The same again' });
const current = () => screen.getByRole('textbox', { name: 'PIN or passphrase of the lock' });
const press = (name: string) => screen.getByRole('button', { name });

it('is off, and set by a PIN of four letters or digits that was typed twice alike', async () => {
  const { user, store } = renderApp(<LockSection />);
  expect(readAppLock()).toBeUndefined();
  await user.type(pin(), '482{Enter}');
  await screen.findByText('At least 4 letters or digits.');
  await user.type(pin(), '1');
  await user.type(again(), '4812');
  await user.click(press('Turn the lock on'));
  await screen.findByText('The two are not the same.');
  await user.clear(again());
  await user.type(again(), '4821{Enter}');
  // True of a window only once its lock is there.
  await screen.findByText(/^The lock is set\. Its screen is still being loaded/);
  act(() => store.set(lockButtonAtom, { LockButton }));
  screen.getByText(/^The lock is on\./);
  const lock = readAppLock();
  expect(lock).toMatchObject({ idleMinutes: 5, whenHidden: false });
  expect(JSON.stringify({ ...localStorage })).not.toContain('4821"');
  expect(await checkPin('4821', lock?.hash ?? '')).toBe('right');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Lock without use after' }), 'Never');
  await user.click(screen.getByRole('checkbox'));
  expect(readAppLock()).toMatchObject({ hash: lock?.hash, idleMinutes: 0, whenHidden: true });
});

it('is taken away by its PIN only, and wrong ones count here too', async () => {
  const { user } = renderApp(<LockSection />);
  await user.type(pin(), '4821');
  await user.type(again(), '4821{Enter}');
  await screen.findByText(/^The lock is set\./);
  for (const wrong of ['1', '2', '3']) {
    await user.clear(current());
    await user.type(current(), `${wrong}{Enter}`);
    await screen.findByText('This is not the PIN or passphrase.');
  }
  expect(readTries().wrong).toBe(3);
  await user.clear(current());
  await user.type(current(), '4821{Enter}');
  await screen.findByText(/^The next try is possible in/);
  expect(readAppLock()).toBeDefined();
  act(() => localStorage.removeItem('appLockTries'));
  await user.click(press('Turn the lock off'));
  await waitFor(() => expect(readAppLock()).toBeUndefined());
  await screen.findByRole('button', { name: 'Turn the lock on' });
});

it('says so where nothing can be kept, and where there is no WebCrypto', async () => {
  const { user, unmount } = renderApp(<LockSection />);
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, clear: () => undefined });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await user.type(pin(), '4821');
  await user.type(again(), '4821{Enter}');
  await screen.findByText(/^This browser did not keep it/);
  unmount();
  vi.unstubAllGlobals();
  vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
  renderApp(<LockSection />);
  expect(screen.getByText(/^On a page that came over plain http there is no lock\./)).toBeDefined();
});
