import { cleanup, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tellBrokenImports } from '@/app/tell-broken-imports';
import { Toasts } from '@/app/toast-list';
import { openDialogAtom } from '@/state/session';
import { runImport } from '@/storage/callmark-file/run-import';
import { db } from '@/storage/database';
import { exported, planned } from '../helpers/callmark-files';
import { freshDatabase } from '../helpers/fresh-database';
import { renderApp } from '../helpers/render-app';
import { typedCall } from '../helpers/stored-calls';

const FILE = { name: 'week.callmark', bytes: 4711 };
const SAID = /^The import of “week\.callmark” broke off: 2 of 3 calls were taken in, each whole\./;

beforeEach(freshDatabase);
afterEach(cleanup);

const imports = () => db.settings.where('key').startsWith('import ').toArray();
const never = () => new AbortController().signal;

/** A file of three calls, on a device that has none of them. */
async function threeCalls(): Promise<Blob> {
  for (const text of ['Một', 'Hai', 'Ba']) await typedCall(`Agent (A): ${text}.`);
  const file = await exported();
  await freshDatabase();
  return file;
}

/** What the database holds where a page was killed with two of the calls in. */
async function killedAfterTwo(file: Blob): Promise<void> {
  const stop = new AbortController();
  let calls = 0;
  let then: ReturnType<typeof imports> | undefined;
  const onProgress = () => {
    calls += 1;
    if (calls < 2) return;
    then = imports();
    stop.abort();
  };
  await runImport(await planned(file), { file: FILE, leaveOutTwins: false, signal: stop.signal, onProgress });
  const [row] = (await then) ?? [];
  expect(row?.value).toEqual({ ...FILE, calls: 3, taken: 2 });
  // An end that is told on the screen is no death.
  expect(await imports()).toEqual([]);
  await db.settings.put({ key: 'import dead-page', value: row?.value });
}

function start() {
  const store = createStore();
  const rendered = renderApp(<Toasts>{null}</Toasts>, store);
  return { ...rendered, told: tellBrokenImports(store) };
}

it('an import that its page took to the grave is told at the next start, with how far it came', async () => {
  await killedAfterTwo(await threeCalls());
  const { user, store } = start();
  await screen.findByText(SAID);
  await user.click(screen.getByRole('button', { name: 'Import the file again' }));
  expect(store.get(openDialogAtom)).toEqual({ name: 'callmark-import', file: null });
  // Not taken in whole yet: the start after that says it again.
  cleanup();
  start();
  await screen.findByText(SAID);
});

it('is told no more once the message was closed', async () => {
  await killedAfterTwo(await threeCalls());
  const { user } = start();
  await screen.findByText(SAID);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(async () => expect(await imports()).toEqual([]));
});

it('is told no more, in any window, once the file came in whole; another file changes nothing', async () => {
  const file = await threeCalls();
  await killedAfterTwo(file);
  start();
  await screen.findByText(SAID);
  const take = async (bytes: number) =>
    runImport(await planned(file), {
      ...{ file: { ...FILE, bytes }, leaveOutTwins: false },
      ...{ signal: never(), onProgress: () => undefined },
    });
  await take(1);
  expect(await imports()).toHaveLength(1);
  expect(await db.calls.count()).toBe(3);
  await take(FILE.bytes);
  expect(await imports()).toEqual([]);
  await waitFor(() => expect(screen.queryByText(SAID)).toBeNull());
});
