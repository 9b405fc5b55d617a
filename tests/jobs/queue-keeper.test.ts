import { describe, expect, it } from 'vitest';
import { createLocalLocks, lookAgain, maySteal, type Silence } from '@/jobs/jobs-lock';
import { createQueueKeeper } from '@/jobs/queue-keeper';
import type { QueueState } from '@/storage/jobs/watch-jobs';
import { FakeLocks } from '../helpers/fake-locks';

const EMPTY: QueueState = { dueAt: null, running: 0, queued: 0, forNetwork: false };

/** Lets everything that is ready happen; nothing here waits for a clock. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

function page(locks = new FakeLocks(), options: { exclusive?: boolean; beats?: () => number[] } = {}) {
  const drains: (() => void)[] = [];
  const timers: { ms: number; callback: () => void }[] = [];
  const watchers = new Set<(state: QueueState) => void>();
  const idle: QueueState[] = [];
  let time = 1_000_000;
  const keeper = createQueueKeeper({
    locks,
    drain: () => new Promise<void>((resolve) => drains.push(resolve)),
    now: () => time,
    after: (ms, callback) => {
      const timer = { ms, callback };
      timers.push(timer);
      return () => {
        const at = timers.indexOf(timer);
        if (at >= 0) timers.splice(at, 1);
      };
    },
    watch: (report) => {
      watchers.add(report);
      return () => watchers.delete(report);
    },
    beats: async () => options.beats?.() ?? [],
    exclusive: options.exclusive ?? true,
    onIdle: (state) => idle.push(state),
  });
  return {
    keeper,
    drains,
    timers,
    watchers,
    idle,
    pass: (ms: number) => {
      time += ms;
    },
    /** The one timer goes off. */
    ring: () => timers.shift()?.callback(),
    see: (state: Partial<QueueState>) => {
      for (const report of [...watchers]) report({ ...EMPTY, ...state });
    },
    now: () => time,
  };
}

/** A page whose first drain ended a second ago. */
async function restingPage() {
  const world = page();
  world.keeper.wake();
  await settled();
  world.drains[0]?.();
  await settled();
  world.pass(1000);
  return world;
}

describe('a page at the queue', () => {
  it('asks for the lock once, however often it is woken', async () => {
    const locks = new FakeLocks();
    const first = page(locks);
    const second = page(locks);
    first.keeper.wake();
    await settled();
    for (let n = 0; n < 100; n++) second.keeper.wake();
    expect(locks.waiting).toBe(1);
    first.drains[0]?.();
    await settled();
    expect(second.drains).toHaveLength(1);
  });

  it('drains again when it was woken while a drain was ending', async () => {
    const { keeper, drains } = page();
    keeper.wake();
    await settled();
    keeper.wake();
    drains[0]?.();
    await settled();
    expect(drains).toHaveLength(2);
  });

  it('watches the queue only while idle, and acts on a job of another tab', async () => {
    const { keeper, drains, watchers, see, pass, idle } = page();
    keeper.wake();
    await settled();
    expect(watchers.size).toBe(0);
    drains[0]?.();
    await settled();
    expect(watchers.size).toBe(1);
    see({});
    expect(idle).toEqual([EMPTY]);
    pass(1000);
    see({ dueAt: 0, queued: 1 });
    await settled();
    expect(drains).toHaveLength(2);
  });

  it('waits in line where another context is at work, to take over the moment it dies', async () => {
    const { drains, see } = await restingPage();
    see({ running: 1 });
    await settled();
    expect(drains).toHaveLength(2);
  });

  it('comes back when the next try is due, and looks again in between', async () => {
    const { drains, see, timers, ring, now } = await restingPage();
    see({ dueAt: now() + 40_000, queued: 1 });
    expect(timers.map((timer) => timer.ms)).toEqual([40_000]);
    see({ dueAt: now() + 900_000, queued: 1 });
    expect(timers.map((timer) => timer.ms)).toEqual([60_000]);
    ring();
    see({ dueAt: now() + 5_000, queued: 1 });
    expect(timers.map((timer) => timer.ms)).toEqual([5_000]);
    ring();
    await settled();
    expect(drains).toHaveLength(2);
  });

  it('drains when the clock was set back under it, since times it waits for then mean nothing', async () => {
    const { drains, see, pass, timers, ring, now } = await restingPage();
    see({ dueAt: now() + 900_000, queued: 1 });
    const dueAt = now() + 900_000;
    pass(-600_000);
    ring();
    see({ dueAt, queued: 1 });
    await settled();
    expect(drains).toHaveLength(2);
    drains[1]?.();
    await settled();
    see({ dueAt: 0, queued: 1 });
    expect(timers.map((timer) => timer.ms)).toEqual([250]);
  });

  it('rests after a drain instead of spinning on a job nobody takes', async () => {
    const { keeper, drains, see, timers } = page();
    keeper.wake();
    await settled();
    drains[0]?.();
    await settled();
    see({ dueAt: 0, queued: 1 });
    await settled();
    expect(drains).toHaveLength(1);
    expect(timers.map((timer) => timer.ms)).toEqual([250]);
  });

  it('takes no running row as a reason to drain where locks prove nothing', async () => {
    const { keeper, drains, see, timers, pass } = page(new FakeLocks(), { exclusive: false });
    keeper.wake();
    await settled();
    drains[0]?.();
    await settled();
    pass(1000);
    see({ running: 1 });
    await settled();
    expect(drains).toHaveLength(1);
    expect(timers).toHaveLength(1);
  });

  /** A frozen page that holds the lock, and one that waits for it and hears `beats`. */
  async function heirOf(beats: () => number[]) {
    const locks = new FakeLocks();
    const frozen = page(locks);
    frozen.keeper.wake();
    await settled();
    const heir = page(locks, { beats });
    heir.keeper.wake();
    await settled();
    const look = async (minutes: number, before = (_minute: number) => {}) => {
      for (let minute = 0; minute < minutes; minute++) {
        heir.pass(60_000);
        before(minute);
        heir.ring();
        await settled();
      }
    };
    return { frozen, heir, look };
  }

  it('takes the lock by force from a context that shows no life, never from one that does', async () => {
    let beat = 1_000_000;
    const { frozen, heir, look } = await heirOf(() => [beat]);
    await look(6, () => {
      beat = heir.now() - 5_000;
    });
    expect(heir.drains).toHaveLength(0);
    await look(5);
    expect(heir.drains).toHaveLength(1);
    frozen.drains[0]?.();
    await settled();
    expect(frozen.watchers.size).toBe(1);
  });

  it('takes none from a context that lives while the clock jumps ahead of its beats', async () => {
    let beat = 1_000_000;
    const { heir, look } = await heirOf(() => [beat]);
    await look(6, () => {
      beat = heir.now() - 5_000;
      heir.pass(365 * 24 * 3_600_000);
    });
    expect(heir.drains).toHaveLength(0);
  });

  it('takes it from a frozen one whose last beat is a year ahead, since the clock was set back', async () => {
    const { heir, look } = await heirOf(() => [1_000_000 + 365 * 24 * 3_600_000]);
    await look(5);
    expect(heir.drains).toHaveLength(1);
  });

  it('does nothing any more once stopped', async () => {
    const { keeper, drains, watchers } = page();
    keeper.wake();
    await settled();
    keeper.stop();
    drains[0]?.();
    await settled();
    keeper.wake();
    await settled();
    expect(drains).toHaveLength(1);
    expect(watchers.size).toBe(0);
  });
});

describe('maySteal', () => {
  const table: [heard: number[][], may: boolean][] = [
    [[[], [], [], [], []], true],
    [[[7], [7], [7], [7], [7]], true],
    [[[7], [7], [7], [7]], false],
    [[[7], [7], [7], [7], [8]], false],
    [[[9], [9], [9], [9], [8]], false],
    [[[7, 7], [7, 7], [7, 7], [7, 7], [7]], false],
  ];
  for (const [heard, may] of table) {
    it(`${may ? 'allows' : 'forbids'} it after looks that heard ${JSON.stringify(heard)}`, () => {
      const silence = heard.reduce<Silence | null>(lookAgain, null);
      expect(silence && maySteal(silence)).toBe(may);
    });
  }
});

describe('createLocalLocks', () => {
  it('lets one at a time in, in order, and survives a failure', async () => {
    const locks = createLocalLocks();
    const log: string[] = [];
    let release = () => {};
    const first = locks.request('jobs', {}, async () => {
      log.push('first');
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      throw new Error('first failed');
    });
    const second = locks.request('jobs', {}, async () => log.push('second'));
    await locks.request('jobs', { ifAvailable: true }, async (lock) => log.push(lock === null ? 'refused' : 'let in'));
    await settled();
    expect(log).toEqual(['refused', 'first']);
    release();
    await expect(first).rejects.toThrow('first failed');
    await second;
    await locks.request('jobs', { ifAvailable: true }, async (lock) => log.push(lock === null ? 'refused' : 'let in'));
    expect(log).toEqual(['refused', 'first', 'second', 'let in']);
  });
});
