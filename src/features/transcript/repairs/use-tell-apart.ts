import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { CallId } from '@/domain/call';
import { FailureError } from '@/domain/failure';
import { loadChunk } from '@/domain/load-chunk';
import { showToastAtom } from '@/state/toasts';
import { getSettings } from '@/storage/browser/settings';
import { getAudio } from '@/storage/calls/audio';
import { failureText } from '@/ui/failure-words';
import { wording } from '@/ui/wording';
import type { Repairs } from './use-repairs';

const words = wording.repair;

export interface TellApart {
  /** How much of the call has been listened to, 0 to 1; null while it isn't. */
  share: number | null;
  start: () => void;
  stop: () => void;
}

async function listen(callId: CallId, signal: AbortSignal, onProgress: (share: number) => void) {
  const [audio, { agentChannel }, { separateSpeakers }, { toldApart }] = await Promise.all([
    getAudio(callId),
    getSettings(),
    loadChunk(() => import('@/on-device/speakers/separate-speakers')),
    loadChunk(() => import('./told-apart')),
  ]);
  if (audio === undefined) throw new FailureError({ kind: 'missing-audio' });
  const separation = await separateSpeakers(audio.blob, { signal, onProgress, agentChannel });
  return (stored: Parameters<typeof toldApart>[0]) => toldApart(stored, separation);
}

/** Tells the speakers of a call apart by its sound, while the reviewer goes on; leaving the call stops it. */
export function useTellApart(callId: CallId, change: Repairs['change']): TellApart {
  const showToast = useSetAtom(showToastAtom);
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const run = async () => {
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    try {
      const version = await listen(callId, controller.signal, setShare);
      if (!controller.signal.aborted) await change(version);
    } catch (error) {
      if (controller.signal.aborted) return;
      const why = error instanceof FailureError ? failureText(error.failure).todo : '';
      showToast({ text: `${words.notTold} ${why}`.trim(), tone: 'danger' });
    } finally {
      setShare(null);
    }
  };
  return { share, start: () => void run(), stop };
}
