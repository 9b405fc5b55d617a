import { useCallback, useEffect, useState } from 'react';
import { computePeaks } from '@/audio/files/peaks';
import { openAudio } from '@/audio/files/probe';
import type { CallId } from '@/domain/call';
import { getCall } from '@/storage/calls/calls';
import { type CallAudio, prepareAudio } from './prepare-audio';

const TOOLS = { openAudio, computePeaks };

/** The call's recording, made ready once for as long as the dialog is open, and a way to do without the waveform. */
export function useCallAudio(callId: CallId): { audio: CallAudio; skipWaveform: () => void } {
  const [audio, setAudio] = useState<CallAudio>({ phase: 'none' });
  const [skip, setSkip] = useState<AbortController | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    const skipping = new AbortController();
    setSkip(skipping);
    getCall(callId).then(
      (call) => {
        if (stop.signal.aborted) return;
        if (call?.audio === undefined) setAudio({ phase: 'none' });
        else void prepareAudio(call, { signal: stop.signal, skip: skipping.signal }, TOOLS, setAudio);
      },
      () => setAudio({ phase: 'none' }),
    );
    return () => stop.abort();
  }, [callId]);

  return { audio, skipWaveform: useCallback(() => skip?.abort(), [skip]) };
}
