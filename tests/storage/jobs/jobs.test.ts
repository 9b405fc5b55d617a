import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '@/domain/jobs/job';
import { NEVER } from '@/domain/jobs/job-machine';
import { saveTranscriptText } from '@/storage/calls/transcripts';
import { db } from '@/storage/database';
import { beatJob, nextDueAt, prepareJobs, storeInteraction, wakeWaiting } from '@/storage/jobs/job-queue';
import { enqueueJobs } from '@/storage/jobs/job-rows';
import { countWaiting, jobsOfCall, openJobsOf } from '@/storage/jobs/jobs';
import type { Taking } from '@/storage/jobs/next-jobs';
import { requestScore } from '@/storage/jobs/request-score';
import { storeSummary } from '@/storage/jobs/store-results';
import { type Outcome, settleJobs, type TakenJob, takeJob } from '@/storage/jobs/take-jobs';
import { readQueueState, wakeForModel, wakeForNetwork } from '@/storage/jobs/watch-jobs';
import { callRow, SALES } from '../../helpers/call-row';
import { freshDatabase } from '../../helpers/fresh-database';
import { madeBy, summarised, typedCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);

const enqueue = (callId: string, kind: Job['kind'] = 'score', service = '') =>
  db.transaction('rw', db.jobs, () => enqueueJobs(db, callId, [{ kind, service }], 1000));
const take = (fence: string, now = 2000) => takeJob(db, 'score', { fence, now });
const settleJob = async (job: TakenJob, outcome: Outcome, next: Taking | null = null) =>
  (await settleJobs(db, [{ attempt: job, outcome, now: 3000, next }]))[0];
const done = { type: 'succeeded' as const, store: async () => undefined };

async function change(callId: string, to: object): Promise<void> {
  const [job] = await jobsOfCall(callId);
  if (job === undefined) throw new Error('no job');
  await db.jobs.put({ ...job, ...to } as Job);
}

describe('the queue', () => {
  it('gives jobs of a kind in the order they came', async () => {
    for (const id of ['a', 'b', 'c']) await enqueue(id);
    await enqueue('d', 'transcribe');
    expect((await take('1'))?.callId).toBe('a');
    expect((await take('2'))?.callId).toBe('b');
    expect((await take('3'))?.callId).toBe('c');
    expect(await take('4')).toBeNull();
  });

  it('never has two open jobs for the same wish, and lets a running one finish', async () => {
    await enqueue('a');
    await enqueue('a');
    expect(await jobsOfCall('a')).toHaveLength(1);
    const job = await take('1');
    await enqueue('a');
    expect(await jobsOfCall('a')).toMatchObject([{ id: job?.id, state: 'running' }]);
    await enqueue('a', 'score', 'other card');
    expect(await jobsOfCall('a')).toHaveLength(2);
  });

  it('keeps the id of a job while its text is the same, and gives it another one for another text', async () => {
    const broke: Outcome = { type: 'broke', failure: { kind: 'timeout', afterMs: 1 }, random: 0.5 };
    const id = await typedCall('Agent: một');
    await enqueue(id);
    const first = await take('1');
    await settleJob(first as TakenJob, broke);
    const again = await take('2', 1e15);
    expect(again).toMatchObject({ id: first?.id, input: { transcript: { text: 'Agent: một' } } });
    await settleJob(again as TakenJob, broke);
    await saveTranscriptText(id, 'Agent: hai');
    // Taken by a lane, and by the end of the attempt before.
    const other = await take('3', 1e15);
    expect(other).toMatchObject({ attempts: 3, input: { transcript: { text: 'Agent: hai' } } });
    expect(other?.id).not.toBe(first?.id);
    expect(await jobsOfCall(id)).toMatchObject([{ id: other?.id, state: 'running', fence: '3' }]);
    await settleJob(other as TakenJob, broke);
    await saveTranscriptText(id, 'Agent: ba');
    await enqueue('b');
    const beside = await take('4', 2000);
    const last = await settleJob(beside as TakenJob, broke, { fence: '5', now: 1e15 });
    expect(last).toMatchObject({ attempts: 4, input: { transcript: { text: 'Agent: ba' } } });
    expect(last?.id).not.toBe(other?.id);
    expect(await jobsOfCall(id)).toMatchObject([{ id: last?.id, state: 'running', fence: '5' }]);
    expect((await db.jobs.toArray()).some((row) => 'input' in row)).toBe(false);
  });

  it('gives the names of a summary to the text it was made from, and to no other', async () => {
    const names = { text: 'Tóm tắt', cut: false, raw: '', madeBy, speakerNames: { A: 'Lan' } };
    const named = async () => (await db.transcripts.toArray())[0]?.speakerNames;
    const id = await typedCall('Agent (A): một');
    await saveTranscriptText(id, 'Customer (A): hai');
    await storeSummary(db, id, names, 1);
    expect(await named()).toBeUndefined();
    await storeSummary(db, id, names, 2);
    expect(await named()).toEqual({ A: 'Lan' });
  });

  it('counts calls that wait, and lists what is not done', async () => {
    await enqueue('a');
    await enqueue('a', 'summarise');
    await enqueue('b');
    await enqueue('c');
    await change('c', { state: 'failed', failure: { kind: 'cancelled' }, endedAt: 1 });
    expect(await countWaiting()).toBe(2);
    expect((await openJobsOf(['a', 'b', 'c'])).flat()).toHaveLength(4);
    const job = await take('1');
    if (job) await settleJob(job, done);
    expect((await openJobsOf(['a', 'b', 'c'])).flat()).toHaveLength(3);
    expect(await countWaiting()).toBe(2);
    const kinds = (await openJobsOf(['c', 'none', 'a'])).map((jobs) => jobs.map(({ kind }) => kind));
    expect(kinds).toEqual([['score'], [], ['summarise']]);
  });
});

describe('an attempt', () => {
  it('settles its job and takes the next in one go', async () => {
    await enqueue('a');
    await enqueue('b');
    const first = await take('1');
    const next = first && (await settleJob(first, done, { now: 3000, fence: '2' }));
    expect(next).toMatchObject({ callId: 'b', state: 'running', fence: '2' });
    expect(await jobsOfCall('a')).toMatchObject([{ state: 'done' }]);
  });

  it('shares its transaction with others: each ends its own job and takes the next of its kind', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await enqueue(id);
    await enqueue('a', 'auto-note');
    await enqueue('b', 'auto-note');
    const [one, two] = [await take('1'), await take('2')];
    const note = await takeJob(db, 'auto-note', { now: 2000, fence: '3' });
    if (!one || !two || !note) throw new Error('not taken');
    const failure = { kind: 'http' as const, status: 400, statusText: '' };
    const next = await settleJobs(db, [
      { attempt: one, outcome: done, now: 3000, next: { now: 3000, fence: '4' } },
      { attempt: note, outcome: { type: 'broke', failure, random: 0 }, now: 3000, next: { now: 3000, fence: '5' } },
      { attempt: { ...two, fence: 'lost' }, outcome: done, now: 3000, next: { now: 3000, fence: '6' } },
    ]);
    expect(next).toMatchObject([
      { callId: 'c', kind: 'score', fence: '4' },
      { callId: 'b', kind: 'auto-note', fence: '5' },
      { callId: 'd', kind: 'score', fence: '6' },
    ]);
    expect((await jobsOfCall('a')).map(({ state }) => state)).toEqual(['done', 'failed']);
    expect((await jobsOfCall('b')).map(({ state }) => state)).toEqual(['running', 'running']);
  });

  it('that shares a transaction for one call finds what the one before it wrote', async () => {
    const id = await typedCall('Agent (A): xin chào');
    await db.jobs.clear();
    await enqueue(id);
    await enqueue(id, 'auto-note');
    const attempts = [await take('1'), await takeJob(db, 'auto-note', { now: 2000, fence: '2' })];
    const addWord = async () => {
      const call = await db.calls.get(id);
      await db.jobs.count();
      if (call) await db.calls.put({ ...call, words: (call.words ?? 0) + 100 });
    };
    const before = (await db.calls.get(id))?.words ?? 0;
    const settlings = attempts.flatMap((attempt) =>
      attempt ? { attempt, outcome: { type: 'succeeded' as const, store: addWord }, now: 3000, next: null } : [],
    );
    await settleJobs(db, settlings);
    expect((await db.calls.get(id))?.words).toBe(before + 200);
  });

  it('brings the text of a job that needs it', async () => {
    const id = await typedCall('Agent (A): xin chào');
    await db.jobs.clear();
    await enqueue(id);
    expect((await take('1'))?.input).toMatchObject({ call: { id }, transcript: { text: 'Agent (A): xin chào' } });
    await enqueue('without-text', 'auto-note');
    const job = await takeJob(db, 'auto-note', { now: 2000, fence: '2' });
    expect(job).not.toHaveProperty('input');
    expect(await db.jobs.toArray()).not.toContainEqual(expect.objectContaining({ input: expect.anything() }));
  });

  it('stores nothing when its job was taken by another meanwhile', async () => {
    await enqueue('a');
    const lost = await take('1');
    await prepareJobs(db, { now: () => 2500, random: () => 0, online: true });
    const mine = await take('2', 2600);
    if (!lost || !mine) throw new Error('not taken');
    let stored = 0;
    const store = async () => {
      stored++;
    };
    await settleJob(lost, { type: 'succeeded', store });
    expect(stored).toBe(0);
    expect(await jobsOfCall('a')).toMatchObject([{ state: 'running', fence: '2', attempts: 2 }]);
    await settleJob(lost, { type: 'broke', failure: { kind: 'permission' }, random: 0 });
    expect(await jobsOfCall('a')).toMatchObject([{ state: 'running', fence: '2' }]);
    expect(await beatJob(db, lost, 3000)).toBe(false);
    expect(await storeInteraction(db, lost, { id: 'i', step: 'declared' })).toBe(false);
    await settleJob(mine, { type: 'succeeded', store });
    expect(stored).toBe(1);
  });

  it('takes its result back when storing it fails half-way', async () => {
    await enqueue('a');
    const job = await take('1');
    if (!job) throw new Error('not taken');
    const store = async () => {
      const summary = {
        callId: 'a',
        kind: 'summary' as const,
        service: '',
        text: '',
        cut: false,
        raw: '',
        revision: 1,
      };
      await db.results.put({ ...summary, madeBy: { maker: 'rules', name: '', at: 0 } });
      throw new Error('half-way');
    };
    await expect(settleJob(job, { type: 'succeeded', store })).rejects.toThrow('half-way');
    expect(await db.results.count()).toBe(0);
    expect(await jobsOfCall('a')).toMatchObject([{ state: 'running' }]);
  });

  it('keeps how far its interaction got', async () => {
    await enqueue('a');
    const job = await take('1');
    if (!job) throw new Error('not taken');
    await storeInteraction(db, job, { id: 'i', step: 'uploaded' });
    expect(await jobsOfCall('a')).toMatchObject([{ interactionId: 'i', interactionStep: 'uploaded', fence: '1' }]);
    await storeInteraction(db, job, null);
    expect((await jobsOfCall('a'))[0]).not.toHaveProperty('interactionId');
  });
});

describe('waiting', () => {
  it('leaves a job alone until it is due', async () => {
    await enqueue('a');
    await change('a', { dueAt: 5000, since: 1000, waitingFor: 'retry' });
    expect(await nextDueAt(db)).toBe(5000);
    expect(await take('1', 4999)).toBeNull();
    await prepareJobs(db, { now: () => 4999, random: () => 0, online: true });
    expect(await nextDueAt(db)).toBe(5000);
    expect((await take('1', 5000))?.callId).toBe('a');
  });

  it('takes a wait that began while the rows were read for no clock set back', async () => {
    await enqueue('a');
    await change('a', { dueAt: 5000, since: 1100, waitingFor: 'retry' });
    let at = 1000;
    const later = () => {
      at += 100;
      return at - 100;
    };
    await wakeWaiting(db, { now: later, online: true });
    expect(await nextDueAt(db)).toBe(5000);
  });

  it('does not wait for a year when the clock was set back', async () => {
    await enqueue('a');
    await change('a', { dueAt: 1e12 + 5000, since: 1e12, waitingFor: 'retry' });
    await prepareJobs(db, { now: () => 2000, random: () => 0, online: true });
    expect(await nextDueAt(db)).toBe(0);
  });

  it('wakes what waits for the network when there is one', async () => {
    await enqueue('a');
    await change('a', { dueAt: NEVER, waitingFor: 'network' });
    await prepareJobs(db, { now: () => 2000, random: () => 0, online: false });
    expect(await readQueueState(db)).toEqual({ dueAt: null, running: 0, queued: 1, forNetwork: true });
    await prepareJobs(db, { now: () => 2000, random: () => 0, online: true });
    expect(await readQueueState(db)).toEqual({ dueAt: 0, running: 0, queued: 1, forNetwork: false });
  });

  it('ends with the network’s return, but not for a service that asked for patience', async () => {
    for (const id of ['a', 'b', 'c']) await enqueue(id);
    const wait = { dueAt: 9e9, since: 1, waitingFor: 'retry' };
    await change('a', { ...wait, failure: { kind: 'unreachable', address: '' } });
    await change('b', { ...wait, failure: { kind: 'http', status: 429, statusText: '', retryAfterMs: 9e9 } });
    await change('c', { dueAt: NEVER, waitingFor: 'model' });
    await wakeForNetwork();
    const due = async () =>
      (await openJobsOf(['a', 'b', 'c'])).flat().map((job) => (job.state === 'queued' ? job.waitingFor : job.state));
    expect(await due()).toEqual(['turn', 'retry', 'model']);
    await wakeForModel();
    expect(await due()).toEqual(['turn', 'retry', 'turn']);
  });

  it('spares a living owner where locks prove nothing', async () => {
    await enqueue('a');
    await take('1', 2000);
    const host = { now: () => 300_000, random: () => 0, online: true };
    await prepareJobs(db, { ...host, aliveSince: 2000 });
    expect(await jobsOfCall('a')).toMatchObject([{ state: 'running' }]);
    await prepareJobs(db, { ...host, aliveSince: 2001 });
    expect(await jobsOfCall('a')).toMatchObject([{ state: 'queued', attempts: 1 }]);
  });

  it('keeps uploads too long for a worker for a page', async () => {
    const audio = { name: '', mime: '' };
    await db.calls.bulkAdd([
      callRow({ id: 'long', audio: { ...audio, bytes: 100 } }),
      callRow({ id: 'short', audio: { ...audio, bytes: 10 } }),
    ]);
    await enqueue('long', 'transcribe');
    await enqueue('short', 'transcribe');
    const taking = { now: 2000, fence: '1', maxAudioBytes: 50 };
    expect((await takeJob(db, 'transcribe', taking))?.callId).toBe('short');
    expect(await takeJob(db, 'transcribe', taking)).toBeNull();
    expect((await takeJob(db, 'transcribe', { now: 2000, fence: '2' }))?.callId).toBe('long');
  });
});

describe('requestScore', () => {
  it('queues score, auto note and summary at once, once', async () => {
    const id = await typedCall();
    await requestScore(id, SALES);
    await requestScore(id, SALES);
    const jobs = (await jobsOfCall(id)).map((job) => `${job.kind} ${job.service}`).sort();
    expect(jobs).toEqual(['auto-note ', `score ${SALES}`, 'summarise ']);
  });

  it('asks for no summary of a text that has one', async () => {
    const id = await typedCall();
    await summarised(id, 1);
    await requestScore(id, SALES);
    expect(await jobsOfCall(id)).toHaveLength(2);
    await saveTranscriptText(id, 'A: khác');
    await requestScore(id, SALES);
    expect(await jobsOfCall(id)).toHaveLength(3);
  });

  for (const text of ['', ' \n\t ']) {
    it(`refuses ${JSON.stringify(text)} and queues nothing`, async () => {
      const id = await typedCall(text);
      await expect(requestScore(id, SALES)).rejects.toMatchObject({ failure: { kind: 'missing-transcript' } });
      expect(await db.jobs.count()).toBe(0);
    });
  }
});
