import { db } from '../database';
import type { SettingsPatch } from './settings';
import { storing } from './storage-failure';

const KEY = 'draft';

/** What was typed in Settings and not saved yet; undefined = nothing. */
export async function getSettingsDraft(): Promise<SettingsPatch | undefined> {
  return (await db.settings.get(KEY))?.value as SettingsPatch | undefined;
}

/** Keeps it over a reload or the end of the tab (D9), without waiting for the disk. Nothing of it is in force. */
export async function keepSettingsDraft(draft: SettingsPatch): Promise<void> {
  await storing(() => db.settings.put({ key: KEY, value: draft }));
}

/** For what was saved or given up; keys and tokens among it are then gone too. */
export async function dropSettingsDraft(): Promise<void> {
  await storing(() => db.settings.delete(KEY));
}
