import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FailureError } from '@/domain/failure';
import type { EvaluationChange } from '@/domain/scoring/evaluation-edit';
import { addChange, type ChangeSaver, createChangeSaver, type SaverState } from '@/features/evaluation/change-saver';
import { REST_MS } from '@/storage/paced-saver';

const answer = (questionId: string, value: string): EvaluationChange => ({ kind: 'answer', questionId, answer: value });
const notes = (questionId: string, text: string): EvaluationChange => ({ kind: 'notes', questionId, notes: text });
const undo = (questionId: string): EvaluationChange => ({ kind: 'undo', questionId });

describe('changes', () => {
  it('keep the latest of each field, and an undo takes the place of what it undoes', () => {
    const typed = [notes('q', 'a'), answer('q', '1'), notes('r', 'x'), notes('q', 'ab')];
    const kept = typed.reduce<EvaluationChange[]>(addChange, []);
    expect(kept).toEqual([answer('q', '1'), notes('r', 'x'), notes('q', 'ab')]);
    expect(addChange(kept, undo('q'))).toEqual([notes('r', 'x'), undo('q')]);
    expect(addChange(addChange(kept, undo('q')), answer('q', '3'))).toEqual([
      notes('r', 'x'),
      undo('q'),
      answer('q', '3'),
    ]);
  });
});

const push = (saver: ChangeSaver, change: EvaluationChange, known: string | null = null) =>
  saver.push({ change, known });

describe('causes of an answer', () => {
  const reasons = (questionId: string, chosen: string[]): EvaluationChange => ({
    kind: 'reasons',
    questionId,
    reasons: chosen,
  });

  it('wait no longer than their answer, and evidence outlives an undo', () => {
    const waiting = [answer('q', 'no'), reasons('q', ['Vội']), reasons('r', ['Ồn'])].reduce<EvaluationChange[]>(
      addChange,
      [],
    );
    expect(addChange(waiting, answer('q', 'yes'))).toEqual([reasons('r', ['Ồn']), answer('q', 'yes')]);
    const evidence: EvaluationChange = { kind: 'evidence', questionId: 'q', evidence: [] };
    expect([...waiting, evidence, undo('q')].reduce<EvaluationChange[]>(addChange, [])).toEqual([
      reasons('r', ['Ồn']),
      evidence,
      undo('q'),
    ]);
  });
});

describe('the saver', () => {
  const written: EvaluationChange[] = [];
  const knew: (string | null)[] = [];
  let states: SaverState[] = [];
  let fail: FailureError | null = null;
  const make = () =>
    createChangeSaver(
      async ({ change, known }) => {
        if (fail !== null) throw fail;
        written.push(change);
        knew.push(known);
      },
      (state) => states.push(state),
    );

  beforeEach(() => {
    vi.useFakeTimers();
    written.length = 0;
    knew.length = 0;
    states = [];
    fail = null;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('writes a choice at once', async () => {
    const saver = make();
    push(saver, answer('q', '4'));
    await vi.advanceTimersByTimeAsync(0);
    expect(written).toEqual([answer('q', '4')]);
    expect(states.map((state) => state.phase)).toEqual(['saving', 'saved']);
  });

  it('writes typed text once it rests, no later than 300 ms', async () => {
    const saver = make();
    push(saver, notes('q', 'a'));
    await vi.advanceTimersByTimeAsync(REST_MS - 1);
    push(saver, notes('q', 'ab'));
    await vi.advanceTimersByTimeAsync(REST_MS - 1);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(written).toEqual([notes('q', 'ab')]);
    expect(REST_MS).toBeLessThanOrEqual(300);
  });

  it('does not wait for a pause for ever', async () => {
    const saver = make();
    for (let typed = 0; typed < 20; typed++) {
      push(saver, notes('q', 'x'.repeat(typed)));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(written.length).toBeGreaterThan(0);
  });

  it('writes everything that waits on flush, in order', async () => {
    const saver = make();
    push(saver, notes('q', 'text'));
    push(saver, { kind: 'analysis-notes', text: 'a' });
    push(saver, { kind: 'evaluation-notes', text: 'b' });
    expect(await saver.flush()).toBe(true);
    expect(written.map((change) => change.kind)).toEqual(['notes', 'analysis-notes', 'evaluation-notes']);
    expect(await saver.flush()).toBe(true);
    expect(written).toHaveLength(3);
  });

  it('keeps what could not be written and writes it with the next change', async () => {
    const saver = make();
    fail = new FailureError({ kind: 'storage-full' });
    push(saver, notes('q', 'kept'));
    expect(await saver.flush()).toBe(false);
    expect(states.at(-1)).toEqual({ phase: 'failed', failure: { kind: 'storage-full' } });
    fail = null;
    push(saver, answer('q', '2'));
    await vi.advanceTimersByTimeAsync(0);
    expect(written).toEqual([notes('q', 'kept'), answer('q', '2')]);
    expect(states.at(-1)).toEqual({ phase: 'saved' });
  });

  it('drops a failed text that was replaced meanwhile', async () => {
    const saver = make();
    fail = new FailureError({ kind: 'storage-full' });
    push(saver, notes('q', 'old'));
    await saver.flush();
    push(saver, notes('q', 'new'));
    fail = null;
    await saver.flush();
    expect(written).toEqual([notes('q', 'new')]);
  });

  it('never writes a text that failed after the newer one that was asked for meanwhile', async () => {
    const held: { change: EvaluationChange; fail: () => void; done: () => void }[] = [];
    const saver = createChangeSaver(
      ({ change }) =>
        new Promise<void>((resolve, reject) => {
          const done = () => {
            written.push(change);
            resolve();
          };
          held.push({ change, done, fail: () => reject(new FailureError({ kind: 'storage-full' })) });
        }),
      (state) => states.push(state),
    );
    push(saver, notes('q', 'giữ l'));
    const first = saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    push(saver, notes('q', 'giữ lại'));
    const second = saver.flush();
    held[0]?.fail();
    expect(await first).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    held[1]?.done();
    expect(await second).toBe(true);
    await saver.flush();
    expect(written).toEqual([notes('q', 'giữ lại')]);
    expect(saver.unsaved()).toEqual([]);
  });

  it('knows of a field what was known before anything of it was written', async () => {
    const saver = make();
    push(saver, notes('q', 'a'), 'stored');
    push(saver, notes('q', 'ab'), 'a');
    fail = new FailureError({ kind: 'storage-full' });
    await saver.flush();
    push(saver, notes('q', 'abc'), 'ab');
    fail = null;
    await saver.flush();
    push(saver, notes('q', 'abcd'), 'abc');
    await saver.flush();
    expect(written).toEqual([notes('q', 'abc'), notes('q', 'abcd')]);
    expect(knew).toEqual(['stored', 'abc']);
  });
});
