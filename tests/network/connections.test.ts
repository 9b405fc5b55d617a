import { describe, expect, it } from 'vitest';
import { createHttp } from '@/network/http';
import { failureOf } from './failure-of';

let origins = 0;

/** A service that answers when it is told to, and how its clock stands. */
function silent() {
  const origin = `https://silent-${origins++}.test`;
  const arrived: { path: string; answer: (status?: number) => void }[] = [];
  const clock = { now: 0 };
  const fetchNow: typeof fetch = (input) =>
    new Promise((resolve) => {
      const answer = (status = 200) => resolve(new Response('{"csat": 4}', { status }));
      arrived.push({ path: new URL(String(input)).pathname, answer });
    });
  const http = createHttp({ fetch: fetchNow, now: () => clock.now, online: () => true });
  const ask = (path: string, more: { signal?: AbortSignal; queued?: false; stays?: true } = {}) => {
    const told: boolean[] = [];
    const done = http.send({
      signal: more.signal ?? new AbortController().signal,
      ...{ method: 'POST', address: `${origin}${path}`, body: '{}', timeoutMs: 60_000 },
      ...(more.queued !== false && {
        onWait: (waits: boolean) => {
          told.push(waits);
          if (more.stays && !waits) throw new Error('it may not leave any more');
        },
      }),
    });
    return { done, told };
  };
  const paths = () => arrived.map(({ path }) => path).join(' ');
  return { ask, arrived, clock, paths };
}

describe('requests of the queue to one origin', () => {
  it('leave five at a time, those that came first in front, and one beyond them is left to others', async () => {
    const { ask, arrived, paths } = silent();
    const asked = ['/1', '/2', '/3', '/4', '/5', '/6', '/7'].map((path) => ask(path));
    const live = ask('/live', { queued: false });
    await expect.poll(paths).toBe('/live /1 /2 /3 /4 /5');
    arrived[3]?.answer();
    await expect.poll(paths).toBe('/live /1 /2 /3 /4 /5 /6');
    const failed = asked[0] && failureOf(asked[0].done);
    arrived[1]?.answer(503);
    await failed;
    await expect.poll(paths).toBe('/live /1 /2 /3 /4 /5 /6 /7');
    for (const { answer } of arrived) answer();
    await Promise.allSettled([live.done, ...asked.map(({ done }) => done)]);
    const again = ['/a', '/b', '/c', '/d', '/e'].map((path) => ask(path));
    await expect.poll(paths).toMatch(/ \/a \/b \/c \/d \/e$/);
    for (const { answer } of arrived) answer();
    await Promise.all(again.map(({ done }) => done));
    expect(again.map(({ told }) => told)).toEqual(Array(5).fill([false]));
  });

  it('are told that they wait, and what breaks off is counted from when it left', async () => {
    const { ask, arrived, clock, paths } = silent();
    const asked = ['/1', '/2', '/3', '/4', '/5'].map((path) => ask(path));
    const late = ask('/late');
    await expect.poll(() => late.told, { timeout: 10_000 }).toEqual([true]);
    clock.now = 50_000;
    for (const { answer } of arrived) answer();
    await expect.poll(paths).toContain('/late');
    expect(late.told).toEqual([true, false]);
    clock.now += 10_000;
    arrived.at(-1)?.answer(504);
    expect(await failureOf(late.done)).toMatchObject({ status: 504, afterMs: 10_000 });
    await Promise.all(asked.map(({ done }) => done));
  });

  it('leave the line where they are cancelled', async () => {
    const { ask, arrived, paths } = silent();
    const asked = ['/1', '/2', '/3', '/4', '/5'].map((path) => ask(path));
    const controller = new AbortController();
    const gone = ask('/gone', { signal: controller.signal });
    const next = ask('/next');
    await expect.poll(paths).toBe('/1 /2 /3 /4 /5');
    controller.abort();
    expect(await failureOf(gone.done)).toEqual({ kind: 'cancelled' });
    const never = ask('/never', { signal: controller.signal });
    expect(await failureOf(never.done)).toEqual({ kind: 'cancelled' });
    arrived[0]?.answer();
    await expect.poll(paths).toBe('/1 /2 /3 /4 /5 /next');
    for (const { answer } of arrived) answer();
    await Promise.all([next, ...asked].map(({ done }) => done));
  });

  it('give their place to the next where they may not leave any more', async () => {
    const { ask, arrived, paths } = silent();
    const stays = Array.from({ length: 6 }, (_, at) => ask(`/stays-${at}`, { stays: true }));
    await Promise.all(stays.map(({ done }) => expect(done).rejects.toThrow('may not leave')));
    const next = ask('/next');
    await expect.poll(paths).toBe('/next');
    for (const { answer } of arrived) answer();
    await next.done;
  });
});
