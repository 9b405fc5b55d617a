import 'fake-indexeddb/auto';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeDrafts } from '@/app/take-drafts';
import { toastsAtom } from '@/state/toasts';
import { COPY_CHECKED_LOCK } from '@/storage/browser/kept-facts';
import { getCall, listCalls } from '@/storage/calls/calls';
import { getTranscript, saveTranscriptText } from '@/storage/calls/transcripts';
import { db } from '@/storage/database';
import { SALES } from '../helpers/call-row';
import { freshDatabase } from '../helpers/fresh-database';
import { evaluationOf, scored, typedCall } from '../helpers/stored-calls';

const texts = async () => (await db.transcripts.toArray()).map(({ text }) => text).sort();
const calls = async () => (await listCalls({ search: '', limit: 10, offset: 0 })).calls;
const leave = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const typed = (text: string, draft: object) => ({ text, language: 'vi', service: SALES, ...draft });

/** A window that is just opened, or one that hears of what another one left. */
function start() {
  const store = createStore();
  takeDrafts(store);
  return { said: () => store.get(toastsAtom).map(({ text }) => text) };
}

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  await freshDatabase();
});

describe('what closing windows left', () => {
  it('of two windows is two calls', async () => {
    leave('transcriptDraft p', typed('A: a whole call pasted', { callId: null, spareId: 'one' }));
    leave('transcriptDraft q', typed('A', { callId: null, spareId: 'two' }));
    const { said } = start();
    await vi.waitFor(async () => expect(await texts()).toEqual(['A', 'A: a whole call pasted']));
    await vi.waitFor(() => expect(localStorage.length).toBe(0));
    expect((await getCall('one'))?.title).toBe('a whole call pasted');
    expect(said()).toEqual([]);
  });

  it('is one call, however many windows find it', async () => {
    leave('transcriptDraft p', typed('A: typed', { callId: null, spareId: 'one' }));
    for (let window = 0; window < 3; window++) start();
    await vi.waitFor(() => expect(localStorage.length).toBe(0));
    await vi.waitFor(async () => expect(await texts()).toEqual(['A: typed']));
    expect(await calls()).toHaveLength(1);
  });

  it('is stored at once by a window that lives', async () => {
    start();
    leave('transcriptDraft p', typed('A: typed', { callId: null, spareId: 'one' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'transcriptDraft p', newValue: '{}' }));
    await vi.waitFor(async () => expect(await texts()).toEqual(['A: typed']));
  });

  it('goes to its call, and keeps beside it what was stored there since', async () => {
    const id = await typedCall('A: one');
    await saveTranscriptText(id, 'A: one there');
    leave('transcriptDraft p', typed('A: one here', { callId: id, spareId: 'spare', base: 1 }));
    start();
    await vi.waitFor(async () => expect((await getTranscript(id))?.text).toBe('A: one here'));
    expect((await db.versions.toArray()).map(({ transcript }) => transcript.text)).toEqual(['A: one there']);
    expect(await calls()).toHaveLength(1);
  });

  it('is a new call where its own is gone, which is said once', async () => {
    const draft = typed('A: typed', { callId: 'gone', spareId: 'spare', base: 1 });
    leave('transcriptDraft p', draft);
    const { said } = start();
    await vi.waitFor(() => expect(said()).toEqual([expect.stringMatching(/kept as a new call/)]));
    expect((await getTranscript('spare'))?.text).toBe('A: typed');
  });

  it('of an evaluation is stored, of two windows both', async () => {
    const id = await typedCall();
    await scored(id);
    const notes = (questionId: string, text: string) => ({
      change: { kind: 'notes', questionId, notes: text },
      known: null,
    });
    leave('evaluationDraft p', { callId: id, service: SALES, changes: [notes('make_connection', 'one')] });
    leave('evaluationDraft q', { callId: id, service: SALES, changes: [notes('ask_for_sale', 'two')] });
    leave('evaluationDraft r', { callId: 'gone', service: SALES, changes: [notes('ask_for_sale', 'lost')] });
    leave('evaluationDraft s', { callId: id, service: SALES, changes: [{ change: { kind: 'answer' } }, 7] });
    start();
    await vi.waitFor(() => expect(localStorage.length).toBe(0));
    expect((await evaluationOf(id, SALES))?.edits).toMatchObject({
      make_connection: { notes: 'one' },
      ask_for_sale: { notes: 'two' },
    });
  });

  it('of an evaluation is stored once, also where the room ended in its middle, and however many windows find it', async () => {
    const id = await typedCall();
    await scored(id);
    const changes = [
      { change: { kind: 'answer', questionId: 'ask_for_sale', answer: '3' }, known: null },
      { change: { kind: 'notes', questionId: 'ask_for_sale', notes: 'two' }, known: null },
      { change: { kind: 'evidence', questionId: 'ask_for_sale', evidence: [] }, known: null },
      { change: { kind: 'evaluation-notes', text: 'three' }, known: null },
    ];
    const record = async () =>
      (await db.edits.toArray()).filter(({ field }) => field !== 'review').map((edit) => edit.field);
    const add = IDBObjectStore.prototype.add;
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...row) {
      if (JSON.stringify(row).includes('three')) throw new DOMException('', 'QuotaExceededError');
      return add.apply(this, row);
    });
    leave('evaluationDraft p', { callId: id, service: SALES, changes });
    const { said } = start();
    await vi.waitFor(() => expect(said()).toHaveLength(1));
    expect(await record()).toEqual([]);
    full.mockRestore();
    start();
    start();
    await vi.waitFor(() => expect(localStorage.length).toBe(0));
    await vi.waitFor(async () => expect((await evaluationOf(id, SALES))?.evaluationNotes).toBe('three'));
    leave('evaluationDraft p', { callId: id, service: SALES, changes });
    start();
    await vi.waitFor(() => expect(localStorage.length).toBe(0));
    expect(await record()).toEqual(changes.map(({ change }) => change.kind));
  });

  it('of an own card keeps the version it was judged by, and the causes', async () => {
    const id = await typedCall('A: one');
    const scorecard = { id: 'own:a', version: 4 };
    const changes = [
      { change: { kind: 'answer', questionId: 'solved', answer: 'no' }, known: null, scorecard },
      { change: { kind: 'reasons', questionId: 'solved', reasons: ['Vội'] }, known: null, scorecard },
      { change: { kind: 'reasons', questionId: 'solved', reasons: [7] }, known: null, scorecard: 7 },
    ];
    leave('evaluationDraft p', { callId: id, service: 'own:a', changes });
    start();
    await vi.waitFor(() => expect(localStorage.length).toBe(0));
    expect(await evaluationOf(id, 'own:a')).toMatchObject({
      scorecard,
      edits: { solved: { answer: 'no', reasons: ['Vội'] } },
    });
  });

  it('of a turn is the draft of that page again', async () => {
    const id = await typedCall('A: one');
    const draft = { callId: id, page: 'p', turn: 1, before: 'one', words: 'one and' };
    leave('turnDraft p', draft);
    start();
    await vi.waitFor(async () => expect(await db.turnDrafts.toArray()).toEqual([draft]));
  });

  it('waits for a call that is just coming back from the second copy', async () => {
    const id = await typedCall('A: one');
    await scored(id);
    const tables = ['calls', 'transcripts', 'evaluations'].map((name) => db.table(name));
    const rows = await Promise.all(tables.map((table) => table.toArray()));
    await Promise.all(tables.map((table) => table.clear()));
    // The worker's lock is held once it has brought back what it can.
    let asked = 0;
    const query = async () => {
      if (asked++ === 0) await Promise.all(tables.map((table, at) => table.bulkPut(rows[at] ?? [])));
      return { held: [{ name: COPY_CHECKED_LOCK }] };
    };
    vi.stubGlobal('Worker', class {});
    vi.stubGlobal('navigator', { storage: { getDirectory: vi.fn() }, locks: { query } });
    const turn = { callId: id, page: 'p', turn: 1, before: 'one', words: 'one and' };
    const change = { kind: 'notes', questionId: 'ask_for_sale', notes: 'two' };
    leave('transcriptDraft p', typed('A: one here', { callId: id, spareId: 'spare', base: 1 }));
    leave('turnDraft p', turn);
    leave('evaluationDraft p', { callId: id, service: SALES, changes: [{ change, known: null }] });
    const { said } = start();
    await vi.waitFor(() => expect(localStorage.length).toBe(0));
    expect((await calls()).map((call) => call.id)).toEqual([id]);
    expect((await getTranscript(id))?.text).toBe('A: one here');
    expect(await db.turnDrafts.toArray()).toEqual([turn]);
    expect((await evaluationOf(id, SALES))?.edits).toMatchObject({ ask_for_sale: { notes: 'two' } });
    expect(said()).toEqual([]);
  });

  it('stays where there is no room for it, which is said once and no longer than it is so, and is stored when there is', async () => {
    leave('transcriptDraft p', typed('A: typed', { callId: null, spareId: 'one' }));
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const { said } = start();
    await vi.waitFor(() => expect(said()).toEqual([expect.stringMatching(/^What was typed in a window/)]));
    window.dispatchEvent(new StorageEvent('storage', { newValue: '' }));
    expect(localStorage.length).toBe(1);
    expect(said()).toHaveLength(1);
    full.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(async () => expect(await texts()).toEqual(['A: typed']));
    await vi.waitFor(() => expect(said()).toEqual([]));
  });
});
