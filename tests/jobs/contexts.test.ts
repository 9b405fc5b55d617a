import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createQueueKeeper } from '@/jobs/queue-keeper';
import { lastBeats } from '@/storage/jobs/job-queue';
import { watchQueue } from '@/storage/jobs/watch-jobs';
import { expectFinished } from '../helpers/expect-finished';
import { FakeLocks } from '../helpers/fake-locks';
import { addTyped, Context, QueueWorld } from '../helpers/queue-world';

const CALLS = 70;
/** Counted, not timed: 210 jobs take a busy machine minutes. */
const ANY_MACHINE_MS = 600_000;

/** Three contexts at one queue; every call must have been sent for exactly three jobs. */
async function race(name: string, locked: boolean): Promise<QueueWorld> {
  const world = new QueueWorld(name);
  const contexts = [new Context(world), new Context(world), new Context(world)];
  const locks = new FakeLocks();
  let draining = 0;
  const keepers = contexts.map(({ runner, database }) =>
    createQueueKeeper({
      drain: () => {
        draining++;
        return runner.drain().finally(() => {
          draining--;
        });
      },
      locks: locked ? locks : { request: (_name, _options, work) => work({}) },
      now: () => world.now,
      after: () => () => undefined,
      watch: (report) => watchQueue(database, report),
      beats: () => lastBeats(database),
      exclusive: true,
    }),
  );
  const [first] = contexts;
  if (first === undefined) throw new Error('no context');
  for (let n = 0; n < CALLS; n++) {
    await addTyped(first.database, `goi${n}`, world.now);
    keepers[n % 3]?.wake();
  }
  const open = () => first.database.jobs.filter((job) => job.state !== 'done').count();
  const goOn = async () => {
    // Jobs that lost their owner three times wait: the clock moves on for them. Woken while another drain is at work, a
    // context without the lock takes all that runs there for lost: on a slow machine they would never come to an end.
    if (draining === 0) {
      world.now += 1000;
      for (const keeper of keepers) keeper.wake();
    }
    return open();
  };
  await expect.poll(goOn, { timeout: 500_000 }).toBe(0);
  for (const keeper of keepers) keeper.stop();
  for (let n = 0; n < CALLS; n++) await expectFinished(first.database, `goi${n}`);
  for (const { database } of contexts) database.close();
  return world;
}

describe('three contexts at one queue', () => {
  it(
    'do each of 210 jobs once',
    async () => {
      expect((await race('race', true)).requests).toHaveLength(3 * CALLS);
    },
    ANY_MACHINE_MS,
  );

  it(
    'would do some twice without the lock, and even then store each result once',
    async () => {
      expect((await race('race-control', false)).requests.length).toBeGreaterThan(3 * CALLS);
    },
    ANY_MACHINE_MS,
  );
});
