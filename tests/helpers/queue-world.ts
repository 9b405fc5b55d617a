import type { DBCore, DBCoreTable } from 'dexie';
import { type Failure, FailureError } from '@/domain/failure';
import type { JobKind } from '@/domain/jobs/job';
import type { Provenance } from '@/domain/provenance';
import type { Provider } from '@/domain/provider';
import type { Providers } from '@/jobs/providers';
import { createRunner, type Runner } from '@/jobs/runner';
import type { RunnerHost } from '@/jobs/runner-host';
import { CallmarkDatabase } from '@/storage/database';
import { enqueueJobs } from '@/storage/jobs/job-rows';
import { callRow } from './call-row';
import { salesAnswer } from './score-answers';

export const SERVICE = 'Sale Effective';

/** The end of a context: everything it does from then on fails, as when its process is killed. */
export class Crash extends Error {}

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Request {
  kind: JobKind;
  requestId: string;
  /** The words or the audio that were sent. */
  content: string;
}

/** What the words of a call's audio are; an answer is only right when it was made from them. */
export const spokenIn = (audio: string): string => `Agent (A): lời của ${audio}\nCustomer (C): dạ vâng ${audio}`;

/** Everything outside the contexts: clock, network, services, disk; it outlives every crash. */
export class QueueWorld {
  readonly name: string;
  now = 1_000_000_000;
  online = true;
  /** Every request that reached a service, in order. */
  readonly requests: Request[] = [];
  /** Steps (database calls and requests, before and after each) that contexts have taken so far. */
  steps = 0;
  /** The context dies at this step; Infinity = never. */
  crashAt = Number.POSITIVE_INFINITY;
  /** What the service does instead of answering. */
  fault: (request: Request) => Failure | null = () => null;
  readonly random: () => number;
  private ids = 0;

  constructor(name: string, random: () => number = () => 0.5) {
    this.name = name;
    this.random = random;
  }

  newId = (): string => `fence-${this.ids++}`;
}

/** One tab or worker: its own connection, its own runner, mortal. */
export class Context {
  readonly database: CallmarkDatabase;
  readonly runner: Runner;
  readonly world: QueueWorld;
  dead = false;

  constructor(world: QueueWorld, host: Partial<RunnerHost> = {}) {
    this.world = world;
    this.database = new CallmarkDatabase(world.name);
    this.database.use({ stack: 'dbcore', name: 'mortality', create: (core) => this.mortal(core) });
    this.runner = createRunner({
      database: this.database,
      providers: async (): Promise<Providers> => ({
        policy: 'service-first',
        remote: this.service(),
        device: {},
      }),
      now: () => world.now,
      random: world.random,
      newId: world.newId,
      online: () => world.online,
      every: () => () => undefined,
      after: () => () => undefined,
      exclusive: true,
      ...host,
    });
  }

  /** A step at which the context may die: its open transaction is undone first, then its connection closes. */
  step(transaction?: { abort: () => void }): void {
    if (!this.dead && this.world.steps++ < this.world.crashAt) return;
    if (!this.dead) {
      this.dead = true;
      // Closing alone would commit what the transaction has written so far.
      transaction?.abort();
      this.database.close();
    }
    throw new Crash();
  }

  private mortal(core: DBCore): DBCore {
    const around =
      <Q extends { trans: unknown }, R>(call: (request: Q) => Promise<R>) =>
      (request: Q): Promise<R> => {
        const transaction = request.trans as { abort: () => void };
        this.step(transaction);
        return call(request).then((answer) => {
          this.step(transaction);
          return answer;
        });
      };
    return {
      ...core,
      table: (name: string): DBCoreTable => {
        const table = core.table(name);
        const { mutate, get, getMany, query, openCursor, count } = table;
        return {
          ...table,
          mutate: around(mutate),
          get: around(get),
          getMany: around(getMany),
          query: around(query),
          openCursor: around(openCursor),
          count: around(count),
        };
      },
    };
  }

  private async ask(request: Request): Promise<Provenance> {
    this.step();
    if (!this.world.online) throw new FailureError({ kind: 'offline' });
    this.world.requests.push(request);
    await Promise.resolve();
    const fault = this.world.fault(request);
    this.step();
    if (fault !== null) throw new FailureError(fault);
    return { maker: 'service', name: 'https://peer.example', at: this.world.now };
  }

  service(): Provider {
    return {
      transcribe: async (_signal, input) => {
        const audio = await (input.audio as globalThis.Blob).text();
        const madeBy = await this.ask({ kind: 'transcribe', requestId: input.requestId, content: audio });
        return { text: spokenIn(audio), raw: `raw ${audio}`, madeBy };
      },
      summarise: async (_signal, { requestId, text }) => {
        const madeBy = await this.ask({ kind: 'summarise', requestId, content: text });
        return { text: `summary of ${text}`, cut: false, raw: '', madeBy };
      },
      score: async (_signal, { requestId, text }) => {
        const madeBy = await this.ask({ kind: 'score', requestId, content: text });
        return { answer: salesAnswer(60), raw: `score of ${text}`, madeBy };
      },
      autoNote: async (_signal, { requestId, text }) => {
        const madeBy = await this.ask({ kind: 'auto-note', requestId, content: text });
        return { note: noteOf(text), raw: `note of ${text}`, madeBy };
      },
    };
  }
}

function noteOf(text: string) {
  return {
    classification: { category: text, subCategory: '', campaign: '' },
    summary: { reason: '', agentActions: [], resolution: '', keyInformation: [] },
    hiddenExpectations: [],
    objections: [],
    saleSkills: {
      passiveRebuttal: { description: '', quotes: [] },
      activeRebuttal: { description: '', quotes: [] },
    },
    nextBestAction: { outcomeStatus: '', followUpTiming: '', plannedAction: '' },
  };
}

/** A promise that is settled from outside, and says when somebody waits for it. */
export function gate() {
  let open = () => {};
  let reached = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const waiting = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const pass = () => {
    reached();
    return opened;
  };
  return { pass, open, waiting };
}

/** Puts a call with audio and its transcription job into the world, as an upload does. */
export async function addUpload(database: CallmarkDatabase, id: string, now: number): Promise<void> {
  const { calls, audio, jobs } = database;
  await database.transaction('rw', [calls, audio, jobs], async () => {
    await calls.add(
      callRow({
        ...{ id, title: id, source: 'upload', createdAt: now, updatedAt: now },
        audio: { name: `${id}.wav`, mime: 'audio/wav', bytes: id.length },
      }),
    );
    await audio.add({ callId: id, name: `${id}.wav`, mime: 'audio/wav', content: new Blob([id]) });
    await enqueueJobs(database, id, [{ kind: 'transcribe', service: '' }], now);
  });
}

export async function addTyped(database: CallmarkDatabase, id: string, now: number, service = SERVICE): Promise<void> {
  const { calls, transcripts, jobs } = database;
  await database.transaction('rw', [calls, transcripts, jobs], async () => {
    await calls.add(callRow({ id, title: id, createdAt: now, updatedAt: now, service }));
    const madeBy = { maker: 'human' as const, name: '', at: now };
    await transcripts.add({ callId: id, text: spokenIn(id), revision: 1, removed: [], madeBy });
    const wishes = [
      { kind: 'summarise' as const, service: '' },
      { kind: 'score' as const, service },
      { kind: 'auto-note' as const, service: '' },
    ];
    await enqueueJobs(database, id, wishes, now);
  });
}
