import { createStore } from 'jotai';
import { beforeEach, expect, it } from 'vitest';
import { reopenCall } from '@/app/reopen-call';
import {
  arrivingAtom,
  currentCallIdAtom,
  deskAtom,
  languageAtom,
  recordingAtom,
  serviceAtom,
  unsavedWorkAtom,
} from '@/state/session';
import { rememberedCall } from '@/storage/browser/tab-memory';
import { deleteCall, getCall } from '@/storage/calls/calls';
import { typedCall } from '../helpers/stored-calls';

const typed = () => typedCall(undefined, { service: 'M Customer Service' });

beforeEach(() => {
  sessionStorage.clear();
  location.hash = '';
});

/** The same tab before and after a reload. */
async function reload() {
  const store = createStore();
  await reopenCall(store);
  return store;
}

it('comes back to the call that was on screen, with its type and language', async () => {
  const id = await typed();
  const before = await reload();
  expect(before.get(currentCallIdAtom)).toBeNull();
  before.set(currentCallIdAtom, id);
  const after = await reload();
  expect(after.get(currentCallIdAtom)).toBe(id);
  expect(after.get(serviceAtom)).toBe('M Customer Service');
  expect(after.get(languageAtom)).toBe('vi');
});

it('comes back to an empty screen when it was cleared, or when the call is gone', async () => {
  const id = await typed();
  const before = await reload();
  before.set(currentCallIdAtom, id);
  await deleteCall(id);
  expect((await reload()).get(currentCallIdAtom)).toBeNull();
  before.set(currentCallIdAtom, null);
  expect(rememberedCall()).toBeNull();
});

it('never takes the screen from a reviewer who was quicker', async () => {
  const [old, fresh] = [await typed(), await typed()];
  (await reload()).set(currentCallIdAtom, old);
  const store = createStore();
  const restored = reopenCall(store);
  store.set(currentCallIdAtom, fresh);
  await restored;
  expect(store.get(currentCallIdAtom)).toBe(fresh);
  const quicker = createStore();
  quicker.set(currentCallIdAtom, old);
  await reopenCall(quicker);
  expect(quicker.get(currentCallIdAtom)).toBe(old);
  expect(rememberedCall()).toBe(old);
});

it('leaves the screen to what is on its way to it: files, a recording, typed text; and comes where files are refused', async () => {
  const [old, fresh] = [await typed(), await typed()];
  (await reload()).set(currentCallIdAtom, old);
  const store = createStore();
  let taken = (_isCall: boolean) => {};
  const arriving = new Promise<boolean>((resolve) => (taken = resolve));
  store.set(arrivingAtom, arriving);
  const restored = reopenCall(store);
  await getCall(old);
  expect(store.get(currentCallIdAtom)).toBeNull();
  store.set(currentCallIdAtom, fresh);
  taken(true);
  await restored;
  expect(store.get(currentCallIdAtom)).toBe(fresh);
  for (const busy of [recordingAtom, unsavedWorkAtom]) {
    sessionStorage.clear();
    (await reload()).set(currentCallIdAtom, old);
    const recording = createStore();
    recording.set(busy, true);
    await reopenCall(recording);
    expect(recording.get(currentCallIdAtom)).toBeNull();
  }
  const refused = createStore();
  refused.set(arrivingAtom, Promise.resolve(false));
  await reopenCall(refused);
  expect(refused.get(currentCallIdAtom)).toBe(old);
});

it('does not close the desk over it, which was opened meanwhile', async () => {
  const id = await typed();
  (await reload()).set(currentCallIdAtom, id);
  const store = createStore();
  store.set(deskAtom, 'calls');
  await reopenCall(store);
  expect([store.get(currentCallIdAtom), store.get(deskAtom)]).toEqual([id, 'calls']);
});

it('goes to the call the address names, once', async () => {
  const [shown, linked] = [await typed(), await typed()];
  (await reload()).set(currentCallIdAtom, shown);
  location.hash = `#call=${linked}`;
  const after = await reload();
  expect(after.get(currentCallIdAtom)).toBe(linked);
  expect(location.hash).toBe('');
  after.set(currentCallIdAtom, shown);
  expect((await reload()).get(currentCallIdAtom)).toBe(shown);
});

it('comes to an empty screen where the address names a call that is gone', async () => {
  location.hash = '#call=gone';
  expect((await reload()).get(currentCallIdAtom)).toBeNull();
});
