import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { type MakeCopy, recordedSound } from '@/recording/recorded-sound';
import { getPlaybackCopy } from '@/storage/calls/audio';
import { freshDatabase } from '../helpers/fresh-database';
import { audioCall } from '../helpers/stored-calls';
import { fixture } from '../tools/fixtures/fixture';

const COPY = new Blob(['the same frames'], { type: 'audio/mp4' });

async function callOf(name: string): Promise<string> {
  const { buffer, mimeType } = fixture(name);
  const file = new Blob([Uint8Array.from(buffer)], { type: mimeType });
  return audioCall({ file, fileName: name });
}

/** Makes what it is told, and remembers the types of what it was asked for. */
function maker(make: () => Promise<Blob | null>): MakeCopy & { asked: string[] } {
  const asked: string[] = [];
  return Object.assign(
    async (blob: Blob) => {
      asked.push(blob.type);
      return make();
    },
    { asked },
  );
}

beforeEach(freshDatabase);

it('a turn of an MP3 of varying rate is heard in the copy that has its words in place, made once and kept', async () => {
  const callId = await callOf('call-vbr.mp3');
  const makeCopy = maker(async () => COPY);
  const load = recordedSound(callId, makeCopy);
  expect(await Promise.all([load(), load()])).toEqual([COPY, COPY]);
  expect(makeCopy.asked).toEqual(['audio/mpeg']);
  expect((await getPlaybackCopy(callId))?.size).toBe(COPY.size);
  const later = maker(async () => null);
  expect((await recordedSound(callId, later)())?.type).toBe('audio/mp4');
  expect(later.asked).toEqual([]);
});

it('an MP3 that needs no copy is heard as it is, and read through only once', async () => {
  const callId = await callOf('call.mp3');
  const needsNone = maker(async () => null);
  expect((await recordedSound(callId, needsNone)())?.type).toBe('audio/mpeg');
  expect((await recordedSound(callId, needsNone)())?.type).toBe('audio/mpeg');
  expect(needsNone.asked).toEqual(['audio/mpeg']);
});

it('an MP3 that can not be copied is heard as it is, and tried again next time', async () => {
  const callId = await callOf('call.mp3');
  const failing = maker(() => Promise.reject(new Error('no worker')));
  for (const _time of [1, 2]) expect((await recordedSound(callId, failing)())?.type).toBe('audio/mpeg');
  expect(failing.asked).toHaveLength(2);
});

it('no other file is looked through', async () => {
  const makeCopy = maker(async () => COPY);
  expect((await recordedSound(await callOf('call.wav'), makeCopy)())?.type).toBe('audio/wav');
  expect(makeCopy.asked).toEqual([]);
});

it('a call without audio sounds like nothing', async () => {
  expect(await recordedSound('no such call')()).toBeUndefined();
});
