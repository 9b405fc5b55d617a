import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import ListX from 'lucide-react/icons/list-x';
import Mic from 'lucide-react/icons/mic';
import Settings2 from 'lucide-react/icons/settings-2';
import { useRef } from 'react';
import { failureOf } from '@/domain/failure';
import { isBusy, statusText } from '@/domain/job-status';
import { LANGUAGE_OPTIONS } from '@/domain/languages';
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
import { setCallLanguage } from '@/storage/calls';
import { Button } from '@/ui/button';
import { failureLine } from '@/ui/failure-words';
import { IconButton } from '@/ui/icon-button';
import { SelectField } from '@/ui/select-field';
import { wording } from '@/ui/wording';
import './capture-bar.css';
import { DropZone } from './drop-zone';
import { IntakeNotice } from './intake-notice';
import { MicrophoneDenied } from './microphone-denied';
import { RecordingRow } from './recording-row';
import { SampleField } from './sample-field';
import { scoringTypeChosenAtom, scoringTypeOptions } from './scoring-type';
import { UploadButton } from './upload-button';
import { useBarFocus } from './use-bar-focus';
import { useIntake } from './use-intake';
import { useRecording } from './use-recording';

const words = wording.capture;
const LANGUAGES = LANGUAGE_OPTIONS.map(({ code, name }) => ({ value: code, label: name }));

/** The tool bar of the Scoring tab (§2): what the next call is, where it comes from, and what is going on. */
export function CaptureBar() {
  const callId = useAtomValue(currentCallIdAtom);
  const [service, setService] = useAtom(serviceAtom);
  const [language, setLanguage] = useAtom(languageAtom);
  const setTypeChosen = useSetAtom(scoringTypeChosenAtom);
  const [cleared, setCleared] = useAtom(conversationClearedAtom);
  const locked = useAtomValue(recordingAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const showToast = useSetAtom(showToastAtom);
  const onScreen = useAtomValue(tabAtom) === 'scoring';
  const jobs = useCallJobs(callId);
  const intake = useIntake();
  const recording = useRecording();
  const live = recording.view.phase !== 'idle';
  const status = intake.working === null ? statusText(jobs) : words.transcripting;
  const busy = intake.working !== null || isBusy(jobs);
  const bar = useRef<HTMLElement>(null);
  useBarFocus(bar, !live ? 'idle' : recording.control === null ? 'starting' : 'recording');

  const keep = (choice: Promise<void>) => {
    choice.catch((error) => showToast({ text: failureLine(failureOf(error)), tone: 'danger' }));
  };
  const chooseService = (value: string) => {
    setTypeChosen();
    setService(value);
    // Not of the first load: it brings the scorecards.
    if (callId !== null)
      keep(import('./keep-scoring-type').then(({ keepScoringType }) => keepScoringType(callId, value)));
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
          options={scoringTypeOptions(service)}
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
      {(callId === null || cleared) && <MicrophoneDenied refused={recording.refused} />}
      {recording.message !== null && <IntakeNotice message={recording.message} onDismiss={recording.dismiss} />}
      {intake.message !== null && <IntakeNotice message={intake.message} onDismiss={intake.dismiss} />}
      <DropZone active={onScreen && !locked} onFiles={intake.takeFiles} />
    </section>
  );
}
