import { useLiveQuery } from 'dexie-react-hooks';
import { useSetAtom } from 'jotai';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import { openDialogAtom } from '@/state/session';
import { type BackupState, backupState } from '@/storage/callmark-file/backup-state';
import { Button } from '@/ui/button';
import { formatMoment } from '@/ui/format';
import { wording } from '@/ui/wording';

const words = wording.callmarkFile;

function stateLine({ calls, last }: BackupState): string {
  if (last !== null) return words.lastBackup(formatMoment(last.at, Date.now()), last.changed);
  return calls === 0 ? words.noCalls : words.neverBackedUp(calls);
}

/** Everything into one file, and back. What is typed in Settings and not saved is a draft, and there again after it. */
export function BackupSection() {
  const openDialog = useSetAtom(openDialogAtom);
  const state = useLiveQuery(() => backupState());
  return (
    <section className="settings-section">
      <h3>{words.backup}</h3>
      <p className="muted">{words.backupText}</p>
      <p>{state === undefined ? wording.ui.loading : stateLine(state)}</p>
      <div className="settings-buttons">
        <Button
          icon={Archive}
          disabled={state === undefined || state.calls === 0}
          onClick={() => openDialog({ name: 'callmark-export', ids: 'all' })}
        >
          {words.backUp}
        </Button>
        <Button icon={ArchiveRestore} onClick={() => openDialog({ name: 'callmark-import', file: null })}>
          {words.restore}
        </Button>
      </div>
    </section>
  );
}
