import { useId } from 'react';
import { Button } from '@/ui/button';
import '@/ui/modal.css';
import { useModal } from '@/ui/use-modal';
import { wording } from '@/ui/wording';

export interface UnsavedQuestionProps {
  onKeepEditing: () => void;
  onDiscard: () => void;
  onSave: () => void;
}

/** Asked when Settings is closed with changes in it; Esc goes back to them. */
export function UnsavedQuestion({ onKeepEditing, onDiscard, onSave }: UnsavedQuestionProps) {
  const words = wording.settings;
  const ref = useModal(onKeepEditing, false);
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
        <h2 id={titleId}>{words.unsaved.title}</h2>
        <p id={messageId}>{words.unsaved.message}</p>
      </div>
      <div className="modal-foot settings-question">
        <Button onClick={onKeepEditing}>{words.unsaved.keepEditing}</Button>
        <Button variant="danger" onClick={onDiscard}>
          {words.unsaved.discard}
        </Button>
        <Button variant="primary" onClick={onSave}>
          {words.save}
        </Button>
      </div>
    </dialog>
  );
}
