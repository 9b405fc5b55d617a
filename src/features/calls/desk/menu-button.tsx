import type { LucideIcon } from 'lucide-react';
import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonVariant } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { placePopover } from '@/ui/place-popover';

export interface MenuButtonProps {
  /** Text of the button, or its accessible name where it shows its icon only. */
  label: string;
  icon: LucideIcon;
  iconOnly?: boolean;
  variant?: ButtonVariant;
  tabIndex?: number;
  disabled?: boolean;
  /** Made when it opens; `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
}

/** A button with a small panel of choices: Esc or a press elsewhere closes it. */
export function MenuButton({ label, icon, iconOnly = false, children, ...button }: MenuButtonProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const leave = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => leave.current?.(), []);

  const toggled = ({ newState }: ToggleEvent<HTMLDivElement>) => setOpen(newState === 'open');
  useEffect(() => {
    const [shown, from] = [panel.current, opener.current];
    if (!open || shown === null || from === null) return;
    // After its content is there: it is placed by its size.
    leave.current = placePopover(shown, from);
    shown.querySelector<HTMLElement>('input, button')?.focus();
    return () => leave.current?.();
  }, [open]);
  const close = () => {
    panel.current?.hidePopover();
    opener.current?.focus();
  };
  const shared = { ...button, icon, ref: opener, popoverTarget: id, 'aria-expanded': open } as const;
  return (
    <>
      {iconOnly ? <IconButton {...shared} label={label} /> : <Button {...shared}>{label}</Button>}
      <div ref={panel} id={id} popover="auto" className="desk-menu" onToggle={toggled}>
        {open && children(close)}
      </div>
    </>
  );
}

export interface MenuItem {
  label: string;
  icon?: LucideIcon;
  danger?: boolean;
  run: () => void;
}

/** A column of buttons, each of which closes the panel. */
export function MenuItems({ items, close }: { items: readonly MenuItem[]; close: () => void }) {
  return (
    <ul className="desk-menu-items">
      {items.map(({ label, icon: Icon, danger = false, run }) => (
        <li key={label}>
          <button
            type="button"
            className={danger ? 'desk-menu-danger' : undefined}
            onClick={() => {
              close();
              run();
            }}
          >
            {Icon !== undefined && <Icon size={18} aria-hidden="true" />}
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
