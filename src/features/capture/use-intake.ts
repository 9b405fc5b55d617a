import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { Call, CallId } from '@/domain/call';
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
  recordingAtom,
  serviceAtom,
  transcriptModeAtom,
} from '@/state/session';
import { getSettings } from '@/storage/browser/settings';
import { getCall, isStored } from '@/storage/calls/calls';
import { createTypedCall } from '@/storage/calls/create-call';
import { failureLine } from '@/ui/failure-words';
import { wording } from '@/ui/wording';
import { callChoices, choicesAfterSample, choicesOfSample, type SampleChoices } from './call-choices';
import { type Adding, followAdded } from './follow-added';
import { followScreen, type ScreenWatch } from './follow-screen';
import { createIntakeGuard, tellLostFiles } from './guard-intake';
import { type IntakeMessage, intakeMessage, joined } from './intake-message';
import { scoringTypeChosenAtom, serviceForSample } from './scoring-type';
import { sortFiles } from './sort-files';
import { attachLoose, type FileKeeper, type TakeContext, takeFiles } from './take-files';
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

/** Files that were chosen at once, and from where. */
interface Given {
  files: readonly File[];
  keeper: FileKeeper | undefined;
  /** What the tool bar said; a call that is opened since has choices of its own. */
  call: TakeContext['call'];
  onScreen: CallId | null;
  stays: () => boolean;
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
  const waiting = useRef(0);
  const leave = useRef(new AbortController());
  const bySample = useRef<SampleChoices | null>(null);
  const screen = useRef<ScreenWatch | null>(null);
  const [guard] = useState(createIntakeGuard);

  useEffect(() => {
    if (leave.current.signal.aborted) leave.current = new AbortController();
    const tell = (names: readonly string[]) =>
      setMessage((before) => joined(before, { tone: 'danger', lines: [words.notTaken(names)] }, false));
    tellLostFiles(leave.current.signal, tell).catch(() => undefined);
    const watch = followScreen(store);
    screen.current = watch;
    return () => {
      watch.end();
      leave.current.abort();
    };
  }, [store]);

  const choices = () => callChoices(store.get(languageAtom), store.get(serviceAtom), store.get(launchOptionsAtom));
  /** Whether whoever brings something in stays where they are, asked when it is there: no recording is covered by it either. */
  const markScreen = () => {
    const stays = screen.current?.mark();
    return () => stays?.() === true && !store.get(recordingAtom);
  };
  const arrived = (call: Pick<Call, 'id' | 'service' | 'language'>, stays: () => boolean) =>
    stays() ? screen.current?.show(call) : screen.current?.tell(call);
  const next = (work: (signal: AbortSignal) => Promise<IntakeMessage | null>, quiet = false) => {
    const { signal } = leave.current;
    waiting.current += 1;
    const done = line.current.then(() => work(signal));
    line.current = done
      .catch((error): IntakeMessage => ({ tone: 'danger', lines: [failureLine(failureOf(error))] }))
      .then((said) => {
        if (signal.aborted) return;
        if (!quiet || said !== null) setMessage((before) => joined(before, said, true));
        if (!quiet) setWorking(null);
      })
      .finally(() => (waiting.current -= 1));
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

  /** What was said of former choices goes with the next, unless it was said of what came right before. */
  const beginAnew = () => {
    if (waiting.current === 0) setMessage(null);
  };
  const inBar = () => ({ language: store.get(languageAtom), service: store.get(serviceAtom) });

  // In the message, not a dialog: whoever works on by now is not to be torn away.
  const tellTwins = (twins: number) =>
    setMessage((before) => joined(before, { tone: 'neutral', lines: [words.twins(twins)], several: true }, false));

  const bringFiles = async (given: Given, added: Adding, signal: AbortSignal) => {
    const { files, keeper, call, onScreen, stays } = given;
    const read = readPattern((await getSettings()).fileNames);
    const taken = await takeFiles(files, {
      call,
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
    const isShown = keeper?.quiet === undefined && stays();
    if (first !== undefined && isShown) {
      bySample.current = null;
      screen.current?.show({ ...call, id: first });
    }
    const meant = stays() ? store.get(currentCallIdAtom) : onScreen;
    const refused = taken.loose && (await attachLoose(taken.loose, meant));
    await keeper?.release(files.filter((file) => !taken.kept.includes(file)));
    if (refused) return intakeMessage({ ...taken, refused: [...taken.refused, refused] }, { isShown });
    const attached = taken.loose && { captions: taken.loose.name, title: (await getCall(meant ?? ''))?.title ?? '' };
    return intakeMessage(taken, { isShown, folder: keeper?.quiet, attached });
  };

  const bringText = async ({ id, title, text }: SharedText, stays: () => boolean, stored: () => Promise<void>) => {
    const named = title === '' ? {} : { title };
    if (!(await isStored(id))) await createTypedCall({ id, text, ...named, ...inBar(), source: 'typed' });
    await stored();
    const call = await getCall(id);
    if (call !== undefined) arrived(call, stays);
    return null;
  };

  const bringSample = async (chosen: Sample, stays: () => boolean, signal: AbortSignal) => {
    const before = choices();
    const service = serviceForSample(chosen, before.service, store.get(scoringTypeChosenAtom));
    try {
      const id = await takeSample(chosen, { ...before, service }, signal);
      wake();
      const put = { service, language: chosen.language || before.language };
      if (stays()) bySample.current = choicesOfSample(inBar(), put, bySample.current);
      setSample({ id: chosen.id, callId: id });
      arrived({ id, ...put }, stays);
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
      const own = choicesAfterSample(inBar(), bySample.current);
      const onScreen = store.get(currentCallIdAtom);
      const whence = { files, keeper, call: { ...choices(), ...own }, onScreen, stays: markScreen() };
      if (keeper === undefined) beginAnew();
      // Of what is kept nothing is lost with the page, so it need not be held nor told.
      const known = keeper === undefined ? guard.given(files) : Promise.resolve();
      const several = keeper?.quiet === undefined && sortFiles(files).calls.length > 1;
      const added = followAdded(store, { several, signal: leave.current.signal, onTwins: tellTwins });
      const done = next((signal) => known.then(() => bringFiles(whence, added, signal)), keeper?.quiet !== undefined);
      // Beside the line: what is stored is ready to work with. After it, since its message is added to.
      void done.then(added.compare).catch(() => undefined);
      await done;
    },
    takeText: (given, stored) => {
      const stays = markScreen();
      return next(() => bringText(given, stays, stored));
    },
    takeSample: (chosen) => {
      setMode('view');
      setCleared(true);
      beginAnew();
      setWorking(words.fetching(chosen.name));
      setSample({ id: chosen.id, callId: store.get(currentCallIdAtom) });
      const stays = markScreen();
      next((signal) => bringSample(chosen, stays, signal));
    },
    sampleId: sample.callId === current ? sample.id : '',
  };
}
