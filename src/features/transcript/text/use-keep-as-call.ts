import { useStore } from 'jotai';
import { useCallback, useRef } from 'react';
import { currentCallIdAtom, languageAtom, serviceAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { createTypedCall } from '@/storage/calls/create-call';
import { wording } from '@/ui/wording';

/** Keeps a text whose call is gone as a call of its own, puts it on the screen, and says so. Never changes. */
export function useKeepAsCall(): (text: string) => Promise<void> {
  const store = useStore();
  const kept = useRef(false);
  return useCallback(
    async (text) => {
      // Once: the screen that goes because of it may ask again.
      if (kept.current) return;
      const [language, service] = [store.get(languageAtom), store.get(serviceAtom)];
      const id = await createTypedCall({ text, language, service, source: 'typed' });
      kept.current = true;
      store.set(currentCallIdAtom, id);
      store.set(showToastAtom, { text: wording.transcript.callGone, tone: 'danger' });
    },
    [store],
  );
}
