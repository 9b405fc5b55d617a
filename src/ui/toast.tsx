import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button';
import './toast.css';
import { wording } from './wording';

export interface ToastProps {
  text: string;
  tone?: 'neutral' | 'danger';
  /** A button such as Undo. */
  action?: ReactNode;
  onDismiss: () => void;
}

/** A sentence about something that happened. It stays until it is dismissed or its owner takes it away. */
export function Toast({ text, tone = 'neutral', action, onDismiss }: ToastProps) {
  return (
    <div className={`toast toast-${tone}`}>
      <p className="toast-text">{text}</p>
      {action}
      <IconButton icon={X} label={wording.ui.dismiss} variant="quiet" onClick={onDismiss} />
    </div>
  );
}

/** Where toasts stand; always rendered, so that screen readers hear what is put into it. */
export function ToastRegion({ children }: { children: ReactNode }) {
  return (
    <div className="toasts" aria-live="polite">
      {children}
    </div>
  );
}
