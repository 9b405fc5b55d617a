import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Failure, FailureError } from '@/domain/failure';
import type { Job, JobKind } from '@/domain/jobs/job';
import { NEVER } from '@/domain/jobs/job-machine';
import type { Provider } from '@/domain/provider';
import type { RunnerHost } from '@/jobs/runner-host';
import { removeCall } from '@/storage/calls/remove-call';
import { directJobs, nextDueAt } from '@/storage/jobs/job-queue';
import { wakeJobs } from '@/storage/jobs/job-rows';
import { expectFinished } from '../helpers/expect-finished';
import { addTyped, addUpload, Context, gate, QueueWorld, spokenIn } from '../helpers/queue-world';
import { salesAnswer } from '../helpers/score-answers';

let names = 0;
let context: Context;
let world: QueueWorld;

function start(host: Partial<RunnerHost> = {}): void {
  world = new QueueWorld(`runner-${names++}`);
  context = new Context(world, host);
}

/** A host whose providers are the world's service with some functions replaced. */
function withService(change: (service: Provider) => Provider): void {
  start({ providers: async () => ({ policy: 'service-first', remote: change(context.service()), device: {} }) });
}

const jobs = async () => (await context.database.jobs.toArray()).sort((a, b) => a.seq - b.seq);
const states = async () => (await jobs()).map((job) => `${job.kind} ${job.state}`).sort();

afterEach(() => context.database.close());

describe('drain', () => {
  it('carries an upload through transcript, summary, score and auto note', async () => {
    start();
    await addUpload(context.database, 'goi', world.now);
    await context.runner.drain();
    await expectFinished(context.database, 'goi');
    expect(world.requests.map((request) => request.kind)[0]).toBe('transcribe');
    expect(await nextDueAt(context.database)).toBeNull();
  });

  it('works on one transcription at a time and on several scores', async () => {
    const most = { transcribe: 0, score: 0 };
    const now = { transcribe: 0, score: 0 };
    const four = gate();
    withService((service) => ({
      ...service,
      transcribe: async (...given) => {
        most.transcribe = Math.max(most.transcribe, ++now.transcribe);
        const result = await service.transcribe?.(...given);
        now.transcribe--;
        if (result === undefined) throw new Error('no transcript');
        return result;
      },
      score: async (...given) => {
        most.score = Math.max(most.score, ++now.score);
        if (now.score === 4) four.open();
        await four.pass();
        const result = await service.score?.(...given);
        now.score--;
        if (result === undefined) throw new Error('no score');
        return result;
      },
    }));
    for (let n = 0; n < 8; n++) await addUpload(context.database, `goi${n}`, world.now);
    for (let n = 0; n < 12; n++) await addTyped(context.database, `chu${n}`, world.now);
    await context.runner.drain();
    for (let n = 0; n < 8; n++) await expectFinished(context.database, `goi${n}`);
    expect(most).toEqual({ transcribe: 1, score: 4 });
    const sent = world.requests.filter(({ kind }) => kind === 'transcribe').map(({ content }) => content);
    expect(sent).toEqual(Array.from({ length: 8 }, (_, n) => `goi${n}`));
  });

  it('waits offline without counting an attempt or sending anything, and goes on when the network is back', async () => {
    start();
    await addUpload(context.database, 'goi', world.now);
    world.online = false;
    await context.runner.drain();
    expect(await jobs()).toMatchObject([{ state: 'queued', waitingFor: 'network', attempts: 0, dueAt: NEVER }]);
    expect(world.requests).toEqual([]);
    world.online = true;
    await context.runner.drain();
    await expectFinished(context.database, 'goi');
    expect((await jobs())[0]?.attempts).toBe(1);
  });

  it('puts everything to wait when the network goes in the middle', async () => {
    start();
    for (let n = 0; n < 6; n++) await addTyped(context.database, `chu${n}`, world.now);
    world.fault = () => {
      world.online = false;
      return { kind: 'offline' };
    };
    await context.runner.drain();
    for (const job of await jobs()) expect(job).toMatchObject({ waitingFor: 'network', attempts: 0 });
    world.fault = () => null;
    world.online = true;
    await context.runner.drain();
    for (let n = 0; n < 6; n++) await expectFinished(context.database, `chu${n}`);
  });

  it('keeps going on this device while there is no network', async () => {
    start({ providers: async () => ({ policy: 'service-first', remote: null, device: offlineDevice() }) });
    world.online = false;
    await addTyped(context.database, 'chu', world.now);
    await context.runner.drain();
    expect(await states()).toEqual(['auto-note queued', 'score done', 'summarise queued']);
  });

  it('is not held up by a job that fails', async () => {
    start();
    for (let n = 0; n < 3; n++) await addUpload(context.database, `goi${n}`, world.now);
    world.fault = ({ content }) => {
      if (content === 'goi0') return { kind: 'http', status: 503, statusText: '' };
      return content === 'goi1' ? { kind: 'http', status: 422, statusText: 'Unprocessable' } : null;
    };
    await context.runner.drain();
    await expectFinished(context.database, 'goi2');
    const [first, second] = await jobs();
    expect(first).toMatchObject({ state: 'queued', waitingFor: 'retry', attempts: 1 });
    expect(second).toMatchObject({ state: 'failed', failure: { kind: 'http', status: 422 } });
    expect(await context.database.audio.count()).toBe(3);
  });

  it('lets the score stand when the auto note fails', async () => {
    start();
    await addTyped(context.database, 'chu', world.now);
    world.fault = ({ kind }) => (kind === 'auto-note' ? { kind: 'unreadable-answer', raw: '<html>' } : null);
    await context.runner.drain();
    expect(await states()).toEqual(['auto-note failed', 'score done', 'summarise done']);
  });

  it('turns what nobody foresaw into a failure of that job alone', async () => {
    withService((service) => ({ ...service, score: () => Promise.reject(new TypeError('x is undefined')) }));
    await addTyped(context.database, 'chu', world.now);
    await context.runner.drain();
    expect(await states()).toEqual(['auto-note done', 'score failed', 'summarise done']);
    const failed = (await jobs()).find((job) => job.state === 'failed');
    expect(failed).toMatchObject({ failure: { kind: 'internal', detail: 'TypeError: x is undefined' } });
  });

  it('fails a job whose answer can’t be stored, and stores none of it', async () => {
    withService((service) => ({
      ...service,
      score: async (...given) => {
        const result = await service.score?.(...given);
        if (result === undefined) throw new Error('no score');
        return { ...result, answer: { kind: 'se' } as unknown as typeof result.answer };
      },
    }));
    await addTyped(context.database, 'chu', world.now);
    await context.runner.drain();
    expect(await states()).toContain('score failed');
    expect(await context.database.results.where('callId').equals('chu').toArray()).toHaveLength(2);
  });

  it('takes nothing while its providers can’t be loaded', async () => {
    start({ providers: () => Promise.reject(new Error('chunk')) });
    await addTyped(context.database, 'chu', world.now);
    await expect(context.runner.drain()).rejects.toThrow('chunk');
    for (const job of await jobs()) expect(job).toMatchObject({ state: 'queued', attempts: 0 });
  });

  it('does what is queued while it is at work', async () => {
    let first = true;
    withService((service) => ({
      ...service,
      summarise: async (...given) => {
        if (first) {
          first = false;
          await addUpload(context.database, 'goi', world.now);
        }
        const result = await service.summarise?.(...given);
        if (result === undefined) throw new Error('no summary');
        return result;
      },
    }));
    await addTyped(context.database, 'chu', world.now);
    await context.runner.drain();
    await expectFinished(context.database, 'chu');
    await expectFinished(context.database, 'goi');
  });

  it('stops taking jobs when its time is up', async () => {
    start();
    for (let n = 0; n < 3; n++) await addUpload(context.database, `goi${n}`, world.now);
    await context.runner.drain({ mayTake: () => world.requests.length === 0 });
    expect(world.requests).toHaveLength(1);
    expect((await states()).filter((state) => state.endsWith('queued'))).toHaveLength(5);
    expect((await jobs()).some((job) => job.state === 'running')).toBe(false);
  });
});

it('takes no job by settings that were changed meanwhile, but by the new ones', async () => {
  let version = 1;
  const asked: number[] = [];
  start({
    settingsVersion: () => version,
    providers: async () => {
      const loadedWith = version;
      const note = () => {
        asked.push(loadedWith);
        version = 2;
      };
      const service = context.service();
      const transcribe: Provider['transcribe'] = async (...call) => {
        note();
        const result = await service.transcribe?.(...call);
        if (result === undefined) throw new Error('no transcript');
        return result;
      };
      return { policy: 'service-first', remote: { ...service, transcribe }, device: {} };
    },
  });
  for (let n = 0; n < 3; n++) await addUpload(context.database, `goi${n}`, world.now);
  await context.runner.drain();
  expect(asked).toEqual([1, 2, 2]);
  for (let n = 0; n < 3; n++) await expectFinished(context.database, `goi${n}`);
});

it('asks by the new settings what was refused by those that were changed while it was under way, once', async () => {
  let version = 1;
  const asked: number[] = [];
  start({
    settingsVersion: () => version,
    providers: async () => {
      const loadedWith = version;
      const service = context.service();
      const refused = () => {
        asked.push(loadedWith);
        // Another key is saved while the first request is under way; it is wrong too.
        if (version === 1) version = 2;
        return Promise.reject(new FailureError({ kind: 'http', status: 403, statusText: '' }));
      };
      return { policy: 'service-first', remote: { ...service, summarise: refused }, device: {} };
    },
  });
  await addTyped(context.database, 'goi', world.now);
  await context.runner.drain();
  expect(asked).toEqual([1, 2]);
  const summarise = (await jobs()).find(({ kind }) => kind === 'summarise');
  expect(summarise).toMatchObject({ state: 'failed', failure: { kind: 'http', status: 403 } });
});

function offlineDevice(): Provider {
  const { score } = context.service();
  return {
    score: async (...given) => {
      world.online = true;
      const result = await score?.(...given);
      world.online = false;
      if (result === undefined) throw new Error('no score');
      return result;
    },
  };
}

it('makes a summary on this device where the speech service turns out to have none, and waits for one that is down', async () => {
  const failures: Failure[] = [{ kind: 'http', status: 503, statusText: '' }, { kind: 'missing-model' }];
  start({
    providers: async () => ({
      policy: 'service-first',
      remote: { summarise: () => Promise.reject(new FailureError(failures.shift() ?? { kind: 'cancelled' })) },
      device: context.service(),
    }),
  });
  await addTyped(context.database, 'goi', world.now);
  await context.runner.drain();
  expect((await jobs()).find(({ kind }) => kind === 'summarise')).toMatchObject({ waitingFor: 'retry' });
  world.now += 60_000;
  await context.runner.drain();
  await expectFinished(context.database, 'goi');
});

describe('a transcription', () => {
  it('without captions, service or model waits for a model and is woken', async () => {
    let able = false;
    start({
      providers: async () => ({ policy: 'service-first', remote: null, device: able ? context.service() : {} }),
    });
    await addUpload(context.database, 'goi', world.now);
    await context.runner.drain();
    const failure = { kind: 'missing-model' };
    expect(await jobs()).toMatchObject([{ state: 'queued', waitingFor: 'model', failure, attempts: 0 }]);
    able = true;
    const { database } = context;
    await database.transaction('rw', database.jobs, () => wakeJobs(database, 'goi', () => true));
    await context.runner.drain();
    await expectFinished(database, 'goi');
  });

  it('that only a page can do is left as it is by others', async () => {
    let leaves: readonly JobKind[] = ['transcribe'];
    start({
      providers: async () => ({ policy: 'device-first', remote: context.service(), device: context.service(), leaves }),
    });
    await addUpload(context.database, 'goi', world.now);
    await context.runner.drain();
    expect(await jobs()).toMatchObject([{ kind: 'transcribe', state: 'queued', waitingFor: 'turn', attempts: 0 }]);
    expect(world.requests).toEqual([]);
    leaves = [];
    await context.runner.drain();
    await expectFinished(context.database, 'goi');
  });

  it('goes to the service where the device comes first and can’t', async () => {
    const cannot: Provider = { transcribe: () => Promise.reject(new FailureError({ kind: 'missing-model' })) };
    start({ providers: async () => ({ policy: 'device-first', remote: context.service(), device: cannot }) });
    await addUpload(context.database, 'goi', world.now);
    world.online = false;
    await context.runner.drain();
    expect(await jobs()).toMatchObject([{ state: 'queued', waitingFor: 'network' }]);
    world.online = true;
    await context.runner.drain();
    await expectFinished(context.database, 'goi');
  });

  it('that brought a summary is not summarised again', async () => {
    withService((service) => ({
      ...service,
      transcribe: async (...given) => {
        const result = await service.transcribe?.(...given);
        if (result === undefined) throw new Error('no transcript');
        const { madeBy } = result;
        const summary = { text: 'came along', cut: false, raw: '', madeBy, speakerNames: { A: 'Lan' } };
        return { ...result, json: { segments: [] }, detectedLanguage: 'vi', summary };
      },
    }));
    await addUpload(context.database, 'goi', world.now);
    await context.runner.drain();
    expect(await states()).toEqual(['auto-note done', 'score done', 'transcribe done']);
    expect(await context.database.results.get(['goi', 'summary', ''])).toMatchObject({ text: 'came along' });
    const transcript = { json: { segments: [] }, detectedLanguage: 'vi', speakerNames: { A: 'Lan' }, raw: 'raw goi' };
    expect(await context.database.transcripts.get('goi')).toMatchObject(transcript);
  });

  it('loses its made-up promotion, which is kept beside', async () => {
    const spam = 'Hãy subscribe cho kênh Ghiền Mì Gõ Để không bỏ lỡ những video hấp dẫn';
    withService((service) => ({
      ...service,
      transcribe: async (...given) => {
        const result = await service.transcribe?.(...given);
        if (result === undefined) throw new Error('no transcript');
        return { ...result, text: `${result.text}\nAgent (A): ${spam}` };
      },
    }));
    await addUpload(context.database, 'goi', world.now);
    await context.runner.drain();
    const transcript = await context.database.transcripts.get('goi');
    expect(transcript?.text).toBe(spokenIn('goi'));
    expect(transcript?.removed.map((phrase) => phrase.text).join('')).toContain(spam);
  });

  it('that heard nothing is stored and scores nothing', async () => {
    withService((service) => ({
      ...service,
      transcribe: async (...given) => {
        const result = await service.transcribe?.(...given);
        if (result === undefined) throw new Error('no transcript');
        return { ...result, text: ' ' };
      },
    }));
    await addUpload(context.database, 'goi', world.now);
    await context.runner.drain();
    expect(await states()).toEqual(['transcribe done']);
  });

  it('never replaces what a human typed meanwhile, nor what was made of it, and is kept beside it', async () => {
    const hold = gate();
    withService((service) => ({
      ...service,
      transcribe: async (...given) => {
        await hold.pass();
        const result = await service.transcribe?.(...given);
        if (result === undefined) throw new Error('no transcript');
        const summary = { text: 'summary of the sound', cut: false, raw: '', madeBy: result.madeBy };
        return { ...result, json: { late: true }, summary };
      },
    }));
    await addUpload(context.database, 'goi', world.now);
    const drained = context.runner.drain();
    await hold.waiting;
    const madeBy = { maker: 'human' as const, name: '', at: 1 };
    const typed = { callId: 'goi', text: 'A: tôi tự gõ', revision: 3, removed: [], madeBy, editedAt: 1 };
    const { transcripts, results, versions } = context.database;
    await transcripts.put(typed);
    const rules = { maker: 'rules' as const, name: '', at: 1 };
    const own = { callId: 'goi', service: '', raw: '', madeBy: rules, revision: 3 };
    await results.bulkPut([
      { ...own, kind: 'summary', text: 'summary of the typed text', cut: false },
      { ...own, kind: 'score', service: 'Sale Effective', answer: salesAnswer(20) },
    ]);
    hold.open();
    await drained;
    expect(await transcripts.get('goi')).toMatchObject({ ...typed, json: { late: true } });
    expect((await versions.toArray()).map(({ transcript }) => transcript.text)).toEqual([spokenIn('goi')]);
    const made = await results.where('callId').equals('goi').toArray();
    expect(made.map(({ kind, revision }) => [kind, revision])).toEqual([
      ['auto-note', 3],
      ['score', 3],
      ['summary', 3],
    ]);
    expect(made.find(({ kind }) => kind === 'summary')).toMatchObject({ text: 'summary of the typed text' });
    expect(made.find(({ kind }) => kind === 'score')).toMatchObject({ answer: salesAnswer(20) });
  });

  it('is not asked for where somebody typed the text while its runner was gone: nothing is sent', async () => {
    let asked = 0;
    withService((service) => ({
      ...service,
      transcribe: async (...given) => {
        asked += 1;
        return (await service.transcribe?.(...given)) ?? Promise.reject(new Error('no transcript'));
      },
    }));
    await addUpload(context.database, 'goi', world.now);
    const madeBy = { maker: 'human' as const, name: '', at: 1 };
    await context.database.transcripts.put({ callId: 'goi', text: 'A: typed', revision: 1, removed: [], madeBy });
    await context.runner.drain();
    expect(asked).toBe(0);
    expect(await states()).toEqual(['transcribe done']);
    expect((await context.database.transcripts.get('goi'))?.text).toBe('A: typed');
  });

  it('is made of captions that came with the sound, with no network, though a service is set', async () => {
    const captions = { name: 'goi.vtt', text: 'C' };
    start({
      providers: async () => ({
        policy: 'service-first',
        remote: { transcribe: () => Promise.reject(new Error('asked')) },
        device: {
          transcribe: async (_signal, input) => ({
            text: `A: ${input.captions?.text}`,
            raw: '',
            madeBy: { maker: 'captions', name: 'goi.vtt', at: 1 },
          }),
        },
      }),
    });
    world.online = false;
    await addUpload(context.database, 'goi', world.now);
    await addUpload(context.database, 'khac', world.now);
    await context.database.audio.update('goi', { captions });
    await context.database.jobs.where('callId').equals('goi').modify({ captions: true });
    await context.runner.drain();
    expect((await context.database.transcripts.toArray()).map(({ callId, text }) => [callId, text])).toEqual([
      ['goi', 'A: C'],
    ]);
    expect((await jobs()).find(({ callId, kind }) => callId === 'khac' && kind === 'transcribe')).toMatchObject({
      state: 'queued',
      waitingFor: 'network',
    });
  });
});

describe('an attempt', () => {
  it('is broken off when its call is cancelled, and its answer is dropped', async () => {
    const hold = gate();
    let aborted = false;
    withService((service) => ({
      ...service,
      transcribe: async (signal, input, progress) => {
        signal.addEventListener('abort', () => {
          aborted = true;
          hold.open();
        });
        await hold.pass();
        const result = await service.transcribe?.(signal, input, progress);
        if (result === undefined) throw new Error('no transcript');
        return result;
      },
    }));
    await addUpload(context.database, 'goi', world.now);
    const drained = context.runner.drain();
    await hold.waiting;
    context.runner.abort(await directJobs(context.database, 'goi', { type: 'cancelled', now: world.now }));
    await drained;
    expect(aborted).toBe(true);
    expect(await jobs()).toMatchObject([{ state: 'failed', failure: { kind: 'cancelled' } }]);
    expect(await context.database.transcripts.count()).toBe(0);
    expect(await context.database.audio.count()).toBe(1);
    await directJobs(context.database, 'goi', { type: 'retried' });
    await context.runner.drain();
    await expectFinished(context.database, 'goi');
  });

  it('leaves nothing of a call that is deleted while its answer arrives', async () => {
    const hold = gate();
    withService((service) => ({
      ...service,
      transcribe: async (...call) => {
        await hold.pass();
        const result = await service.transcribe?.(...call);
        if (result === undefined) throw new Error('no transcript');
        return result;
      },
    }));
    await addUpload(context.database, 'goi', world.now);
    await addUpload(context.database, 'khac', world.now);
    const drained = context.runner.drain();
    await hold.waiting;
    await removeCall(context.database, 'goi');
    hold.open();
    await drained;
    await expectFinished(context.database, 'khac');
    for (const { name } of context.database.tables) {
      // The list for the second copy says that it is gone.
      if (name === 'changes') continue;
      const rows: unknown = await context.database.table(name).toArray();
      expect(JSON.stringify(rows), name).not.toContain('goi');
    }
  });

  it('that another context took over stops at its next beat, and its late answer is dropped', async () => {
    const hold = gate();
    const beats: (() => void)[] = [];
    let aborted: () => void = () => {};
    const abortion = new Promise<void>((resolve) => {
      aborted = resolve;
    });
    start({
      every: (_ms, callback) => {
        beats.push(callback);
        return () => undefined;
      },
      providers: async () => ({
        policy: 'service-first',
        device: {},
        remote: {
          ...context.service(),
          transcribe: async (signal, input, progress) => {
            signal.addEventListener('abort', aborted);
            await hold.pass();
            const result = await context.service().transcribe?.(signal, input, progress);
            if (result === undefined) throw new Error('no transcript');
            return { ...result, text: 'A: câu trả lời muộn' };
          },
        },
      }),
    });
    await addUpload(context.database, 'goi', world.now);
    const drained = context.runner.drain();
    await hold.waiting;
    const thief = new Context(world);
    await thief.runner.drain();
    await expectFinished(thief.database, 'goi');
    for (const beat of beats) beat();
    await abortion;
    hold.open();
    await drained;
    await expectFinished(thief.database, 'goi');
    thief.database.close();
  });

  it('goes on where the browser closed the database under it for a moment', async () => {
    start();
    await addUpload(context.database, 'goi', world.now);
    const closed = Object.assign(new Error('closed'), { name: 'DatabaseClosedError' });
    vi.spyOn(context.database.audio, 'get').mockRejectedValueOnce(closed);
    await context.runner.drain();
    await expectFinished(context.database, 'goi');
  });

  it('says that it is alive and how far it got', async () => {
    const hold = gate();
    const beats: (() => void)[] = [];
    let report: (share: number) => void = () => {};
    start({
      every: (_ms, callback) => {
        beats.push(callback);
        return () => undefined;
      },
      providers: async () => ({
        policy: 'service-first',
        device: {},
        remote: {
          transcribe: async (signal, input, progress) => {
            report = (share) => progress({ phase: 'sending', share });
            progress({ phase: 'in-line' });
            await hold.pass();
            const result = await context.service().transcribe?.(signal, input, progress);
            if (result === undefined) throw new Error('no transcript');
            return result;
          },
        },
      }),
    });
    await addUpload(context.database, 'goi', world.now);
    const drained = context.runner.drain();
    await hold.waiting;
    const row = async () => (await jobs())[0] as Job & { state: 'running' };
    await expect.poll(row).toMatchObject({ progress: { phase: 'in-line' } });
    world.now += 5000;
    report(0.5);
    await expect.poll(row).toMatchObject({ progress: { phase: 'sending', share: 0.5 }, beat: world.now });
    world.now += 100;
    report(0.6);
    world.now += 5000;
    for (const beat of beats) beat();
    await expect.poll(row).toMatchObject({ progress: { share: 0.5 }, beat: world.now });
    hold.open();
    await drained;
  });

  it('lets nothing out that waited in line and would not be taken any more', async () => {
    const hold = gate();
    const sent: string[] = [];
    start({
      providers: async () => ({
        policy: 'service-first',
        device: {},
        remote: {
          transcribe: async (_signal, { requestId }, progress) => {
            progress({ phase: 'in-line' });
            await hold.pass();
            progress({ phase: 'working' });
            sent.push(requestId);
            throw new FailureError({ kind: 'not-processed' });
          },
        },
      }),
    });
    await addUpload(context.database, 'goi', world.now);
    const drained = context.runner.drain();
    await hold.waiting;
    context.runner.rest();
    hold.open();
    await drained;
    expect(sent).toEqual([]);
    expect(await jobs()).toMatchObject([{ state: 'queued', attempts: 0 }]);
  });

  it('continues an interaction where the attempt before it stopped', async () => {
    const seen: unknown[] = [];
    withService((service) => ({
      ...service,
      transcribe: async (signal, input, progress) => {
        seen.push(input.interaction);
        if (input.interaction === undefined) {
          await input.onInteraction?.({ id: 'i1', step: 'declared' });
          await input.onInteraction?.({ id: 'i1', step: 'uploaded' });
          throw new FailureError({ kind: 'not-processed' });
        }
        const result = await service.transcribe?.(signal, input, progress);
        if (result === undefined) throw new Error('no transcript');
        return result;
      },
    }));
    await addUpload(context.database, 'goi', world.now);
    await context.runner.drain();
    expect(await jobs()).toMatchObject([
      { state: 'queued', waitingFor: 'interaction', dueAt: world.now + 30_000, interactionId: 'i1', attempts: 0 },
    ]);
    world.now += 30_000;
    await context.runner.drain();
    expect(seen).toEqual([undefined, { id: 'i1', step: 'uploaded' }]);
    await expectFinished(context.database, 'goi');
  });
});
