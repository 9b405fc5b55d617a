import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { deleteCall } from '@/storage/calls/calls';
import { saveChange } from '@/storage/calls/evaluations';
import { recordingStore } from '@/storage/calls/recordings';
import type { ChangeRow } from '@/storage/change-log';
import { db, durableDb } from '@/storage/database';
import { callRow } from '../helpers/call-row';
import { freshDatabase } from '../helpers/fresh-database';
import { audioCall, typedCall } from '../helpers/stored-calls';

const SAID = { language: 'vi', service: 'Sale Effective' } as const;

beforeEach(freshDatabase);

/** Table, kind and keys of what was noted since the last look. */
async function noted(): Promise<unknown[]> {
  const rows = await db.changes.toArray();
  await db.changes.clear();
  return rows.map(({ table, change }) => [table, change.is, ...(change.is === 'delete-range' ? [] : change.keys)]);
}

it('notes every write of a human and of sound with its key', async () => {
  const typed = await typedCall('Agent (A): chào');
  expect(await noted()).toEqual([
    ['calls', 'put', typed],
    ['transcripts', 'put', typed],
  ]);
  await saveChange(typed, 'Sale Effective', { change: { kind: 'evaluation-notes', text: 'tốt' }, known: null });
  const [edit, begun] = await db.edits.toArray();
  expect(await noted()).toEqual([
    ['reviews', 'put', [typed, 'Sale Effective', 'device']],
    ['edits', 'put', edit?.id],
    ['edits', 'put', begun?.id],
    ['calls', 'put', typed],
  ]);
  const heard = await audioCall();
  expect(await noted()).toEqual([
    ['audio', 'put', heard],
    ['calls', 'put', heard],
  ]);
});

it('notes deletions, of single rows and of ranges', async () => {
  await recordingStore.begin({ id: 'r', title: '', startedAt: 1, ...SAID });
  await recordingStore.append('r', 0, new ArrayBuffer(8));
  await noted();
  await recordingStore.drop('r');
  expect(await noted()).toEqual([
    ['recordings', 'delete', 'r'],
    ['slices', 'delete-range'],
  ]);
  const id = await typedCall('chào');
  await noted();
  await deleteCall(id);
  expect(await noted()).toContainEqual(['calls', 'delete', id]);
});

it('notes nothing of a transaction that failed, and gives every write a later time', async () => {
  const failing = durableDb.transaction('rw', durableDb.calls, async () => {
    await durableDb.calls.add(callRow());
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await noted()).toEqual([]);
  for (const key of ['a', 'b', 'c']) await db.settings.put({ key, value: 1 });
  const times = (await db.changes.toArray()).map(({ at }: ChangeRow) => at);
  expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
  expect(times).toHaveLength(3);
});
