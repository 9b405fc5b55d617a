import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '@/domain/settings';
import { replaceDeviceSettings, storeSiteConfig } from '@/storage/browser/settings';
import { keepSettingsDraft } from '@/storage/browser/settings-draft';
import { settingsVersion } from '@/storage/browser/settings-version';
import { storeScoringData } from '@/storage/calls/scoring-data';
import { freshDatabase } from '../../helpers/fresh-database';

beforeEach(freshDatabase);

it('is another one after the settings in force changed, and only then', async () => {
  const seen = [settingsVersion()];
  const after = async (change: Promise<unknown>) => {
    await change;
    seen.push(settingsVersion());
  };
  await after(keepSettingsDraft({ policy: 'device-only' }));
  await after(storeScoringData({ any: 1 }));
  expect(new Set(seen).size).toBe(1);
  await after(replaceDeviceSettings({ policy: 'device-only' }));
  await after(storeSiteConfig({ ...DEFAULT_CONFIG, requestId: false }));
  expect(new Set(seen).size).toBe(3);
  await after(storeSiteConfig({ ...DEFAULT_CONFIG, requestId: false }));
  expect(new Set(seen).size).toBe(3);
});
