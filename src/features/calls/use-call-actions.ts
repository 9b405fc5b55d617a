import { useSetAtom, useStore } from 'jotai';
import { useMemo } from 'react';
import type { Call } from '@/domain/call';
import { failureOf } from '@/domain/failure';
import { retryCall, takeBack, wake } from '@/jobs/queue';
import { callsOpenAtom, currentCallIdAtom, openDialogAtom, showCallAtom, tabAtom } from '@/state/session';
import type { Discard } from '@/state/team';
import { showToastAtom, type ToastMessage } from '@/state/toasts';
import { renameCall } from '@/storage/calls/calls';
import { download } from '@/ui/download';
import { failureLine } from '@/ui/failure-words';
import { wording } from '@/ui/wording';
import type { CallRowHandlers } from './call-row';
import { exportFiles } from './export-files';

const words = wording.calls;

export interface CallHandlers extends Omit<CallRowHandlers, 'onDelete'> {
  /** After the question was answered. */
  deleteNow: (call: Call, discard: Discard) => Promise<void>;
}

/** What the drawer does with a call; a failure is told in passing, nothing is thrown. */
export function useCallActions(): CallHandlers {
  const store = useStore();
  const say = useSetAtom(showToastAtom);
  return useMemo(() => {
    const guarded = async (work: Promise<unknown>, done?: string, action?: ToastMessage['action']) => {
      try {
        await work;
        if (done !== undefined) say({ text: done, ...(action && { action }) });
      } catch (error) {
        say({ text: failureLine(failureOf(error)), tone: 'danger' });
      }
    };
    return {
      onOpen: (call) => {
        store.set(showCallAtom, call);
        store.set(tabAtom, 'scoring');
        store.set(callsOpenAtom, false);
      },
      onRetry: (call) => void guarded(retryCall(call.id).then(wake)),
      onRename: (call, title) => void guarded(renameCall(call.id, title)),
      onFacts: ({ id }) => store.set(openDialogAtom, { name: 'facts', callIds: [id] }),
      onExport: (call) =>
        void guarded(
          exportFiles(call).then((files) => {
            for (const { name, blob } of files) download(blob, name);
          }),
          words.exported(call.title),
        ),
      deleteNow: async (call, discard) => {
        // The screen first: nothing may write to a call that is going.
        if (store.get(currentCallIdAtom) === call.id) store.set(currentCallIdAtom, null);
        const undo = { label: words.undo, run: () => void guarded(takeBack([call.id]), words.takenBack(call.title)) };
        await guarded(discard([call.id]), words.deleted(call.title), undo);
      },
    };
  }, [store, say]);
}
