import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import './drawer.css';
import { IconButton } from './icon-button';
import { putFocus } from './put-focus';
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
    putFocus(heading.current);
    const onFocus = (event: FocusEvent) => {
      const { target } = event;
      // Dialogs opened from here and toasts stand above the drawer, not under it.
      if (!(target instanceof Element) || drawer?.contains(target) || target.closest('dialog, [popover], .toasts'))
        return;
      close.current();
    };
    // Heard on the page: a press on the drawer's ground, or a button that went away, leaves the focus nowhere.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      // Esc inside a dialog of the drawer's rows belongs to the dialog.
      if (document.querySelector('dialog[open]') === null) close.current();
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
      const lost = document.activeElement === document.body || drawer?.contains(document.activeElement);
      if (lost && opener instanceof HTMLElement && opener.isConnected) putFocus(opener);
    };
  }, []);

  return (
    <>
      <div className="drawer-scrim" onPointerDown={onClose} />
      <aside ref={region} className="drawer" aria-label={title}>
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
