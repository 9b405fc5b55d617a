import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { setAudioFacts } from '@/storage/calls/audio';
import { readAddedCalls, soundWithoutDigest } from '@/storage/calls/same-sound';
import { db } from '@/storage/database';
import { freshDatabase } from '../../helpers/fresh-database';
import { audioCall, soundFile, typedCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);

test('the later of two calls of the same sound knows the earlier, never the other way round', async () => {
  const [first, second, other] = [await audioCall({ title: 'first' }), await audioCall(), await audioCall()];
  for (const id of [first, second]) await setAudioFacts(id, { digest: 'same' });
  await setAudioFacts(other, { digest: 'another' });
  // Within the same millisecond too.
  await db.calls.toCollection().modify({ createdAt: 5 });
  const twins = async () => (await readAddedCalls([first, second, other])).map(({ twin }) => twin?.id);
  const [early = '', late = ''] = [first, second].sort();
  const expected = [first, second, other].map((id) => (id === late ? early : undefined));
  expect(await twins()).toEqual(expected);
  await db.calls.update(early, { binnedAt: 9 });
  const left = await readAddedCalls([first, second, other]);
  expect(left.map(({ call }) => call.id)).toEqual([first, second, other].filter((id) => id !== early));
  expect(left.map(({ twin }) => twin)).toEqual([undefined, undefined]);
});

test('sound of the same length without a digest is to be looked at; what is told of captions is so', async () => {
  const told = await audioCall({ captions: { name: 'a.vtt', text: 'WEBVTT' } });
  const known = await audioCall();
  await setAudioFacts(known, { digest: 'one' });
  await audioCall({ file: soundFile('longer sound') });
  const typed = await typedCall();
  const [{ audio } = {}] = await db.calls.where('id').equals(told).toArray();
  const ownLength = 'longer sound'.length;
  expect(await soundWithoutDigest(new Set([audio?.bytes ?? 0, ownLength]))).toEqual([told]);
  // In the waste bin it is nobody's twin.
  await db.calls.update(known, { binnedAt: 9 });
  expect(await soundWithoutDigest(new Set([audio?.bytes ?? 0]))).toEqual([]);
  const read = await readAddedCalls([told, 'gone', typed]);
  expect(read.map(({ call, captions }) => [call.id, captions])).toEqual([
    [told, true],
    [typed, false],
  ]);
});
