import type { EvaluationChange } from '@/domain/evaluation-edit';
import { type Failure, failureOf } from '@/domain/failure';

/** Typing is written when it rests for so long, and while it goes on at least every `LONGEST_WAIT_MS`. */
export const REST_MS = 250;
const LONGEST_WAIT_MS = 1500;

export type SaverState = { phase: 'saved' } | { phase: 'saving' } | { phase: 'failed'; failure: Failure };

export interface ChangeSaver {
  /** Choices are written at once, typed text when it rests. */
  push(change: EvaluationChange): void;
  /** Writes all that waits. False when something could not be written: it stays, and the next push or flush tries again. */
  flush(): Promise<boolean>;
  /** What is not known to be written yet, oldest first. */
  unsaved(): EvaluationChange[];
}

/** What a later change replaces: the same field of the same question. */
function changeKey(change: EvaluationChange): string {
  return 'questionId' in change ? `${change.kind} ${change.questionId}` : change.kind;
}

/** The changes with one more; an undo takes the place of the answer and the notes it undoes. */
export function addChange(changes: readonly EvaluationChange[], change: EvaluationChange): EvaluationChange[] {
  const undone = (other: EvaluationChange) =>
    change.kind === 'undo' && 'questionId' in other && other.questionId === change.questionId;
  return [...changes.filter((other) => changeKey(other) !== changeKey(change) && !undone(other)), change];
}

const isTyped = (change: EvaluationChange) => change.kind !== 'answer' && change.kind !== 'undo';

/** Writes changes in their order, one at a time, each field's latest only. */
export function createChangeSaver(
  save: (change: EvaluationChange) => Promise<void>,
  onState: (state: SaverState) => void,
): ChangeSaver {
  let waiting: EvaluationChange[] = [];
  let inWriting: EvaluationChange[] = [];
  let writing: Promise<boolean> = Promise.resolve(true);
  let rest: ReturnType<typeof setTimeout> | undefined;
  let longest: ReturnType<typeof setTimeout> | undefined;

  const writeAll = async (): Promise<boolean> => {
    for (let change = waiting[0]; change !== undefined; change = waiting[0]) {
      waiting = waiting.slice(1);
      inWriting = [change];
      try {
        await save(change);
        inWriting = [];
      } catch (error) {
        const failed = change;
        inWriting = [];
        const replaced = waiting.some((later) => changeKey(later) === changeKey(failed));
        if (!replaced) waiting = [failed, ...waiting];
        onState({ phase: 'failed', failure: failureOf(error) });
        return false;
      }
    }
    onState({ phase: 'saved' });
    return true;
  };

  const flush = (): Promise<boolean> => {
    clearTimeout(rest);
    clearTimeout(longest);
    longest = undefined;
    writing = writing.then(() => (waiting.length === 0 ? true : writeAll()));
    return writing;
  };

  return {
    push(change) {
      waiting = addChange(waiting, change);
      onState({ phase: 'saving' });
      if (!isTyped(change)) {
        void flush();
        return;
      }
      clearTimeout(rest);
      rest = setTimeout(flush, REST_MS);
      longest ??= setTimeout(flush, LONGEST_WAIT_MS);
    },
    flush,
    unsaved: () => [...inWriting, ...waiting],
  };
}
