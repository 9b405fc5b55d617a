import { useLiveQuery } from 'dexie-react-hooks';
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import ListX from 'lucide-react/icons/list-x';
import Mic from 'lucide-react/icons/mic';
import Settings2 from 'lucide-react/icons/settings-2';
import { type RefObject, useEffect, useRef } from 'react';
import { failureOf } from '@/domain/failure';
import { isBetween, isBusy, isInLine, nextTryAt, statusText } from '@/domain/jobs/job-status';
import { LANGUAGE_OPTIONS } from '@/domain/languages';
import { loadChunk } from '@/domain/load-chunk';
import {
  conversationClearedAtom,
  currentCallIdAtom,
  languageAtom,
  launchOptionsAtom,
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
import { FileButton } from '@/ui/file-button';
import { formatMoment } from '@/ui/format';
import { IconButton } from '@/ui/icon-button';
import { languageChoices } from '@/ui/language-titles';
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
import { type Intake, useIntake } from './use-intake';
import { useRecording } from './use-recording';

const LANGUAGE_CHOICES = languageChoices(LANGUAGE_OPTIONS);

const words = wording.capture;

/** What became of the chosen files, where the screen does not show it by itself; it stays until dismissed. */
function IntakeNotice({ message, onDismiss }: { message: IntakeMessage; onDismiss: () => void }) {
  const openDialog = useSetAtom(openDialogAtom);
  return (
    <div className={`capture-notice capture-notice-${message.tone}`} role="alert">
      <ul>
        {[...new Set(message.lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {message.several && <Button onClick={() => openDialog({ name: 'added-calls' })}>{words.lookThrough}</Button>}
      <IconButton icon={X} label={wording.capture.dismiss} variant="quiet" onClick={onDismiss} />
    </div>
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

/** Leads what reaches the app from outside of its page to the intake of the tool bar. */
function useFromOutside(intake: Intake): void {
  const store = useStore();
  const latest = useRef(intake);
  useEffect(() => {
    latest.current = intake;
  });
  useEffect(() => {
    const leave = new AbortController();
    loadChunk(() => import('./from-outside'))
      .then(({ takeFromOutside }) => {
        if (!leave.signal.aborted) takeFromOutside({ store, intake: () => latest.current, signal: leave.signal });
      })
      // What was shared is kept, and taken by the next page.
      .catch(() => undefined);
    return () => leave.abort();
  }, [store]);
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
  useFromOutside(intake);
  const recording = useRecording();
  const live = recording.view.phase !== 'idle';
  const between = isBetween(jobs);
  const jobStatus = useHeld(statusText(jobs), between, callId);
  const failed = intake.working === null && jobStatus === 'Error';
  const status = intake.working === null ? words.statuses[jobStatus] : words.transcripting;
  const working = useHeld(isBusy(jobs), between, callId);
  const busy = intake.working !== null || working;
  const retryAt = failed ? nextTryAt(jobs) : undefined;
  const nextTry = retryAt === undefined ? null : wording.results.nextTry(formatMoment(retryAt, Date.now()));
  const inLine = jobStatus === '' && jobs.some(isInLine) ? wording.results.waiting.turn : null;
  // One at a time: there is room for no more.
  const beside = locked && !live ? wording.recording.elsewhere : (intake.working ?? nextTry ?? inLine);
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
          options={LANGUAGE_CHOICES}
          disabled={locked}
          onChange={chooseLanguage}
        />
        <div className="capture-state">
          <p role="status" className={failed ? 'capture-status capture-status-error' : 'capture-status'}>
            {status}
          </p>
          {beside !== null && <p className="capture-working">{beside}</p>}
        </div>
        {!live && (
          <div className="capture-actions">
            <IconButton
              icon={Settings2}
              label={wording.recording.settings}
              onClick={() => openDialog({ name: 'microphone' })}
            />
            <FileButton
              icon={Upload}
              pending={busy}
              title={words.uploadHint}
              label={words.upload}
              multiple
              accept={ACCEPTED}
              onFiles={intake.takeFiles}
            />
            <Button
              icon={Mic}
              variant="primary"
              className="capture-record"
              aria-disabled={locked || undefined}
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
