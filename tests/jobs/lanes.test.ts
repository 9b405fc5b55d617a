import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { FailureError } from '@/domain/failure';
import type { JobKind } from '@/domain/jobs/job';
import type { Provider, TextInput, TranscribeInput } from '@/domain/provider';
import type { Providers } from '@/jobs/providers';
import type { RunnerHost } from '@/jobs/runner-host';
import { expectFinished } from '../helpers/expect-finished';
import { addTyped, addUpload, Context, gate, QueueWorld, SERVICE } from '../helpers/queue-world';

let names = 0;
let context: Context;
let world: QueueWorld;
/** What the runner asked to be called back for. */
let timers: { ms: number; callback: () => void }[];

function start(providers: () => Providers, host: Partial<RunnerHost> = {}): void {
  world = new QueueWorld(`lanes-${names++}`);
  timers = [];
  context = new Context(world, {
    providers: async () => providers(),
    after: (ms, callback) => {
      const timer = { ms, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    ...host,
  });
}

const byService = (change: (service: Provider) => Provider) => (): Providers => {
  return { policy: 'service-first', remote: change(context.service()), device: {} };
};

/** Offers what the service does, each request after `before`. */
function slowed(
  service: Provider,
  before: (kind: JobKind, input: TextInput | TranscribeInput) => Promise<void>,
): Provider {
  const { transcribe, summarise, score, autoNote } = service;
  if (!transcribe || !summarise || !score || !autoNote) throw new Error('the world offers everything');
  return {
    transcribe: (signal, input, progress) =>
      before('transcribe', input).then(() => transcribe(signal, input, progress)),
    summarise: (signal, input, progress) => before('summarise', input).then(() => summarise(signal, input, progress)),
    score: (signal, input, progress) => before('score', input).then(() => score(signal, input, progress)),
    autoNote: (signal, input, progress) => before('auto-note', input).then(() => autoNote(signal, input, progress)),
  };
}

const kindsOf = (text: string) =>
  world.requests
    .filter(({ content }) => content.includes(text))
    .map(({ kind }) => kind)
    .sort();

/** Waits until nothing of the call is left to do. */
async function finished(id: string): Promise<void> {
  const open = async () => (await context.database.jobs.where('callId').equals(id).toArray()).map(({ state }) => state);
  await expect.poll(open).toEqual(['done', 'done', 'done']);
  await expectFinished(context.database, id);
}

afterEach(() => context.database.close());

describe('while a service is silent', () => {
  it('what is queued goes out as soon as the drain is woken', async () => {
    const hold = gate();
    start(byService((service) => slowed(service, async (kind) => (kind === 'transcribe' ? hold.pass() : undefined))));
    await addUpload(context.database, 'goi', world.now);
    const drained = context.runner.drain();
    await hold.waiting;
    await addTyped(context.database, 'chu', world.now);
    context.runner.wake();
    await finished('chu');
    expect(kindsOf('chu')).toEqual(['auto-note', 'score', 'summarise']);
    hold.open();
    await drained;
    await expectFinished(context.database, 'goi');
  });

  it('a retry goes out when it is due, also of the kind that waits', async () => {
    const hold = gate();
    let failed = false;
    start(
      byService((service) =>
        slowed(service, async (kind, input) => {
          if (kind !== 'score') return;
          if ('text' in input && input.text.includes('im')) return hold.pass();
          if (failed) return;
          failed = true;
          throw new FailureError({ kind: 'http', status: 503, statusText: '' });
        }),
      ),
    );
    await addTyped(context.database, 'im', world.now);
    await addTyped(context.database, 'chu', world.now);
    const drained = context.runner.drain();
    await hold.waiting;
    await expect.poll(() => timers.map(({ ms }) => ms)).toEqual([750]);
    world.now += 750;
    timers[0]?.callback();
    await finished('chu');
    hold.open();
    await drained;
  });

  it('what waited for the network goes out when the drain is woken by its return', async () => {
    const hold = gate();
    start(byService((service) => slowed(service, async (kind) => (kind === 'transcribe' ? hold.pass() : undefined))));
    await addUpload(context.database, 'goi', world.now);
    const drained = context.runner.drain();
    await hold.waiting;
    world.online = false;
    await addTyped(context.database, 'chu', world.now);
    context.runner.wake();
    const waiting = async () => (await context.database.jobs.toArray()).filter((job) => job.state === 'queued');
    await expect
      .poll(async () => (await waiting()).map((job) => 'waitingFor' in job && job.waitingFor))
      .toEqual(Array(3).fill('network'));
    world.online = true;
    context.runner.wake();
    await expect.poll(() => kindsOf('chu')).toHaveLength(3);
    hold.open();
    await drained;
    await expectFinished(context.database, 'chu');
  });

  it('new settings hold for what is taken from then on', async () => {
    const hold = gate();
    let version = 1;
    const old = byService((service) =>
      slowed(service, async (kind) => (kind === 'transcribe' ? hold.pass() : undefined)),
    );
    const moved = (): Providers => ({ policy: 'device-only', remote: null, device: context.service() });
    start(() => (version === 1 ? old() : moved()), { settingsVersion: () => version });
    await addUpload(context.database, 'goi', world.now);
    await addUpload(context.database, 'sau', world.now);
    const drained = context.runner.drain();
    await hold.waiting;
    version = 2;
    context.runner.wake();
    await expect.poll(() => kindsOf('sau')).toContain('transcribe');
    hold.open();
    await drained;
    await expectFinished(context.database, 'goi');
    await expectFinished(context.database, 'sau');
  });

  it('four scores of one scorecard wait at its webhook, those of another go on', async () => {
    const hold = gate();
    let most = 0;
    let now = 0;
    start(
      byService((service) =>
        slowed(service, async (kind, input) => {
          if (kind !== 'score' || input.service !== 'M Customer Service') return;
          most = Math.max(most, ++now);
          await hold.pass();
          now--;
        }),
      ),
    );
    for (let n = 0; n < 8; n++) await addTyped(context.database, `im${n}`, world.now, 'M Customer Service');
    for (let n = 0; n < 8; n++) await addTyped(context.database, `chu${n}`, world.now);
    const drained = context.runner.drain();
    await hold.waiting;
    for (let n = 0; n < 8; n++) await expect.poll(() => kindsOf(`chu${n}`)).toContain('score');
    expect(now).toBe(4);
    hold.open();
    await drained;
    expect(most).toBe(4);
    const scored = (await context.database.results.toArray()).filter(({ kind }) => kind === 'score');
    expect(scored.map(({ service }) => service).sort()).toEqual([
      ...Array(8).fill('M Customer Service'),
      ...Array(8).fill(SERVICE),
    ]);
  });

  it('this device goes on with what it can do, and never sends more at a time for it', async () => {
    const hold = gate();
    let most = 0;
    let now = 0;
    /** Only calls that bring captions can be done here. */
    const captions: Provider = {
      transcribe: async (signal, input, progress) => {
        const result = await context.service().transcribe?.(signal, input, progress);
        if (!input.fileName.startsWith('phude') || !result) throw new FailureError({ kind: 'missing-model' });
        return result;
      },
    };
    const slow = () =>
      slowed(context.service(), async (kind) => {
        if (kind !== 'transcribe') return;
        most = Math.max(most, ++now);
        await hold.pass();
        now--;
      });
    start(() => ({ policy: 'device-first', remote: slow(), device: captions }));
    for (let n = 0; n < 4; n++) await addUpload(context.database, `goi${n}`, world.now);
    for (let n = 0; n < 4; n++) await addUpload(context.database, `phude${n}`, world.now);
    const drained = context.runner.drain();
    await hold.waiting;
    for (let n = 0; n < 4; n++) await expect.poll(() => kindsOf(`phude${n}`)).toContain('score');
    const rows = await context.database.jobs.where('callId').equals('goi2').toArray();
    expect(rows).toMatchObject([{ kind: 'transcribe', state: 'queued', waitingFor: 'turn', attempts: 0 }]);
    hold.open();
    await drained;
    expect(most).toBe(1);
    for (let n = 0; n < 4; n++) await expectFinished(context.database, `goi${n}`);
    for (let n = 0; n < 4; n++) await expectFinished(context.database, `phude${n}`);
    const attempts = (await context.database.jobs.toArray()).map((job) => job.attempts);
    expect(Math.max(...attempts)).toBe(1);
  });
});

it('a job whose text was changed while it waited for its next provider asks the one that can not do it no second time', async () => {
  const hold = gate();
  const asked: string[] = [];
  const remote: Provider = {
    summarise: async (_signal, { text }) => {
      asked.push(text);
      throw new FailureError({ kind: 'missing-model' });
    },
  };
  let most = 0;
  let now = 0;
  const device = () =>
    slowed(context.service(), async (kind) => {
      if (kind !== 'summarise') return;
      most = Math.max(most, ++now);
      await hold.pass();
      now--;
    });
  start(() => ({ policy: 'service-first', remote, device: device() }));
  for (const id of ['mot', 'hai', 'ba']) await addTyped(context.database, id, world.now);
  const drained = context.runner.drain();
  const waits = async () => {
    const jobs = await context.database.jobs.where('callId').equals('ba').toArray();
    return jobs.find(({ kind }) => kind === 'summarise');
  };
  await expect.poll(async () => [asked.length, await waits()]).toMatchObject([3, { state: 'queued', sent: 1 }]);
  const before = await waits();
  await context.database.transcripts.update('ba', { text: 'Khách (K): Thôi.', revision: 2 });
  hold.open();
  await drained;
  expect(await waits()).toMatchObject({ state: 'done', sent: 2 });
  expect((await waits())?.id).not.toBe(before?.id);
  expect(asked).toHaveLength(3);
  expect(most).toBe(2);
});

it('takes nothing more once the lock is wanted elsewhere, and ends what it began', async () => {
  const hold = gate();
  start(byService((service) => slowed(service, async (kind) => (kind === 'transcribe' ? hold.pass() : undefined))));
  await addUpload(context.database, 'goi', world.now);
  const drained = context.runner.drain();
  await hold.waiting;
  context.runner.rest();
  await addTyped(context.database, 'chu', world.now);
  context.runner.wake();
  hold.open();
  await drained;
  // What this context asked for before stands in front of whoever wants the lock.
  await context.runner.drain();
  expect(world.requests.map(({ kind }) => kind)).toEqual(['transcribe']);
  await context.runner.drain();
  await expectFinished(context.database, 'goi');
  await expectFinished(context.database, 'chu');
});
