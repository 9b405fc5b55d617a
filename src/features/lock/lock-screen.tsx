import { useAtomValue, useSetAtom } from 'jotai';
import Lock from 'lucide-react/icons/lock';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useState } from 'react';
import type { RecorderState } from '@/domain/live/recording';
import { recordingStandsAtom, runningRecordingAtom } from '@/state/running-recording';
import { showToastAtom } from '@/state/toasts';
import { readAppLock, tellLocked, writeAppLock } from '@/storage/browser/app-lock';
import { Button } from '@/ui/button';
import { formatClock, formatMoment } from '@/ui/format';
import { useSeconds } from '@/ui/use-seconds';
import { wording } from '@/ui/wording';
import { Forgotten } from './forgotten';
import './lock.css';
import { PinForm } from './pin-form';

const words = wording.lock;

function stateLine(state: RecorderState): string {
  if (state.phase === 'paused') return wording.recording.paused;
  return state.phase === 'gap' ? wording.recording.gap[state.reason] : words.recording.running;
}

/** A recording of this window goes on: that it does, or that it lacks sound, is no secret to those it records. */
function RecordingPart() {
  const running = useAtomValue(runningRecordingAtom);
  const { state, lowMinutes } = useAtomValue(recordingStandsAtom);
  const [seen, setSeen] = useState(false);
  const [stopping, setStopping] = useState(false);
  const seconds = useSeconds(running?.seconds);
  if (running !== null && !seen) setSeen(true);
  const stop = () => {
    setStopping(true);
    running?.stop();
  };
  return (
    <div className="lock-recording">
      <p role="status">{running !== null ? stateLine(state) : seen && words.recording.over}</p>
      {running !== null && (
        <>
          {lowMinutes !== undefined && <p role="alert">{wording.recording.low(lowMinutes)}</p>}
          <p className="lock-clock" role="timer" aria-label={wording.recording.elapsed}>
            {formatClock(seconds)}
          </p>
          {state.phase === 'paused' && (
            <Button icon={Play} onClick={() => running.resume()}>
              {wording.recording.resume}
            </Button>
          )}
          <Button icon={Square} pending={stopping} onClick={stop}>
            {words.recording.stop}
          </Button>
        </>
      )}
    </div>
  );
}

/** All there is on the page while the app is locked. */
export function LockScreen() {
  const showToast = useSetAtom(showToastAtom);
  const open = (removalAskedAt: number | undefined) => {
    if (removalAskedAt !== undefined)
      showToast({ text: words.wasAsked(formatMoment(removalAskedAt, Date.now())), tone: 'danger' });
    tellLocked(false);
  };
  const remove = () => {
    const text = writeAppLock(null) ? words.removed : words.settings.notKept;
    showToast({ text, tone: 'danger' });
  };
  return (
    <main className="lock">
      <div className="lock-card">
        <Lock size={32} aria-hidden="true" />
        <h1>{words.locked}</h1>
        <p className="muted">{words.text}</p>
        <PinForm label={words.pin} action={words.unlock} hash={readAppLock()?.hash ?? ''} focused onRight={open} />
        <RecordingPart />
        <Forgotten onRemove={remove} />
      </div>
    </main>
  );
}
