import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import './drawer.css';
import { IconButton } from './icon-button';
import { wording } from './wording';

export interface DrawerProps {
  /** Heading and accessible name of the complementary region. */
  title: string;
  onClose: () => void;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A complementary region that slides over the right edge while it is rendered. It closes with Esc, with a press beside
 * it, and when the focus moves on to what lies under it.
 */
export function Drawer({ title, onClose, actions, footer, children }: DrawerProps) {
  const region = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const drawer = region.current;
    const opener = document.activeElement;
    heading.current?.focus();
    const onFocus = (event: FocusEvent) => {
      const { target } = event;
      // A dialog opened from here stands above the drawer, not under it.
      if (!(target instanceof Element) || drawer?.contains(target) || target.closest('dialog, [popover]')) return;
      close.current();
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      const lost = document.activeElement === document.body || drawer?.contains(document.activeElement);
      if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    // Esc inside a dialog of the drawer's rows belongs to the dialog.
    if (event.key !== 'Escape' || event.defaultPrevented || (event.target as Element).closest('dialog') !== null)
      return;
    onClose();
  };

  return (
    <>
      <div className="drawer-scrim" onPointerDown={onClose} />
      <aside ref={region} className="drawer" aria-label={title} onKeyDown={onKeyDown}>
        <div className="drawer-head">
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {actions}
          <IconButton icon={X} label={wording.ui.close} variant="quiet" onClick={onClose} />
        </div>
        <div className="drawer-body">{children}</div>
        {footer !== undefined && <div className="drawer-foot">{footer}</div>}
      </aside>
    </>
  );
}
