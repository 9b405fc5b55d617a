import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button';
import './modal.css';
import { useModal } from './use-modal';
import { wording } from './wording';

export interface ModalProps {
  /** Shown as the heading; the accessible name. */
  title: string;
  /** Called for Esc, Close and a click beside the dialog. The owner closes it by not rendering it any more. */
  onClose: () => void;
  size?: 'medium' | 'large';
  /** Leaves the padding of the body to its content. */
  flush?: boolean;
  footer?: ReactNode;
  /** Stays in sight above the body, however that scrolls. */
  notice?: ReactNode;
  /** Not over the page but in its own place in it: what is beside it stays in use. */
  beside?: boolean;
  children: ReactNode;
}

/** A native modal dialog, open while it is rendered; a full-screen sheet below 600 px. */
export function Modal(props: ModalProps) {
  const { title, onClose, size = 'medium', flush = false, footer, notice, beside = false, children } = props;
  const ref = useModal(onClose, true, beside);
  const titleId = useId();
  return (
    <dialog ref={ref} className={`modal modal-${size}${beside ? ' modal-beside' : ''}`} aria-labelledby={titleId}>
      <div className="modal-head">
        <h2 id={titleId}>{title}</h2>
        <IconButton icon={X} label={wording.ui.close} variant="quiet" onClick={onClose} />
      </div>
      {notice}
      <div className={flush ? 'modal-body modal-body-flush' : 'modal-body'}>{children}</div>
      {footer !== undefined && <div className="modal-foot">{footer}</div>}
    </dialog>
  );
}
