import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { expect, it } from 'vitest';
import { type BroughtBack, readFact } from '@/storage/browser/kept-facts';
import { db } from '@/storage/database';
import { CopyLoop } from '@/storage/second-copy/copy-loop';
import { shardOf } from '@/storage/second-copy/copy-store';
import { SecondCopy } from '@/storage/second-copy/second-copy';
import { freshDatabase } from '../../helpers/fresh-database';
import { MemoryFolder } from '../../helpers/memory-folder';
import { typedCall } from '../../helpers/stored-calls';

it('what a look through everything brings back is told once, wherever the look begins', async () => {
  await freshDatabase();
  const ids: string[] = [];
  // One of them is found by the first look of all.
  while (!ids.some((id) => shardOf(id) === 0) || ids.length < 3) ids.push(await typedCall('Agent (A): chào chị'));
  const folder = new MemoryFolder();
  const copy = await SecondCopy.open(db, folder);
  await copy.keepUp();
  while (copy.toLookAt > 0) await copy.lookOn();
  await copy.keepUp();
  const [first = ''] = ids.filter((id) => shardOf(id) === 0);
  const [other = ''] = ids.filter((id) => shardOf(id) !== 0);
  await db.transcripts.bulkDelete([first, other]);
  // A loss that no change log speaks of.
  await db.changes.clear();

  const told: BroughtBack[] = [];
  const loop = new CopyLoop({
    database: db,
    openFolder: async () => folder.restarted(),
    estimate: async () => ({}),
    onChecked: () => undefined,
    onChange: () => undefined,
  });
  const heard = Dexie.liveQuery(() => readFact(db, 'brought-back')).subscribe((fact) => {
    if (fact !== undefined && fact.at !== told.at(-1)?.at) told.push(fact);
  });
  void loop.run();
  await expect.poll(() => db.transcripts.count()).toBe(ids.length);
  await expect.poll(() => told.length).toBeGreaterThan(0);
  await expect.poll(() => readFact(db, 'copy-state')).toBe('whole');
  heard.unsubscribe();
  expect(told.map(({ calls }) => calls)).toEqual([2]);
});
