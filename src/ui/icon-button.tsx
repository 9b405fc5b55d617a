import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps } from './button';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  icon: LucideIcon;
  /** Accessible name, also shown as the tooltip. */
  label: string;
}

/** A button whose only sign is its icon. */
export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return <Button {...rest} className={`button-icon-only ${className}`.trim()} aria-label={label} title={label} />;
}
