import type { createStore } from 'jotai';
import type { RecordingOutcome } from '@/domain/live/recording';
import { loadChunk } from '@/domain/load-chunk';
import { wake } from '@/jobs/queue';
import { showCallAtom, tabAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { getSettings } from '@/storage/browser/settings';
import { getCall } from '@/storage/calls/calls';
import { recordingStore } from '@/storage/calls/recordings';
import { formatSpan } from '@/ui/format';
import { wording } from '@/ui/wording';

/**
 * Finishes what a crash or a reload cut off: the call is queued like any other, and offered to be opened. The code that
 * does it is loaded only when there is something to finish.
 */
export async function recoverAfterCrash(store: ReturnType<typeof createStore>): Promise<void> {
  const tell = (outcome: RecordingOutcome) => {
    if (outcome.type === 'empty' || outcome.type === 'cleared') return;
    const span = formatSpan(outcome.seconds);
    if (outcome.type === 'kept') {
      store.set(showToastAtom, {
        text: wording.recording.kept(span, outcome.failure.kind === 'storage-full'),
        tone: 'danger',
      });
      return;
    }
    wake();
    const run = async () => {
      const call = await getCall(outcome.callId);
      if (call === undefined) return;
      store.set(showCallAtom, call);
      store.set(tabAtom, 'scoring');
    };
    const action = { label: wording.recording.open, run };
    store.set(showToastAtom, { text: wording.recording.recovered(span), action });
  };

  if ((await recordingStore.unfinished()).length === 0) return;
  const { recoverRecordings } = await loadChunk(() => import('@/recording/recover-recordings'));
  const { mp3Encode } = await getSettings();
  await recoverRecordings(recordingStore, mp3Encode ? 'mp3' : 'wav', tell);
}
