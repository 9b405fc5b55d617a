import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportCall } from '@/jobs/export-call';
import { isJobsMessage, syncTag } from '@/jobs/messages';
import { cancelCall, discardCalls, onQueueNews, type QueueNews, retryCall, scoreCall } from '@/jobs/queue';
import { ruleCheckNow } from '@/jobs/rule-check';
import { replaceDeviceSettings } from '@/storage/browser/settings';
import { getCall } from '@/storage/calls/calls';
import { getResults } from '@/storage/calls/results';
import { saveTranscriptText } from '@/storage/calls/transcripts';
import { db } from '@/storage/database';
import { jobsOfCall } from '@/storage/jobs/jobs';
import { takeJob } from '@/storage/jobs/take-jobs';
import { SALES } from '../helpers/call-row';
import { freshDatabase } from '../helpers/fresh-database';
import { salesAnswer } from '../helpers/score-answers';
import { madeBy, scored, typedCall } from '../helpers/stored-calls';

beforeEach(freshDatabase);

describe('asking for work', () => {
  it('queues all of a scoring at once and wakes the runner', async () => {
    const id = await typedCall();
    const news: QueueNews[] = [];
    const stop = onQueueNews((item) => news.push(item));
    await scoreCall(id, 'M Customer Service');
    expect(news).toEqual([{ type: 'wake' }]);
    expect((await jobsOfCall(id)).map((job) => job.kind).sort()).toEqual(['auto-note', 'score', 'summarise']);
    expect((await getCall(id))?.service).toBe('M Customer Service');
    stop();
    await retryCall(id);
    expect(news).toHaveLength(1);
  });

  it('refuses a blank transcript and wakes nobody', async () => {
    const id = await typedCall('  ');
    const news: QueueNews[] = [];
    const stop = onQueueNews((item) => news.push(item));
    await expect(scoreCall(id, SALES)).rejects.toMatchObject({ failure: { kind: 'missing-transcript' } });
    stop();
    expect(news).toEqual([]);
  });

  it('cancels what waits and what runs, and retries it', async () => {
    const id = await typedCall();
    await scoreCall(id, SALES);
    const running = await takeJob(db, 'score', { now: 1e15, fence: 'f' });
    const news: QueueNews[] = [];
    const stop = onQueueNews((item) => news.push(item));
    await cancelCall(id);
    expect(await jobsOfCall(id)).toMatchObject(Array(3).fill({ state: 'failed', failure: { kind: 'cancelled' } }));
    expect(news).toMatchObject([{ type: 'cancelled', ids: expect.arrayContaining([running?.id]) }]);
    await retryCall(id);
    stop();
    expect(await jobsOfCall(id)).toMatchObject(Array(3).fill({ state: 'queued', dueAt: 0, attempts: 0 }));
  });
});

it('deletes a call and breaks off what is being sent of it', async () => {
  const id = await typedCall();
  await scoreCall(id, SALES);
  const running = await takeJob(db, 'score', { now: 1e15, fence: 'f' });
  const news: QueueNews[] = [];
  const stop = onQueueNews((item) => news.push(item));
  await discardCalls([id]);
  stop();
  expect(news).toMatchObject([{ type: 'cancelled', ids: expect.arrayContaining([running?.id]) }]);
  expect([await getCall(id), await jobsOfCall(id)]).toEqual([undefined, []]);
});

describe('ruleCheckNow', () => {
  const rules = (percent: number) => ({
    score: async () => ({ answer: salesAnswer(percent), raw: 'rules', madeBy }),
  });

  it('keeps a provisional score that the service’s answer replaces', async () => {
    const id = await typedCall();
    await ruleCheckNow(id, SALES, rules(40));
    expect((await getResults(id, SALES)).score).toMatchObject({ provisional: true, raw: 'rules', revision: 1 });
    expect((await getCall(id))?.scores).toMatchObject([{ value: 2 }]);
    await scored(id, salesAnswer(80));
    const { score } = await getResults(id, SALES);
    expect(score).not.toHaveProperty('provisional');
    expect(score?.raw).toBe('raw');
    expect((await getCall(id))?.scores).toMatchObject([{ value: 4 }]);
  });

  it('never takes the place of an answer about the same text, only of one about an older text', async () => {
    const id = await typedCall();
    await scored(id, salesAnswer(80));
    await ruleCheckNow(id, SALES, rules(40));
    expect((await getCall(id))?.scores).toMatchObject([{ value: 4 }]);
    await saveTranscriptText(id, 'A: khác');
    await ruleCheckNow(id, SALES, rules(40));
    expect((await getCall(id))?.scores).toMatchObject([{ value: 2 }]);
    expect((await getCall(id))?.scores?.[0]).not.toHaveProperty('stale');
  });

  it('has nothing to say about a blank text', async () => {
    const id = await typedCall(' ');
    await expect(ruleCheckNow(id, SALES, rules(40))).rejects.toMatchObject({ failure: { kind: 'missing-transcript' } });
  });
});

it('exports everything about a call, and no secret', async () => {
  await replaceDeviceSettings({
    secrets: {
      ...{ apiKey: 'sk-very-secret', interactionsToken: 'token-very-secret' },
      ...{ automationHeader: 'X-Callmark-Key', automationValue: 'value-very-secret' },
    },
  });
  const id = await typedCall('A: xuất ra');
  await scoreCall(id, SALES);
  await scored(id);
  const text = await (await exportCall(id)).text();
  expect(text).not.toContain('very-secret');
  expect(JSON.parse(text)).toMatchObject({
    format: 'callmark-call',
    version: 1,
    call: { id, title: 'xuất ra' },
    transcript: { text: 'A: xuất ra', revision: 1 },
    results: [{ kind: 'score', raw: 'raw', madeBy: { maker: 'rules' } }],
    jobs: [{}, {}, {}],
  });
  await expect(exportCall('none')).rejects.toMatchObject({ failure: { kind: 'internal' } });
});

it('names sync registrations anew every five minutes', () => {
  expect(syncTag(299_999)).toBe('jobs-0');
  expect(syncTag(300_000)).toBe('jobs-1');
});

it('knows its own messages from any other', () => {
  const others = [null, 'jobs-run', { type: 'SKIP_WAITING' }, { type: 3 }];
  expect(others.map(isJobsMessage)).toEqual([false, false, false, false]);
  expect([{ type: 'jobs-run' }, { type: 'jobs-wake' }].map(isJobsMessage)).toEqual([true, true]);
});
