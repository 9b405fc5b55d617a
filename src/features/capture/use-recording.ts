import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { SoundGap } from '@/domain/call';
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
  startRecordingAtom,
} from '@/state/session';
import { failureLine } from '@/ui/failure-words';
import { formatTimeOfDay } from '@/ui/format';
import { wording } from '@/ui/wording';
import { type Choices, callChoices } from './call-choices';
import { followScreen, type ScreenWatch } from './follow-screen';
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
  const screen = useRef<ScreenWatch | null>(null);
  /** Since Stop was pressed. */
  const waits = useRef<(() => boolean) | null>(null);

  const rest = () => {
    unwatch.current();
    current.current = null;
    setControl(null);
    store.set(runningRecordingAtom, null);
    setView({ phase: 'idle' });
    setRunning(false);
  };
  const stop = () => {
    waits.current ??= screen.current?.mark() ?? null;
    void current.current?.stop();
  };
  const ended = (end: RecordingEnd, stays: () => boolean, gaps: readonly SoundGap[], choices: Choices) => {
    rest();
    setMessage(recordingMessage(end, gaps));
    if (end.outcome.type !== 'stored') return store.set(liveTextAtom, null);
    const { callId } = end.outcome;
    store.set(liveTextAtom, (live) => live && { ...live, callId });
    const call = { id: callId, service: choices.service, language: choices.language };
    // Whoever stopped it waits for it, unless they are elsewhere by now; one that ended by itself tears nobody away.
    if (end.reason === 'stopped' ? (waits.current?.() ?? true) : stays()) screen.current?.show(call);
    else screen.current?.tell(call);
  };

  const start = async () => {
    // Somewhere it is said that another one runs.
    if (store.get(recordingAtom)) return;
    setRunning(true);
    store.set(recordingStandsAtom, { state: { phase: 'recording' } });
    setView({ phase: 'starting' });
    setMessage(null);
    setRefused(false);
    waits.current = null;
    let stays = () => true;
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
          ended(end, () => stays(), gaps, choices);
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
      stays = screen.current?.mark() ?? stays;
      current.current = kept;
      setControl(kept);
      store.set(runningRecordingAtom, { ...kept, stop });
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
  useEffect(() => {
    const watch = followScreen(store);
    screen.current = watch;
    return () => {
      void current.current?.stop();
      watch.end();
    };
  }, [store]);

  return {
    view,
    control,
    start: () => void start(),
    stop,
    message,
    dismiss: () => setMessage(null),
    refused,
  };
}
