import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { type UpdateHost, updateStateAtom, watchForUpdates } from '@/app/app-updates';
import { recordingAtom, unsavedWorkAtom } from '@/state/session';

/** A browser with one waiting worker; `locks` hands the jobs lock out when `freeJobs` is called. */
function fakeHost({ controlled = true, waiting = true, active = true } = {}) {
  const registration = { waiting: waiting ? {} : null, active: active ? {} : null };
  const store = createStore();
  const container = new EventTarget();
  const worker = new EventTarget();
  const order: string[] = [];
  let freeJobs: () => void = () => undefined;
  const jobsFree = new Promise<void>((resolve) => {
    freeJobs = resolve;
  });
  const request = vi.fn(async (name: string, run: () => Promise<void>) => {
    order.push(`wait for ${name}`);
    await jobsFree;
    order.push(`hold ${name}`);
    await run();
    order.push(`free ${name}`);
  });
  const host = {
    store,
    container: Object.assign(container, {
      controller: controlled ? {} : null,
      getRegistration: async () => registration,
    }),
    locks: { request },
    reload: vi.fn(() => order.push('reload')),
    worker: Object.assign(worker, { messageSkipWaiting: () => order.push('skip waiting') }),
  };
  const updates = watchForUpdates(host as unknown as UpdateHost);
  return {
    store,
    updates,
    order,
    registration,
    reload: host.reload,
    freeJobs,
    newVersionWaits: () => worker.dispatchEvent(new Event('waiting')),
    newVersionTakesOver: () => container.dispatchEvent(new Event('controllerchange')),
  };
}

describe('a new version', () => {
  it('is offered, not forced', async () => {
    const { store, newVersionWaits, reload, order } = fakeHost();
    expect(store.get(updateStateAtom)).toBe('none');
    newVersionWaits();
    await vi.waitFor(() => expect(store.get(updateStateAtom)).toBe('ready'));
    expect(reload).not.toHaveBeenCalled();
    expect(order).toEqual([]);
  });

  it('waits for the running job, takes over, and reloads while no other job can start', async () => {
    const { store, updates, order, freeJobs, newVersionWaits, newVersionTakesOver } = fakeHost();
    newVersionWaits();
    const applied = updates.apply();
    await vi.waitFor(() => expect(order).toEqual(['wait for jobs']));
    expect(store.get(updateStateAtom)).toBe('applying');
    freeJobs();
    await vi.waitFor(() => expect(order).toContain('skip waiting'));
    newVersionTakesOver();
    await applied;
    expect(order).toEqual(['wait for jobs', 'hold jobs', 'skip waiting', 'reload', 'free jobs']);
  });

  it.each([
    ['recording', recordingAtom],
    ['unsaved input', unsavedWorkAtom],
  ])('is not applied during %s', async (_name, atom) => {
    const { store, updates, order, newVersionWaits } = fakeHost();
    newVersionWaits();
    await vi.waitFor(() => expect(store.get(updateStateAtom)).toBe('ready'));
    store.set(atom, true);
    await updates.apply();
    expect(order).toEqual([]);
    expect(store.get(updateStateAtom)).toBe('ready');
  });

  it('is not applied when a recording began while it waited for the running job', async () => {
    const { store, updates, order, freeJobs, newVersionWaits } = fakeHost();
    newVersionWaits();
    const applied = updates.apply();
    store.set(recordingAtom, true);
    freeJobs();
    await applied;
    expect(order).not.toContain('skip waiting');
    expect(store.get(updateStateAtom)).toBe('ready');
  });

  it('taken by another tab reloads this one, unless it records: then it asks', () => {
    const idle = fakeHost();
    idle.newVersionTakesOver();
    expect(idle.reload).toHaveBeenCalledOnce();

    const busy = fakeHost();
    busy.store.set(recordingAtom, true);
    busy.newVersionTakesOver();
    expect(busy.reload).not.toHaveBeenCalled();
    expect(busy.store.get(updateStateAtom)).toBe('reload');
  });

  it('does not reload a page of the very first visit when its first worker takes over', () => {
    const { reload, newVersionTakesOver } = fakeHost({ controlled: false });
    newVersionTakesOver();
    expect(reload).not.toHaveBeenCalled();
    newVersionTakesOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not offered where the first worker of all takes its time, as in Firefox', async () => {
    const { store, newVersionWaits, newVersionTakesOver, registration } = fakeHost({
      controlled: false,
      active: false,
    });
    newVersionWaits();
    await new Promise(setImmediate);
    expect(store.get(updateStateAtom)).toBe('none');

    // Told so late that the look comes after the old one went: the page has what it is offered.
    registration.active = {};
    newVersionWaits();
    await vi.waitFor(() => expect(store.get(updateStateAtom)).toBe('ready'));
    newVersionTakesOver();
    expect(store.get(updateStateAtom)).toBe('none');
  });

  it('that does not wait any more is not applied: the queue is not stopped for it', async () => {
    const { store, updates, order, freeJobs, newVersionWaits, registration } = fakeHost();
    newVersionWaits();
    await vi.waitFor(() => expect(store.get(updateStateAtom)).toBe('ready'));
    registration.waiting = null;
    freeJobs();
    await updates.apply();
    expect(order).toEqual(['wait for jobs', 'hold jobs', 'free jobs']);
    expect(store.get(updateStateAtom)).toBe('none');
  });
});
