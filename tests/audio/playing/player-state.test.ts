import { describe, expect, it } from 'vitest';
import { createPlayerStore } from '@/audio/playing/player-state';

describe('createPlayerStore', () => {
  it('tells listeners of what can be seen, not of every frame', () => {
    const store = createPlayerStore();
    const times: number[] = [];
    store.subscribe(({ timeS }) => times.push(timeS));
    for (let timeS = 1; timeS <= 1.25; timeS += 0.01) store.set({ timeS });
    expect(times).toEqual([1, 1.1, 1.2, 1.3].slice(0, times.length));
    expect(times.length).toBeGreaterThanOrEqual(3);
  });

  it('keeps the same object while nothing changes', () => {
    const store = createPlayerStore();
    store.set({ phase: 'ready' });
    const before = store.get();
    store.set({ phase: 'ready', timeS: 0.01 });
    expect(store.get()).toBe(before);
  });

  it('stays failed once it failed', () => {
    const store = createPlayerStore();
    store.fail({ kind: 'unsupported' });
    store.set({ phase: 'playing' });
    expect(store.get()).toMatchObject({ phase: 'error', failure: { kind: 'unsupported' } });
  });

  it('is quiet for a listener that left', () => {
    const store = createPlayerStore();
    let calls = 0;
    const leave = store.subscribe(() => {
      calls++;
    });
    leave();
    store.set({ phase: 'playing' });
    expect(calls).toBe(0);
  });
});
