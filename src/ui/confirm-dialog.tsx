import { useId } from 'react';
import { Button } from './button';
import './modal.css';
import { useModal } from './use-modal';
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
  const ref = useModal(onCancel, false);
  const titleId = useId();
  const messageId = `${titleId}-message`;
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      className="modal modal-small"
      aria-labelledby={titleId}
      aria-describedby={messageId}
    >
      <div className="modal-message">
        <h2 id={titleId}>{title}</h2>
        <p id={messageId}>{message}</p>
      </div>
      <div className="modal-foot">
        <Button onClick={onCancel}>{wording.ui.cancel}</Button>
        <Button variant="danger" onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
