import { useLiveQuery } from 'dexie-react-hooks';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { CallId } from '@/domain/call';
import { failureOf } from '@/domain/failure';
import { liveSettings, transcribesLive } from '@/domain/live/live-settings';
import type { GapReason, RecorderState } from '@/domain/live/recording';
import type { KeptRecording, RecordingEnd } from '@/recording/keep-recording';
import { type RunningTake, startTake } from '@/recording/start-take';
import { chosenMicrophone } from '@/state/chosen-microphone';
import { liveRecogniserAtom } from '@/state/live-text';
import { onlineAtom } from '@/state/online';
import { recordingStandsAtom, runningRecordingAtom } from '@/state/running-recording';
import { languageAtom, launchOptionsAtom, recordingAtom, serviceAtom } from '@/state/session';
import { getSettings } from '@/storage/browser/settings';
import { hasSpeechModel } from '@/storage/models/speech-models';
import { failureLine } from '@/ui/failure-words';
import { decimal, formatClock, formatMoment } from '@/ui/format';
import { wording } from '@/ui/wording';

const words = wording.recording;

/** One recording and what was heard of it. */
export interface Take {
  key: string;
  title: string;
  recording: RunningTake;
  /** Once it is stored. */
  callId: CallId | null;
}

export type TakesState =
  | { phase: 'idle' | 'opening' | 'saving' }
  | { phase: 'recording'; recorder: KeptRecording; gap: GapReason | null };

export interface Takes {
  takes: readonly Take[];
  state: TakesState;
  /** Another tab records. */
  locked: boolean;
  /** False where neither a speech service nor a model of this device may make live text; null until the settings were read. */
  hasEngine: boolean | null;
  /** The speech model of this device makes the live text. */
  onDevice: boolean;
  problems: readonly string[];
  record: () => void;
  stop: () => void;
  clear: () => void;
}

function problemsOf({ outcome, reason }: RecordingEnd): string[] {
  if (outcome.type === 'cleared') return [words.cleared(formatClock(outcome.seconds))];
  const ended = reason === 'stopped' ? [] : [words.ended[reason]];
  if (outcome.type === 'kept') {
    const { seconds, failure } = outcome;
    return [...ended, words.kept(formatClock(seconds), failure.kind === 'storage-full'), failureLine(failure)];
  }
  return outcome.type === 'empty' ? [...ended, words.empty] : ended;
}

const gapOf = (told: RecorderState): GapReason | null => (told.phase === 'gap' ? told.reason : null);

function stateAfter(now: TakesState, told: RecorderState): TakesState {
  if (now.phase !== 'recording') return now;
  // Stopped by auto-stop or by what happened to the microphone.
  if (told.phase === 'stopping') return { phase: 'saving' };
  return { ...now, gap: gapOf(told) };
}

/** What there is to make live text with. */
async function readMeans() {
  const [settings, hasModel] = await Promise.all([getSettings(), hasSpeechModel()]);
  return { settings, hasModel };
}
type Means = Awaited<ReturnType<typeof readMeans>>;

/** The recordings of this tab since it was opened or cleared. They go on behind the other tabs. */
export function useTakes(autoStopMs: number): Takes {
  const store = useStore();
  const means = useLiveQuery(readMeans);
  const options = useAtomValue(launchOptionsAtom);
  const [recordingAnywhere, setRecordingAnywhere] = useAtom(recordingAtom);
  const [takes, setTakes] = useState<readonly Take[]>([]);
  const [state, setState] = useState<TakesState>({ phase: 'idle' });
  const [problems, setProblems] = useState<readonly string[]>([]);
  const warn = (lines: readonly string[]) => setProblems((now) => [...new Set([...now, ...lines])]);
  const current = useRef<RunningTake | null>(null);

  useEffect(() => store.sub(onlineAtom, () => store.get(onlineAtom) && current.current?.session.online()), [store]);
  useEffect(
    () => () => {
      const stop = (recorder: KeptRecording) => void recorder.stop();
      current.current?.recorder.then(stop, () => undefined);
    },
    [],
  );

  const liveBy = ({ settings, hasModel }: Means) =>
    liveSettings(settings, {
      autoStopMs,
      hasModel,
      language: store.get(languageAtom),
      model: options.model,
      selectedDevice: chosenMicrophone(),
    });

  const over = () => {
    current.current = null;
    setState({ phase: 'idle' });
    setRecordingAnywhere(false);
    store.set(runningRecordingAtom, null);
  };

  const record = async () => {
    // It is said which one runs.
    if (store.get(recordingAtom)) return;
    const key = crypto.randomUUID();
    const title = wording.realSpeak.callTitle(formatMoment(Date.now(), 0));
    const { model, autoDiarize } = options;
    let gap: GapReason | null = null;
    setProblems([]);
    setState({ phase: 'opening' });
    setRecordingAnywhere(true);
    store.set(recordingStandsAtom, { state: { phase: 'recording' } });
    try {
      const { settings, hasModel } = await readMeans();
      const chosen = liveBy({ settings, hasModel });
      const onEnd = (end: RecordingEnd) => {
        over();
        warn(problemsOf(end));
        const callId = end.outcome.type === 'stored' ? end.outcome.callId : null;
        setTakes((all) => all.map((take) => (take.key === key ? { ...take, callId } : take)));
      };
      const recording = startTake({
        settings,
        live: chosen,
        call: { title, language: chosen.whisper.language, service: store.get(serviceAtom), model, autoDiarize },
        loadRecogniser: store.get(liveRecogniserAtom)?.load,
        onState(told) {
          gap = gapOf(told);
          store.set(recordingStandsAtom, (stands) => ({ ...stands, state: told }));
          setState((now) => stateAfter(now, told));
        },
        onGap: ({ atS, lostS }) => warn([words.lost(decimal(lostS.toFixed(1)), formatClock(atS))]),
        onLow: (lowMinutes) => {
          store.set(recordingStandsAtom, (stands) => ({ ...stands, lowMinutes }));
          warn([words.low(lowMinutes)]);
        },
        onEnd,
      });
      current.current = recording;
      setTakes((all) => [...all, { key, title, recording, callId: null }]);
      const recorder = await recording.recorder;
      // A recording may be over before its start is told.
      if (current.current !== recording) return;
      store.set(runningRecordingAtom, recorder);
      setState({ phase: 'recording', recorder, gap });
    } catch (error) {
      over();
      setTakes((all) => all.filter((take) => take.key !== key));
      warn([failureLine(failureOf(error))]);
    }
  };

  const chosen = means && liveBy(means);
  return {
    takes,
    state,
    locked: recordingAnywhere && state.phase === 'idle',
    hasEngine: chosen === undefined ? null : transcribesLive(chosen),
    onDevice: chosen?.onDevice === true,
    problems,
    record: () => void record(),
    stop() {
      if (state.phase !== 'recording') return;
      setState({ phase: 'saving' });
      void state.recorder.stop();
    },
    clear() {
      for (const { recording } of takes) recording.session.clear();
      setTakes((all) => all.filter(({ recording }) => recording === current.current));
      setProblems([]);
    },
  };
}
