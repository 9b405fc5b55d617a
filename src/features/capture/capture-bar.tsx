import { useLiveQuery } from 'dexie-react-hooks';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import ListX from 'lucide-react/icons/list-x';
import Mic from 'lucide-react/icons/mic';
import Settings2 from 'lucide-react/icons/settings-2';
import { type ChangeEvent, type RefObject, useEffect, useRef } from 'react';
import { failureOf } from '@/domain/failure';
import { isBetween, isBusy, nextTryAt, statusText } from '@/domain/jobs/job-status';
import { LANGUAGE_OPTIONS } from '@/domain/languages';
import { launchOptionsAtom } from '@/state/launch-options';
import {
  conversationClearedAtom,
  currentCallIdAtom,
  languageAtom,
  openDialogAtom,
  recordingAtom,
  serviceAtom,
  tabAtom,
} from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { useCallJobs } from '@/state/use-call-jobs';
import { setCallLanguage, setCallService } from '@/storage/calls/calls';
import { cardsToChoose } from '@/storage/scorecards/cards-for-calls';
import { Button } from '@/ui/button';
import { failureLine } from '@/ui/failure-words';
import { formatTimeOfDay } from '@/ui/format';
import { IconButton } from '@/ui/icon-button';
import { SelectField } from '@/ui/select-field';
import { useHeld } from '@/ui/use-held';
import { wording } from '@/ui/wording';
import './capture-bar.css';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { DropZone } from './drop-zone';
import type { IntakeMessage } from './intake-message';
import { MicrophoneDenied } from './microphone-denied';
import { RecordingRow } from './recording-row';
import { SampleField } from './sample-field';
import { scoringTypeChosenAtom, scoringTypeOptions } from './scoring-type';
import { ACCEPTED } from './sort-files';
import { useIntake } from './use-intake';
import { useRecording } from './use-recording';

const words = wording.capture;
const LANGUAGES = LANGUAGE_OPTIONS.map(({ code, name }) => ({ value: code, label: name }));

/** What became of the chosen files, where the screen does not show it by itself; it stays until dismissed. */
function IntakeNotice({ message, onDismiss }: { message: IntakeMessage; onDismiss: () => void }) {
  return (
    <div className={`capture-notice capture-notice-${message.tone}`} role="alert">
      <ul>
        {[...new Set(message.lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <IconButton icon={X} label={wording.capture.dismiss} variant="quiet" onClick={onDismiss} />
    </div>
  );
}

/** A button and the file input behind it. The input is emptied at once, so that the same file can be chosen again. */
function UploadButton({ busy, onFiles }: { busy: boolean; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    event.currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      <Button icon={Upload} pending={busy} title={words.uploadHint} onClick={() => input.current?.click()}>
        {words.upload}
      </Button>
      <input ref={input} type="file" hidden multiple accept={ACCEPTED} aria-label={words.upload} onChange={choose} />
    </>
  );
}

type BarPhase = 'idle' | 'starting' | 'recording';

/** Record and Stop stand in each other's place: who pressed one finds the focus on the other, unless it is elsewhere. */
function useBarFocus(bar: RefObject<HTMLElement | null>, phase: BarPhase): void {
  const before = useRef<BarPhase>('idle');
  useEffect(() => {
    const changed = before.current !== phase;
    before.current = phase;
    // Stop can't be pressed while the microphone is opened.
    if (!changed || phase === 'starting' || document.activeElement !== document.body) return;
    const name = phase === 'recording' ? '.recording-stop' : '.capture-record';
    bar.current?.querySelector<HTMLElement>(name)?.focus({ preventScroll: true });
  }, [bar, phase]);
}

/** The tool bar of the Scoring tab (§2): what the next call is, where it comes from, and what is going on. */
export function CaptureBar() {
  const callId = useAtomValue(currentCallIdAtom);
  const [service, setService] = useAtom(serviceAtom);
  const { service: launched } = useAtomValue(launchOptionsAtom);
  const [language, setLanguage] = useAtom(languageAtom);
  const setTypeChosen = useSetAtom(scoringTypeChosenAtom);
  const [cleared, setCleared] = useAtom(conversationClearedAtom);
  const locked = useAtomValue(recordingAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const showToast = useSetAtom(showToastAtom);
  const onScreen = useAtomValue(tabAtom) === 'scoring';
  const cards = useLiveQuery(() => cardsToChoose(service), [service]);
  const jobs = useCallJobs(callId);
  const intake = useIntake();
  const recording = useRecording();
  const live = recording.view.phase !== 'idle';
  const between = isBetween(jobs);
  const jobStatus = useHeld(statusText(jobs), between, callId);
  const status = intake.working === null ? jobStatus : words.transcripting;
  const working = useHeld(isBusy(jobs), between, callId);
  const busy = intake.working !== null || working;
  const retryAt = status === 'Error' ? nextTryAt(jobs) : undefined;
  const bar = useRef<HTMLElement>(null);
  useBarFocus(bar, !live ? 'idle' : recording.control === null ? 'starting' : 'recording');

  const keep = (choice: Promise<void>) => {
    choice.catch((error) => showToast({ text: failureLine(failureOf(error)), tone: 'danger' }));
  };
  const chooseService = (value: string) => {
    setTypeChosen();
    setService(value);
    if (callId !== null) keep(setCallService(callId, value));
  };
  const chooseLanguage = (value: string) => {
    setLanguage(value);
    if (callId !== null) keep(setCallLanguage(callId, value));
  };

  return (
    <section ref={bar} className={live ? 'capture capture-live' : 'capture'} aria-label={words.bar}>
      {live && <RecordingRow recording={recording} />}
      <div className="capture-row">
        <SelectField
          className="capture-service"
          label={words.scoringType}
          value={service}
          options={scoringTypeOptions(service, cards, launched)}
          disabled={busy || locked}
          onChange={chooseService}
        />
        {!live && <SampleField value={intake.sampleId} disabled={busy || locked} onChoose={intake.takeSample} />}
        <SelectField
          className="capture-language"
          label={words.language}
          value={language}
          options={LANGUAGES}
          disabled={locked}
          onChange={chooseLanguage}
        />
        <div className="capture-state">
          <p role="status" className={status === 'Error' ? 'capture-status capture-status-error' : 'capture-status'}>
            {status}
          </p>
          {retryAt !== undefined && (
            <p className="capture-working">{wording.results.nextTry(formatTimeOfDay(retryAt))}</p>
          )}
          {intake.working !== null && <p className="capture-working">{intake.working}</p>}
        </div>
        {!live && (
          <div className="capture-actions">
            <IconButton
              icon={Settings2}
              label={wording.recording.settings}
              onClick={() => openDialog({ name: 'microphone' })}
            />
            <UploadButton busy={busy} onFiles={intake.takeFiles} />
            <Button
              icon={Mic}
              variant="primary"
              className="capture-record"
              disabled={busy || locked}
              onClick={recording.start}
            >
              {wording.recording.record}
            </Button>
            <IconButton
              icon={ListX}
              label={words.clear}
              disabled={busy || cleared || callId === null}
              onClick={() => setCleared(true)}
            />
          </div>
        )}
      </div>
      <MicrophoneDenied callId={cleared ? null : callId} refused={recording.refused} />
      {recording.message !== null && <IntakeNotice message={recording.message} onDismiss={recording.dismiss} />}
      {intake.message !== null && <IntakeNotice message={intake.message} onDismiss={intake.dismiss} />}
      <DropZone active={onScreen && !locked} onFiles={intake.takeFiles} />
    </section>
  );
}
