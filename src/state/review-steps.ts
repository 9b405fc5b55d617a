import { atom, type Getter, type Setter } from 'jotai';
import { type Call, type CallId, mainScore } from '@/domain/call';
import type { ReviewerId } from '@/domain/reviewer';
import { doneBefore, setReview } from '@/storage/calls/call-facts';
import { getCall } from '@/storage/calls/calls';
import { getEvaluations } from '@/storage/calls/evaluations';
import { firstOfCalls, newestOpenCall, openCallBeside } from '@/storage/calls/next-open-call';
import { getPeople } from '@/storage/people';
import { currentCallIdAtom, openDialogAtom, serviceAtom, showCallAtom } from './session';
import { type Worklist, worklistAtom } from './worklist';

/** Stores what was typed into the open evaluation, false where it can't be; null while none is open. */
export const storeEvaluationAtom = atom<{ store: () => Promise<boolean> } | null>(null);

/**
 * What a step came to. `not-stored`: the evaluation says why, and nothing else happened. `shut`: what the current reviewer
 * answered can't be read, and being done would agree with every proposal instead.
 */
export type Stepped = 'moved' | 'nothing-there' | 'all-done' | 'not-stored' | 'shut' | 'busy';

/** One step at a time: a key that is pressed twice must not mark two calls. */
const steppingAtom = atom(false);

/** The list that the call is walked in; without one, or in none, it is all calls that are not done. */
function listOf(get: Getter, id: CallId): Worklist | null {
  const list = get(worklistAtom);
  return list?.ids.includes(id) === true ? list : null;
}

/** Its place from 1, how many there are and the title; null = all calls that are not done, newest first. */
export const placeAtom = atom((get) => {
  const id = get(currentCallIdAtom);
  const list = id === null ? null : listOf(get, id);
  if (id === null || list === null) return null;
  return { at: list.ids.indexOf(id) + 1, of: list.ids.length, title: list.title };
});

/** Shows a call; where an evaluation was open, that of this call with the first question in focus. */
function show(get: Getter, set: Setter, call: Call): void {
  const before = get(openDialogAtom);
  set(showCallAtom, call);
  if (before.name !== 'evaluation') return;
  const same = call.scores?.find(({ service }) => service === before.service);
  const score = same ?? mainScore(call);
  if (score === undefined) {
    set(openDialogAtom, { name: 'none' });
    return;
  }
  set(serviceAtom, score.service);
  set(openDialogAtom, { name: 'evaluation', callId: call.id, service: score.service, cardId: '' });
}

/** Shows the newest call that is not done, where none is on screen, or one that is gone. */
export const beginAtom = atom(null, async (get, set): Promise<Stepped> => {
  const before = get(currentCallIdAtom);
  if ((await get(storeEvaluationAtom)?.store()) === false) return 'not-stored';
  const call = await newestOpenCall();
  if (call === undefined) return 'all-done';
  if (get(currentCallIdAtom) === before) show(get, set, call);
  return 'moved';
});

/** Takes the step unless another one is under way, or what was typed can't be stored. */
async function stepping(get: Getter, set: Setter, step: (id: CallId) => Promise<Stepped | Call>): Promise<Stepped> {
  const id = get(currentCallIdAtom);
  if (get(steppingAtom) || id === null) return 'busy';
  set(steppingAtom, true);
  try {
    if ((await get(storeEvaluationAtom)?.store()) === false) return 'not-stored';
    const next = await step(id);
    if (typeof next === 'string') return next;
    // Another call came on screen meanwhile.
    if (get(currentCallIdAtom) === id) show(get, set, next);
    return 'moved';
  } finally {
    set(steppingAtom, false);
  }
}

/** The call that Done & next left last, and the one it led to: the way back, which a list of what is not done has lost. */
const leftAtom = atom<{ from: CallId; to: CallId } | null>(null);

/** Puts the next (1) or the previous (-1) call of the list on screen; right after Done & next, the call that is done now. */
export const stepAtom = atom(null, (get, set, by: 1 | -1) =>
  stepping(get, set, async (id) => {
    const list = listOf(get, id);
    if (list !== null) {
      const at = list.ids.indexOf(id);
      const ids = by === 1 ? list.ids.slice(at + 1) : list.ids.slice(0, at).reverse();
      return (await firstOfCalls(ids, false)) ?? 'nothing-there';
    }
    const left = get(leftAtom);
    if (by === -1 && left?.to === id) return (await firstOfCalls([left.from], false)) ?? 'nothing-there';
    const call = await getCall(id);
    return (call && (await openCallBeside(call, by))) ?? 'nothing-there';
  }),
);

/** Whose the call that Done & next left last stays, where another was done first and nothing says that it was judged again. */
export const doneBeforeAtom = atom<ReviewerId | null>(null);

/**
 * Stores what was typed, marks the call as done by the current reviewer (one that is done stays whose it is) and shows the
 * next of the list that is not done; after the last, the first that was passed over.
 */
export const doneAndNextAtom = atom(null, (get, set) =>
  stepping(get, set, async (id) => {
    const list = listOf(get, id);
    const { current } = await getPeople();
    if ((await getEvaluations(id)).shut.includes(current)) return 'shut';
    set(doneBeforeAtom, await doneBefore(id, current));
    await setReview([id], 'done', current);
    if (list !== null) {
      const at = list.ids.indexOf(id);
      const { ids, withDone = false } = list;
      const rest = [...ids.slice(at + 1), ...(withDone ? [] : ids.slice(0, at))];
      // Of calls that others are done with it is not known here whether all are judged.
      return (await firstOfCalls(rest, !withDone)) ?? (withDone ? 'nothing-there' : 'all-done');
    }
    const call = await getCall(id);
    const next = (call && (await openCallBeside(call, 1))) ?? (await newestOpenCall());
    if (next !== undefined) set(leftAtom, { from: id, to: next.id });
    return next ?? 'all-done';
  }),
);

/** Opens a done call again, as the current reviewer. */
export const reopenAtom = atom(null, async (_get, _set, id: CallId) => {
  await setReview([id], 'in-review', (await getPeople()).current);
});
