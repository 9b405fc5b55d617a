import type { createStore } from 'jotai';
import type { CallId } from '@/domain/call';
import { linkedCall } from '@/domain/call-link';
import { arrivingAtom, currentCallIdAtom, deskAtom, mustNotReloadAtom, showCallAtom, tabAtom } from '@/state/session';
import { rememberCall, rememberedCall } from '@/storage/browser/tab-memory';
import { getCall } from '@/storage/calls/calls';

type Store = ReturnType<typeof createStore>;

/** The call the address asks for, which is then an address like any other: a reload must not come back to it. */
function takeLinkedCall(): string | null {
  const id = linkedCall(location.hash);
  if (id !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return id;
}

/** A reload, or an update, comes back to the call that was on screen; a notice leads to its own. */
export async function reopenCall(store: Store): Promise<void> {
  const id = takeLinkedCall() ?? rememberedCall();
  const remember = () => rememberCall(store.get(currentCallIdAtom));
  store.sub(currentCallIdAtom, remember);
  // The screen stands before this begins: a call may be on it already.
  if (store.get(currentCallIdAtom) !== null) remember();
  const call = id === null ? undefined : await getCall(id);
  // The screen was there first (D590): what was chosen meanwhile comes to it, and only where that is refused this call does.
  await store.get(arrivingAtom);
  // Deleted since, or the reviewer was quicker: also with a recording, or with text that is not a call yet.
  if (call === undefined || store.get(currentCallIdAtom) !== null || store.get(mustNotReloadAtom)) return;
  const desk = store.get(deskAtom);
  store.set(showCallAtom, call);
  store.set(deskAtom, desk);
}

/** Shows the call of a notice that was clicked while the app is open. */
export async function showNoticed(store: Store, id: CallId): Promise<void> {
  const call = await getCall(id);
  if (call === undefined) return;
  store.set(showCallAtom, call);
  store.set(tabAtom, 'scoring');
}
