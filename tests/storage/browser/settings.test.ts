import { settings } from '../../helpers/settings';
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { NEVER } from '@/domain/jobs/job-machine';
import { DEFAULT_CONFIG } from '@/domain/settings';
import { getSettings, replaceDeviceSettings, storeSiteConfig } from '@/storage/browser/settings';
import { db } from '@/storage/database';
import { freshDatabase } from '../../helpers/fresh-database';
import { audioCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);

it('gives the defaults, then config.json, then this device', async () => {
  expect(await getSettings()).toEqual(settings());
  const services = { ...DEFAULT_CONFIG.services, speech: 'https://speech', summary: 'https://summary' };
  await storeSiteConfig({ ...DEFAULT_CONFIG, services, policy: 'device-first' });
  await replaceDeviceSettings({
    services: { speech: 'https://mine' },
    secrets: { apiKey: 'k' },
    notifyWhenScored: true,
  });
  const known = await getSettings();
  expect(known.services).toMatchObject({ speech: 'https://mine', summary: 'https://summary', automation: '' });
  expect(known).toMatchObject({
    policy: 'device-first',
    notifyWhenScored: true,
    secrets: { apiKey: 'k', interactionsToken: '' },
  });
});

it('wakes what waits for a model when the settings change, and only then', async () => {
  await audioCall();
  const [job] = await db.jobs.toArray();
  if (job?.state !== 'queued') throw new Error('no job');
  await db.jobs.put({ ...job, waitingFor: 'model', dueAt: NEVER, failure: { kind: 'missing-model' } });
  await storeSiteConfig(DEFAULT_CONFIG);
  expect(await db.jobs.toArray()).toMatchObject([{ waitingFor: 'turn', dueAt: 0 }]);
  await db.jobs.put({ ...job, waitingFor: 'model', dueAt: NEVER });
  await storeSiteConfig(DEFAULT_CONFIG);
  expect(await db.jobs.toArray()).toMatchObject([{ waitingFor: 'model' }]);
});

it('wakes what waits for the network when the settings change: it may be this device’s work now', async () => {
  await audioCall();
  const [job] = await db.jobs.toArray();
  if (job?.state !== 'queued') throw new Error('no job');
  await db.jobs.put({ ...job, waitingFor: 'network', dueAt: NEVER });
  await replaceDeviceSettings({ policy: 'device-only' });
  expect(await db.jobs.toArray()).toMatchObject([{ waitingFor: 'turn', dueAt: 0 }]);
});

it.each([
  ['a key that is put right', { kind: 'http', status: 401, statusText: '' }, { secrets: { apiKey: 'new' } }, 1],
  ['another address', { kind: 'http', status: 404, statusText: '' }, { services: { speech: 'https://other' } }, 1],
  [
    'a sign-in page left behind',
    { kind: 'unreadable-answer', raw: '<p>', placeholder: true },
    { policy: 'device-only' },
    1,
  ],
  ['another service', { kind: 'http', status: 401, statusText: '' }, { services: { automation: 'https://n8n' } }, 0],
  ['another language', { kind: 'http', status: 401, statusText: '' }, { notifyWhenScored: true }, 0],
  ['the key, of a file that is none', { kind: 'unreadable-file', detail: '' }, { secrets: { apiKey: 'new' } }, 0],
  ['the key, of what was cancelled', { kind: 'cancelled' }, { secrets: { apiKey: 'new' } }, 0],
] as const)('sends again what was refused, with %s', async (_, failure, patch, calls) => {
  await audioCall();
  const [job] = await db.jobs.toArray();
  if (job?.state !== 'queued') throw new Error('no job');
  const { dueAt: _dueAt, waitingFor: _waitingFor, ...base } = job;
  await db.jobs.put({ ...base, state: 'failed', endedAt: 1, failure });
  expect(await replaceDeviceSettings(patch)).toBe(calls);
  expect(await db.jobs.toArray()).toMatchObject([{ state: calls > 0 ? 'queued' : 'failed' }]);
});

it('begins anew to bear what waits, at another address: what the former one lacked says nothing of it', async () => {
  await audioCall();
  const [job] = await db.jobs.toArray();
  if (job?.state !== 'queued') throw new Error('no job');
  const failure = { kind: 'http', status: 404, statusText: '' } as const;
  const doubt = { sign: 'http 404', since: 1, tries: 5 };
  await db.jobs.put({ ...job, attempts: 5, waitingFor: 'retry', dueAt: NEVER, since: 1, failure, doubt });
  expect(await replaceDeviceSettings({ notifyWhenScored: true })).toBe(0);
  expect(await db.jobs.toArray()).toMatchObject([{ waitingFor: 'turn', doubt }]);
  expect(await replaceDeviceSettings({ services: { speech: 'https://other' } })).toBe(1);
  const [again] = await db.jobs.toArray();
  expect(again).toMatchObject({ waitingFor: 'turn', attempts: 0 });
  expect(again).not.toHaveProperty('doubt');
});
