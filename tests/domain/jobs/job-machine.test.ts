import { describe, expect, it } from 'vitest';
import { retryDelay } from '@/domain/backoff';
import type { Failure } from '@/domain/failure';
import type { Job } from '@/domain/jobs/job';
import { isDue, type JobEvent, NEVER, nextJobState } from '@/domain/jobs/job-machine';

const base = { id: 'j', callId: 'c', kind: 'score' as const, service: 's', seq: 1, createdAt: 5, attempts: 1 };
const queued: Job = { ...base, state: 'queued', dueAt: 0, waitingFor: 'turn' };
const running: Job = { ...base, state: 'running', fence: 'f', startedAt: 10, beat: 10 };
const done: Job = { ...base, state: 'done', endedAt: 20 };
const failed: Job = { ...base, state: 'failed', endedAt: 20, failure: { kind: 'permission' } };
const all = { queued, running, done, failed };

const broke = (failure: Failure, random = 1): JobEvent => ({ type: 'broke', failure, now: 1000, random });

describe('nextJobState', () => {
  const meaningful: Record<JobEvent['type'], (keyof typeof all)[]> = {
    taken: ['queued'],
    beat: ['running'],
    succeeded: ['running'],
    broke: ['running'],
    released: ['running'],
    orphaned: ['running'],
    'went-offline': ['queued'],
    answered: [],
    woken: ['queued'],
    retried: ['queued', 'failed'],
    cancelled: ['queued', 'running'],
  };
  const events: JobEvent[] = [
    { type: 'taken', fence: 'x', now: 1 },
    { type: 'beat', now: 1 },
    { type: 'succeeded', now: 1 },
    broke({ kind: 'timeout', afterMs: 1 }),
    { type: 'released' },
    { type: 'orphaned', now: 1, random: 0 },
    { type: 'went-offline' },
    { type: 'answered', now: 1 },
    { type: 'woken' },
    { type: 'retried' },
    { type: 'cancelled', now: 1 },
  ];

  for (const event of events) {
    for (const [state, job] of Object.entries(all)) {
      const means = meaningful[event.type].some((name) => name === state);
      it(`${means ? 'changes' : 'refuses to change'} a ${state} job that is ${event.type}`, () => {
        expect(nextJobState(job, event) !== null).toBe(means);
      });
    }
  }

  it('keeps through every event what was asked for: by captions or not, by this device only', () => {
    for (const event of events) {
      for (const job of Object.values(all)) {
        const next = nextJobState({ ...job, captions: false, here: true }, event);
        if (next !== null) expect([event.type, next.captions, next.here]).toEqual([event.type, false, true]);
      }
    }
  });

  it('counts the attempt and fences it when a job is taken', () => {
    expect(nextJobState(queued, { type: 'taken', fence: 'x', now: 7 })).toEqual({
      ...base,
      attempts: 2,
      state: 'running',
      fence: 'x',
      startedAt: 7,
      beat: 7,
    });
  });

  it('leaves nothing of the state before in the row', () => {
    const waiting: Job = {
      ...base,
      state: 'queued',
      dueAt: 9,
      since: 1,
      waitingFor: 'retry',
      failure: { kind: 'offline' },
    };
    const taken = nextJobState(waiting, { type: 'taken', fence: 'x', now: 7 });
    expect(Object.keys(taken ?? {})).not.toEqual(expect.arrayContaining(['dueAt']));
    expect(taken).not.toHaveProperty('failure');
    expect(taken).not.toHaveProperty('since');
    expect(nextJobState(running, { type: 'succeeded', now: 30 })).toEqual({ ...base, state: 'done', endedAt: 30 });
  });

  const waits: [Failure, Partial<Job & { state: 'queued' }>][] = [
    [{ kind: 'offline' }, { waitingFor: 'network', dueAt: NEVER, attempts: 0 }],
    [{ kind: 'missing-model' }, { waitingFor: 'model', dueAt: NEVER, attempts: 0 }],
    [{ kind: 'not-processed' }, { waitingFor: 'interaction', dueAt: 31_000, attempts: 0 }],
    [
      { kind: 'timeout', afterMs: 5 },
      { waitingFor: 'retry', dueAt: 2000, attempts: 1 },
    ],
    [
      { kind: 'unreachable', address: 'a' },
      { waitingFor: 'retry', dueAt: 2000, attempts: 1 },
    ],
    [
      { kind: 'http', status: 503, statusText: '' },
      { waitingFor: 'retry', dueAt: 2000, attempts: 1 },
    ],
    [
      { kind: 'http', status: 429, statusText: '', retryAfterMs: 60_000 },
      { waitingFor: 'retry', dueAt: 61_000 },
    ],
  ];
  for (const [failure, expected] of waits) {
    it(`lets a job wait after ${JSON.stringify(failure)}`, () => {
      expect(nextJobState(running, broke(failure))).toMatchObject({ state: 'queued', failure, ...expected });
    });
  }

  const stops: Failure[] = [
    { kind: 'http', status: 400, statusText: '' },
    { kind: 'http', status: 413, statusText: '' },
    { kind: 'unreadable-answer', raw: '<html>' },
    { kind: 'storage-full' },
    { kind: 'unreadable-file' },
    { kind: 'unsupported' },
    { kind: 'missing-transcript' },
    { kind: 'missing-audio' },
    { kind: 'missing-key' },
    { kind: 'permission' },
    { kind: 'cancelled' },
    { kind: 'internal', detail: '' },
  ];
  for (const failure of stops) {
    it(`stops a job with its reason after ${JSON.stringify(failure)}`, () => {
      expect(nextJobState(running, broke(failure))).toEqual({ ...base, state: 'failed', endedAt: 1000, failure });
    });
  }

  it.each<Failure>([
    { kind: 'unreachable', address: 'a' },
    { kind: 'unreachable', address: 'a', workedBefore: true },
    { kind: 'http', status: 502, statusText: '' },
  ])('never stops a job for %o, however often and long it lasts', (failure) => {
    const old: Job = { ...running, attempts: 500, createdAt: -1e9 };
    expect(nextJobState(old, broke(failure))).toMatchObject({ state: 'queued', waitingFor: 'retry' });
  });

  it('sends a large upload again later than a small one', () => {
    const small: Failure = { kind: 'unreachable', address: 'a', workedBefore: true };
    const waitOf = (failure: Failure, attempts: number) => {
      const next = nextJobState({ ...running, attempts }, broke(failure));
      return next?.state === 'queued' ? next.dueAt - 1000 : 0;
    };
    expect(waitOf(small, 1)).toBeLessThanOrEqual(1000);
    expect(waitOf({ ...small, bytes: 3_000_000 }, 1)).toBeGreaterThanOrEqual(16_000);
    expect(waitOf({ ...small, bytes: 3_000_000 }, 40)).toBeLessThanOrEqual(15 * 60_000);
  });

  describe('after an attempt that lasted', () => {
    const cut = (afterMs?: number): Failure => ({ kind: 'unreachable', address: 'a', ...(afterMs && { afterMs }) });
    const server = (status: number, afterMs: number): Failure => ({ kind: 'http', status, statusText: '', afterMs });
    const waitOf = (failure: Failure, lasted = 600_000) => {
      const next = nextJobState(running, { type: 'broke', failure, now: running.startedAt + lasted, random: 0 });
      return next?.state === 'queued' ? next.dueAt - running.startedAt - lasted : null;
    };

    it.each([cut, (afterMs: number): Failure => ({ kind: 'timeout', afterMs }), (ms: number) => server(504, ms)])(
      'waits at least as long before the next, and never a second: %o',
      (broken) => {
        expect(waitOf(broken(10_000))).toBeGreaterThanOrEqual(16_000);
        expect(waitOf(broken(60_000))).toBe(60_000);
        expect(waitOf(broken(4000))).toBeLessThanOrEqual(1000);
      },
    );

    it('what went before the request, sleep of the device and work on it are not waited for', () => {
      expect(waitOf(cut(), 9 * 3_600_000)).toBeLessThanOrEqual(1000);
      expect(waitOf(cut(9 * 3_600_000))).toBe(15 * 60_000);
      expect(waitOf({ kind: 'timeout', afterMs: 60_000, here: true })).toBeLessThanOrEqual(1000);
      expect(waitOf({ kind: 'http', status: 429, statusText: '' }, 60_000)).toBeLessThanOrEqual(1000);
    });

    it('and a workflow that fails after a long run is met again as late', () => {
      const failure: Failure = { kind: 'http', status: 500, statusText: '', workflow: 'fails', afterMs: 60_000 };
      expect(waitOf(failure)).toBe(60_000);
    });
  });

  describe('a doubtful failure', () => {
    const missing: Failure = { kind: 'http', status: 404, statusText: '' };
    const workedBefore: Failure = { ...missing, workedBefore: true };
    const empty: Failure = { kind: 'unreadable-answer', raw: '', failed: true };
    const placeholder: Failure = { kind: 'unreadable-answer', raw: 'starting', placeholder: true };

    /** Meets the failures one after the other, each when the one before is due; the last one for good. */
    function meets(...failures: Failure[]) {
      let job: Job = queued;
      let at = 0;
      for (let n = 0; n < 200 && job.state === 'queued'; n++) {
        at = Math.max(at, job.dueAt);
        const taken: Job | null = nextJobState(job, { type: 'taken', fence: 'x', now: at });
        const failure = failures[Math.min(n, failures.length - 1)] ?? missing;
        const next: Job | null = taken && nextJobState(taken, { type: 'broke', failure, now: at, random: 0.5 });
        if (next === null) break;
        job = next;
      }
      return { job, minutes: at / 60_000, tries: job.attempts - queued.attempts };
    }

    const fails: Failure = { kind: 'http', status: 500, statusText: '', workflow: 'fails' };

    it.each(['fails', 'no-item', 'no-respond-node'] as const)(
      'is what n8n says of a workflow that can not answer: %s',
      (workflow) => {
        const { job, minutes, tries } = meets({ ...fails, workflow });
        expect(job).toMatchObject({ state: 'failed', failure: { workflow } });
        expect(minutes).toBeGreaterThanOrEqual(2);
        expect(tries).toBeLessThan(10);
      },
    );

    it('is no other 500', () => {
      expect(meets({ ...fails, workflow: 'perhaps-none' }).job.state).toBe('queued');
    });

    it.each([missing, { ...missing, status: 405 }, { ...missing, status: 410 }, placeholder, empty, fails])(
      'waits at first: %o',
      (failure) => {
        expect(nextJobState(running, broke(failure))).toMatchObject({ state: 'queued', waitingFor: 'retry', failure });
      },
    );

    it('stops the job after a few attempts over some minutes where the address never worked', () => {
      const { job, minutes, tries } = meets(missing);
      expect(job).toMatchObject({ state: 'failed', failure: missing });
      expect(minutes).toBeGreaterThanOrEqual(2);
      expect(minutes).toBeLessThan(5);
      expect(tries).toBeGreaterThanOrEqual(4);
      expect(tries).toBeLessThan(10);
    });

    it('is borne for half an hour where the address has worked', () => {
      const { job, minutes, tries } = meets(workedBefore);
      expect(job).toMatchObject({ state: 'failed', failure: workedBefore });
      expect(minutes).toBeGreaterThanOrEqual(30);
      expect(minutes).toBeLessThan(60);
      expect(tries).toBeLessThan(15);
    });

    it('that turns into another one is looked at afresh', () => {
      const mixed = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? missing : placeholder));
      const { tries } = meets(...mixed, missing);
      expect(tries).toBeGreaterThan(40);
    });

    it('is forgotten over any other failure, by success and by Retry', () => {
      const doubting: Job = { ...running, doubt: { sign: 'http 404', since: -1e9, tries: 9 } };
      expect(nextJobState(doubting, broke(missing))?.state).toBe('failed');
      const others: JobEvent[] = [broke({ kind: 'unreachable', address: 'a' }), { type: 'succeeded', now: 1 }];
      for (const event of others) expect(nextJobState(doubting, event)).not.toHaveProperty('doubt');
      const stopped: Job = { ...failed, doubt: { sign: 'http 404', since: -1e9, tries: 9 } };
      expect(nextJobState(stopped, { type: 'retried' })).not.toHaveProperty('doubt');
    });

    it('survives the death of the page that met it', () => {
      const doubting: Job = { ...running, doubt: { sign: 'http 404', since: 1, tries: 1 } };
      const orphan = nextJobState(doubting, { type: 'orphaned', now: 50, random: 0 });
      expect(orphan).toHaveProperty('doubt', doubting.doubt);
    });

    it('did not last for however long a clock that was set back says', () => {
      const doubting: Job = { ...running, doubt: { sign: 'http 404', since: 1e12, tries: 9 } };
      expect(nextJobState(doubting, broke(missing))).toMatchObject({ doubt: { since: 1000, tries: 1 } });
    });
  });

  it('gives a job back that was taken too early, without counting an attempt', () => {
    expect(nextJobState(running, { type: 'released' })).toEqual({ ...queued, attempts: 0 });
  });

  for (const status of [408, 425, 429, 500, 502, 503, 504, 599]) {
    it(`tries again after HTTP ${status}`, () => {
      expect(nextJobState(running, broke({ kind: 'http', status, statusText: '' }))?.state).toBe('queued');
    });
  }

  it('queues the job of a dead owner at once, but not for ever at once', () => {
    expect(nextJobState(running, { type: 'orphaned', now: 50, random: 0 })).toMatchObject({
      dueAt: 0,
      waitingFor: 'turn',
    });
    const often = nextJobState({ ...running, attempts: 3 }, { type: 'orphaned', now: 50, random: 0 });
    expect(often).toMatchObject({ state: 'queued', dueAt: 2050, since: 50, waitingFor: 'retry' });
  });

  it('keeps an interaction through failing and waiting, so that nothing is uploaded twice', () => {
    const begun: Job = { ...running, interactionId: 'i', interactionStep: 'uploaded' };
    const kept = { interactionId: 'i', interactionStep: 'uploaded' };
    const waiting = nextJobState(begun, broke({ kind: 'not-processed' }));
    expect(waiting).toMatchObject(kept);
    expect(waiting && nextJobState(waiting, { type: 'taken', fence: 'g', now: 1 })).toMatchObject(kept);
    expect(nextJobState(begun, broke({ kind: 'http', status: 400, statusText: '' }))).toMatchObject(kept);
  });

  it.each([
    ['is due', 1000, 0, { dueAt: 0, waitingFor: 'turn', answered: 1 }],
    ['keeps its own Retry-After', 2999, 2000, { dueAt: 9000, waitingFor: 'retry', answered: 1 }],
    ['is due after it', 3000, 2000, { dueAt: 0, waitingFor: 'turn' }],
    ['is due where the clock was set back', 999, 2000, { dueAt: 0, waitingFor: 'turn' }],
  ])('whose service answers another job %s', (_what, at, retryAfterMs, expected) => {
    const failure: Failure = { kind: 'http', status: 503, statusText: '', retryAfterMs };
    const waits: Job = { ...queued, dueAt: 9000, since: 1000, waitingFor: 'retry', failure };
    expect(nextJobState(waits, { type: 'answered', now: at })).toMatchObject(expected);
  });

  it('counts the delays of what was let go early anew', () => {
    const taken = { ...running, attempts: 9, answered: 8 };
    expect(nextJobState(taken, broke({ kind: 'unreachable', address: 'x' }))).toMatchObject({ dueAt: 2000 });
  });

  it('starts counting again when a person retries', () => {
    expect(nextJobState(failed, { type: 'retried' })).toEqual({ ...queued, attempts: 0, pressed: true });
  });
});

describe('retryDelay', () => {
  const table: [attempts: number, random: number, retryAfter: number, ms: number][] = [
    [1, 0, 0, 500],
    [1, 1, 0, 1000],
    [2, 0, 0, 1000],
    [2, 1, 0, 2000],
    [5, 0.5, 0, 12_000],
    [10, 1, 0, 512_000],
    [11, 1, 0, 900_000],
    [1000, 1, 0, 900_000],
    [1000, 0, 0, 450_000],
    [0, 1, 0, 1000],
    [1, 1, 5000, 5000],
    [11, 1, 5000, 900_000],
    [1, 0, 999_999_999, 86_400_000],
  ];
  for (const [attempts, random, retryAfter, ms] of table) {
    it(`is ${ms} ms after ${attempts} attempts with chance ${random} and Retry-After ${retryAfter}`, () => {
      expect(retryDelay(attempts, random, retryAfter)).toBe(ms);
    });
  }
});

describe('isDue', () => {
  const at = (dueAt: number, since?: number) => ({
    ...base,
    state: 'queued' as const,
    waitingFor: 'retry' as const,
    dueAt,
    ...(since !== undefined && { since }),
  });
  it('goes by the clock', () => {
    expect(isDue(at(100, 50), 99)).toBe(false);
    expect(isDue(at(100, 50), 100)).toBe(true);
  });
  it('does not wait for a time that a clock set back has moved away', () => {
    expect(isDue(at(100, 50), 49)).toBe(true);
    expect(isDue(at(NEVER), 49)).toBe(false);
  });
});
