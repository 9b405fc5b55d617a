import { atom, type createStore } from 'jotai';
import type { Call } from '@/domain/call';
import { failureOf } from '@/domain/failure';
import { showToastAtom } from '@/state/toasts';
import { failureLine } from '@/ui/failure-words';
import { formatCount } from '@/ui/format';
import { wording } from '@/ui/wording';

const words = wording.desk;

export type BatchKind = keyof typeof words.doing;

/** What is being done to selected calls; goes on when the desk is closed. */
export interface Batch {
  kind: BatchKind;
  done: number;
  of: number;
  stop: () => void;
}

export const batchAtom = atom<Batch | null>(null);

export interface BatchJob {
  kind: BatchKind;
  calls: readonly Call[];
  /** Calls a step, each step being one transaction. */
  size: number;
  /** Says how many of them it left alone for want of a transcript. */
  step: (calls: readonly Call[]) => Promise<number>;
  /** Puts back what was done to these. */
  undo?: (calls: readonly Call[]) => Promise<void>;
}

type Store = ReturnType<typeof createStore>;

/** Works the calls off step by step, one batch at a time; what was done when it stops or fails stays, and is said. */
export async function runBatch(store: Store, job: BatchJob): Promise<void> {
  if (store.get(batchAtom) !== null || job.calls.length === 0) return;
  const { kind, calls, size, step, undo } = job;
  const stopped = new AbortController();
  let at = 0;
  let left = 0;
  let failed: string | undefined;
  const show = () => store.set(batchAtom, { kind, done: at, of: calls.length, stop: () => stopped.abort() });
  try {
    for (show(); at < calls.length && !stopped.signal.aborted; show()) {
      const some = calls.slice(at, at + size);
      left += await step(some);
      at += some.length;
    }
  } catch (error) {
    failed = failureLine(failureOf(error));
  }
  store.set(batchAtom, null);
  const did = words.did[kind](formatCount(at - left));
  const told = at < calls.length ? words.stopped(did, calls.length) : did;
  const text = [failed, told, ...(left > 0 ? [words.noText(left)] : [])].filter((part) => part !== undefined).join(' ');
  const changed = calls.slice(0, at);
  const back = undo === undefined || changed.length === 0 ? undefined : () => void runUndo(store, changed, size, undo);
  store.set(showToastAtom, {
    text,
    ...(failed !== undefined && { tone: 'danger' as const }),
    ...(back !== undefined && { action: { label: words.undo, run: back } }),
  });
}

function runUndo(store: Store, calls: readonly Call[], size: number, undo: (calls: readonly Call[]) => Promise<void>) {
  const step = async (some: readonly Call[]) => {
    await undo(some);
    return 0;
  };
  return runBatch(store, { kind: 'undo', calls, size, step });
}
