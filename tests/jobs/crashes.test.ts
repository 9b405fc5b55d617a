import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { Failure } from '@/domain/failure';
import { NEVER } from '@/domain/jobs/job-machine';
import { nextDueAt } from '@/storage/jobs/job-queue';
import { expectFinished } from '../helpers/expect-finished';
import { addTyped, addUpload, Context, Crash, QueueWorld, type Request, seeded } from '../helpers/queue-world';

/** A thousand lives take forty seconds of processor time, minutes of a busy machine's. */
const ANY_MACHINE_MS = 600_000;

/** Starts contexts until nothing is due any more; time jumps to the next try, the network comes back. Counts the deaths. */
async function runToTheEnd(world: QueueWorld, crashesAt: () => number): Promise<{ context: Context; deaths: number }> {
  for (let deaths = 0; deaths < 200; ) {
    const context = new Context(world);
    world.crashAt = crashesAt();
    try {
      for (let rounds = 0; rounds < 400; rounds++) {
        await context.runner.drain();
        const due = await nextDueAt(context.database);
        const open = await context.database.jobs.filter((job) => job.state === 'queued').count();
        if (open === 0) {
          world.crashAt = Number.POSITIVE_INFINITY;
          return { context, deaths };
        }
        world.online = true;
        if (due !== null && due < NEVER) world.now = Math.max(world.now, due);
      }
      throw new Error('The queue never ended.');
    } catch (error) {
      if (!context.dead) throw error;
      deaths++;
    }
  }
  throw new Error('Too many deaths.');
}

describe('a context that dies', { timeout: ANY_MACHINE_MS }, () => {
  it('loses and doubles nothing, wherever it dies', async () => {
    const measure = new QueueWorld('sweep-measure');
    const first = new Context(measure);
    await addUpload(first.database, 'goi', measure.now);
    measure.steps = 0;
    await first.runner.drain();
    const steps = measure.steps;
    await expectFinished(first.database, 'goi');
    first.database.close();
    expect(measure.requests).toHaveLength(4);
    expect(steps).toBeGreaterThan(60);

    for (let at = 0; at < steps; at++) {
      const world = new QueueWorld(`sweep-${at}`);
      const seed = new Context(world);
      await addUpload(seed.database, 'goi', world.now);
      seed.database.close();
      world.steps = 0;
      let fatal = at;
      const { context, deaths } = await runToTheEnd(world, () => {
        const next = fatal;
        fatal = Number.POSITIVE_INFINITY;
        return next;
      });
      expect(deaths, `death at step ${at}`).toBe(1);
      await expectFinished(context.database, 'goi');
      // Each kind at most once more than without the death.
      expect(world.requests.length).toBeLessThanOrEqual(8);
      expect(new Set(world.requests.map((request) => request.kind)).size).toBe(4);
      await context.database.delete();
    }
  });

  it('leaves the queue right in 1000 random lives', async () => {
    let deaths = 0;
    let requests = 0;
    for (let seed = 1; seed <= 1000; seed++) {
      const random = seeded(seed);
      const world = new QueueWorld(`life-${seed}`, random);
      const context = new Context(world);
      const calls = Array.from({ length: 1 + Math.floor(random() * 2) }, (_, n) => `goi${seed}x${n}`);
      for (const id of calls) await (random() < 0.6 ? addUpload : addTyped)(context.database, id, world.now);
      context.database.close();
      world.fault = (): Failure | null => faultOf(world, random());
      world.online = random() < 0.8;
      const end = await runToTheEnd(world, () => world.steps + Math.floor(random() ** 2 * 600));
      for (const id of calls) await expectFinished(end.context.database, id);
      expectSteadyIds(world.requests);
      deaths += end.deaths;
      requests += world.requests.length;
      await end.context.database.delete();
    }
    expect(deaths).toBeGreaterThan(500);
    expect(requests).toBeGreaterThan(4000);
  });
});

function faultOf(world: QueueWorld, chance: number): Failure | null {
  if (chance < 0.08) return { kind: 'http', status: 503, statusText: 'Service Unavailable' };
  if (chance < 0.12) return { kind: 'http', status: 429, statusText: '', retryAfterMs: 90_000 };
  if (chance < 0.15) return { kind: 'timeout', afterMs: 180_000 };
  if (chance < 0.18) return { kind: 'unreachable', address: 'https://peer.example' };
  if (chance > 0.22) return null;
  world.online = false;
  return { kind: 'offline' };
}

/** The peer can tell repeats: a job keeps its request id through every attempt. */
function expectSteadyIds(requests: readonly Request[]): void {
  const ids = new Map<string, string>();
  for (const { kind, content, requestId } of requests) {
    const key = `${kind} ${content}`;
    expect(ids.get(key) ?? requestId).toBe(requestId);
    ids.set(key, requestId);
  }
}

it('undoes a half-written transaction of a context that dies', async () => {
  const world = new QueueWorld('half-written');
  const context = new Context(world);
  await addTyped(context.database, 'goi', world.now);
  const before = await context.database.jobs.toArray();
  const dying = context.database.transaction('rw', context.database.jobs, async () => {
    await context.database.jobs.clear();
    world.crashAt = 0;
    await context.database.jobs.count();
  });
  await expect(dying).rejects.toSatisfy((error) => error instanceof Crash || error instanceof Error);
  world.crashAt = Number.POSITIVE_INFINITY;
  const heir = new Context(world);
  expect(await heir.database.jobs.toArray()).toEqual(before);
  heir.database.close();
});
