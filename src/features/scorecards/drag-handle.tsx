import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { IconButton } from '@/ui/icon-button';
import { wording } from '@/ui/wording';
import type { Reorder } from './use-reorder';

const words = wording.scorecards;

/** What a row is dragged by, or moved with the arrow keys. */
export function DragHandle({ id, what, reorder }: { id: string; what: string; reorder: Reorder }) {
  return (
    <button
      type="button"
      className="card-handle"
      aria-label={words.drag(what)}
      title={words.drag(what)}
      {...reorder.handle(id)}
    >
      <GripVertical size={16} aria-hidden="true" />
    </button>
  );
}

export interface MoveButtonsProps {
  what: string;
  up: (() => void) | null;
  down: (() => void) | null;
}

/** For fingers and for who does not drag. */
export function MoveButtons({ what, up, down }: MoveButtonsProps) {
  return (
    <span className="card-moves">
      <IconButton
        icon={ArrowUp}
        variant="quiet"
        label={words.moveUp(what)}
        disabled={up === null}
        onClick={() => up?.()}
      />
      <IconButton
        icon={ArrowDown}
        variant="quiet"
        label={words.moveDown(what)}
        disabled={down === null}
        onClick={() => down?.()}
      />
    </span>
  );
}
