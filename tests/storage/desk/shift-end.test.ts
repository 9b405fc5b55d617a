import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { setReview } from '@/storage/calls/call-facts';
import { db } from '@/storage/database';
import { readShiftEnd } from '@/storage/desk/shift-end';
import { callRow } from '../../helpers/call-row';
import { freshDatabase } from '../../helpers/fresh-database';
import { storeJob, typedCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);

it('a shift that ends leaves what its reviewer did and did not finish, and what waits or failed of anybody', async () => {
  const [done, open, others, waits, fails] = await Promise.all(Array.from({ length: 5 }, () => typedCall()));
  if (!done || !open || !others || !waits || !fails) throw new Error('no calls');
  await setReview([done], 'done', 'lan');
  await setReview([open], 'in-review', 'lan');
  await setReview([others], 'done', 'minh');
  await db.calls.put(callRow({ id: 'early', review: { state: 'done', by: 'lan', at: 5 } }));
  await db.calls.put(callRow({ id: 'bin', binnedAt: 5, review: { state: 'in-review', by: 'lan', at: 5 } }));
  await db.jobs.clear();
  await storeJob(waits, { kind: 'score', service: '', state: 'queued', dueAt: 0, waitingFor: 'turn' });
  await storeJob(fails, {
    kind: 'score',
    service: '',
    state: 'failed',
    endedAt: 1,
    failure: { kind: 'timeout', afterMs: 1 },
  });
  expect(await readShiftEnd('lan', 6)).toEqual({ done: 1, inReview: 1, waiting: 1, failed: 1 });
  expect(await readShiftEnd('lan', 5)).toMatchObject({ done: 2 });
  expect(await readShiftEnd('nobody', 0)).toEqual({ done: 0, inReview: 0, waiting: 1, failed: 1 });
});
