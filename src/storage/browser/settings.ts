import { liveQuery } from 'dexie';
import { mayPassNow } from '@/domain/jobs/refused';
import { DEFAULT_CONFIG, NO_SECRETS, type ServiceAddresses, type Settings, type SiteConfig } from '@/domain/settings';
import { type CallmarkDatabase, db, durableDb } from '../database';
import { retryJobs, wakeJobs } from '../jobs/job-rows';
import { seals } from '../seal/seals';
import { storing } from './storage-failure';

/** What the Settings dialog may change; groups are merged key by key. */
export type SettingsPatch = Partial<Omit<Settings, 'services' | 'secrets'>> & {
  services?: Partial<ServiceAddresses>;
  secrets?: Partial<Settings['secrets']>;
};

const DEFAULTS: Settings = {
  ...DEFAULT_CONFIG,
  secrets: NO_SECRETS,
  notifyWhenScored: false,
  mp3Encode: false,
  voiceProcessing: false,
};

function merged<T extends Partial<Settings>>(base: T, patch: SettingsPatch): T {
  return {
    ...base,
    ...patch,
    ...((base.services || patch.services) && { services: { ...base.services, ...patch.services } }),
    ...((base.secrets || patch.secrets) && { secrets: { ...base.secrets, ...patch.secrets } }),
  };
}

async function read(database: CallmarkDatabase, key: 'site' | 'device'): Promise<SettingsPatch> {
  return ((await database.settings.get(key))?.value ?? {}) as SettingsPatch;
}

/** Encrypted, and not to be opened: it reads as if there were none (D561). */
const isUnread = (key: 'site' | 'device'): boolean => seals.sealer?.unread?.has('settings', key) === true;

/** Built-in defaults, then config.json as last seen, then the Settings dialog of this device (D38). */
export async function getSettings(database: CallmarkDatabase = db): Promise<Settings> {
  const layers = await getSettingsLayers(database);
  const settings = settingsInForce(layers);
  // They may have kept the work on this device: nothing is sent before somebody has saved them anew.
  return layers.unread ? { ...settings, services: DEFAULT_CONFIG.services } : settings;
}

/** The settings in force, then again after any tab changed one of them; gives the function that ends it. */
export function watchSettings(report: (settings: Settings) => void): () => void {
  const subscription = liveQuery(() => getSettings()).subscribe({ next: report, error: () => undefined });
  return () => subscription.unsubscribe();
}

/** Gives how many calls are sent again that were refused before. */
async function write(key: 'site' | 'device', change: (before: SettingsPatch) => SettingsPatch): Promise<number> {
  const { settings, jobs } = durableDb;
  const isAs = (before: SettingsPatch, after: SettingsPatch) =>
    JSON.stringify(before) === JSON.stringify(after) && !isUnread(key);
  return storing(async () => {
    // At every start config.json says what it said before: nobody waits for the disk for that.
    const known = await read(db, key);
    if (isAs(known, change(known))) return 0;
    return durableDb.transaction('rw', [settings, jobs], async () => {
      const before = await read(durableDb, key);
      const after = change(before);
      if (isAs(before, after)) return 0;
      const formerly = await getSettings(durableDb);
      await settings.put({ key, value: after });
      // What was missing may have been set (a model, a service that answers), or the work is this device's now.
      await wakeJobs(durableDb, null, ({ waitingFor }) => ['model', 'retry', 'network'].includes(waitingFor));
      const now = await getSettings(durableDb);
      // What waits begins anew too: that nothing was at the former address says nothing of this one.
      return (await retryJobs(durableDb, (job) => mayPassNow(job, formerly, now), 'waiting')).length;
    });
  });
}

/** Keeps config.json, so that the app starts with it offline and the service worker knows it. */
export async function storeSiteConfig(config: SiteConfig): Promise<void> {
  await write('site', () => config);
}

/** The layers beneath `getSettings`, so that a dialog can say where a value comes from and go back to it. */
export interface SettingsLayers {
  /** Built-in defaults with config.json, as this device would have it without its own changes. */
  site: Settings;
  /** What the Settings dialog changed on this device. */
  device: SettingsPatch;
  /** What was changed on this device can't be opened. */
  unread: boolean;
}

/** The device's changes over what the site gives. */
export function settingsInForce({ site, device }: Pick<SettingsLayers, 'site' | 'device'>): Settings {
  return merged(site, device);
}

export async function getSettingsLayers(database: CallmarkDatabase = db): Promise<SettingsLayers> {
  const { settings } = database;
  const [site, device] = await database.transaction('r', settings, () =>
    Promise.all([read(database, 'site'), read(database, 'device')]),
  );
  return { site: merged(DEFAULTS, site), device, unread: isUnread('device') };
}

/**
 * Keeps `device` in place of everything the Settings dialog changed before: what is left out follows config.json again.
 * Gives how many calls were refused for what is another key or address now: they are sent again.
 */
export function replaceDeviceSettings(device: SettingsPatch): Promise<number> {
  return write('device', () => device);
}
