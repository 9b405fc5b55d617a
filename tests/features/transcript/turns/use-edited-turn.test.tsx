import { act, renderHook, waitFor } from '@testing-library/react';
import Dexie from 'dexie';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Turn } from '@/domain/transcript/transcript';
import { useEditedTurn } from '@/features/transcript/turns/use-edited-turn';
import { db, durableDb } from '@/storage/database';
import { freshDatabase } from '../../../helpers/fresh-database';
import { typedCall } from '../../../helpers/stored-calls';

beforeEach(async () => {
  localStorage.clear();
  await freshDatabase();
});

const TURNS = [{ text: 'one' }, { text: 'two' }] as Turn[];

/** Another window writes, and goes on until it is let go: what is written here waits behind it. */
function busyDatabase(): () => Promise<void> {
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  const writing = durableDb.transaction('rw', durableDb.turnDrafts, () => Dexie.waitFor(held));
  return async () => {
    end();
    await writing;
  };
}

/** The words of turns that pages left; another choice of this browser may stand beside them. */
const left = () =>
  Object.entries<string>({ ...localStorage })
    .filter(([key]) => key.startsWith('turnDraft '))
    .map(([, text]) => (JSON.parse(text) as { words?: string }).words);
const stored = async () => (await db.turnDrafts.toArray()).map(({ words }) => words);

/** The second turn of a new call, opened for typing. */
async function editing() {
  const callId = await typedCall('A: one\nC: two');
  const { result, unmount } = renderHook(() => useEditedTurn(callId, TURNS, () => undefined));
  act(() => result.current.edit(2));
  await waitFor(() => expect(result.current.editing).toBe(2));
  return { result, unmount, type: (words: string) => act(() => result.current.typed(words)) };
}

/** What was typed is taken to be written, as when the tab goes behind another one. */
function hide(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}
const leave = () => window.dispatchEvent(new Event('pagehide'));

describe('words of a turn on their way into a busy database', () => {
  it('are kept by a page that goes, and let go once they are stored', async () => {
    const { type } = await editing();
    const goOn = busyDatabase();
    type('two and');
    hide();
    leave();
    expect(left()).toEqual(['two and']);
    await goOn();
    await waitFor(async () => expect(await stored()).toEqual(['two and']));
    await waitFor(() => expect(left()).toEqual([]));
  });

  it('are the newest, where more was typed while the first were written', async () => {
    const { type } = await editing();
    const goOn = busyDatabase();
    type('two and');
    hide();
    type('two and more');
    leave();
    expect(left()).toEqual(['two and more']);
    await goOn();
    await waitFor(async () => expect(await stored()).toEqual(['two and more']));
    await waitFor(() => expect(left()).toEqual([]));
  });

  it('are nobody’s once they were given up', async () => {
    const { result, type } = await editing();
    const goOn = busyDatabase();
    type('two and');
    hide();
    act(() => result.current.end());
    leave();
    expect(left()).toEqual([]);
    await goOn();
    await waitFor(async () => expect(await stored()).toEqual([]));
  });

  it('of a call that was left for another one are kept beside those of that one', async () => {
    const { unmount, type } = await editing();
    const other = await editing();
    const goOn = busyDatabase();
    type('first');
    other.type('second');
    unmount();
    leave();
    expect(left().sort()).toEqual(['first', 'second']);
    await goOn();
    await waitFor(async () => expect((await stored()).sort()).toEqual(['first', 'second']));
    await waitFor(() => expect(left()).toEqual([]));
  });
});
