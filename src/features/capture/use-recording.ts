import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { Call, SoundGap } from '@/domain/call';
import { failureOf } from '@/domain/failure';
import type { RecorderState } from '@/domain/live/recording';
import { loadChunk } from '@/domain/load-chunk';
import type { KeptRecording, RecordingEnd } from '@/recording/keep-recording';
import { chosenMicrophone } from '@/state/chosen-microphone';
import { liveRecogniserAtom, liveTextAtom } from '@/state/live-text';
import { onlineAtom } from '@/state/online';
import { recordingStandsAtom, runningRecordingAtom } from '@/state/running-recording';
import {
  conversationClearedAtom,
  currentCallIdAtom,
  languageAtom,
  launchOptionsAtom,
  recordingAtom,
  serviceAtom,
  showCallAtom,
  startRecordingAtom,
} from '@/state/session';
import { failureLine } from '@/ui/failure-words';
import { formatTimeOfDay } from '@/ui/format';
import { wording } from '@/ui/wording';
import { callChoices } from './call-choices';
import type { IntakeMessage } from './intake-message';
import { gapLine, recordingMessage } from './recording-message';

export type RecordingView = { phase: 'idle' | 'starting' } | Exclude<RecorderState, { phase: 'ended' }>;

export interface RecordingHandle {
  view: RecordingView;
  control: KeptRecording | null;
  start: () => void;
  stop: () => void;
  message: IntakeMessage | null;
  dismiss: () => void;
  /** The browser said no when the microphone was asked for. */
  refused: boolean;
}

/** The recorder's code comes with the first recording: the first load of the page does without. */
async function loadRecorder() {
  const [{ startTake }, { liveSettings, transcribesLive }, { getSettings }, { hasSpeechModel }] = await Promise.all([
    loadChunk(() => import('@/recording/start-take')),
    loadChunk(() => import('@/domain/live/live-settings')),
    loadChunk(() => import('@/storage/browser/settings')),
    loadChunk(() => import('@/storage/models/speech-models')),
  ]);
  const [settings, hasModel] = await Promise.all([getSettings(), hasSpeechModel()]);
  return { startTake, liveSettings, transcribesLive, settings, hasModel };
}

/** Recording in the Scoring tab (§4): from the microphone to a stored call on screen whose transcription is queued. */
export function useRecording(): RecordingHandle {
  const store = useStore();
  const [running, setRunning] = useAtom(recordingAtom);
  const setStart = useSetAtom(startRecordingAtom);
  const options = useAtomValue(launchOptionsAtom);
  const [view, setView] = useState<RecordingView>({ phase: 'idle' });
  const [control, setControl] = useState<KeptRecording | null>(null);
  const [message, setMessage] = useState<IntakeMessage | null>(null);
  const [refused, setRefused] = useState(false);
  const current = useRef<KeptRecording | null>(null);
  const begin = useRef(() => {});
  const unwatch = useRef(() => {});

  const rest = () => {
    unwatch.current();
    current.current = null;
    setControl(null);
    store.set(runningRecordingAtom, null);
    setView({ phase: 'idle' });
    setRunning(false);
  };
  const ended = (end: RecordingEnd, gaps: readonly SoundGap[], choices: Pick<Call, 'service' | 'language'>) => {
    rest();
    setMessage(recordingMessage(end, gaps));
    if (end.outcome.type !== 'stored') return store.set(liveTextAtom, null);
    const { callId } = end.outcome;
    store.set(liveTextAtom, (live) => live && { ...live, callId });
    store.set(showCallAtom, { id: callId, service: choices.service, language: choices.language });
  };

  const start = async () => {
    if (store.get(recordingAtom)) return;
    setRunning(true);
    store.set(recordingStandsAtom, { state: { phase: 'recording' } });
    setView({ phase: 'starting' });
    setMessage(null);
    setRefused(false);
    const gaps: SoundGap[] = [];
    let over = false;
    const warn = (line: string) =>
      setMessage((before) => ({ tone: 'danger', lines: [...new Set([...(before?.lines ?? []), line])] }));
    try {
      const { startTake, settings, hasModel, ...code } = await loadRecorder();
      const choices = callChoices(store.get(languageAtom), store.get(serviceAtom), options);
      const live = code.liveSettings(settings, {
        autoStopMs: 0,
        language: choices.language,
        model: options.model,
        selectedDevice: chosenMicrophone(),
        hasModel,
      });
      const { session, recorder } = startTake({
        settings,
        live,
        call: { ...choices, title: wording.recording.title(formatTimeOfDay(Date.now())) },
        loadRecogniser: store.get(liveRecogniserAtom)?.load,
        onState: (state) => {
          store.set(recordingStandsAtom, (stands) => ({ ...stands, state }));
          if (state.phase !== 'ended') setView(state);
        },
        onGap: (gap) => {
          gaps.push(gap);
          warn(gapLine(gap));
        },
        onLow: (lowMinutes) => {
          store.set(recordingStandsAtom, (stands) => ({ ...stands, lowMinutes }));
          warn(wording.recording.low(lowMinutes));
        },
        onEnd(end) {
          over = true;
          ended(end, gaps, choices);
        },
      });
      const hasEngine = code.transcribesLive(live);
      const show = () =>
        store.set(liveTextAtom, { session: session.state(), hasEngine, onDevice: live.onDevice, callId: null });
      session.subscribe(show);
      unwatch.current = store.sub(onlineAtom, () => store.get(onlineAtom) && session.online());
      const kept = await recorder;
      // The microphone may be gone before its start is told.
      if (over) return;
      // What is on screen belongs to another call.
      store.set(currentCallIdAtom, null);
      store.set(conversationClearedAtom, false);
      current.current = kept;
      setControl(kept);
      store.set(runningRecordingAtom, kept);
    } catch (error) {
      const failure = failureOf(error);
      rest();
      store.set(liveTextAtom, null);
      setRefused(failure.kind === 'permission');
      setMessage({ tone: 'danger', lines: [failureLine(failure)] });
    }
  };

  useEffect(() => {
    begin.current = () => void start();
  });
  useEffect(() => {
    setStart(running ? null : { start: () => begin.current() });
    return () => setStart(null);
  }, [running, setStart]);
  useEffect(() => () => void current.current?.stop(), []);

  return {
    view,
    control,
    start: () => void start(),
    stop: () => void current.current?.stop(),
    message,
    dismiss: () => setMessage(null),
    refused,
  };
}
