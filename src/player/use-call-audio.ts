import { useCallback, useEffect, useState } from 'react';
import { computePeaks } from '@/audio/files/peaks';
import { openAudio } from '@/audio/files/probe';
import type { Call, CallId } from '@/domain/call';
import { getCall } from '@/storage/calls/calls';
import { watchTables } from '@/storage/live-tables';
import { type CallAudio, prepareAudio } from './prepare-audio';

const SOUNDS = ['audio'] as const;
const TOOLS = { openAudio, computePeaks };

/**
 * The call's recording, made ready once for as long as it is shown, and a way to do without the waveform. `wanted`: see
 * `prepareAudio`; it must stay the same object.
 */
export function useCallAudio(
  callId: CallId,
  wanted?: Promise<unknown>,
): { audio: CallAudio; skipWaveform: () => void } {
  const [audio, setAudio] = useState<CallAudio>({ phase: 'none' });
  const [skip, setSkip] = useState<AbortController | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    const skipping = new AbortController();
    let stopWatching = () => {};
    setSkip(skipping);
    const show = (call: Call) => {
      const signals = { signal: stop.signal, skip: skipping.signal, ...(wanted && { wanted }) };
      void prepareAudio(call, signals, TOOLS, setAudio);
    };
    getCall(callId).then(
      (call) => {
        if (stop.signal.aborted) return;
        if (call?.audio !== undefined) return show(call);
        setAudio({ phase: 'none' });
        // Of a team's call it may just be on its way.
        const look = () => getCall(callId);
        stopWatching = watchTables(SOUNDS, look, (now) => {
          if (now?.audio === undefined) return;
          stopWatching();
          show(now);
        });
      },
      () => setAudio({ phase: 'none' }),
    );
    return () => {
      stop.abort();
      stopWatching();
    };
  }, [callId, wanted]);

  return { audio, skipWaveform: useCallback(() => skip?.abort(), [skip]) };
}
