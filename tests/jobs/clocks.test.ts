import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { STALE_BEAT_MS } from '@/jobs/jobs-lock';
import type { Providers } from '@/jobs/providers';
import { expectFinished } from '../helpers/expect-finished';
import { addTyped, addUpload, Context, gate, QueueWorld } from '../helpers/queue-world';

it('beside a slow service, a retry does not wait for the time that a clock gave it which has been set back since', async () => {
  const world = new QueueWorld('clocks');
  const hold = gate();
  const timers: (() => void)[] = [];
  const context: Context = new Context(world, {
    providers: async (): Promise<Providers> => {
      const service = context.service();
      const transcribe: typeof service.transcribe = (...given) =>
        hold.pass().then(() => service.transcribe?.(...given) ?? Promise.reject(new Error('it is offered')));
      return { policy: 'service-first', remote: { ...service, transcribe }, device: {} };
    },
    after: (_ms, callback) => {
      timers.push(callback);
      return () => timers.splice(timers.indexOf(callback), 1);
    },
  });
  world.fault = ({ kind }) => (kind === 'score' ? { kind: 'http', status: 503, statusText: '' } : null);
  await addUpload(context.database, 'goi', world.now);
  await addTyped(context.database, 'chu', world.now);
  const drained = context.runner.drain();
  await hold.waiting;
  const states = async () =>
    (await context.database.jobs.where('callId').equals('chu').toArray()).map((job) => job.state);
  await expect.poll(async () => (await states()).sort()).toEqual(['done', 'done', 'queued']);
  await expect.poll(() => timers.length).toBe(1);
  world.fault = () => null;
  world.now -= 24 * 3_600_000;
  timers[0]?.();
  await expect.poll(states).toEqual(['done', 'done', 'done']);
  await expectFinished(context.database, 'chu');
  hold.open();
  await drained;
  context.database.close();
});

describe('where there are no locks, a score whose tab last beat a year ahead, before the clock was set back,', () => {
  async function ofAnotherTab(name: string) {
    const world = new QueueWorld(name);
    const context = new Context(world, { exclusive: false });
    const { jobs } = context.database;
    await addTyped(context.database, 'chu', world.now);
    const job = (await jobs.toArray()).find(({ kind }) => kind === 'score');
    if (job?.state !== 'queued') throw new Error('no job');
    const { dueAt: _dueAt, waitingFor: _waitingFor, ...base } = job;
    const beat = async (at: number) => {
      await jobs.put({ ...base, state: 'running', fence: 'another tab', startedAt: at, beat: at });
    };
    await beat(world.now + 365 * 24 * 3_600_000);
    await context.runner.drain();
    const isAsked = () => world.requests.some(({ kind }) => kind === 'score');
    /** So long after what was before. */
    const drainAfter = async (ms: number) => {
      world.now += ms;
      await context.runner.drain();
    };
    return { world, context, beat, isAsked, drainAfter };
  }

  it('is taken up once the tab has been silent for long', async () => {
    const { context, isAsked, drainAfter } = await ofAnotherTab('clocks-dead');
    await drainAfter(STALE_BEAT_MS);
    expect(isAsked()).toBe(false);
    await drainAfter(1);
    expect(isAsked()).toBe(true);
    await expectFinished(context.database, 'chu');
    context.database.close();
  });

  it('stays with a tab that lives', async () => {
    const { world, context, beat, isAsked, drainAfter } = await ofAnotherTab('clocks-alive');
    await beat(world.now + 5000);
    await drainAfter(STALE_BEAT_MS + 1000);
    expect(isAsked()).toBe(false);
    context.database.close();
  });
});
