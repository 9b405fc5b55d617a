import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import type { Call } from '@/domain/call';
import { FailureError } from '@/domain/failure';
import { type BatchJob, batchAtom, runBatch } from '@/features/calls/desk/batch';
import { toastsAtom } from '@/state/toasts';
import { callRow } from '../../../helpers/call-row';

const calls = Array.from({ length: 10 }, (_, n) => callRow({ id: String(n) }));
const idsOf = (some: readonly Call[]) => some.map(({ id }) => id);

function run(job: Partial<BatchJob>) {
  const store = createStore();
  const seen: string[] = [];
  const step = async (some: readonly Call[]) => {
    seen.push(idsOf(some).join(''));
    return 0;
  };
  const done = runBatch(store, { kind: 'agent', calls, size: 4, step, ...job });
  const said = () => store.get(toastsAtom).map(({ text }) => text);
  return { store, seen, done, said };
}

describe('many calls at once', () => {
  it('are done in steps, and how many is said', async () => {
    const { store, seen, done, said } = run({});
    expect(store.get(batchAtom)).toMatchObject({ kind: 'agent', done: 0, of: 10 });
    await done;
    expect(seen).toEqual(['0123', '4567', '89']);
    expect(said()).toEqual(['Agent set: 10.']);
    expect(store.get(batchAtom)).toBeNull();
  });

  it('stop after the step under way; what was done stays, is said, and alone is put back', async () => {
    const back: string[] = [];
    const undo = async (some: readonly Call[]) => void back.push(...idsOf(some));
    const stopping = run({
      undo,
      step: async () => {
        await Promise.resolve();
        stopping.store.get(batchAtom)?.stop();
        return 0;
      },
    });
    await stopping.done;
    expect(stopping.said()).toEqual(['Stopped. Agent set: 4. What was done of the 10 stays.']);
    const [toast] = stopping.store.get(toastsAtom);
    toast?.action?.run();
    await expect.poll(() => back).toEqual(['0', '1', '2', '3']);
    await expect.poll(stopping.said).toContain('Put back: 4.');
  });

  it('end with what went wrong, and with how far they came', async () => {
    let steps = 0;
    const { done, said, store } = run({
      kind: 'delete',
      step: async () => {
        steps += 1;
        if (steps === 2) throw new FailureError({ kind: 'storage-full' });
        return 0;
      },
    });
    await done;
    expect(said()[0]).toMatch(/Stopped\. Now in the waste bin: 4\. What was done of the 10 stays\.$/);
    expect(store.get(toastsAtom)[0]?.tone).toBe('danger');
  });

  it('say which calls had nothing to score', async () => {
    const { done, said } = run({ kind: 'score', size: 1, step: async ([call]) => (call?.id === '3' ? 1 : 0) });
    await done;
    expect(said()).toEqual(['Scoring was asked for: 9. 1 call has no transcript to score.']);
  });

  it('are one work at a time', async () => {
    const { store, done } = run({});
    const second: string[] = [];
    await runBatch(store, {
      ...{ kind: 'tags', calls, size: 1 },
      step: async (some) => {
        second.push(...idsOf(some));
        return 0;
      },
    });
    await done;
    expect(second).toEqual([]);
  });
});
