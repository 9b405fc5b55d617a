import { useStore } from 'jotai';
import { useState } from 'react';
import { FailureError } from '@/domain/failure';
import { loadChunk } from '@/domain/load-chunk';
import { scoreCall } from '@/jobs/queue';
import { arrivingAtom, currentCallIdAtom, serviceAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { getTranscript, saveTranscriptText } from '@/storage/calls/transcripts';
import { failureText } from '@/ui/failure-words';
import { wording } from '@/ui/wording';
import type { TranscriptDraft } from './text/draft';

const words = wording.transcript;

export interface TranscriptActions {
  /** The alert of §5 is due. */
  missing: boolean;
  closeMissing: () => void;
  /** Something asked for here is still being put into the store. */
  pending: boolean;
  score: () => void;
  swap: () => void;
  clear: () => void;
}

/** What the buttons of the panel do. Each first stores what was typed. */
export function useTranscriptActions(draft: TranscriptDraft): TranscriptActions {
  const store = useStore();
  const [missing, setMissing] = useState(false);
  const [pending, setPending] = useState(false);

  const run = async (action: () => Promise<void>, failed: string) => {
    setPending(true);
    try {
      if (await draft.flush()) await action();
    } catch (error) {
      const why = error instanceof FailureError ? failureText(error.failure).todo : '';
      store.set(showToastAtom, { text: `${failed} ${why}`.trim(), tone: 'danger' });
    } finally {
      setPending(false);
    }
  };

  const score = async () => {
    // Pressed while a sample is fetched, it means the sample; one that does not come says so by itself.
    if ((await store.get(arrivingAtom)) === false) return;
    const callId = store.get(currentCallIdAtom);
    try {
      if (callId === null) throw new FailureError({ kind: 'missing-transcript' });
      await scoreCall(callId, store.get(serviceAtom));
    } catch (error) {
      if (!(error instanceof FailureError) || error.failure.kind !== 'missing-transcript') throw error;
      setMissing(true);
    }
  };

  const swap = async () => {
    const callId = store.get(currentCallIdAtom);
    const transcript = callId === null ? undefined : await getTranscript(callId);
    if (transcript === undefined) return;
    const { swapSpeakers } = await loadChunk(() => import('@/domain/transcript/transcript-edit'));
    await saveTranscriptText(transcript.callId, swapSpeakers(transcript.text), transcript.revision);
  };

  const clear = async () => store.set(currentCallIdAtom, null);

  return {
    missing,
    closeMissing: () => setMissing(false),
    pending,
    score: () => void run(score, words.notScored),
    swap: () => void run(swap, words.notSaved),
    clear: () => void run(clear, words.notSaved),
  };
}
