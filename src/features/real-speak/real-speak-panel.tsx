import { useLiveQuery } from 'dexie-react-hooks';
import { useAtom, useSetAtom } from 'jotai';
import Mic from 'lucide-react/icons/mic';
import Settings2 from 'lucide-react/icons/settings-2';
import Square from 'lucide-react/icons/square';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { LANGUAGE_OPTIONS } from '@/domain/languages';
import { AUTO_STOP } from '@/domain/live/live-settings';
import { languageAtom, openDialogAtom, showCallAtom, tabAtom } from '@/state/session';
import { languageChoices } from '@/ui/language-titles';
import { SelectField } from '@/ui/select-field';
import { AutoStopSlider } from './auto-stop-slider';
import { LiveLog } from './live-log';
import './real-speak.css';
import type { CallId } from '@/domain/call';
import { getCall } from '@/storage/calls/calls';
import { Button } from '@/ui/button';
import { wording } from '@/ui/wording';
import { RecordingState } from './recording-state';
import { TakeMessages } from './take-messages';
import { useTakes } from './use-takes';

const LANGUAGE_CHOICES = languageChoices(LANGUAGE_OPTIONS);

const words = wording.realSpeak;

/** Where the recording went, and the way there, as long as the call is kept. */
function StoredTake({ callId, hasEngine }: { callId: CallId; hasEngine: boolean }) {
  const showCall = useSetAtom(showCallAtom);
  const setTab = useSetAtom(tabAtom);
  const call = useLiveQuery(() => getCall(callId), [callId]);
  if (call === undefined) return null;
  const open = () => {
    showCall(call);
    setTab('scoring');
  };
  return (
    <div className="real-speak-stored">
      <p>{hasEngine ? words.stored(call.title) : words.storedWithoutEngine(call.title)}</p>
      <Button onClick={open}>{words.open}</Button>
    </div>
  );
}

/** Tab 3 (§2): live transcription of the microphone; every recording becomes a call. */
export function RealSpeakPanel() {
  const [language, setLanguage] = useAtom(languageAtom);
  const [autoStopMs, setAutoStopMs] = useState<number>(AUTO_STOP.default);
  const openDialog = useSetAtom(openDialogAtom);
  const { takes, state, locked, hasEngine, onDevice, problems, record, stop, clear } = useTakes(autoStopMs);
  const busy = state.phase !== 'idle';
  const last = takes.at(-1);

  return (
    <section className="real-speak" aria-label={wording.tabs.realSpeak}>
      <div className="panel real-speak-bar">
        <SelectField
          className="real-speak-language"
          label={wording.capture.language}
          value={language}
          options={LANGUAGE_CHOICES}
          disabled={busy || locked}
          onChange={setLanguage}
        />
        <AutoStopSlider value={autoStopMs} disabled={busy || locked} onChange={setAutoStopMs} />
        <RecordingState state={state} locked={locked} />
        <div className="real-speak-actions">
          {busy ? (
            <Button variant="danger" icon={Square} pending={state.phase !== 'recording'} onClick={stop}>
              {wording.recording.stop}
            </Button>
          ) : (
            <Button variant="primary" icon={Mic} aria-disabled={locked || undefined} onClick={record}>
              {wording.recording.record}
            </Button>
          )}
          <Button icon={Trash2} disabled={takes.length === 0} onClick={clear}>
            {words.clear}
          </Button>
          <Button icon={Settings2} onClick={() => openDialog({ name: 'microphone' })}>
            {wording.recording.settings}
          </Button>
        </div>
      </div>
      {hasEngine === false && <p className="real-speak-note">{words.live.noEngine}</p>}
      {problems.length > 0 && (
        <ul className="real-speak-note real-speak-problem" role="alert">
          {problems.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <LiveLog empty={takes.length === 0}>
        {takes.map((take) => (
          <TakeMessages key={take.key} take={take} hasEngine={hasEngine === true} onDevice={onDevice} />
        ))}
      </LiveLog>
      {last !== undefined && last.callId !== null && <StoredTake callId={last.callId} hasEngine={hasEngine === true} />}
    </section>
  );
}
