import { expect, it } from 'vitest';
import { createSettler } from '@/jobs/runner';
import type { Settling, TakenJob } from '@/storage/jobs/take-jobs';

const ending = (id: string): Settling => ({
  attempt: { id, callId: id, kind: 'score', fence: `fence of ${id}` },
  outcome: { type: 'succeeded', store: async () => undefined },
  now: 1,
  next: null,
});

const idsOf = (all: readonly Settling[]) => all.map(({ attempt }) => attempt.id);
const nextAfter = (id: string) => ({ id: `after ${id}` }) as TakenJob;

/** Settles into a list of groups; a group stays under way until it is let go. */
function slowly() {
  const groups: string[][] = [];
  const under: ((broken?: Error) => void)[] = [];
  const settle = createSettler((all) => {
    groups.push(idsOf(all));
    return new Promise((resolve, reject) => {
      under.push((broken) => (broken ? reject(broken) : resolve(idsOf(all).map(nextAfter))));
    });
  });
  return { groups, settle, end: (broken?: Error) => under.shift()?.(broken) };
}

it('settles at once, and what ends meanwhile together', async () => {
  const { groups, settle, end } = slowly();
  const first = settle(ending('a'));
  const others = ['b', 'c', 'd'].map((id) => settle(ending(id)));
  expect(groups).toEqual([['a']]);
  end();
  expect(await first).toEqual(nextAfter('a'));
  await expect.poll(() => groups).toEqual([['a'], ['b', 'c', 'd']]);
  end();
  expect(await Promise.all(others)).toEqual(['b', 'c', 'd'].map(nextAfter));
  const last = settle(ending('e'));
  await expect.poll(() => groups.length).toBe(3);
  end();
  expect(await last).toEqual(nextAfter('e'));
});

it('settles each alone where they could not be settled together, and only the bad one fails', async () => {
  const settle = createSettler(async (all) => {
    if (idsOf(all).includes('bad')) throw new Error('not to be stored');
    return idsOf(all).map(nextAfter);
  });
  const all = ['a', 'b', 'bad', 'c'].map((id) => settle(ending(id)));
  expect(await Promise.allSettled(all)).toEqual([
    { status: 'fulfilled', value: nextAfter('a') },
    { status: 'fulfilled', value: nextAfter('b') },
    { status: 'rejected', reason: new Error('not to be stored') },
    { status: 'fulfilled', value: nextAfter('c') },
  ]);
});

it('goes on after a failure', async () => {
  const { settle, end, groups } = slowly();
  const lost = settle(ending('a'));
  end(new Error('gone'));
  await expect(lost).rejects.toThrow('gone');
  const next = settle(ending('b'));
  await expect.poll(() => groups.length).toBe(2);
  end();
  expect(await next).toEqual(nextAfter('b'));
});
