import { useCallback, useEffect, useState } from 'react';
import { showLevels } from '@/audio/recording/level-meter';
import type { KeptRecording } from '@/recording/keep-recording';
import { formatClock } from '@/ui/format';
import { LevelBars } from '@/ui/level-bars';
import { wording } from '@/ui/wording';
import type { TakesState } from './use-takes';

const words = wording.recording;
const LOOK_EVERY_MS = 500;

/** How long it has recorded, and the microphone it hears now. */
function Running({ recorder }: { recorder: KeptRecording }) {
  const [seconds, setSeconds] = useState(0);
  const [stream, setStream] = useState(recorder.stream);
  const draw = useCallback((canvas: HTMLCanvasElement) => showLevels(canvas, stream), [stream]);

  useEffect(() => {
    const timer = setInterval(() => {
      setSeconds(recorder.seconds());
      setStream(recorder.stream());
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [recorder]);

  return (
    <>
      <span className="real-speak-time" role="timer" aria-label={words.elapsed}>
        {formatClock(seconds)}
      </span>
      <LevelBars className="real-speak-level" label={words.level} draw={draw} />
    </>
  );
}

function wordsOf(state: TakesState, locked: boolean): string {
  switch (state.phase) {
    case 'idle':
      return locked ? wording.realSpeak.elsewhere : '';
    case 'opening':
      return words.starting;
    case 'saving':
      return words.stopping;
    case 'recording':
      return state.gap === null ? words.saved : words.gap[state.gap];
  }
}

export function RecordingState({ state, locked }: { state: TakesState; locked: boolean }) {
  return (
    <div className={`real-speak-state real-speak-state-${state.phase}`}>
      {state.phase === 'recording' && <Running recorder={state.recorder} />}
      <p role="status">{wordsOf(state, locked)}</p>
    </div>
  );
}
