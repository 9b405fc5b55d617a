import { useId } from 'react';
import { Button } from './button';
import './modal.css';
import { useModal } from './use-modal';
import { wording } from './wording';

export interface AlertDialogProps {
  /** The sentence to read; also the accessible name. */
  message: string;
  onClose: () => void;
}

/** One sentence that must be read before going on. Open while it is rendered. */
export function AlertDialog({ message, onClose }: AlertDialogProps) {
  const ref = useModal(onClose, true);
  const titleId = useId();
  return (
    <dialog ref={ref} role="alertdialog" className="modal modal-small" aria-labelledby={titleId}>
      <div className="modal-message">
        <h2 id={titleId}>{message}</h2>
      </div>
      <div className="modal-foot">
        <Button variant="primary" onClick={onClose}>
          {wording.ui.ok}
        </Button>
      </div>
    </dialog>
  );
}
