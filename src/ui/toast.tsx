import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { IconButton } from './icon-button';
import { keyWasLast } from './put-focus';
import './toast.css';
import { wording } from './wording';

export interface ToastProps {
  text: string;
  tone?: 'neutral' | 'danger';
  /** A button such as Undo. */
  action?: ReactNode;
  onDismiss: () => void;
}

/**
 * A sentence about something that happened. It stays until it is dismissed or its owner takes it away; by keyboard the
 * focus goes back to where it came from then. By touch that would open the keyboard.
 */
export function Toast({ text, tone = 'neutral', action, onDismiss }: ToastProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    let before: HTMLElement | undefined;
    element?.addEventListener('focusin', ({ relatedTarget: from }) => {
      if (from instanceof HTMLElement && !element.contains(from)) before = from;
    });
    return () => {
      if (keyWasLast() && element?.contains(document.activeElement)) before?.focus();
    };
  }, []);
  return (
    <div ref={box} className={`toast toast-${tone}`}>
      <p className="toast-text">{text}</p>
      {action}
      <IconButton icon={X} label={wording.ui.dismiss} variant="quiet" onClick={onDismiss} />
    </div>
  );
}

const CONTROLS = 'button, a, input, select, textarea';
/** Pixels between the points that are looked at; no control is smaller. */
const STEP = 20;

function coversControl(region: HTMLElement): boolean {
  const { left, right, top, bottom } = region.getBoundingClientRect();
  for (let y = top; y < bottom; y += STEP)
    for (let x = left; x < right; x += STEP)
      if (document.elementsFromPoint(x, y).some((found) => !region.contains(found) && found.closest(CONTROLS)))
        return true;
  return false;
}

/**
 * Where toasts stand; always rendered, so that screen readers hear what is put into it. On a page that scrolls it stands
 * over its lower edge: what is to be pressed there is scrolled clear of it, once, when the toast comes.
 */
export function ToastRegion({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = region.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    let before = 0;
    const observer = new ResizeObserver(() => {
      const height = element.getBoundingClientRect().height;
      // For what is not in the flow, such as a drawer.
      document.documentElement.style.setProperty('--toasts', `${height}px`);
      if (height > before && coversControl(element)) window.scrollBy({ top: height - before });
      before = height;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={region} className="toasts" aria-live="polite">
      {children}
    </div>
  );
}
