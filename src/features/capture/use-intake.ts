import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { CallId } from '@/domain/call';
import { failureOf } from '@/domain/failure';
import { wake } from '@/jobs/queue';
import type { Sample } from '@/network/samples';
import { launchOptionsAtom } from '@/state/launch-options';
import {
  conversationClearedAtom,
  currentCallIdAtom,
  languageAtom,
  serviceAtom,
  transcriptModeAtom,
} from '@/state/session';
import { failureLine } from '@/ui/failure-words';
import { wording } from '@/ui/wording';
import { attachLoose } from './attach-loose';
import { callChoices } from './call-choices';
import { createIntakeGuard, tellLostFiles } from './guard-intake';
import { type IntakeMessage, intakeMessage } from './intake-message';
import { choicesAfterSample, choicesOfSample, type SampleChoices } from './sample-choices';
import { scoringTypeChosenAtom, serviceForSample } from './scoring-type';
import { takeFiles } from './take-files';
import { takeSample } from './take-sample';

export interface Intake {
  /** What is being stored or fetched, in words; null = nothing. */
  working: string | null;
  message: IntakeMessage | null;
  dismiss: () => void;
  takeFiles: (files: readonly File[]) => void;
  takeSample: (sample: Sample) => void;
  /** The sample that the call on screen was made from, or that is on its way. */
  sampleId: string;
}

const words = wording.capture;

/** Everything that brings a call in from outside: files and samples, one after the other. */
export function useIntake(): Intake {
  const store = useStore();
  const current = useAtomValue(currentCallIdAtom);
  const setMode = useSetAtom(transcriptModeAtom);
  const setCleared = useSetAtom(conversationClearedAtom);
  const [working, setWorking] = useState<string | null>(null);
  const [message, setMessage] = useState<IntakeMessage | null>(null);
  const [sample, setSample] = useState<{ id: string; callId: CallId | null }>({ id: '', callId: null });
  const line = useRef<Promise<void>>(Promise.resolve());
  const leave = useRef(new AbortController());
  const bySample = useRef<SampleChoices | null>(null);
  const [guard] = useState(createIntakeGuard);

  useEffect(() => {
    if (leave.current.signal.aborted) leave.current = new AbortController();
    const tell = (names: readonly string[]) => setMessage({ tone: 'danger', lines: [words.notTaken(names)] });
    tellLostFiles(leave.current.signal, tell).catch(() => undefined);
    return () => leave.current.abort();
  }, []);

  const choices = () => callChoices(store.get(languageAtom), store.get(serviceAtom), store.get(launchOptionsAtom));
  const show = (id: CallId) => {
    store.set(currentCallIdAtom, id);
    setMode('view');
    setCleared(false);
  };
  const next = (work: (signal: AbortSignal) => Promise<IntakeMessage | null>) => {
    const { signal } = leave.current;
    line.current = line.current
      .then(() => work(signal))
      .catch((error): IntakeMessage => ({ tone: 'danger', lines: [failureLine(failureOf(error))] }))
      .then((said) => {
        if (signal.aborted) return;
        setMessage(said);
        setWorking(null);
      });
  };

  const inBar = () => ({ language: store.get(languageAtom), service: store.get(serviceAtom) });

  const bringFiles = async (files: readonly File[], signal: AbortSignal) => {
    const own = choicesAfterSample(inBar(), bySample.current);
    const taken = await takeFiles(files, {
      call: { ...choices(), ...own },
      signal,
      onFile: (name, at, of) => setWorking(of > 1 ? words.savingOf(name, at, of) : words.saving(name)),
      onDone: guard.done,
      onCall: wake,
    });
    const [first] = taken.calls;
    if (first !== undefined) {
      bySample.current = null;
      store.set(languageAtom, own.language);
      store.set(serviceAtom, own.service);
      show(first);
    }
    if (taken.loose === undefined) return intakeMessage(taken);
    const refused = await attachLoose(taken.loose, store.get(currentCallIdAtom));
    return refused === null
      ? intakeMessage(taken, taken.loose.name)
      : intakeMessage({ ...taken, refused: [...taken.refused, refused] });
  };

  const bringSample = async (chosen: Sample, signal: AbortSignal) => {
    const service = serviceForSample(chosen, store.get(serviceAtom), store.get(scoringTypeChosenAtom));
    try {
      const id = await takeSample(chosen, { ...choices(), service }, signal);
      const put = { service, language: chosen.language || store.get(languageAtom) };
      bySample.current = choicesOfSample(inBar(), put, bySample.current);
      store.set(serviceAtom, put.service);
      store.set(languageAtom, put.language);
      setSample({ id: chosen.id, callId: id });
      show(id);
      wake();
      return null;
    } catch (error) {
      setSample({ id: '', callId: null });
      setCleared(false);
      throw error;
    }
  };

  return {
    working,
    message,
    dismiss: () => setMessage(null),
    takeFiles: (files) => {
      const known = guard.given(files);
      next((signal) => known.then(() => bringFiles(files, signal)));
    },
    takeSample: (chosen) => {
      setMode('view');
      setCleared(true);
      setMessage(null);
      setWorking(words.fetching(chosen.name));
      setSample({ id: chosen.id, callId: store.get(currentCallIdAtom) });
      next((signal) => bringSample(chosen, signal));
    },
    sampleId: sample.callId === current ? sample.id : '',
  };
}
