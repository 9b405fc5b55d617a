import type { ModelFailure } from '@/domain/models/model-failure';
import { modelRetryDelay } from '@/domain/models/model-verdict';
import type { StoredModel } from '@/domain/models/stored-model';
import type { Locks } from '@/jobs/jobs-lock';
import { dropUnfinished } from '@/storage/models/model-parts';
import { changeModelState, deleteModel, finishModel, listModels, watchModel } from '@/storage/models/speech-models';
import { asModelFailure, type DownloadHost, downloadModel } from './model-download';

/** Whoever holds it brings models onto this device: one tab of this browser, one model at a time. */
export const MODELS_LOCK = 'speech-models';

export interface ModelQueueHost extends DownloadHost {
  locks: Locks;
  /** A model is whole: what waited for one can go on. */
  onReady: () => void;
}

export interface ModelQueue {
  /** Downloads whatever is wanted and not here yet; also what another tab left behind. Cheap, call it freely. */
  wake(): Promise<void>;
}

const WRITE_TRIES = 8;

/**
 * Says that a model stopped, and why. On a device that is really full not even that can be written: then what is here of
 * the file that did not fit goes, and the browser is given time to find the room.
 */
async function tellStopped(model: StoredModel, failure: ModelFailure, host: ModelQueueHost): Promise<void> {
  const shas = model.files.map(({ sha256 }) => sha256);
  // Calls come first: the next recording needs the room that a piece of a file would fill for nothing.
  if (failure.kind === 'storage-full') await dropUnfinished(shas).catch(() => undefined);
  for (let left = WRITE_TRIES; left > 0; left--) {
    try {
      const kept = await host.store.kept(shas);
      const done = kept.reduce((sum, bytes) => sum + bytes, 0);
      await changeModelState(model.key, ['loading'], { is: 'stopped', done, failure });
      return;
    } catch {
      await dropUnfinished(shas).catch(() => undefined);
      await host.pause(modelRetryDelay(1), new AbortController().signal);
    }
  }
}

/** Runs `work` until it ends or the model is no longer on its way: cancelled or deleted, here or in another tab. */
async function whileWanted(
  model: StoredModel,
  host: ModelQueueHost,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const controller = new AbortController();
  const unwatch = watchModel(model.key, (now) => {
    if (now?.state.is !== 'loading') controller.abort();
  });
  try {
    await work(controller.signal);
  } catch (error) {
    if (!controller.signal.aborted) await tellStopped(model, asModelFailure(error), host);
  } finally {
    unwatch();
  }
}

export function createModelQueue(host: ModelQueueHost): ModelQueue {
  async function bring(model: StoredModel): Promise<void> {
    await whileWanted(model, host, async (signal) => {
      await downloadModel(model, (state) => changeModelState(model.key, ['loading'], state), signal, host);
      if (await finishModel(model.key, host.now())) host.onReady();
    });
  }

  /** An import of a page that is gone: its files went with it. */
  async function dropOrphans(models: readonly StoredModel[]): Promise<void> {
    for (const { key, source, state } of models) {
      if (source === '' && state.is === 'loading') await deleteModel(key);
    }
  }

  async function drain(): Promise<void> {
    await dropOrphans(await listModels());
    const tried = new Set<string>();
    for (;;) {
      const next = (await listModels()).find(({ key, state }) => state.is === 'loading' && !tried.has(key));
      if (next === undefined) return;
      // A state that could not be written would bring the same one again and again.
      tried.add(next.key);
      await bring(next);
    }
  }

  return {
    async wake() {
      // Requests queue up: one that finds nothing to do costs a look.
      await host.locks.request(MODELS_LOCK, {}, drain);
    },
  };
}
