import { useStore } from 'jotai';
import { useMemo } from 'react';
import type { Call, CallFacts, Review } from '@/domain/call';
import { failureOf } from '@/domain/failure';
import { scoreCall, takeBack } from '@/jobs/queue';
import { currentCallIdAtom, openDialogAtom } from '@/state/session';
import type { Discard } from '@/state/team';
import { changeFacts, putBack, setReview } from '@/storage/calls/call-facts';
import { getPeople } from '@/storage/people';
import { type BatchJob, runBatch } from './batch';

/** Calls a transaction where each is a small write. */
const SMALL_WRITES = 25;

export interface DeskActions {
  score: (calls: readonly Call[], service: string) => void;
  setAgent: (calls: readonly Call[], agent: string) => void;
  addTag: (calls: readonly Call[], tag: string) => void;
  removeTag: (calls: readonly Call[], tag: string) => void;
  mark: (calls: readonly Call[], state: Review['state'] | null) => void;
  /** What has a dialog of its own. */
  openDialog: (name: 'export' | 'facts' | 'calibration', calls: readonly Call[]) => void;
  /** After the question was answered. */
  deleteCalls: (calls: readonly Call[], discard: Discard) => void;
}

/** What can be done to any number of calls at once; how far it is stands in `batchAtom`, what came of it in a toast. */
export function useDeskActions(): DeskActions {
  const store = useStore();
  return useMemo(() => {
    const run = (job: BatchJob) => void runBatch(store, job);
    const facts = (kind: 'agent' | 'tags', calls: readonly Call[], change: (before: CallFacts) => CallFacts) =>
      run({
        ...{ kind, calls, size: SMALL_WRITES, undo: (some) => putBack(some, 'facts') },
        step: (some) => none(changeFacts(idsOf(some), change)),
      });
    return {
      score: (calls, service) =>
        run({ kind: 'score', calls, size: 1, step: async ([call]) => (call ? scoreOrLeave(call, service) : 0) }),
      setAgent: (calls, agent) => facts('agent', calls, (before) => ({ ...before, agent: agent.trim() })),
      addTag: (calls, tag) =>
        facts('tags', calls, (before) => ({ ...before, tags: [...new Set([...(before.tags ?? []), tag.trim()])] })),
      removeTag: (calls, tag) =>
        facts('tags', calls, (before) => ({ ...before, tags: (before.tags ?? []).filter((one) => one !== tag) })),
      mark: (calls, state) =>
        run({
          ...{ kind: 'review', calls, size: SMALL_WRITES, undo: (some) => putBack(some, 'review') },
          step: async (some) => none(setReview(idsOf(some), state, (await getPeople()).current)),
        }),
      openDialog: (name, calls) => store.set(openDialogAtom, { name, callIds: idsOf(calls) }),
      deleteCalls: (calls, discard) =>
        run({
          ...{ kind: 'delete', calls, size: SMALL_WRITES, undo: (some) => takeBack(idsOf(some)) },
          step: (some) => {
            // The screen first: nothing may write to a call that is going.
            if (some.some(({ id }) => id === store.get(currentCallIdAtom))) store.set(currentCallIdAtom, null);
            return none(discard(idsOf(some)));
          },
        }),
    };
  }, [store]);
}

const idsOf = (calls: readonly Call[]) => calls.map(({ id }) => id);

async function none(work: Promise<void>): Promise<number> {
  await work;
  return 0;
}

/** 1 where there is no transcript to score. */
async function scoreOrLeave(call: Call, service: string): Promise<number> {
  try {
    await scoreCall(call.id, service);
    return 0;
  } catch (error) {
    if (failureOf(error).kind === 'missing-transcript') return 1;
    throw error;
  }
}
