import Undo from 'lucide-react/icons/undo-2';
import { type MouseEvent, useContext } from 'react';
import { Button } from '@/ui/button';
import { wording } from '@/ui/wording';
import { IsLocked } from './is-locked';

const words = wording.evaluation;

const FIELD = 'select, textarea';

/** A button that goes away with its press: by keyboard the focus goes to its field. By touch that would open the keyboard. */
export function leaveForField(event: MouseEvent<HTMLElement>): void {
  if (event.detail !== 0) return;
  event.currentTarget.closest('td, .evaluation-areas > div')?.querySelector<HTMLElement>(FIELD)?.focus();
}

interface MachineLineProps {
  /** In words, with whose it is. */
  said: string;
  question: string;
  /** Back to the machine's answer and notes; left out where another line of the row offers it. */
  onUndo?: (() => void) | undefined;
  /** Makes the machine's note the reviewer's own; left out where it is, or where there is none. */
  onTake?: (() => void) | undefined;
}

/** What the machine said, beside what the human made of it (D13). */
export function MachineLine({ said, question, onUndo, onTake }: MachineLineProps) {
  const locked = useContext(IsLocked);
  return (
    <div className="evaluation-machine">
      <span>{said}</span>
      {!locked && onTake !== undefined && (
        <Button
          className="evaluation-take"
          aria-label={words.takeOverOf(question)}
          onClick={(event) => {
            leaveForField(event);
            onTake();
          }}
        >
          {words.takeOver}
        </Button>
      )}
      {!locked && onUndo !== undefined && (
        <Button
          variant="quiet"
          icon={Undo}
          data-undo
          aria-label={words.undo(question)}
          onClick={(event) => {
            leaveForField(event);
            onUndo();
          }}
        >
          {words.undoShort}
        </Button>
      )}
    </div>
  );
}
