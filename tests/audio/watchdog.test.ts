import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWatchdog, within } from '@/audio/watchdog';
import { NO_DECODER } from '@/domain/failure';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a watchdog', () => {
  it('tells once that nothing came, counted from the last sign of life', () => {
    const silence = vi.fn();
    const watch = createWatchdog(1000, silence);
    vi.advanceTimersByTime(5000);
    watch.wait();
    vi.advanceTimersByTime(999);
    watch.wait();
    vi.advanceTimersByTime(999);
    expect(silence).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(silence).toHaveBeenCalledOnce();
  });

  it('rests while nothing is waited for', () => {
    const silence = vi.fn();
    const watch = createWatchdog(1000, silence);
    watch.wait();
    watch.rest();
    vi.advanceTimersByTime(5000);
    expect(silence).not.toHaveBeenCalled();
  });

  it('does not take the sleep of a tablet for silence: one late look is one look', () => {
    const silence = vi.fn();
    const looks: (() => void)[] = [];
    vi.spyOn(globalThis, 'setInterval').mockImplementation((look) => {
      looks.push(look as () => void);
      return 0 as unknown as NodeJS.Timeout;
    });
    createWatchdog(10_000, silence).wait();
    vi.setSystemTime(Date.now() + 3_600_000);
    looks[0]?.();
    expect(silence).not.toHaveBeenCalled();
  });
});

describe('work with a limit', () => {
  const never = new Promise<string>(() => undefined);

  it('fails as it is told to when it has not settled', async () => {
    const failed = expect(within(1000, never, NO_DECODER)).rejects.toMatchObject({ failure: NO_DECODER });
    await vi.advanceTimersByTimeAsync(1000);
    await failed;
  });

  it('ends at once when it is cancelled, or was before', async () => {
    const stop = new AbortController();
    const running = expect(within(1000, never, NO_DECODER, stop.signal)).rejects.toMatchObject({
      failure: { kind: 'cancelled' },
    });
    stop.abort();
    await running;
    await expect(within(1000, never, NO_DECODER, stop.signal)).rejects.toMatchObject({
      failure: { kind: 'cancelled' },
    });
  });

  it('gives its result, or its own failure', async () => {
    expect(await within(1000, Promise.resolve('done'), NO_DECODER)).toBe('done');
    await expect(within(1000, Promise.reject(new Error('own')), NO_DECODER)).rejects.toThrow('own');
    expect(vi.getTimerCount()).toBe(0);
  });
});
