import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Band } from '@/domain/call';
import './status-chip.css';

export type ChipTone = 'neutral' | 'info' | 'ok' | 'warn' | 'danger' | `band-${Band}`;

/** A word or a figure on a coloured pill; the words carry the meaning, the colour repeats it. */
export function StatusChip({
  tone = 'neutral',
  icon: Icon,
  children,
}: {
  tone?: ChipTone;
  icon?: LucideIcon;
  children: ReactNode;
}) {
  return (
    <span className={`chip chip-${tone}`}>
      {Icon !== undefined && <Icon size={14} aria-hidden="true" />}
      {children}
    </span>
  );
}
