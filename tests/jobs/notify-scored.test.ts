import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Job } from '@/domain/jobs/job';
import { type NoticeHost, notifyOfScores, type ScoredNotice } from '@/jobs/notify-scored';
import { db } from '@/storage/database';
import { freshDatabase } from '../helpers/fresh-database';
import { headlineRow } from '../helpers/score-answers';
import { typedCall } from '../helpers/stored-calls';

const NOW = 1_000_000;

function host(overrides: Partial<NoticeHost> = {}) {
  const show = vi.fn(async (_notice: ScoredNotice) => undefined);
  const whole: NoticeHost = {
    database: db,
    now: () => NOW,
    wanted: async () => true,
    pageOpen: async () => false,
    discreet: async () => false,
    show,
    ...overrides,
  };
  return { whole, show };
}

const base = { kind: 'score', service: 'Sale Effective', createdAt: 0, attempts: 1 } as const;
const waiting = (callId: string): Job => ({
  ...base,
  id: `w-${callId}`,
  callId,
  seq: 1,
  state: 'queued',
  dueAt: 0,
  waitingFor: 'network',
});
const scored = (callId: string, endedAt: number): Job => ({
  ...base,
  id: `w-${callId}`,
  callId,
  seq: 1,
  state: 'done',
  endedAt,
});

async function callWithScore(title: string): Promise<string> {
  const id = await typedCall(undefined, { title });
  await db.calls.update(id, { scores: [headlineRow({ value: 4.12, label: 'Good' })] });
  return id;
}

beforeEach(freshDatabase);

describe('notifyOfScores', () => {
  it('tells of a call that was scored meanwhile, with its score', async () => {
    const id = await callWithScore('Recording 10:31');
    await db.jobs.put(waiting(id));
    const { whole, show } = host();
    const end = await notifyOfScores(whole, async () => {
      await db.jobs.put(scored(id, NOW + 5));
      return 'done';
    });
    expect(end).toBe('done');
    expect(show.mock.calls).toEqual([[{ callId: id, title: 'Recording 10:31', body: '4.12/5 · Good' }]]);
  });

  it('names no call and no score where the app has a lock', async () => {
    const id = await callWithScore('Khách Bích Thủy');
    await db.jobs.put(waiting(id));
    const { whole, show } = host({ discreet: async () => true });
    await notifyOfScores(whole, () => db.jobs.put(scored(id, NOW + 5)));
    expect(show.mock.calls).toEqual([[{ callId: id, title: 'Callmark', body: '' }]]);
  });

  it('is silent about what was scored before, and what still waits', async () => {
    const old = await callWithScore('old');
    const still = await callWithScore('still');
    await db.jobs.bulkPut([scored(old, NOW - 1), waiting(still)]);
    const { whole, show } = host();
    await notifyOfScores(whole, async () => undefined);
    expect(show).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<NoticeHost>]>([
    ['while a page is open', { pageOpen: async () => true }],
    ['unless it is switched on', { wanted: async () => false }],
  ])('is silent %s', async (_name, overrides) => {
    const id = await callWithScore('call');
    await db.jobs.put(waiting(id));
    const { whole, show } = host(overrides);
    await notifyOfScores(whole, () => db.jobs.put(scored(id, NOW + 5)));
    expect(show).not.toHaveBeenCalled();
  });

  it('passes a failure of the work on', async () => {
    const { whole } = host();
    await expect(notifyOfScores(whole, () => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
  });

  it('never keeps the work from being done: not where this browser knows no notifications, nor where it refuses one', async () => {
    const id = await callWithScore('Recording 10:31');
    await db.jobs.put(waiting(id));
    const unknown = host({ wanted: () => Promise.reject(new ReferenceError('Notification is not defined')) });
    expect(await notifyOfScores(unknown.whole, async () => 'done')).toBe('done');
    const refusing = host({ show: () => Promise.reject(new TypeError('no permission')) });
    const work = async () => {
      await db.jobs.put(scored(id, NOW + 5));
      return 'done';
    };
    expect(await notifyOfScores(refusing.whole, work)).toBe('done');
  });
});
