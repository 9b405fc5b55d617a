import Info from 'lucide-react/icons/info';
import { type ReactNode, type ToggleEvent, useEffect, useId, useRef } from 'react';
import { IconButton } from './icon-button';
import './info-popover.css';
import { placePopover } from './place-popover';

export interface InfoPopoverProps {
  /** Accessible name of the button. */
  label: string;
  children: ReactNode;
}

/** A small button that shows a text beside it: by touch, mouse and keyboard; Esc or a press elsewhere hides it. */
export function InfoPopover({ label, children }: InfoPopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  const leave = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => leave.current?.(), []);

  const place = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    leave.current?.();
    const opener = newState === 'open' ? button.current : null;
    leave.current = opener === null ? undefined : placePopover(currentTarget, opener);
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
