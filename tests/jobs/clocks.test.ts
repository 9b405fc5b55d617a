import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
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
