import { useSetAtom } from 'jotai';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import LogOut from 'lucide-react/icons/log-out';
import { type People, reviewerName } from '@/domain/reviewer';
import { openDialogAtom } from '@/state/session';
import { Button } from '@/ui/button';
import { wording } from '@/ui/wording';
import { StorageFooter } from '../storage-footer';
import { CalibrationButton } from '../ways';

export interface DeskFootProps {
  /** Of all, not only those shown; undefined until they were counted. */
  calls: number | undefined;
  people: People;
  onAssignments: () => void;
}

/** What the calls take of the device, the ways in and out of it, and who judges here until the shift ends. */
export function DeskFoot({ calls, people, onAssignments }: DeskFootProps) {
  const openDialog = useSetAtom(openDialogAtom);
  return (
    <div className="desk-foot">
      <StorageFooter calls={calls} onBin={() => undefined} />
      <Button icon={ClipboardList} onClick={onAssignments}>
        {wording.assignments.title}
      </Button>
      <CalibrationButton />
      <div className="desk-foot-reviewer">
        <b>{wording.people.nameOf(reviewerName(people, people.current))}</b>
        <Button icon={LogOut} onClick={() => openDialog({ name: 'hand-over' })}>
          {wording.desk.endOfShift}
        </Button>
      </div>
    </div>
  );
}
