import { getAudio } from '@/storage/calls/audio';
import { createAudioCall, createTypedCall } from '@/storage/calls/create-call';
import { findCalls } from '@/storage/calls/search-index';
import { getTranscript } from '@/storage/calls/transcripts';
import { CallmarkDatabase, db, durableDb } from '@/storage/database';
import { newDataKey, wrapKey } from '@/storage/seal/key-wrap';
import { makeSealer } from '@/storage/seal/sealer';
import { type Sealer, seals } from '@/storage/seal/seals';
import { callRow } from '../../helpers/call-row';

export interface Cost {
  writeMs: number;
  readMs: number;
  /** Read once more: what was opened a moment ago may be known. */
  againMs: number;
}

/** What is written and read; each in a database of its own. */
export type Kind = 'sound' | 'transcript' | 'calls' | 'search' | 'slices';

declare global {
  interface Window {
    /** Written and read as the app does it, in the clear and sealed, `rounds` times in turn; medians. */
    measureKind(kind: Kind, rounds: number): Promise<{ clear: Cost; sealed: Cost }>;
    /** Milliseconds that a key from a passphrase takes. */
    measurePassphrase(): Promise<number>;
  }
}

const MANY = 10_000;
const SECONDS = 120;
const SAID = { language: 'vi', service: 'Sale Effective' } as const;
const TURNS = Array.from(
  { length: 2000 },
  (_, at) => `Agent (A): (00:00:01,000 - 00:00:04,000) Dạ em chào chị, lượt ${at}.`,
);

/** An hour as MP3 at 96 kbit/s. */
function hourOfSound(): Blob {
  const second = new Uint8Array(12_000);
  crypto.getRandomValues(second);
  return new Blob(
    Array.from({ length: 3600 }, () => second),
    { type: 'audio/mpeg' },
  );
}

interface Work {
  write(): Promise<unknown>;
  read(): Promise<unknown>;
}

function workOf(kind: Kind): Work {
  let id = '';
  const sound = kind === 'sound' ? hourOfSound() : new Blob();
  const text = TURNS.join('\n');
  const rows = kind === 'calls' ? Array.from({ length: MANY }, (_, n) => callRow({ id: `c${n}`, createdAt: n })) : [];
  const words = Array.from({ length: 400 }, (_, at) => `tu${at}`).join(' ');
  const found = Array.from({ length: kind === 'search' ? MANY : 0 }, (_, n) => ({
    ...{ callId: `c${n}`, createdAt: n, title: `goi ${n}`, words, changed: n + 1 },
  }));
  const work: Record<Kind, Work> = {
    sound: {
      write: async () => {
        id = await createAudioCall({ ...SAID, file: sound, fileName: 'a.mp3', source: 'upload', title: 'a' });
      },
      read: async () => (await getAudio(id))?.blob.arrayBuffer(),
    },
    transcript: {
      write: async () => {
        id = await createTypedCall({ ...SAID, text, source: 'typed' });
      },
      read: () => getTranscript(id),
    },
    calls: { write: () => db.calls.bulkPut(rows), read: () => db.calls.toArray() },
    // A connection of its own knows no words yet.
    search: { write: () => db.search.bulkPut(found), read: () => findCalls(new CallmarkDatabase(), 'tu399 goi') },
    slices: {
      write: async () => {
        for (let seq = 0; seq < SECONDS / 2; seq++)
          await durableDb.slices.put({ recordingId: 'r', seq, pcm: new ArrayBuffer(64_000) });
      },
      read: () => durableDb.slices.toArray(),
    },
  };
  return work[kind];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function once(kind: Kind, sealer: Sealer | undefined): Promise<Cost> {
  durableDb.close({ disableAutoOpen: false });
  await db.delete({ disableAutoOpen: false });
  if (sealer === undefined) delete seals.sealer;
  else seals.sealer = sealer;
  await Promise.all([db.open(), durableDb.open()]);
  const { write, read } = workOf(kind);
  return { writeMs: await timed(write), readMs: await timed(read), againMs: await timed(read) };
}

const median = (all: readonly number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
const medians = (all: readonly Cost[]): Cost => ({
  writeMs: median(all.map(({ writeMs }) => writeMs)),
  readMs: median(all.map(({ readMs }) => readMs)),
  againMs: median(all.map(({ againMs }) => againMs)),
});

window.measureKind = async (kind, rounds) => {
  const clear: Cost[] = [];
  const sealed: Cost[] = [];
  for (let round = 0; round < rounds; round++) {
    clear.push(await once(kind, undefined));
    sealed.push(await once(kind, makeSealer(newDataKey())));
  }
  return { clear: medians(clear), sealed: medians(sealed) };
};

window.measurePassphrase = () => timed(() => wrapKey(newDataKey(), 'con mèo trèo cây cau'));
