import { liveQuery } from 'dexie';
import type { InstalledModel } from '@/domain/models/speech-model';
import type { ModelState, StoredModel } from '@/domain/models/stored-model';
import { storing } from '../browser/storage-failure';
import { type CallmarkDatabase, db, durableDb } from '../database';
import { wakeJobs } from '../jobs/job-rows';
import { readModelParts, sweepModelFiles } from './model-parts';

/** Every model that is here, whole or on its way; the oldest first. */
export async function listModels(database: CallmarkDatabase = db): Promise<StoredModel[]> {
  return (await database.models.toArray()).sort((one, other) => one.addedAt - other.addedAt);
}

export function getModel(key: string): Promise<StoredModel | undefined> {
  return db.models.get(key);
}

/** A model as it is, then at every change by any tab; gives the function that ends it. */
export function watchModel(key: string, report: (model: StoredModel | undefined) => void): () => void {
  const subscription = liveQuery(() => db.models.get(key)).subscribe({ next: report, error: () => undefined });
  return () => subscription.unsubscribe();
}

/** The model that transcribes here, now and at every change by any tab; gives the function that ends it. */
export function watchActiveModel(report: (model: StoredModel | undefined) => void): () => void {
  const activeModel = async () => (await db.models.toArray()).find(({ active }) => active);
  const subscription = liveQuery(activeModel).subscribe({ next: report, error: () => undefined });
  return () => subscription.unsubscribe();
}

/** Whether a model transcribes here, as far as its row says; its files are looked at when it is opened. */
export async function hasSpeechModel(database: CallmarkDatabase = db): Promise<boolean> {
  return (await database.models.toArray()).some(isInUse);
}

const isInUse = ({ active, state }: StoredModel): boolean => active && state.is === 'ready';

/** Keeps a model that is on its way; one of the same key is begun again, its files stay. */
export async function putModel(model: StoredModel): Promise<void> {
  await storing(() => durableDb.models.put(model));
}

/** Changes how far a model is, unless it is no longer in one of these states: a person's word counts. False: it is not. */
export async function changeModelState(
  key: string,
  from: readonly ModelState['is'][],
  state: ModelState,
): Promise<boolean> {
  return storing(() =>
    db.transaction('rw', db.models, async () => {
      const model = await db.models.get(key);
      if (model === undefined || !from.includes(model.state.is)) return false;
      await db.models.put({ ...model, active: model.active && state.is === 'ready', state });
      return true;
    }),
  );
}

/**
 * All files of a model are here and checked: it transcribes from now on, the versions before it go, and jobs that waited
 * for a model are woken, all at once. False: it is wanted no more.
 */
export async function finishModel(key: string, now: number): Promise<boolean> {
  const { models, jobs } = durableDb;
  const finished = await storing(() =>
    durableDb.transaction('rw', [models, jobs], async () => {
      const model = await models.get(key);
      if (model?.state.is !== 'loading') return false;
      const others = (await models.toArray()).filter((other) => other.key !== key);
      const older = others.filter(({ id, backend }) => id === model.id && backend === model.backend);
      await models.bulkDelete(older.map((other) => other.key));
      await models.bulkPut(
        others.filter((other) => other.active && !older.includes(other)).map((other) => ({ ...other, active: false })),
      );
      await models.put({ ...model, active: true, state: { is: 'ready', checkedAt: now } });
      await wakeJobs(durableDb, null, (job) => job.waitingFor === 'model');
      return true;
    }),
  );
  if (finished) await sweepModelFiles();
  return finished;
}

/** This model transcribes from now on, in place of another that stays here. */
export async function activateModel(key: string): Promise<void> {
  const { models, jobs } = durableDb;
  await storing(() =>
    durableDb.transaction('rw', [models, jobs], async () => {
      const all = await models.toArray();
      if (!all.some((model) => model.key === key && model.state.is === 'ready')) return;
      await models.bulkPut(all.map((model) => ({ ...model, active: model.key === key })));
      await wakeJobs(durableDb, null, (job) => job.waitingFor === 'model');
    }),
  );
}

/** Deletes a model with every file that no other one shares. Another ready one takes its place. */
export async function deleteModel(key: string): Promise<void> {
  const { models } = durableDb;
  await storing(() =>
    durableDb.transaction('rw', models, async () => {
      const gone = await models.get(key);
      await models.delete(key);
      const next = (await models.toArray()).find(({ state }) => state.is === 'ready');
      if (gone?.active === true && next !== undefined) await models.put({ ...next, active: true });
    }),
  );
  await sweepModelFiles();
}

/**
 * The model that transcribes, as handles of what is on the disk: nothing is read into memory. Null = there is none; one
 * whose files are gone is marked as damaged on the way.
 */
export async function readInstalledModel(database: CallmarkDatabase = db): Promise<InstalledModel | null> {
  const model = (await database.models.toArray()).find(isInUse);
  if (model === undefined) return null;
  const files = await Promise.all(
    model.files.map(async ({ path, sha256 }) => ({
      path,
      blob: new Blob(await readModelParts(sha256, database)),
    })),
  );
  const whole = model.files.every(({ path, bytes }) =>
    files.some(({ path: found, blob }) => found === path && blob.size === bytes),
  );
  if (!whole) {
    await changeModelState(model.key, ['ready'], { is: 'damaged' });
    return null;
  }
  const { id, version, size, backend, precision } = model;
  return { id, version, size, backend, precision, files };
}
