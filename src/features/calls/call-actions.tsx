import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Tag from 'lucide-react/icons/tag';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Ref } from 'react';
import { IconButton } from '@/ui/icon-button';
import { wording } from '@/ui/wording';

const words = wording.calls;

export interface CallActionsProps {
  /** Of the call: the same buttons stand in every row. */
  title: string;
  canRetry: boolean;
  renameButton: Ref<HTMLButtonElement>;
  onRetry: () => void;
  onRename: () => void;
  onFacts: () => void;
  onExport: () => void;
  onDelete: () => void;
}

/** What can be done with a call besides opening it. */
export function CallActions({ title, canRetry, renameButton, ...on }: CallActionsProps) {
  return (
    <fieldset className="calls-actions" aria-label={title}>
      {canRetry && <IconButton icon={RotateCw} label={words.retry} variant="quiet" onClick={on.onRetry} />}
      <IconButton ref={renameButton} icon={Pencil} label={words.rename} variant="quiet" onClick={on.onRename} />
      <IconButton icon={Tag} label={wording.ui.facts} variant="quiet" onClick={on.onFacts} />
      <IconButton icon={Download} label={words.export} variant="quiet" onClick={on.onExport} />
      <IconButton icon={Trash2} label={words.delete} variant="quiet" onClick={on.onDelete} />
    </fieldset>
  );
}
