// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeKeptLanguage } from '@/app/kept-language';
import { speakLanguageAtom } from '@/state/interface-language';
import { currentCallIdAtom, recordingAtom, unsavedWorkAtom } from '@/state/session';
import { toastsAtom } from '@/state/toasts';
import { readKeptLanguage } from '@/storage/browser/kept-language';
import { wording } from '@/ui/wording';
import { interfaceLanguage } from '@/ui/words/in-language';

const reload = vi.fn();
const here = () => JSON.parse(localStorage.getItem('interfaceLanguage') ?? 'null');

beforeEach(async () => {
  reload.mockClear();
  localStorage.clear();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('callmark-language').onsuccess = resolve;
  });
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => vi.unstubAllGlobals());

/** What a start finds where the browser was killed before it had written localStorage. */
async function chosenAndKilled(language: 'vi' | 'en', before: Record<string, string> = {}) {
  await createStore().set(speakLanguageAtom, language, wording.language.later);
  expect(reload).toHaveBeenCalledOnce();
  reload.mockClear();
  localStorage.clear();
  for (const [key, value] of Object.entries(before)) localStorage.setItem(key, value);
}

it('a language outlives the end of the browser right after it was chosen', async () => {
  expect(interfaceLanguage).toBe('as-specified');
  await chosenAndKilled('vi');
  expect(await readKeptLanguage()).toMatchObject({ language: 'vi' });
  await takeKeptLanguage(createStore());
  expect(here()).toBe('vi');
  expect(reload).toHaveBeenCalledOnce();
});

it('so does one that was chosen after another, and an earlier one takes nothing back', async () => {
  await chosenAndKilled('vi', { interfaceLanguage: '"en"', interfaceLanguageAt: '1000' });
  await takeKeptLanguage(createStore());
  expect(here()).toBe('vi');
  reload.mockClear();
  await chosenAndKilled('vi', { interfaceLanguage: '"en"', interfaceLanguageAt: String(Date.now() + 1000) });
  await takeKeptLanguage(createStore());
  expect([here(), reload.mock.calls]).toEqual(['en', []]);
});

it('a page with a call on it does not begin anew over it: the next start speaks the language', async () => {
  await chosenAndKilled('vi');
  const store = createStore();
  store.set(currentCallIdAtom, 'call');
  await takeKeptLanguage(store);
  expect(here()).toBe('vi');
  expect(reload).not.toHaveBeenCalled();
});

it('where localStorage keeps nothing no page begins anew without end', async () => {
  await chosenAndKilled('vi');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refuse = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse });
  await takeKeptLanguage(createStore());
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['recorded', recordingAtom],
  ['typed', unsavedWorkAtom],
])(
  'what is %s while a slow disk keeps the choice is not cut off: it is said that the next start speaks it',
  async (_, begun) => {
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    const store = createStore();
    const chosen = store.set(speakLanguageAtom, 'en', wording.language.later);
    store.set(begun, true);
    await chosen;
    expect(reload).not.toHaveBeenCalled();
    expect(here()).toBe('en');
    expect(store.get(toastsAtom).map(({ text }) => text)).toEqual([wording.language.later]);
  },
);

it.each(['open', 'databases'])('a browser that never answers to %s holds no start up', async (asked) => {
  const hangs = { open: () => ({}), databases: async () => [{ name: 'callmark-language' }] };
  vi.stubGlobal('indexedDB', { ...hangs, ...(asked === 'databases' && { databases: () => new Promise(() => {}) }) });
  await takeKeptLanguage(createStore());
  expect(reload).not.toHaveBeenCalled();
});

it('where the browser lists no databases it is read all the same, and none is left behind', async () => {
  const listed = indexedDB.databases.bind(indexedDB);
  Object.defineProperty(indexedDB, 'databases', { value: undefined, configurable: true });
  try {
    expect(await readKeptLanguage()).toBeUndefined();
    expect(await listed()).toEqual([]);
    await chosenAndKilled('vi');
    expect(await readKeptLanguage()).toMatchObject({ language: 'vi' });
  } finally {
    Object.defineProperty(indexedDB, 'databases', { value: listed, configurable: true });
  }
});

it('where nothing was chosen nothing is made and nothing happens', async () => {
  const opened = vi.spyOn(indexedDB, 'open');
  await takeKeptLanguage(createStore());
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('callmark-language');
  expect([here(), reload.mock.calls, opened.mock.calls]).toEqual([null, [], []]);
});

it('a browser that can not keep it, or takes long, holds no choice up', async () => {
  for (const open of [
    () => {
      throw new DOMException('', 'SecurityError');
    },
    () => ({}),
  ]) {
    reload.mockClear();
    vi.stubGlobal('indexedDB', { open });
    await createStore().set(speakLanguageAtom, 'en', wording.language.later);
    expect(reload).toHaveBeenCalledOnce();
    expect(here()).toBe('en');
  }
});
