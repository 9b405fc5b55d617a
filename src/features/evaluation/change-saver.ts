import { type Failure, failureOf } from '@/domain/failure';
import { type EvaluationChange, fieldOf, type KnownChange } from '@/domain/scoring/evaluation-edit';
import { createPacedSaver } from '@/storage/paced-saver';

export type SaverState = { phase: 'saved' } | { phase: 'saving' } | { phase: 'failed'; failure: Failure };

export interface ChangeSaver {
  /** Choices are written at once, typed text when it rests. */
  push(made: KnownChange): void;
  /** Writes all that waits. False when something could not be written: it stays and is tried again. */
  flush(): Promise<boolean>;
  /** What is not known to be written yet, oldest first. */
  unsaved(): KnownChange[];
}

/**
 * Whether a later change takes the place of this one; an undo takes that of all it undoes, an answer that of the causes
 * of the one before.
 */
function replaces(later: EvaluationChange, change: EvaluationChange): boolean {
  if (fieldOf(later) === fieldOf(change)) return true;
  if (!('questionId' in later && 'questionId' in change) || later.questionId !== change.questionId) return false;
  // Evidence that the reviewer gave outlives an undo.
  return later.kind === 'undo' ? change.kind !== 'evidence' : later.kind === 'answer' && change.kind === 'reasons';
}

/** The changes with one more, each field's latest only. */
export function addChange(changes: readonly EvaluationChange[], change: EvaluationChange): EvaluationChange[] {
  return [...changes.filter((other) => !replaces(change, other)), change];
}

/** The same; a change that takes the place of one that was never stored knows what that one knew. */
function withChange(changes: readonly KnownChange[], made: KnownChange): KnownChange[] {
  const before = changes.find(({ change }) => fieldOf(change) === fieldOf(made.change));
  const kept = changes.filter(({ change }) => !replaces(made.change, change));
  return [...kept, before === undefined ? made : { ...made, known: before.known }];
}

const isTyped = ({ kind }: EvaluationChange) => !['answer', 'reasons', 'undo', 'choose'].includes(kind);

/** Writes changes in their order, one at a time, each field's latest only. */
export function createChangeSaver(
  save: (made: KnownChange) => Promise<void>,
  onState: (state: SaverState) => void,
  triesAgain?: () => boolean,
): ChangeSaver {
  let waiting: KnownChange[] = [];
  let writing: KnownChange[] = [];

  // What waits is taken when the write in front is through, not when it is asked for: what that one could not store is
  // older, and must not be written after it.
  const write = async (): Promise<boolean> => {
    writing = waiting;
    waiting = [];
    for (const made of writing) {
      try {
        await save(made);
        writing = writing.filter((other) => other !== made);
      } catch (error) {
        waiting = waiting.reduce<KnownChange[]>(withChange, writing);
        writing = [];
        onState({ phase: 'failed', failure: failureOf(error) });
        return false;
      }
    }
    onState({ phase: 'saved' });
    return true;
  };
  const saver = createPacedSaver(() => (waiting.length > 0 ? waiting : undefined), write, triesAgain);

  return {
    push(made) {
      waiting = withChange(waiting, made);
      onState({ phase: 'saving' });
      if (isTyped(made.change)) saver.typed();
      else void saver.flush();
    },
    flush: saver.flush,
    unsaved: () => [...writing, ...waiting],
  };
}
