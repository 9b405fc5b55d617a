import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mimeOf } from '@/domain/audio-types';
import { NEVER } from '@/domain/jobs/job-machine';
import {
  attachCaptions,
  getAudio,
  getPeaks,
  getPlaybackCopy,
  putPeaks,
  putPlaybackCopy,
  setAudioFacts,
  transcribeSound,
} from '@/storage/calls/audio';
import { countCalls, deleteCall, getCall } from '@/storage/calls/calls';
import { db, durableDb } from '@/storage/database';
import { jobsOfCall } from '@/storage/jobs/jobs';
import { takeJob } from '@/storage/jobs/take-jobs';
import { freshDatabase } from '../../helpers/fresh-database';
import { audioCall } from '../../helpers/stored-calls';

beforeEach(async () => {
  vi.restoreAllMocks();
  await freshDatabase();
});

const upload = () => audioCall({ file: new Blob(['audio'], { type: 'audio/mpeg' }), fileName: 'a.mp3' });

function dexieError(name: string, inner?: { name: string; message?: string }): Error {
  return Object.assign(new Error(inner?.message ?? name), { name, inner });
}

describe('storing audio', () => {
  it('says that storage is full however the browser wraps it, and keeps nothing half', async () => {
    vi.spyOn(durableDb.audio, 'put').mockRejectedValueOnce(dexieError('AbortError', { name: 'QuotaExceededError' }));
    await expect(upload()).rejects.toMatchObject({ failure: { kind: 'storage-full' } });
    expect(await countCalls()).toBe(0);
    expect(await db.jobs.count()).toBe(0);
  });

  it('stores the bytes where the browser refuses Blobs', async () => {
    const put = vi.spyOn(durableDb.audio, 'put').mockRejectedValueOnce(dexieError('DataCloneError'));
    const id = await upload();
    expect(put).toHaveBeenCalledTimes(2);
    const row = await db.audio.get(id);
    expect(Object.prototype.toString.call(row?.content)).toBe('[object ArrayBuffer]');
    const audio = await getAudio(id);
    expect(await audio?.blob.text()).toBe('audio');
    expect(audio?.blob.type).toBe('audio/mpeg');
  });

  it('tells a file that changed on disk from any other error', async () => {
    const invalid = { name: 'DataError', message: 'Failed to write blobs (InvalidBlob)' };
    vi.spyOn(durableDb.audio, 'put').mockRejectedValueOnce(dexieError('AbortError', invalid));
    await expect(upload()).rejects.toMatchObject({ failure: { kind: 'unreadable-file' } });
    expect(await countCalls()).toBe(0);
  });

  it('tries once more when the connection was lost', async () => {
    vi.spyOn(durableDb.audio, 'put').mockRejectedValueOnce(dexieError('UnknownError'));
    const id = await upload();
    expect(await (await getAudio(id))?.blob.text()).toBe('audio');
    expect(await jobsOfCall(id)).toHaveLength(1);
  });
});

describe('attachCaptions', () => {
  const captions = { name: 'a.srt', text: '1' };

  it('are the transcript of a call that waited for a model, or whose transcription failed', async () => {
    for (const state of ['waiting', 'failed']) {
      const id = await upload();
      const [job] = await jobsOfCall(id);
      if (job?.state !== 'queued') throw new Error('no job');
      const { dueAt: _dueAt, waitingFor: _waitingFor, ...base } = job;
      if (state === 'waiting') await db.jobs.put({ ...job, waitingFor: 'model', dueAt: NEVER });
      else await db.jobs.put({ ...base, state: 'failed', endedAt: 1, failure: { kind: 'unreadable-file' } });
      await attachCaptions(id, captions);
      expect(await jobsOfCall(id)).toMatchObject([
        { kind: 'transcribe', state: 'queued', waitingFor: 'turn', dueAt: 0, attempts: 0, captions: true },
      ]);
      expect((await getAudio(id))?.captions).toEqual(captions);
    }
  });

  it('take the job from a service that is just asked', async () => {
    const id = await upload();
    await takeJob(db, 'transcribe', { now: Date.now(), fence: 'f' });
    await attachCaptions(id, captions);
    expect(await jobsOfCall(id)).toMatchObject([{ state: 'queued', captions: true }]);
  });

  it('are left aside where the sound itself is to be transcribed', async () => {
    const id = await upload();
    await attachCaptions(id, captions);
    await transcribeSound(id);
    expect(await jobsOfCall(id)).toMatchObject([{ kind: 'transcribe', state: 'queued', captions: false }]);
    await transcribeSound('gone');
    expect(await jobsOfCall('gone')).toEqual([]);
  });
});

it('keeps peaks, playback copy and what opening the file told', async () => {
  const id = await upload();
  const peaks = { channels: [new Float32Array([0, 0.5, -1])], durationS: 3.5 };
  await putPeaks(id, peaks);
  expect(await getPeaks(id)).toEqual(peaks);
  expect(await getPeaks('none')).toBeUndefined();
  await putPlaybackCopy(id, new Blob(['copy'], { type: 'audio/mpeg' }));
  expect(await (await getPlaybackCopy(id))?.text()).toBe('copy');
  await setAudioFacts(id, { durationS: 3.5, playable: false });
  expect((await getCall(id))?.audio).toMatchObject({ name: 'a.mp3', durationS: 3.5, playable: false });
});

it('keeps no sound of a call that was deleted while it was being prepared', async () => {
  const id = await upload();
  await deleteCall(id);
  await putPeaks(id, { channels: [new Float32Array([0])], durationS: 1 });
  await putPlaybackCopy(id, new Blob(['copy'], { type: 'audio/mpeg' }));
  expect(await getPeaks(id)).toBeUndefined();
  expect(await getPlaybackCopy(id)).toBeUndefined();
});

const mimes: [type: string, name: string, mime: string][] = [
  ['audio/mpeg', 'a.mp3', 'audio/mpeg'],
  ['audio/webm;codecs=opus', 'a.webm', 'audio/webm'],
  ['', 'Ghi âm.M4A', 'audio/mp4'],
  ['application/octet-stream', 'a.flac', 'audio/flac'],
  ['', 'noextension', 'application/octet-stream'],
];
for (const [type, name, mime] of mimes) {
  it(`takes "${name}" of type "${type}" as ${mime}`, () => expect(mimeOf(new Blob([], { type }), name)).toBe(mime));
}
