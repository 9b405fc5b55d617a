import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { countCalls, storageUse } from '@/storage/calls';
import { Button } from '@/ui/button';
import { formatBytes } from '@/ui/format';
import { wording } from '@/ui/wording';

/** How much is kept on this device, and whether the browser promises to keep it. */
export function StorageState() {
  const words = wording.settings;
  const calls = useLiveQuery(() => countCalls());
  const use = useLiveQuery(() => storageUse());
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

  return (
    <div className="settings-storage" aria-live="polite">
      {calls !== undefined && use !== undefined && (
        <p>{words.storage(formatBytes(use.usedBytes), words.calls(calls))}</p>
      )}
      {persisted === true && <p>{words.persisted}</p>}
      {persisted === false && (
        <p className="settings-persist">
          {words.notPersisted} <Button onClick={() => void persist()}>{words.persist}</Button>
        </p>
      )}
      {persisted === 'refused' && <p>{words.persistRefused}</p>}
    </div>
  );
}
