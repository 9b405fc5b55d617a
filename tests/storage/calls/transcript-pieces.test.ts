import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { TranscriptPiece } from '@/domain/transcript/transcript-piece';
import { deleteCall } from '@/storage/calls/calls';
import { createPieceStore } from '@/storage/calls/transcript-pieces';
import { db } from '@/storage/database';
import { storeTranscription } from '@/storage/jobs/store-results';
import { settleJobs, takeJob } from '@/storage/jobs/take-jobs';
import { freshDatabase } from '../../helpers/fresh-database';
import { audioCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);

const piece = (channel: number, startMs: number, text = 'xin chào'): TranscriptPiece => ({
  ...{ channel, startMs, endMs: startMs + 2000, made: 'tiny', language: 'vi', tookMs: 10 },
  segments: [{ start: startMs / 1000, end: startMs / 1000 + 2, text }],
});

test('pieces of a call come back in the order of the call, one for each place', async () => {
  const [one, other] = [await audioCall(), await audioCall()];
  const pieces = createPieceStore(db, one);
  await pieces.add(piece(1, 500));
  await pieces.add(piece(0, 30_000));
  await pieces.add(piece(0, 9000));
  await pieces.add(piece(0, 9000, 'dạ vâng'));
  await createPieceStore(db, other).add(piece(0, 0));
  const kept = await pieces.read();
  expect(kept.map(({ channel, startMs }) => [channel, startMs])).toEqual([
    [0, 9000],
    [0, 30_000],
    [1, 500],
  ]);
  expect(kept[0]?.segments[0]?.text).toBe('dạ vâng');
  await pieces.clear();
  expect(await pieces.read()).toEqual([]);
  expect(await createPieceStore(db, other).read()).toHaveLength(1);
});

test('a deleted call takes its pieces along, and one that comes late is not kept', async () => {
  const id = await audioCall();
  const pieces = createPieceStore(db, id);
  await pieces.add(piece(0, 0));
  await deleteCall(id);
  await pieces.add(piece(0, 2000));
  expect(await db.pieces.count()).toBe(0);
});

test('they go in the transaction that stores the transcript', async () => {
  const id = await audioCall();
  await createPieceStore(db, id).add(piece(0, 0));
  const job = await takeJob(db, 'transcribe', { now: 1, fence: 'f' });
  if (job === null) throw new Error('no job');
  const madeBy = { maker: 'whisper', name: 'tiny', at: 2 } as const;
  const store = () => storeTranscription(db, id, { text: 'Agent (A): xin chào', raw: '', madeBy }, 2);
  await settleJobs(db, [{ attempt: job, outcome: { type: 'succeeded', store }, now: 2, next: null }]);
  expect(await db.pieces.count()).toBe(0);
  expect((await db.transcripts.get(id))?.text).toBe('Agent (A): xin chào');
});
