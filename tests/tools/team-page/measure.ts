import { digestOf } from '@/domain/digest';
import { PART_BYTES, partCount, partRange, type TeamAccess } from '@/domain/team/team-archive';
import { teamWork } from '@/jobs/team/team-rounds';
import { pullAll, pushAll } from '@/jobs/team/team-sync';
import { openContent, soundPlace } from '@/storage/blobs';
import { setAudioFacts } from '@/storage/calls/audio';
import { createAudioCall } from '@/storage/calls/create-call';
import { db } from '@/storage/database';
import { SALES } from '../../helpers/call-row';
import { noise } from '../team/documents';

/** What a benchmark can ask of a tablet that has joined. */
export interface Measure {
  /** A call with sound of so many bytes, the same for no other seed, as it was recorded. */
  store(bytes: number, seed: number): Promise<string>;
  /** Sends everything; gives the seconds it took. */
  push(): Promise<number>;
  /** The sound of a call in plain PUTs of the size of parts, one after the other, checking nothing; seconds. */
  plainPuts(callId: string, access: TeamAccess): Promise<number>;
  /**
   * Takes in everything; seconds, milliseconds of the page's longest task meanwhile (0 = none of 50), the share of the time in which
   * somebody at the page would have waited longer than a picture lasts, and that share of the same page before and after, while it did nothing:
   * what others on the machine take from it.
   */
  pull(): Promise<{ seconds: number; longestMs: number; lateShare: number; idleShare: number; calls: number }>;
}

const signal = new AbortController().signal;

/** Of a screen that is drawn sixty times a second. */
const PICTURE_MS = 16;
/** No timer is quicker. */
const LOOK_MS = 4;
const IDLE_MS = 5000;

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

/** The seconds of some work, and the share of them that somebody would have waited. */
async function late(work: () => Promise<unknown>): Promise<{ seconds: number; share: number }> {
  let lateMs = 0;
  let last = performance.now();
  const looking = setInterval(() => {
    const now = performance.now();
    if (now - last - LOOK_MS > PICTURE_MS) lateMs += now - last - LOOK_MS;
    last = now;
  }, LOOK_MS);
  const seconds = await secondsOf(work);
  clearInterval(looking);
  return { seconds, share: lateMs / 1000 / seconds };
}

async function joined() {
  const work = await teamWork(db);
  if (work === undefined) throw new Error('no team');
  return work;
}

export const measure: Measure = {
  store: async (bytes, seed) => {
    // Piece by piece, so that the page never holds all of it.
    const pieces: Blob[] = [];
    for (let at = 0; at < bytes; at += PART_BYTES)
      pieces.push(noise(Math.min(PART_BYTES, bytes - at), seed * 1000 + pieces.length));
    const named = { fileName: 'call.wav', title: 'call', language: 'vi', service: SALES, autoTranscribe: false };
    const file = new Blob(pieces);
    const id = await createAudioCall({ file, source: 'recording', ...named });
    // As of every file that was added: its digest is known before it is sent.
    await setAudioFacts(id, { digest: await digestOf(file) });
    return id;
  },

  push: async () => {
    const work = await joined();
    const seconds = await secondsOf(() => pushAll(work, signal));
    const [left] = await db.pushes.toArray();
    if (left !== undefined) throw new Error(`not sent: ${JSON.stringify(left)}`);
    return seconds;
  },

  plainPuts: async (callId, { address, team, user, secret }) => {
    const row = await db.audio.get(callId);
    await db.pushes.delete(callId);
    if (row === undefined) throw new Error('no sound');
    const sound = await openContent(row.content, soundPlace(callId), row.mime);
    const headers = { Authorization: `Basic ${btoa(`${user}:${secret}`)}`, 'Content-Type': 'application/octet-stream' };
    return secondsOf(async () => {
      for (let number = 0; number < partCount(sound.size); number++) {
        const body = sound.slice(...partRange(number, sound.size));
        const answer = await fetch(`${address}/${team}/plain-${callId}-${number}/bytes`, {
          ...{ method: 'PUT', headers, body },
        });
        if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
        await answer.arrayBuffer();
      }
    });
  },

  pull: async () => {
    const work = await joined();
    let longestMs = 0;
    const watching = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestMs = Math.max(longestMs, duration);
    });
    watching.observe({ type: 'longtask' });
    const idle = () => late(() => new Promise((resolve) => setTimeout(resolve, IDLE_MS)));
    const before = await idle();
    longestMs = 0;
    const { seconds, share: lateShare } = await late(() => pullAll(work, signal));
    watching.disconnect();
    const idleShare = (before.share + (await idle()).share) / 2;
    return { seconds, longestMs, lateShare, idleShare, calls: await db.calls.count() };
  },
};
