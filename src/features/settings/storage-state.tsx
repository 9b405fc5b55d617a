import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { modelShare, type StoredModel, totalBytes } from '@/domain/models/stored-model';
import type { CopyState } from '@/storage/browser/kept-facts';
import { watchSecondCopy } from '@/storage/browser/watch-facts';
import { countCalls, storageUse } from '@/storage/calls/calls';
import { listModels } from '@/storage/models/speech-models';
import { hasSecondCopy } from '@/storage/second-copy/start-second-copy';
import { Button } from '@/ui/button';
import { formatBytes } from '@/ui/format';
import { wording } from '@/ui/wording';

/** Bytes that models take, whole or on their way; files that two of them share are counted twice. */
function modelBytes(models: readonly StoredModel[]): number {
  return models.reduce((sum, model) => sum + modelShare(model) * totalBytes(model.files), 0);
}

/** How much is kept on this device, and whether the browser promises to keep it. */
export function StorageState() {
  const words = wording.settings;
  const calls = useLiveQuery(() => countCalls());
  const models = useLiveQuery(async () => modelBytes(await listModels()));
  // Asked anew when a model came or went: browsers do not tell when it changes.
  const use = useLiveQuery(() => storageUse(), [models]);
  const [copy, setCopy] = useState<CopyState | 'none'>();
  const [persisted, setPersisted] = useState<boolean | 'refused'>();

  useEffect(() => {
    let shown = true;
    navigator.storage?.persisted?.().then((kept) => {
      if (shown) setPersisted(kept);
    });
    return () => {
      shown = false;
    };
  }, []);

  const persist = async () => setPersisted((await navigator.storage.persist()) || 'refused');

  useEffect(() => {
    if (hasSecondCopy()) return watchSecondCopy(({ state }) => setCopy(state));
    setCopy('none');
    return undefined;
  }, []);

  return (
    <div className="settings-storage">
      {calls !== undefined && use !== undefined && (
        <p>
          {models
            ? words.storageAndModels(formatBytes(use.usedBytes), words.calls(calls), formatBytes(models))
            : words.storage(formatBytes(use.usedBytes), words.calls(calls))}
        </p>
      )}
      {copy !== undefined && <p>{words.secondCopy[copy]}</p>}
      {/* Not the figures above: they move with every piece of a model that is loaded. */}
      <div aria-live="polite">
        {persisted === true && <p>{words.persisted}</p>}
        {persisted === false && (
          <p className="settings-persist">
            {words.notPersisted} <Button onClick={() => void persist()}>{words.persist}</Button>
          </p>
        )}
        {persisted === 'refused' && <p>{words.persistRefused}</p>}
      </div>
    </div>
  );
}
