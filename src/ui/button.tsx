import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import './button.css';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  /** Decoration beside the label. Import icons one by one: `import Upload from 'lucide-react/icons/upload'`. */
  icon?: LucideIcon;
  /** What it started is still under way: a spinner takes the icon's place and it can't be pressed. */
  pending?: boolean;
}

export function Button({
  variant = 'secondary',
  icon: Icon,
  pending = false,
  className = '',
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button button-${variant} ${className}`.trim()}
      disabled={disabled === true || pending}
      aria-busy={pending || undefined}
    >
      {pending ? (
        <span className="button-spinner" aria-hidden="true" />
      ) : (
        Icon !== undefined && <Icon size={18} aria-hidden="true" />
      )}
      {children}
    </button>
  );
}
