import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import ListX from 'lucide-react/icons/list-x';
import { isBusy, statusText } from '@/domain/job-status';
import { LANGUAGE_OPTIONS } from '@/domain/languages';
import {
  conversationClearedAtom,
  currentCallIdAtom,
  languageAtom,
  recordingAtom,
  serviceAtom,
  tabAtom,
} from '@/state/session';
import { useCallJobs } from '@/state/use-call-jobs';
import { setCallLanguage, setCallService } from '@/storage/calls';
import { IconButton } from '@/ui/icon-button';
import { SelectField } from '@/ui/select-field';
import { wording } from '@/ui/wording';
import './capture-bar.css';
import { DropZone } from './drop-zone';
import { IntakeNotice } from './intake-notice';
import { SampleField } from './sample-field';
import { scoringTypeChosenAtom, scoringTypeOptions } from './scoring-type';
import { UploadButton } from './upload-button';
import { useIntake } from './use-intake';

const words = wording.capture;
const LANGUAGES = LANGUAGE_OPTIONS.map(({ code, name }) => ({ value: code, label: name }));

/** The tool bar of the Scoring tab (§2): what the next call is, where it comes from, and what is going on. */
export function CaptureBar() {
  const callId = useAtomValue(currentCallIdAtom);
  const [service, setService] = useAtom(serviceAtom);
  const [language, setLanguage] = useAtom(languageAtom);
  const setTypeChosen = useSetAtom(scoringTypeChosenAtom);
  const [cleared, setCleared] = useAtom(conversationClearedAtom);
  const recording = useAtomValue(recordingAtom);
  const onScreen = useAtomValue(tabAtom) === 'scoring';
  const jobs = useCallJobs(callId);
  const intake = useIntake();
  const status = intake.working === null ? statusText(jobs) : words.transcripting;
  const busy = intake.working !== null || isBusy(jobs);

  const chooseService = (value: string) => {
    setTypeChosen();
    setService(value);
    if (callId !== null) void setCallService(callId, value);
  };
  const chooseLanguage = (value: string) => {
    setLanguage(value);
    if (callId !== null) void setCallLanguage(callId, value);
  };

  return (
    <section className="capture" aria-label={words.bar}>
      <div className="capture-row">
        <SelectField
          className="capture-service"
          label={words.scoringType}
          value={service}
          options={scoringTypeOptions(service)}
          disabled={busy || recording}
          onChange={chooseService}
        />
        <SampleField value={intake.sampleId} disabled={busy || recording} onChoose={intake.takeSample} />
        <SelectField
          className="capture-language"
          label={words.language}
          value={language}
          options={LANGUAGES}
          disabled={recording}
          onChange={chooseLanguage}
        />
        <div className="capture-state">
          <p role="status" className={status === 'Error' ? 'capture-status capture-status-error' : 'capture-status'}>
            {status}
          </p>
          {intake.working !== null && <p className="capture-working">{intake.working}</p>}
        </div>
        <div className="capture-actions">
          <UploadButton busy={busy} onFiles={intake.takeFiles} />
          <IconButton
            icon={ListX}
            label={words.clear}
            disabled={busy || cleared || callId === null}
            onClick={() => setCleared(true)}
          />
        </div>
      </div>
      {intake.message !== null && <IntakeNotice message={intake.message} onDismiss={intake.dismiss} />}
      <DropZone active={onScreen && !recording} onFiles={intake.takeFiles} />
    </section>
  );
}
