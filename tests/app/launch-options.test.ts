import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { applyLaunchOptions } from '@/app/read-launch-options';
import { launchOptionsAtom, serviceAtom } from '@/state/session';

it.each([
  ['', 'Sale Effective'],
  ['?service=csat', 'Summary (Customer Service)'],
  ['?service=se', 'Sale Effective'],
  ['?service=My%20Rubric', 'My Rubric'],
])('%j preselects %s', (search, service) => {
  const store = createStore();
  applyLaunchOptions(store, search);
  expect(store.get(serviceAtom)).toBe(service);
});

it('keeps the rest for whoever asks', () => {
  const store = createStore();
  applyLaunchOptions(store, '?model=v3&auto_diarize=False&nfe=32');
  expect(store.get(launchOptionsAtom)).toMatchObject({ model: 'v3', autoDiarize: false, nfe: 32 });
});
