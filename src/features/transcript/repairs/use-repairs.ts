import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallId } from '@/domain/call';
import type { Speaker, StoredTranscript, Turn } from '@/domain/transcript/transcript';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { showToastAtom } from '@/state/toasts';
import { putAside } from '@/storage/calls/kept-texts';
import {
  getTranscript,
  saveTranscriptText,
  saveTranscriptVersion,
  type TranscriptVersion,
} from '@/storage/calls/transcripts';
import { wording } from '@/ui/wording';
import { type Repair, repaired, repairSaid } from './repair';

export interface Repairs {
  /** Done one after the other, however fast they are asked for. False = it could not be done. Never changes. */
  repair: (repair: Repair) => Promise<boolean>;
  /** Puts another version in the transcript's place, and says what was done. Never changes. */
  change: (make: MakeVersion) => Promise<boolean>;
  undo: () => void;
  canUndo: boolean;
  /** What was done last. */
  said: string;
}

/** Out of the transcript as it is stored at that moment. */
export type MakeVersion = (stored: StoredTranscript) => { version: TranscriptVersion; said: string };

interface Step {
  before: StoredTranscript;
  /** The text after it. */
  after: string;
}

/** A turn that looks different in the store was changed elsewhere since it was drawn. */
function isStill(text: string, turns: readonly Turn[], number: number): boolean {
  return parseTranscript(text)[number - 1]?.text === turns[number - 1]?.text;
}

/** Puts the stored transcript of a call right, turn by turn, and back again. */
export function useRepairs(
  callId: CallId,
  turns: readonly Turn[],
  names: Record<Speaker, string>,
  onGone: (repair: Repair) => Promise<void>,
): Repairs {
  const showToast = useSetAtom(showToastAtom);
  // What an undo goes by is there with the repair, not only once the screen has been drawn.
  const steps = useRef<Step[]>([]);
  const [canUndo, setCanUndo] = useState(false);
  const [said, setSaid] = useState('');
  const latest = useRef({ turns, names, onGone });
  useEffect(() => {
    latest.current = { turns, names, onGone };
  });
  const queue = useRef(Promise.resolve(true));

  const enqueue = useCallback(
    (work: (stored: StoredTranscript) => Promise<boolean>, wanted?: Repair): Promise<boolean> => {
      const run = async () => {
        const stored = await getTranscript(callId);
        if (stored !== undefined) return work(stored);
        if (wanted === undefined) return false;
        await latest.current.onGone(wanted);
        return true;
      };
      const failed = () => {
        showToast({ text: wording.transcript.notSaved, tone: 'danger' });
        return false;
      };
      const over = queue.current.then(run).catch(failed);
      queue.current = over;
      return over;
    },
    [callId, showToast],
  );

  const done = useCallback((step: Step) => {
    steps.current.push(step);
    setCanUndo(true);
  }, []);

  const repair = useCallback(
    (wanted: Repair) => {
      const { turns: drawn, names: called } = latest.current;
      return enqueue(async (stored) => {
        const { text } = stored;
        if (!isStill(text, drawn, wanted.turn)) return false;
        const next = repaired(text, wanted);
        if (next === text) return true;
        await saveTranscriptText(callId, next, stored.revision);
        done({ before: stored, after: next });
        setSaid(repairSaid(wanted, called));
        return true;
      }, wanted);
    },
    [callId, enqueue, done],
  );

  const change = useCallback(
    (make: MakeVersion) =>
      enqueue(async (stored) => {
        const { version, said: what } = make(stored);
        await saveTranscriptVersion(callId, version);
        if (version.text !== stored.text) done({ before: stored, after: version.text });
        setSaid(what);
        return true;
      }),
    [callId, enqueue, done],
  );

  const undo = useCallback(
    () =>
      void enqueue(async ({ text }) => {
        const last = steps.current.pop();
        setCanUndo(steps.current.length > 0);
        if (last === undefined) return false;
        // What was typed since is worth more than an older text.
        if (last.after !== text) return false;
        await saveTranscriptVersion(callId, putAside(last.before));
        setSaid(wording.repair.said.undone);
        return true;
      }),
    [callId, enqueue],
  );

  return { repair, change, undo, canUndo, said };
}
