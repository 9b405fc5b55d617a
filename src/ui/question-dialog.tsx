import { type ReactNode, useId } from 'react';
import './modal.css';
import { useModal } from './use-modal';

export interface QuestionDialogProps {
  /** The question; the accessible name. */
  title: string;
  /** What there is to know before answering: a sentence, or more. */
  message: ReactNode;
  /** The answers, as buttons; the safe one first, it gets the focus. */
  children: ReactNode;
  onCancel: () => void;
}

/** A question that must be answered before going on; Esc is the safe answer. Open while it is rendered. */
export function QuestionDialog({ title, message, children, onCancel }: QuestionDialogProps) {
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
        <div id={messageId}>{typeof message === 'string' ? <p>{message}</p> : message}</div>
      </div>
      <div className="modal-foot">{children}</div>
    </dialog>
  );
}
