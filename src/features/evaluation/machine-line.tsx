import Undo from 'lucide-react/icons/undo-2';
import { Button } from '@/ui/button';
import { wording } from '@/ui/wording';

const words = wording.evaluation;

const FIELD = 'select, textarea';

interface MachineLineProps {
  said: string;
  question: string;
  /** Back to the machine's answer and notes; left out where another line of the row offers it. */
  onUndo?: (() => void) | undefined;
}

/** What the machine said, beside what the human made of it (D13). */
export function MachineLine({ said, question, onUndo }: MachineLineProps) {
  return (
    <div className="evaluation-machine">
      <span>{words.machine(said)}</span>
      {onUndo !== undefined && (
        <Button
          variant="quiet"
          icon={Undo}
          aria-label={words.undo(question)}
          onClick={(event) => {
            // It goes away: by keyboard the focus goes to what it undid. By touch that would open the keyboard.
            if (event.detail === 0) event.currentTarget.closest('td')?.querySelector<HTMLElement>(FIELD)?.focus();
            onUndo();
          }}
        >
          {words.undoShort}
        </Button>
      )}
    </div>
  );
}
