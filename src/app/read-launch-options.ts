import type { createStore } from 'jotai';
import { parseLaunchOptions } from '@/domain/query-parameters';
import { launchOptionsAtom, serviceAtom } from '@/state/session';

/** Reads the query parameters once, before anything is rendered (D2). */
export function applyLaunchOptions(store: ReturnType<typeof createStore>, search: string): void {
  const options = parseLaunchOptions(search);
  store.set(launchOptionsAtom, options);
  if (options.service !== undefined) store.set(serviceAtom, options.service);
}
