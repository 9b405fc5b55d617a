import Info from 'lucide-react/icons/info';
import { type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import { IconButton } from './icon-button';
import './info-popover.css';

export interface InfoPopoverProps {
  /** Accessible name of the button. */
  label: string;
  children: ReactNode;
}

const GAP_PX = 6;
const EDGE_PX = 12;

/** A small button that shows a text beside it: by touch, mouse and keyboard; Esc or a press elsewhere hides it. */
export function InfoPopover({ label, children }: InfoPopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  const place = (event: ToggleEvent<HTMLDivElement>) => {
    const anchor = button.current?.getBoundingClientRect();
    if (event.newState !== 'open' || anchor === undefined) return;
    const popover = event.currentTarget;
    const { width, height } = popover.getBoundingClientRect();
    const below = anchor.bottom + GAP_PX;
    const top = below + height + EDGE_PX > window.innerHeight ? Math.max(EDGE_PX, anchor.top - GAP_PX - height) : below;
    const left = Math.max(EDGE_PX, Math.min(anchor.left, window.innerWidth - width - EDGE_PX));
    popover.style.top = `${top}px`;
    popover.style.left = `${left}px`;
  };

  return (
    <>
      <IconButton
        ref={button}
        icon={Info}
        label={label}
        variant="quiet"
        className="info-popover-button"
        popoverTarget={id}
      />
      <div id={id} popover="auto" className="info-popover" role="note" aria-label={label} onToggle={place}>
        {children}
      </div>
    </>
  );
}
