import { useStore } from 'jotai';
import { useMemo } from 'react';
import type { Call } from '@/domain/call';
import { failureOf } from '@/domain/failure';
import { discardCalls, scoreCall } from '@/jobs/queue';
import { currentCallIdAtom, languageAtom, serviceAtom, showCallAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { changeFacts } from '@/storage/calls/call-facts';
import { setCallLanguage, setCallService } from '@/storage/calls/calls';
import { failureLine } from '@/ui/failure-words';

export interface CallChanges {
  service: (calls: readonly Call[], service: string) => void;
  language: (calls: readonly Call[], language: string) => void;
  agent: (calls: readonly Call[], agent: string) => void;
  /** Deletes the call; the one that it is the same as takes its place on screen. */
  drop: (call: Call, twin: Call) => void;
}

/** A call that has a transcript is scored anew by its card; else the card is the one it will be scored by. */
function setService({ id, words = 0 }: Call, service: string): Promise<void> {
  return words > 0 ? scoreCall(id, service) : setCallService(id, service);
}

/** Changes to added calls, kept at once; a failure is told in passing. */
export function useCallChanges(): CallChanges {
  const store = useStore();
  return useMemo(() => {
    const guarded = async (work: () => Promise<unknown>) => {
      try {
        await work();
      } catch (error) {
        store.set(showToastAtom, { text: failureLine(failureOf(error)), tone: 'danger' });
      }
    };
    const onScreen = (calls: readonly Call[]) => calls.some(({ id }) => id === store.get(currentCallIdAtom));
    return {
      service: (calls, service) => {
        // The tool bar shows the call's own.
        if (onScreen(calls)) store.set(serviceAtom, service);
        void guarded(() => Promise.all(calls.map((call) => setService(call, service))));
      },
      language: (calls, language) => {
        if (onScreen(calls)) store.set(languageAtom, language);
        void guarded(() => Promise.all(calls.map(({ id }) => setCallLanguage(id, language))));
      },
      agent: (calls, agent) => {
        const ids = calls.map(({ id }) => id);
        void guarded(() => changeFacts(ids, (before) => ({ ...before, agent })));
      },
      drop: (call, twin) => {
        // The screen first: nothing may write to a call that is going.
        if (onScreen([call])) store.set(showCallAtom, twin);
        void guarded(() => discardCalls([call.id]));
      },
    };
  }, [store]);
}
