import Headphones from 'lucide-react/icons/headphones';
import Pencil from 'lucide-react/icons/pencil';
import { useLayoutEffect, useRef } from 'react';
import type { Speaker } from '@/domain/transcript/transcript';
import { Button } from '@/ui/button';
import { placePopover } from '@/ui/place-popover';
import { wording } from '@/ui/wording';
import type { Repair } from '../repairs/repair';
import './turn-menu.css';

const words = wording.repair;

export interface TurnMenuProps {
  /** From 1. */
  turn: number;
  count: number;
  speaker: Speaker;
  /** The button it was opened with. */
  opener: HTMLElement;
  onRepair: (repair: Repair) => void;
  onEdit: () => void;
  /** Absent where nothing can be heard. */
  onPlay?: () => void;
  onClose: () => void;
}

/** What can be done with one turn; a press elsewhere or Esc closes it. */
export function TurnMenu({ turn, count, speaker, opener, onRepair, onEdit, onPlay, onClose }: TurnMenuProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = ref.current;
    if (menu === null) return undefined;
    menu.showPopover();
    const leave = placePopover(menu, opener);
    menu.querySelector('button')?.focus();
    return leave;
  }, [opener]);

  const does = (run: () => void) => () => {
    // Closing gives the focus back to the turn before what was asked for may take it.
    ref.current?.hidePopover();
    opener.focus();
    run();
  };
  const other: Speaker = speaker === 'agent' ? 'customer' : 'agent';
  const items: [string, () => void][] = [
    [words[other], () => onRepair({ kind: 'speaker', turn, speaker: other })],
    [words.swapFrom, () => onRepair({ kind: 'swap', turn })],
    ...(turn > 1
      ? [[words.mergeBefore, () => onRepair({ kind: 'merge', turn: turn - 1 })] as [string, () => void]]
      : []),
    ...(turn < count ? [[words.mergeAfter, () => onRepair({ kind: 'merge', turn })] as [string, () => void]] : []),
  ];
  return (
    <div
      ref={ref}
      popover="auto"
      role="dialog"
      className="turn-menu"
      aria-label={words.options(turn)}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
    >
      {items.map(([label, run]) => (
        <Button key={label} variant="quiet" onClick={does(run)}>
          {label}
        </Button>
      ))}
      <Button variant="quiet" icon={Pencil} onClick={does(onEdit)}>
        {words.edit}
      </Button>
      {onPlay !== undefined && (
        <Button variant="quiet" icon={Headphones} onClick={does(onPlay)}>
          {words.playFrom}
        </Button>
      )}
    </div>
  );
}
