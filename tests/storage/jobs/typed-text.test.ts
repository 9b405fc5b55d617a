import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { transcribeSound } from '@/storage/calls/audio';
import { saveTranscriptText } from '@/storage/calls/transcripts';
import { db } from '@/storage/database';
import { jobsOfCall } from '@/storage/jobs/jobs';
import { type Outcome, settleJobs, takeJob } from '@/storage/jobs/take-jobs';
import { freshDatabase } from '../../helpers/fresh-database';
import { audioCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);

const take = () => takeJob(db, 'transcribe', { fence: 'one', now: 2000 });
async function settle(outcome: Outcome) {
  const [attempt] = await jobsOfCall((await db.calls.toCollection().first())?.id ?? '');
  if (attempt?.state !== 'running') throw new Error('nothing runs');
  await settleJobs(db, [{ attempt, outcome, now: 3000, next: null }]);
}
const broke: Outcome = { type: 'broke', failure: { kind: 'http', status: 503, statusText: '' }, random: 0 };

describe('typed text', () => {
  it('stops the transcription that waits, and the one that failed', async () => {
    const waiting = await audioCall();
    const failed = await audioCall();
    const [job] = await jobsOfCall(failed);
    if (job === undefined) throw new Error('no job');
    const failure = { kind: 'timeout', afterMs: 1 } as const;
    const { id, callId, kind, service, seq, createdAt } = job;
    await db.jobs.put({
      ...{ id, callId, kind, service, seq, createdAt, attempts: 1 },
      ...{ state: 'failed', endedAt: 1, failure },
    });
    for (const call of [waiting, failed]) await saveTranscriptText(call, 'A: Dạ em chào chị.');
    expect(await jobsOfCall(waiting)).toEqual([]);
    expect(await jobsOfCall(failed)).toEqual([]);
    expect(await take()).toBeNull();
  });

  it('that is blank stops nothing, nor does it where captions are the transcript or somebody asked', async () => {
    const blank = await audioCall();
    await saveTranscriptText(blank, '  ');
    expect(await jobsOfCall(blank)).toMatchObject([{ state: 'queued' }]);
    const captions = await audioCall({ captions: { name: 'a.vtt', text: 'WEBVTT' } });
    await saveTranscriptText(captions, 'A: typed');
    expect(await jobsOfCall(captions)).toMatchObject([{ captions: true }]);
    const asked = await audioCall();
    await transcribeSound(asked);
    await saveTranscriptText(asked, 'A: typed');
    expect(await jobsOfCall(asked)).toMatchObject([{ captions: false, state: 'queued' }]);
  });

  it('lets a running transcription end, and not begin again when it breaks', async () => {
    const call = await audioCall();
    await take();
    await saveTranscriptText(call, 'A: typed');
    expect(await jobsOfCall(call)).toMatchObject([{ state: 'running' }]);
    await settle(broke);
    expect(await jobsOfCall(call)).toEqual([]);
  });

  it('has nothing to do with a transcription that breaks where nobody typed', async () => {
    const call = await audioCall();
    await take();
    await settle(broke);
    expect(await jobsOfCall(call)).toMatchObject([{ state: 'queued', waitingFor: 'retry' }]);
  });
});
