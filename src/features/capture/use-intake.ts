import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { CallId } from '@/domain/call';
import { isCallmarkFile } from '@/domain/callmark-file/file-name';
import { failureOf } from '@/domain/failure';
import { readPattern } from '@/domain/file-name-facts';
import { wake } from '@/jobs/queue';
import type { Sample } from '@/network/samples';
import {
  arrivingAtom,
  conversationClearedAtom,
  currentCallIdAtom,
  languageAtom,
  launchOptionsAtom,
  openDialogAtom,
  serviceAtom,
  transcriptModeAtom,
} from '@/state/session';
import { getSettings } from '@/storage/browser/settings';
import { isStored } from '@/storage/calls/calls';
import { createTypedCall } from '@/storage/calls/create-call';
import { failureLine } from '@/ui/failure-words';
import { wording } from '@/ui/wording';
import { callChoices, choicesAfterSample, choicesOfSample, type SampleChoices } from './call-choices';
import { type Adding, followAdded } from './follow-added';
import { createIntakeGuard, tellLostFiles } from './guard-intake';
import { type IntakeMessage, intakeMessage } from './intake-message';
import { scoringTypeChosenAtom, serviceForSample } from './scoring-type';
import { sortFiles } from './sort-files';
import { attachLoose, type FileKeeper, takeFiles } from './take-files';
import { takeSample } from './take-sample';

export interface Intake {
  /** What is being stored or fetched, in words; null = nothing. */
  working: string | null;
  message: IntakeMessage | null;
  dismiss: () => void;
  /** Resolves when they are calls, or refused in words. */
  takeFiles: (files: readonly File[], keeper?: FileKeeper) => Promise<void>;
  /** A transcript that came as text becomes a call, then `stored` is called. */
  takeText: (given: SharedText, stored: () => Promise<void>) => Promise<void>;
  takeSample: (sample: Sample) => void;
  /** The sample that the call on screen was made from, or that is on its way. */
  sampleId: string;
}

/** Text from elsewhere, and the call it is to be. */
interface SharedText {
  id: CallId;
  title: string;
  text: string;
}

const words = wording.capture;

/** Everything that brings a call in from outside: files and samples, one after the other. */
export function useIntake(): Intake {
  const store = useStore();
  const current = useAtomValue(currentCallIdAtom);
  const setMode = useSetAtom(transcriptModeAtom);
  const openDialog = useSetAtom(openDialogAtom);
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
  const next = (work: (signal: AbortSignal) => Promise<IntakeMessage | null>, quiet = false) => {
    const { signal } = leave.current;
    const done = line.current.then(() => work(signal));
    line.current = done
      .catch((error): IntakeMessage => ({ tone: 'danger', lines: [failureLine(failureOf(error))] }))
      .then((said) => {
        if (signal.aborted) return;
        if (!quiet || said !== null) setMessage(said);
        if (!quiet) setWorking(null);
      });
    if (!quiet) {
      const arriving = done.then(
        () => true,
        () => false,
      );
      store.set(arrivingAtom, arriving);
      void arriving.then(() => store.set(arrivingAtom, (latest) => (latest === arriving ? null : latest)));
    }
    return line.current;
  };

  const inBar = () => ({ language: store.get(languageAtom), service: store.get(serviceAtom) });

  // In the message, not a dialog: whoever works on by now is not to be torn away.
  const tellTwins = (twins: number) =>
    setMessage((before) => ({
      tone: before?.tone ?? 'neutral',
      lines: [...(before?.lines ?? []), words.twins(twins)],
      several: true,
    }));

  const bringFiles = async (files: readonly File[], added: Adding, signal: AbortSignal, keeper?: FileKeeper) => {
    const own = choicesAfterSample(inBar(), bySample.current);
    const read = readPattern((await getSettings()).fileNames);
    const taken = await takeFiles(files, {
      call: { ...choices(), ...own },
      pattern: 'pattern' in read ? read.pattern : null,
      signal,
      keeper,
      onFile: (name, at, of) => {
        if (keeper?.quiet === undefined) setWorking(of > 1 ? words.savingOf(name, at, of) : words.saving(name));
      },
      onDone: keeper === undefined ? guard.done : () => undefined,
      onCall: (id) => {
        added.add(id);
        wake();
      },
    });
    const [first] = taken.calls;
    if (first !== undefined && keeper?.quiet === undefined) {
      bySample.current = null;
      store.set(languageAtom, own.language);
      store.set(serviceAtom, own.service);
      show(first);
    }
    const refused = taken.loose && (await attachLoose(taken.loose, store.get(currentCallIdAtom)));
    await keeper?.release(files.filter((file) => !taken.kept.includes(file)));
    if (refused) return intakeMessage({ ...taken, refused: [...taken.refused, refused] });
    return intakeMessage(taken, taken.loose?.name, keeper?.quiet);
  };

  const bringText = async ({ id, title, text }: SharedText, stored: () => Promise<void>) => {
    const named = title === '' ? {} : { title };
    if (!(await isStored(id))) await createTypedCall({ id, text, ...named, ...inBar(), source: 'typed' });
    await stored();
    show(id);
    return null;
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
    takeFiles: async (given, keeper) => {
      const file = given.find(isCallmarkFile);
      if (file !== undefined) openDialog({ name: 'callmark-import', file });
      const files = given.filter((one) => one !== file);
      if (files.length === 0) return;
      // Of what is kept nothing is lost with the page, so it need not be held nor told.
      const known = keeper === undefined ? guard.given(files) : Promise.resolve();
      const several = keeper?.quiet === undefined && sortFiles(files).calls.length > 1;
      const added = followAdded(store, { several, signal: leave.current.signal, onTwins: tellTwins });
      const done = next(
        (signal) => known.then(() => bringFiles(files, added, signal, keeper)),
        keeper?.quiet !== undefined,
      );
      // Beside the line: what is stored is ready to work with. After it, since its message is added to.
      void done.then(added.compare).catch(() => undefined);
      await done;
    },
    takeText: (given, stored) => next(() => bringText(given, stored)),
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
