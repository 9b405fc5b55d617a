import { describe, expect, it } from 'vitest';
import { type ReplayHost, replayQueue } from '@/jobs/replay';
import type { DrainLimits } from '@/jobs/runner-host';
import { WORKER_AUDIO_BYTES } from '@/jobs/sends-while-closed';

function worker(change: Partial<ReplayHost> = {}) {
  const log: string[] = [];
  const limits: DrainLimits[] = [];
  let time = 0;
  let jobs = 1;
  const host: ReplayHost = {
    now: () => time,
    pause: async (ms) => {
      time += ms;
    },
    online: () => true,
    delegate: async () => {
      log.push('delegate');
      return false;
    },
    drainIfFree: async (given) => {
      log.push(`drain at ${time}`);
      limits.push(given);
      jobs = 0;
      return true;
    },
    superseded: () => false,
    workLeft: async () => jobs > 0,
    dueAt: async () => null,
    ...change,
  };
  return { host, log, limits, pass: (ms: number) => (time += ms), empty: () => (jobs = 0), now: () => time };
}

describe('the worker’s turn', () => {
  it('does the work itself where no page answers', async () => {
    const { host, log, limits } = worker();
    expect(await replayQueue(host)).toBe('done');
    expect(log).toEqual(['delegate', 'drain at 0']);
    expect(limits[0]?.maxAudioBytes).toBe(WORKER_AUDIO_BYTES);
  });

  it('wakes nobody when there is nothing to do', async () => {
    const { host, log, empty } = worker();
    empty();
    expect(await replayQueue(host)).toBe('done');
    expect(log).toEqual([]);
  });

  it('stays beside a page that says it will, and ends with the work', async () => {
    const { host, log, now, empty } = worker({ delegate: async () => true });
    const pause = async (ms: number) => {
      await host.pause(ms);
      if (now() >= 3000) empty();
    };
    expect(await replayQueue({ ...host, pause })).toBe('done');
    expect(now()).toBe(3000);
    expect(log).toEqual([]);
  });

  it('takes over from a page that died without a word', async () => {
    const answers = [true, true];
    const { host, log } = worker({ delegate: async () => answers.shift() ?? false });
    expect(await replayQueue(host)).toBe('done');
    expect(log).toEqual(['drain at 10000']);
  });

  it('asks to be called again for what a page is still at after its time', async () => {
    const { host, log, now } = worker({ delegate: async () => true });
    expect(await replayQueue(host)).toBe('left');
    expect(now()).toBe(150_000);
    expect(log).toEqual([]);
  });

  it('leaves at once where a newer worker waits for it', async () => {
    const { host, log, now } = worker({ delegate: async () => true, superseded: () => true });
    expect(await replayQueue(host)).toBe('left');
    expect(now()).toBe(0);
    expect(log).toEqual([]);
  });

  it('waits for the network, since the browser calls at its start whether or not there is one', async () => {
    const { host, log, now } = worker({ online: () => now() >= 20_000 });
    expect(await replayQueue(host)).toBe('done');
    expect(log).toEqual(['delegate', 'drain at 20000']);
  });

  it('stays for what is due again within its time, and leaves the rest to a later call', async () => {
    const dues = [4_000, 12_000, 400_000];
    const { host, log } = worker({ dueAt: async () => dues.shift() ?? null });
    await replayQueue(host);
    expect(log).toEqual(['delegate', 'drain at 0', 'drain at 4000', 'drain at 12000']);
  });

  it('does not turn in circles over a job that it may not take', async () => {
    const { host, log } = worker({ dueAt: async () => 0 });
    await replayQueue(host);
    expect(log).toEqual(['delegate', 'drain at 0', 'drain at 0']);
  });

  it('takes what became due while a drain was ending', async () => {
    const dues = [0, 4_000, 3_990, 12_000];
    const { host, log } = worker({ dueAt: async () => dues.shift() ?? null });
    await replayQueue(host);
    expect(log).toEqual(['delegate', 'drain at 0', 'drain at 0', 'drain at 4000', 'drain at 4000', 'drain at 12000']);
  });

  it('takes no job after 150 s of an event', async () => {
    const { host, limits, pass } = worker();
    await replayQueue(host);
    pass(149_999);
    expect(limits[0]?.mayTake?.()).toBe(true);
    pass(1);
    expect(limits[0]?.mayTake?.()).toBe(false);
  });

  it('gives up waiting for the network before its time is over', async () => {
    const { host, limits, now } = worker({ online: () => false });
    await replayQueue(host);
    expect(now()).toBeLessThanOrEqual(151_000);
    expect(limits[0]?.mayTake?.()).toBe(false);
  });

  it('waits for the lock of a page that is just closing', async () => {
    const { host, log, now } = worker();
    const drainIfFree = (limits: DrainLimits) => (now() < 20_000 ? Promise.resolve(false) : host.drainIfFree(limits));
    expect(await replayQueue({ ...host, drainIfFree })).toBe('done');
    expect(log).toEqual(['delegate', 'drain at 20000']);
  });

  it('leaves the lock to a page that holds on to it, in time', async () => {
    const { host, now } = worker({ drainIfFree: async () => false });
    expect(await replayQueue(host)).toBe('left');
    expect(now()).toBeLessThanOrEqual(150_500);
  });

  it('asks to be called again for what it could not finish', async () => {
    const { host } = worker({ drainIfFree: async () => true });
    expect(await replayQueue(host)).toBe('left');
  });
});
