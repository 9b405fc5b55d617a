import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { keyWasLast, putFocus } from './put-focus';

/** Sent to the window when all that is shown comes back into the page, from behind the lock. */
export const PAGE_BACK = 'callmark-page-back';

/**
 * Opens the dialog element modally for as long as it is mounted and gives the focus back to where it was. Esc, and a
 * click on the backdrop where `dismissible`, only ask: the owner closes it by unmounting. `beside`: it is opened in its
 * place in the page, and the rest of the page stays in use.
 */
export function useModal(
  onClose: () => void,
  dismissible: boolean,
  beside = false,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  const opener = useRef<Element | null>(null);
  const held = useRef<HTMLElement | null>(null);
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    // Another place on the screen (`beside`) opens it anew: its opener stays the first.
    opener.current ??= document.activeElement;
    // Safari rings the Close that showModal focuses, also where a pointer opened it (which focuses nothing there).
    if (dialog.getAttribute('role') === null && !keyWasLast()) {
      dialog.tabIndex = -1;
      dialog.autofocus = true;
    }
    const open = () => {
      // Behind the lock of the app it is not in the page, where a browser refuses to open it.
      if (!dialog.isConnected) return;
      dialog.removeAttribute('open');
      if (beside) dialog.show();
      else dialog.showModal();
    };
    open();
    // A dialog that was out of the page is a modal one no more.
    window.addEventListener(PAGE_BACK, open);
    // It only changed its place on the screen.
    if (held.current?.isConnected) putFocus(held.current);
    held.current = null;

    // `cancel` also bubbles up from a file input inside whose picker was closed. One that can't be prevented is followed
    // by `close`: a question asked before that would lie behind what is opened anew.
    const onCancel = (event: Event) => {
      if (event.target !== dialog || !event.cancelable) return;
      event.preventDefault();
      close.current();
    };
    // Chromium closes by itself at the second Esc without a click in between, whatever `cancel` said. The owner may ask
    // before it closes, so it stays open until it is unmounted.
    const onClosed = (event: Event) => {
      if (event.target !== dialog || dialog.open) return;
      open();
      close.current();
    };
    // A selection that starts inside and ends on the backdrop reports a click on the dialog too.
    let pressedBackdrop = false;
    const onPress = (event: Event) => {
      pressedBackdrop = event.target === dialog;
    };
    const onClick = (event: Event) => {
      if (dismissible && pressedBackdrop && event.target === dialog) close.current();
    };
    // The browser closes only modal ones by Esc. What opened inside (a list, a note) closes first.
    const onKey = (event: KeyboardEvent) => {
      if (!beside || event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (dialog.querySelector('[popover]:popover-open') === null) close.current();
    };
    dialog.addEventListener('keydown', onKey);
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('close', onClosed);
    dialog.addEventListener('pointerdown', onPress);
    dialog.addEventListener('click', onClick);
    return () => {
      window.removeEventListener(PAGE_BACK, open);
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('close', onClosed);
      dialog.removeEventListener('pointerdown', onPress);
      dialog.removeEventListener('click', onClick);
      dialog.removeEventListener('keydown', onKey);
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && dialog.contains(focused)) held.current = focused;
      dialog.close();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) putFocus(opener.current);
    };
  }, [dismissible, beside]);

  return ref;
}
