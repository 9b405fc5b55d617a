import { Button } from './button';
import { QuestionDialog } from './question-dialog';
import { wording } from './wording';

export interface ConfirmDialogProps {
  /** The question; the accessible name. */
  title: string;
  /** What will be gone. */
  message: string;
  /** The verb on the button, e.g. "Delete". */
  confirm: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that can't be undone. Open while it is rendered; the safe answer has the focus. */
export function ConfirmDialog({ title, message, confirm, onConfirm, onCancel }: ConfirmDialogProps) {
  return (
    <QuestionDialog title={title} message={message} onCancel={onCancel}>
      <Button onClick={onCancel}>{wording.ui.cancel}</Button>
      <Button variant="danger" onClick={onConfirm}>
        {confirm}
      </Button>
    </QuestionDialog>
  );
}
