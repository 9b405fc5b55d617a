import 'fake-indexeddb/auto';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { doneAndNextAtom, doneBeforeAtom, placeAtom, stepAtom, storeEvaluationAtom } from '@/state/review-steps';
import { currentCallIdAtom, openDialogAtom, serviceAtom, showCallAtom } from '@/state/session';
import { worklistAtom } from '@/state/worklist';
import { setReview } from '@/storage/calls/call-facts';
import { getCall } from '@/storage/calls/calls';
import { saveChange } from '@/storage/calls/evaluations';
import { db } from '@/storage/database';
import { SALES } from '../helpers/call-row';
import { freshDatabase } from '../helpers/fresh-database';
import { scored, typedCall } from '../helpers/stored-calls';

type Store = ReturnType<typeof createStore>;

beforeEach(freshDatabase);

/** Calls from the newest to the oldest; two of them of the same moment. */
async function calls(): Promise<string[]> {
  const made: string[] = [];
  for (let n = 0; n < 4; n += 1) made.push(await typedCall());
  const times = [4000, 3000, 3000, 1000];
  await Promise.all(made.map((id, n) => db.calls.update(id, { createdAt: times[n] ?? 0 })));
  const rows = await db.calls.toArray();
  const order = rows.sort((one, two) => two.createdAt - one.createdAt || (one.id < two.id ? 1 : -1));
  return order.map(({ id }) => id);
}

async function on(store: Store, id: string | undefined): Promise<void> {
  const call = await getCall(id ?? '');
  if (call === undefined) throw new Error('no call');
  store.set(showCallAtom, call);
}

const shown = (store: Store) => store.get(currentCallIdAtom);
const states = async (ids: readonly string[]) => (await db.calls.bulkGet([...ids])).map((call) => call?.review?.state);

describe('without a list', () => {
  it('the way leads through all calls that are not done, newest first, those of one moment too', async () => {
    const ids = await calls();
    const store = createStore();
    await on(store, ids[0]);
    await setReview([ids[2] ?? ''], 'done', 'lan');
    expect(store.get(placeAtom)).toBeNull();
    expect(await store.set(stepAtom, 1)).toBe('moved');
    expect(shown(store)).toBe(ids[1]);
    await store.set(stepAtom, 1);
    expect(shown(store)).toBe(ids[3]);
    expect(await store.set(stepAtom, 1)).toBe('nothing-there');
    await store.set(stepAtom, -1);
    expect(shown(store)).toBe(ids[1]);
  });

  it('Done & next begins anew where older calls are all done, and says when all are', async () => {
    const ids = await calls();
    const store = createStore();
    await on(store, ids[3]);
    await store.set(doneAndNextAtom);
    expect(shown(store)).toBe(ids[0]);
    // A call marked by mistake is one step back.
    await store.set(stepAtom, -1);
    expect(shown(store)).toBe(ids[3]);
    await on(store, ids[0]);
    for (const next of [ids[1], ids[2]]) {
      expect(await store.set(doneAndNextAtom)).toBe('moved');
      expect(shown(store)).toBe(next);
    }
    expect(await store.set(doneAndNextAtom)).toBe('all-done');
    expect(await states(ids)).toEqual(['done', 'done', 'done', 'done']);
  });
});

it('Done & next marks no call whose own evaluation can not be read: it would agree with every proposal instead', async () => {
  const [first = ''] = await calls();
  const store = createStore();
  await on(store, first);
  const change = { kind: 'answer', questionId: 'make_connection', answer: '5' } as const;
  for (const reviewer of ['device', 'lan']) await saveChange(first, SALES, { change, known: null }, { reviewer });
  const [own, others] = [[first, SALES, 'device'] as const, [first, SALES, 'lan'] as const];
  await db.table('reviews').update([...own], { edits: 'half' });
  expect(await store.set(doneAndNextAtom)).toBe('shut');
  expect(shown(store)).toBe(first);
  expect(await states([first])).toEqual(['in-review']);
  // What of somebody else can't be read keeps nobody from being done.
  await db.table('reviews').update([...own], { edits: {} });
  await db.table('reviews').update([...others], { edits: 'half' });
  expect(await store.set(doneAndNextAtom)).toBe('moved');
  expect(await states([first])).toEqual(['done']);
});

describe('in a list', () => {
  it('each call has its place; what is done is passed by Done & next only, what is gone by both', async () => {
    const ids = await calls();
    const [a = '', b = '', c = '', d = ''] = ids;
    const store = createStore();
    store.set(worklistAtom, { title: 'Mine', ids: [d, 'gone', a, b] });
    await setReview([a], 'done', 'lan');
    await on(store, d);
    expect(store.get(placeAtom)).toEqual({ at: 1, of: 4, title: 'Mine' });
    await store.set(stepAtom, 1);
    expect(shown(store)).toBe(a);
    await store.set(stepAtom, -1);
    await store.set(doneAndNextAtom);
    expect(shown(store)).toBe(b);
    expect(await store.set(doneAndNextAtom)).toBe('all-done');
    // Another call is in no list.
    await on(store, c);
    expect(store.get(placeAtom)).toBeNull();
  });
});

describe('Done & next', () => {
  it('marks nothing while the evaluation can’t be stored, and once when it is pressed twice', async () => {
    const ids = await calls();
    const store = createStore();
    await on(store, ids[0]);
    store.set(storeEvaluationAtom, { store: () => Promise.resolve(false) });
    expect(await store.set(doneAndNextAtom)).toBe('not-stored');
    expect(await states(ids)).toEqual([undefined, undefined, undefined, undefined]);
    store.set(storeEvaluationAtom, null);
    const twice = await Promise.all([store.set(doneAndNextAtom), store.set(doneAndNextAtom)]);
    expect(twice).toEqual(['moved', 'busy']);
    expect(await states(ids)).toEqual(['done', undefined, undefined, undefined]);
  });

  it('goes on inside the evaluation, by the same card where the next call has it', async () => {
    const [a = '', b = '', c = ''] = await calls();
    const score = { value: 4, max: 5, label: '', band: null, judged: 7, asked: 7 };
    await db.calls.update(b, {
      scores: [
        { service: 'other', ...score },
        { service: SALES, ...score },
      ],
    });
    const store = createStore();
    await on(store, a);
    store.set(openDialogAtom, { name: 'evaluation', callId: a, service: 'other', cardId: 'x' });
    await store.set(doneAndNextAtom);
    expect(store.get(openDialogAtom)).toEqual({ name: 'evaluation', callId: b, service: 'other', cardId: '' });
    expect(store.get(serviceAtom)).toBe('other');
    // One without a score has nothing to evaluate.
    await store.set(doneAndNextAtom);
    expect(shown(store)).toBe(c);
    expect(store.get(openDialogAtom)).toEqual({ name: 'none' });
  });
});

it('a call that somebody else was done with stays theirs, which is known until an answer makes it somebody’s own', async () => {
  const [id = ''] = await calls();
  const store = createStore();
  await setReview([id], 'done', 'lan');
  await on(store, id);
  await store.set(doneAndNextAtom);
  expect(store.get(doneBeforeAtom)).toBe('lan');
  const answer = { change: { kind: 'answer', questionId: 'greets', answer: 'yes' }, known: null } as const;
  await saveChange(id, SALES, answer, { reviewer: 'device' });
  await on(store, id);
  await store.set(doneAndNextAtom);
  expect(store.get(doneBeforeAtom)).toBeNull();
  expect((await getCall(id))?.review?.by).toBe('device');
});

it('nor is it somebody’s own by what is no answer of its card', async () => {
  const [id = ''] = await calls();
  await scored(id);
  await setReview([id], 'done', 'lan');
  const own = { callId: id, service: SALES, reviewer: 'device', analysisNotes: '', evaluationNotes: '', updatedAt: 1 };
  const store = createStore();
  for (const [answer, whose] of [
    ['nhiều', 'lan'],
    ['1', null],
  ] as const) {
    await db.reviews.put({ ...own, edits: { ask_for_sale: { answer, at: 1 } } });
    await on(store, id);
    await store.set(doneAndNextAtom);
    expect(store.get(doneBeforeAtom)).toBe(whose);
  }
});
