import { useSetAtom } from 'jotai';
import FileInput from 'lucide-react/icons/file-input';
import FileOutput from 'lucide-react/icons/file-output';
import Scale from 'lucide-react/icons/scale';
import type { CallId } from '@/domain/call';
import { callsOpenAtom, openDialogAtom } from '@/state/session';
import { Button } from '@/ui/button';
import { wording } from '@/ui/wording';

/** The way in for calls of another device, or of a backup. */
export function ImportButton() {
  const openDialog = useSetAtom(openDialogAtom);
  return (
    <Button icon={FileInput} onClick={() => openDialog({ name: 'callmark-import', file: null })}>
      {wording.ui.import}
    </Button>
  );
}

/** The way out for the calls that `read` gives. */
export function ExportButton({ read, disabled }: { read: () => Promise<readonly CallId[]>; disabled: boolean }) {
  const openDialog = useSetAtom(openDialogAtom);
  const open = () => void read().then((callIds) => openDialog({ name: 'export', callIds }));
  return (
    <Button icon={FileOutput} disabled={disabled} onClick={open}>
      {wording.ui.exportCalls}
    </Button>
  );
}

/** The sessions in which reviewers judge the same calls. */
export function CalibrationButton() {
  const openDialog = useSetAtom(openDialogAtom);
  const openCalls = useSetAtom(callsOpenAtom);
  const open = () => {
    // It leads on to calls: the drawer must not lie over them.
    openCalls(false);
    openDialog({ name: 'calibration', callIds: [] });
  };
  return (
    <Button icon={Scale} onClick={open}>
      {wording.ui.calibration}
    </Button>
  );
}
