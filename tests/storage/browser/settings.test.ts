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
