import type { createStore } from 'jotai';
import { runTask } from '@/audio/files/tasks';
import type { CallId } from '@/domain/call';
import { type AddedCalls, addedCallsAtom } from '@/state/added-calls';
import { openDialogAtom } from '@/state/session';
import { getAudio, setAudioFacts } from '@/storage/calls/audio';
import { getCall } from '@/storage/calls/calls';
import { readAddedCalls, soundWithoutDigest } from '@/storage/calls/same-sound';

/**
 * Gives the sound of these calls its digest, and that of earlier calls of the same length that have none yet: then equal
 * ones are known. A file that can't be read at the moment is left without.
 */
async function compareSound(ids: readonly CallId[], signal: AbortSignal): Promise<void> {
  const calls = await Promise.all(ids.map(getCall));
  const bytes = new Set(calls.flatMap((call) => call?.audio?.bytes ?? []));
  for (const id of await soundWithoutDigest(bytes)) {
    if (signal.aborted) return;
    try {
      const audio = await getAudio(id);
      if (audio !== undefined) await setAudioFacts(id, { digest: await runTask('digest', audio.blob, signal) });
    } catch {
      // Nothing is lost by not knowing.
    }
  }
}

/** The calls of one choice of files. */
export interface Adding {
  /** One is stored; with the first of several, the dialog for looking through them opens. */
  add: (id: CallId) => void;
  /** All are stored: whether their sound was here before. */
  compare: () => Promise<void>;
}

export interface AddingContext {
  /** More than one file was chosen. */
  several: boolean;
  signal: AbortSignal;
  /** How many of them have the sound of an earlier call; not called for none. */
  onTwins: (twins: number) => void;
}

/** Follows the calls of one choice of files for the dialog in which they are looked through (D316, D317). */
export function followAdded(
  store: ReturnType<typeof createStore>,
  { several, signal, onTwins }: AddingContext,
): Adding {
  const callIds: CallId[] = [];
  const say = (phase: AddedCalls['phase']) => store.set(addedCallsAtom, { callIds: [...callIds], phase });
  return {
    add: (id) => {
      callIds.push(id);
      say('storing');
      const isFree = store.get(openDialogAtom).name === 'none';
      if (several && callIds.length === 1 && isFree) store.set(openDialogAtom, { name: 'added-calls' });
    },
    compare: async () => {
      if (callIds.length === 0) return;
      say('comparing');
      await compareSound(callIds, signal);
      // Other files may have been chosen meanwhile.
      if (signal.aborted || store.get(addedCallsAtom).callIds[0] !== callIds[0]) return;
      say('done');
      const twins = (await readAddedCalls(callIds)).filter(({ twin }) => twin !== undefined).length;
      if (twins > 0) onTwins(twins);
    },
  };
}
