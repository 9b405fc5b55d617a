import { File as NodeFile } from 'node:buffer';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider, useAtomValue } from 'jotai';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { LockPlace } from '@/app/keep-lock';
import { beginSound } from '@/audio/playing/one-sound';
import { hashPin } from '@/domain/settings-pin';
import { useCallKeys } from '@/features/transcript/player/use-call-keys';
import { lockButtonAtom } from '@/state/lock';
import { recordingStandsAtom, runningRecordingAtom } from '@/state/running-recording';
import { tellLocked, writeAppLock } from '@/storage/browser/app-lock';
import { readFact } from '@/storage/browser/kept-facts';
import { writePreference } from '@/storage/browser/preferences';
import { db } from '@/storage/database';
import { Modal } from '@/ui/modal';
import { plainKey } from '@/ui/plain-key';
import { freshDatabase } from '../helpers/fresh-database';

let hash = '';
let app: HTMLElement;
let root: Root;
beforeAll(async () => {
  hash = await hashPin('mèo-4821', new Uint8Array(16).fill(1));
});
beforeEach(async () => {
  await freshDatabase();
  app = document.createElement('div');
  document.body.append(app);
  root = createRoot(app);
});
afterEach(() => {
  act(() => root.unmount());
  app.remove();
  localStorage.clear();
});

const setLock = () => writeAppLock({ hash, idleMinutes: 5, whenHidden: false });

/** An app of one sentence, with the button of the header. */
function App() {
  const LockButton = useAtomValue(lockButtonAtom)?.LockButton;
  return (
    <>
      <p>Dạ em chào chị Thủy.</p>
      {LockButton && <LockButton />}
    </>
  );
}

/** The app beside its lock; not shown where it is not on the page. */
function start(store = createStore()) {
  const content = (
    <Provider store={store}>
      <App />
    </Provider>
  );
  const show = vi.fn(() => root.render(content));
  if (app.isConnected) act(show);
  const place = document.createElement('div');
  document.body.append(place);
  const lock = (
    <Provider store={store}>
      <LockPlace app={app} place={place} show={show} />
    </Provider>
  );
  render(lock, { container: place });
  return { show, store, user: userEvent.setup() };
}

const words = () => document.body.textContent;

it('takes the app off the page by its button, and back by the PIN; the worker knows of it', async () => {
  setLock();
  const { user } = start();
  await user.click(screen.getByRole('button', { name: 'Lock Callmark' }));
  expect(words()).not.toContain('Thủy');
  await waitFor(async () => expect(await readFact(db, 'lock')).toBe(true));
  await user.type(screen.getByRole('textbox', { name: 'PIN or passphrase' }), 'mèo-4821{Enter}');
  await waitFor(() => expect(words()).toContain('Thủy'));
  await waitFor(() => expect(screen.queryByText('Callmark is locked')).toBeNull());
  act(() => void writeAppLock(null));
  await waitFor(async () => expect(await readFact(db, 'lock')).toBe(false));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Lock Callmark' })).toBeNull());
});

it('makes nothing of the app before it is opened for the first time', async () => {
  setLock();
  app.remove();
  const { show } = start();
  await screen.findByText('Callmark is locked');
  expect(show).not.toHaveBeenCalled();
  act(() => tellLocked(false));
  expect(show).toHaveBeenCalledOnce();
  await screen.findByText(/Thủy/);
});

it('locks by the key L, but not where a pedal sends it: the player has it, or nobody', async () => {
  setLock();
  writePreference('playerKeys', { toggle: 'KeyL' });
  const { user } = start();
  const run = vi.fn();
  const { unmount } = renderHook(() => useCallKeys(run));
  await user.keyboard('l');
  expect(run.mock.calls).toEqual([['toggle']]);
  unmount();
  await user.keyboard('l');
  screen.getByText(/Thủy/);
  writePreference('playerKeys', {});
  await user.keyboard('l');
  expect(words()).not.toContain('Thủy');
  act(() => tellLocked(false));
});

it('another letter of the page is the pedal’s where it was assigned', async () => {
  writePreference('playerKeys', { forward: 'KeyN' });
  const [run, page] = [vi.fn(), vi.fn((event: KeyboardEvent) => plainKey(event))];
  document.addEventListener('keydown', page);
  renderHook(() => useCallKeys(run));
  await userEvent.keyboard('n');
  document.removeEventListener('keydown', page);
  expect(run.mock.calls).toEqual([['forward']]);
  expect(page.mock.results).toMatchObject([{ value: null }]);
});

it('does not lock by itself while somebody listens, to whatever, and does when they no longer do', () => {
  writeAppLock({ hash, idleMinutes: 1, whenHidden: false });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  start();
  let sounds = true;
  act(() =>
    beginSound(
      () => undefined,
      () => sounds,
    ),
  );
  act(() => void vi.advanceTimersByTime(300_000));
  expect(words()).toContain('Thủy');
  sounds = false;
  act(() => void vi.advanceTimersByTime(70_000));
  expect(words()).not.toContain('Thủy');
  act(() => tellLocked(false));
});

it('keeps files that are opened with the app while it is locked from the start', async () => {
  setLock();
  app.remove();
  let launch: ((params: unknown) => void) | undefined;
  const setConsumer = (consumer: typeof launch) => {
    launch = consumer;
  };
  vi.stubGlobal('launchQueue', { setConsumer });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { show } = start();
  await waitFor(() => expect(launch).toBeDefined());
  const file = new NodeFile(['ID3 sound'], 'one.mp3', { type: 'audio/mpeg' });
  launch?.({ files: [{ name: file.name, getFile: async () => file }] });
  await waitFor(async () => expect((await db.shares.toArray()).map(({ name }) => name)).toEqual(['one.mp3']));
  expect(show).not.toHaveBeenCalled();
  act(() => tellLocked(false));
});

it('stops a recording that goes on, once', async () => {
  setLock();
  const { store, user } = start();
  const stop = vi.fn();
  act(() => tellLocked(true));
  act(() => store.set(runningRecordingAtom, { seconds: () => 75, stop, resume: () => undefined }));
  screen.getByText(/^A recording goes on\./);
  expect(screen.getByRole('timer').textContent).toBe('00:01:15');
  await user.click(screen.getByRole('button', { name: 'Stop and keep' }));
  expect(stop).toHaveBeenCalledOnce();
  act(() => store.set(runningRecordingAtom, null));
  expect(screen.getByText('The recording has ended. What was recorded is kept.')).toBeDefined();
  act(() => tellLocked(false));
});

it('says of a recording that lacks sound why, and lets it go on', async () => {
  setLock();
  const { store, user } = start();
  const resume = vi.fn();
  act(() => tellLocked(true));
  act(() => store.set(runningRecordingAtom, { seconds: () => 75, stop: () => undefined, resume }));
  act(() => store.set(recordingStandsAtom, { state: { phase: 'gap', reason: 'muted' }, lowMinutes: 4 }));
  screen.getByText(/^The microphone is taken by a call or another app/);
  screen.getByText(/room for about 4 min/);
  act(() => store.set(recordingStandsAtom, { state: { phase: 'paused' } }));
  expect(screen.queryByText(/^A recording goes on/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(resume).toHaveBeenCalledOnce();
  act(() => store.set(runningRecordingAtom, null));
  act(() => tellLocked(false));
});

it('a dialog that came behind the lock is a modal one once it is open', () => {
  setLock();
  start();
  act(() => tellLocked(true));
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  act(() => root.render(<Modal {...{ title: 'Added calls', onClose: () => undefined, children: null }} />));
  expect(showModal).not.toHaveBeenCalled();
  act(() => tellLocked(false));
  expect(showModal).toHaveBeenCalledOnce();
  expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Added calls' }).open).toBe(true);
});

it('something broken in the place of a lock keeps nobody out', async () => {
  localStorage.setItem('appLock', '{"hash":"half of it"}');
  app.remove();
  const { show } = start();
  expect(show).toHaveBeenCalledOnce();
  await screen.findByText(/Thủy/);
});

it('a device on which nothing more can be stored is opened all the same', async () => {
  setLock();
  const { user } = start();
  act(() => tellLocked(true));
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { localStorage: kept } = window;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.getItem(key), setItem: full });
  await user.type(screen.getByRole('textbox', { name: 'PIN or passphrase' }), 'mèo-4821{Enter}');
  await screen.findByText(/Thủy/);
  // Used now, though that can't be stored: it does not lock again for the time before.
  await user.hover(screen.getByText(/Thủy/));
  screen.getByText(/Thủy/);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  tellLocked(false);
});
