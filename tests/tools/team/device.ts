import { expect } from 'vitest';
import type { TeamWork } from '@/jobs/team/push-call';
import { teamWork } from '@/jobs/team/team-rounds';
import { pushAll } from '@/jobs/team/team-sync';
import { createTeamArchive } from '@/network/team/team-archive';
import { db } from '@/storage/database';
import { joinTeam } from '@/storage/team/joining';
import type { PushRow } from '@/storage/team/team-rows';
import { freshDatabase } from '../../helpers/fresh-database';
import type { MemberName, RunningTeam } from './start-team';

/** Another device of the team, on which nothing is left of the one before. */
export async function freshDevice(team: RunningTeam, name: MemberName): Promise<TeamWork> {
  await freshDatabase();
  const access = team.access(name);
  await joinTeam(access, await createTeamArchive(access).whoAmI(new AbortController().signal));
  const work = await teamWork(db);
  if (work === undefined) throw new Error('not joined');
  return work;
}

/** The device has nothing that the archive has not in these words. */
export async function hasNothingToSend(team: RunningTeam, work: TeamWork): Promise<void> {
  team.proxy.asked.length = 0;
  await pushAll(work, new AbortController().signal);
  expect(await db.pushes.toArray()).toEqual([]);
  expect(team.proxy.asked.filter((line) => line.includes('_bulk_docs'))).toEqual([]);
}

/** All that a device holds, by table. */
export type Asleep = Readonly<Record<string, unknown[]>>;

/** What this device holds, to go on with later while others work. */
export async function asleep(): Promise<Asleep> {
  return Object.fromEntries(await Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()])));
}

/** The device goes on where it was left. */
export async function awake(rows: Asleep): Promise<void> {
  await freshDatabase();
  for (const table of db.tables) await table.bulkPut(rows[table.name] ?? []);
  // Writing the others asked for pushes.
  await db.pushes.clear();
  await db.pushes.bulkPut((rows['pushes'] ?? []) as PushRow[]);
}
