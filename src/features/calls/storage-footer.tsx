import { useEffect, useState } from 'react';
import { storageUse } from '@/storage/calls/calls';
import { formatBytes } from '@/ui/format';
import { wording } from '@/ui/wording';

const words = wording.calls;

/** How much of the device the calls take. Browsers don't tell when it changes: asked anew with every new number of calls. */
export function StorageFooter({ calls }: { calls: number | undefined }) {
  const [use, setUse] = useState<{ usedBytes: number; quotaBytes: number } | null>(null);
  useEffect(() => {
    if (calls === undefined) return;
    let shown = true;
    storageUse().then(
      (found) => {
        if (shown) setUse(found);
      },
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [calls]);
  if (use === null) return <p>&nbsp;</p>;
  const used = formatBytes(use.usedBytes);
  return <p>{use.quotaBytes > 0 ? words.storageOf(used, formatBytes(use.quotaBytes)) : words.storage(used)}</p>;
}
