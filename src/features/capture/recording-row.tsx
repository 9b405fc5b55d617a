import { useAtomValue, useSetAtom } from 'jotai';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Settings2 from 'lucide-react/icons/settings-2';
import Square from 'lucide-react/icons/square';
import { useCallback } from 'react';
import { showLevels } from '@/audio/recording/level-meter';
import { onlineAtom } from '@/state/online';
import { openDialogAtom } from '@/state/session';
import { Button } from '@/ui/button';
import { formatClock } from '@/ui/format';
import { IconButton } from '@/ui/icon-button';
import { LevelBars } from '@/ui/level-bars';
import { useSeconds } from '@/ui/use-seconds';
import { wording } from '@/ui/wording';
import './recording.css';
import type { RecordingHandle, RecordingView } from './use-recording';

const words = wording.recording;

function stateLine(view: RecordingView): string {
  switch (view.phase) {
    case 'gap':
      return words.gap[view.reason];
    case 'starting':
    case 'paused':
    case 'stopping':
      return words[view.phase];
    case 'recording':
    case 'idle':
      return words.saved;
  }
}

/** What the tool bar becomes while the microphone records: how long, how loud, what happens to it. */
export function RecordingRow({ recording }: { recording: RecordingHandle }) {
  const { view, control } = recording;
  const online = useAtomValue(onlineAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const seconds = useSeconds(control?.seconds);
  const stream = control?.stream() ?? null;
  const draw = useCallback((canvas: HTMLCanvasElement) => showLevels(canvas, stream), [stream]);
  const paused = view.phase === 'paused';
  const idle = control === null || view.phase === 'stopping';
  return (
    <div className="recording">
      <span className={`recording-dot recording-dot-${view.phase}`} aria-hidden="true" />
      <p className="recording-clock" role="timer" aria-label={words.elapsed}>
        {formatClock(seconds)}
      </p>
      <LevelBars className="recording-level" label={words.level} draw={draw} />
      <div className="recording-notes" aria-live="polite">
        <p className={view.phase === 'gap' ? 'recording-warning' : ''}>{stateLine(view)}</p>
        {!online && <p className="recording-offline">{words.offline}</p>}
      </div>
      <div className="recording-actions">
        <IconButton
          className="recording-settings"
          icon={Settings2}
          label={words.settings}
          onClick={() => openDialog({ name: 'microphone' })}
        />
        {paused ? (
          <Button icon={Play} disabled={idle} onClick={() => control?.resume()}>
            {words.resume}
          </Button>
        ) : (
          <Button icon={Pause} disabled={idle} onClick={() => control?.pause()}>
            {words.pause}
          </Button>
        )}
        <Button
          icon={Square}
          className="recording-stop"
          disabled={control === null}
          pending={view.phase === 'stopping'}
          onClick={recording.stop}
        >
          {words.stop}
        </Button>
      </div>
    </div>
  );
}
