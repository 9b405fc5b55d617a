import type { createStore } from 'jotai';
import { currentCallIdAtom, languageAtom, serviceAtom } from '@/state/session';
import { getCall } from '@/storage/calls';
import { rememberCall, rememberedCall } from '@/storage/tab-memory';

/** A reload, or an update, comes back to the call that was on screen. */
export async function restoreCall(store: ReturnType<typeof createStore>): Promise<void> {
  const id = rememberedCall();
  store.sub(currentCallIdAtom, () => rememberCall(store.get(currentCallIdAtom)));
  const call = id === null ? undefined : await getCall(id);
  // Deleted since, or the reviewer was quicker.
  if (call === undefined || store.get(currentCallIdAtom) !== null) return;
  store.set(serviceAtom, call.service);
  store.set(languageAtom, call.language);
  store.set(currentCallIdAtom, call.id);
}
