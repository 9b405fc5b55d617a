import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PART_BYTES } from '@/domain/team/team-archive';
import { createLocalLocks } from '@/jobs/jobs-lock';
import { pushIfFree } from '@/jobs/team/push-if-free';
import { createTeamArchive } from '@/network/team/team-archive';
import { db } from '@/storage/database';
import { joinTeam, leaveTeam } from '@/storage/team/joining';
import { nextPushAt } from '@/storage/team/push-queue';
import { freshDatabase } from '../../helpers/fresh-database';
import { audioCall } from '../../helpers/stored-calls';
import { noise } from '../../tools/team/documents';
import { type RunningTeam, startTeam } from '../../tools/team/start-team';

let team: RunningTeam;
beforeAll(async () => {
  team = await startTeam();
}, 240_000);
afterAll(() => team.end());
beforeEach(freshDatabase);

const partsSent = () => db.archived.where('docId').startsWith('part:').count();

it('leaves it to whoever has the lock, ends in time at a part that is kept, and goes on there', async () => {
  const access = team.access('lan');
  await joinTeam(access, await createTeamArchive(access).whoAmI(new AbortController().signal));
  await audioCall({ file: noise(4 * PART_BYTES, 7) });
  const locks = createLocalLocks();
  let release = () => {};
  const held = locks.request('callmark-team', {}, () => new Promise<void>((resolve) => (release = resolve)));
  expect(await pushIfFree(db, locks, {})).toBe(false);
  expect(await partsSent()).toBe(0);
  release();
  await held;

  // The third part stands still until its event is over.
  team.proxy.faults.add({ fault: { kind: 'hang' }, method: 'PUT', path: 'part%3A', skip: 2, times: 1 });
  let mayTake = true;
  const first = pushIfFree(db, locks, { mayTake: () => mayTake });
  await expect.poll(partsSent, { timeout: 30_000 }).toBe(2);
  mayTake = false;
  expect(await first).toBe(true);
  expect(await partsSent()).toBe(2);
  expect(await nextPushAt(db)).toBe(0);

  team.proxy.faults.clear();
  team.proxy.asked.length = 0;
  expect(await pushIfFree(db, locks, {})).toBe(true);
  expect(await nextPushAt(db)).toBeUndefined();
  expect(team.proxy.asked.filter((line) => line.startsWith('PUT'))).toHaveLength(2);
  await leaveTeam();
  expect(await pushIfFree(db, locks, {})).toBe(true);
});
