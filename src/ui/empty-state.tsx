import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './empty-state.css';

export interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** What will be here, or how to get it here. */
  text: string;
  actions?: ReactNode;
}

/** What a panel shows while it has nothing to show. */
export function EmptyState({ icon: Icon, title, text, actions }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Icon size={28} aria-hidden="true" />
      <h2>{title}</h2>
      <p>{text}</p>
      {actions !== undefined && <div className="empty-state-actions">{actions}</div>}
    </div>
  );
}
