import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue, useSetAtom } from 'jotai';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useState } from 'react';
import { openDialogAtom } from '@/state/session';
import { teamPartsAtom } from '@/state/team';
import { getSettings } from '@/storage/browser/settings';
import { countBinned, storageUse } from '@/storage/calls/calls';
import { Button } from '@/ui/button';
import { formatBytes } from '@/ui/format';
import { wording } from '@/ui/wording';
import './banners.css';

const words = wording.calls;

export interface StorageFooterProps {
  /** Undefined: not counted yet. */
  calls: number | undefined;
  /** The waste bin is opened in the place of the list. */
  onBin: () => void;
}

/** How much of the device the calls take, how long they are kept, and the way to those that were deleted. */
export function StorageFooter({ calls, onBin }: StorageFooterProps) {
  const openDialog = useSetAtom(openDialogAtom);
  const use = useStorageUse(calls);
  const FreeDevice = useAtomValue(teamPartsAtom)?.FreeDevice;
  const binned = useLiveQuery(countBinned) ?? 0;
  const byRule = useLiveQuery(async () => {
    const { keepSoundDays, keepCallDays } = await getSettings();
    return keepSoundDays > 0 || keepCallDays > 0;
  });
  const open = () => {
    openDialog({ name: 'waste-bin' });
    onBin();
  };
  return (
    <div className="calls-footer">
      <p>
        {use ?? '\u00a0'}
        {use !== null && byRule !== undefined && ` · ${byRule ? words.keptByRule : words.kept}`}
      </p>
      {FreeDevice && <FreeDevice />}
      {binned > 0 && (
        <Button icon={Trash2} onClick={open}>
          {wording.wasteBin.open(binned)}
        </Button>
      )}
    </div>
  );
}

/** In words. Browsers don't tell when it changes: asked anew with every new number of calls. */
function useStorageUse(calls: number | undefined): string | null {
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
  if (use === null) return null;
  const used = formatBytes(use.usedBytes);
  return use.quotaBytes > 0 ? words.storageOf(used, formatBytes(use.quotaBytes)) : words.storage(used);
}
