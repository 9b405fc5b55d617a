import type { Job } from '@/domain/jobs/job';
import { DEFAULT_CONFIG, NO_SECRETS } from '@/domain/settings';
import { JOBS_LOCK } from '@/jobs/jobs-lock';
import { createRunner } from '@/jobs/runner';
import { timers } from '@/jobs/runner-host';
import { createRemoteProvider } from '@/network/remote-provider';
import { db } from '@/storage/database';
import { nextDueAt } from '@/storage/jobs/job-queue';
import { newId } from '@/storage/new-id';
import { callRow } from '../../helpers/call-row';
import { type Ack, type Loss, lossesOf, writeForever } from './acknowledged-writes';

/** What a test can ask of the page: the app's storage and queue without the app; nothing of this is in the product. */
export interface QueuePage {
  /** Stores calls and answers until the page dies, and calls window.acknowledged for each that was promised as kept. */
  writeForever(round: number): void;
  /** What is missing or torn of what was promised, and what is torn of the rest. */
  lossesOf(acks: Ack[]): Promise<Loss[]>;
  /** Queues this many auto notes, one a call. */
  enqueueNotes(tab: string, count: number): Promise<void>;
  /** Works at the queue while anything is due, giving it up every `sliceMs`; without the lock where that is asked for. */
  work(automation: string, sliceMs: number, locked: boolean): Promise<void>;
}

async function enqueueNotes(tab: string, count: number): Promise<void> {
  const now = Date.now();
  const ids = Array.from({ length: count }, (_, n) => `${tab}-${n}`);
  await db.transaction('rw', [db.calls, db.transcripts, db.jobs], async () => {
    await db.calls.bulkPut(ids.map((id) => callRow({ id, title: id, createdAt: now, updatedAt: now })));
    await db.transcripts.bulkPut(
      ids.map((callId) => ({
        ...{ callId, text: `Agent (A): Dạ, ${callId}`, revision: 1, removed: [] },
        madeBy: { maker: 'human', name: '', at: now },
      })),
    );
    await db.jobs.bulkPut(
      ids.map(
        (id, n): Job => ({
          ...{ id: `note-${id}`, callId: id, kind: 'auto-note', service: '', seq: now * 1000 + n, createdAt: now },
          ...{ attempts: 0, state: 'queued', dueAt: 0, waitingFor: 'turn' },
        }),
      ),
    );
  });
}

async function work(automation: string, sliceMs: number, locked: boolean): Promise<void> {
  const remote = createRemoteProvider({
    ...DEFAULT_CONFIG,
    ...{ services: { ...DEFAULT_CONFIG.services, automation }, secrets: NO_SECRETS },
    notifyWhenScored: false,
    mp3Encode: false,
    voiceProcessing: false,
  });
  const runner = createRunner({
    database: db,
    providers: async () => ({ policy: 'service-first', remote, device: {} }),
    ...{ now: Date.now, random: Math.random, newId, online: () => navigator.onLine, exclusive: true },
    ...timers,
  });
  const drain = async () => {
    const end = Date.now() + sliceMs;
    await runner.drain({ mayTake: () => Date.now() < end });
  };
  const isDue = async () => ((await nextDueAt(db)) ?? Number.POSITIVE_INFINITY) <= Date.now();
  while (await isDue()) {
    if (locked) await navigator.locks.request(JOBS_LOCK, drain);
    else await drain();
  }
}

declare global {
  interface Window {
    queuePage: QueuePage;
    /** Set by the test: hears of every write that was promised as kept. */
    acknowledged(ack: Ack): void;
  }
}
window.queuePage = {
  writeForever: (round) => void writeForever(round, (ack) => window.acknowledged(ack)),
  lossesOf,
  enqueueNotes,
  work,
};
