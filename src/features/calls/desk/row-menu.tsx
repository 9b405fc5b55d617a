import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { Call, Review } from '@/domain/call';
import { wording } from '@/ui/wording';
import { RenameForm } from '../rename-form';
import { MenuButton, type MenuItem, MenuItems } from './menu-button';

const words = wording.desk;

export interface RowMenuHandlers {
  onRename: (call: Call, title: string) => void;
  onMark: (calls: readonly Call[], state: Review['state'] | null) => void;
  onExport: (calls: readonly Call[]) => void;
  onDelete: (calls: readonly Call[]) => void;
}

/** What a row's menu shows: its choices, or the form for a new name in their place. */
function RowMenuContent({ call, on, close }: { call: Call; on: RowMenuHandlers; close: () => void }) {
  const [renaming, setRenaming] = useState(false);
  if (renaming) {
    const rename = (title: string) => {
      on.onRename(call, title);
      close();
    };
    return <RenameForm title={call.title} onSave={rename} onCancel={close} />;
  }
  const state = call.review?.state;
  const states: (MenuItem | false)[] = [
    state !== 'done' && { label: words.markDone, icon: CircleCheck, run: () => on.onMark([call], 'done') },
    state !== 'in-review' && { label: words.markInReview, icon: CircleDot, run: () => on.onMark([call], 'in-review') },
    state !== undefined && { label: words.markNew, icon: Circle, run: () => on.onMark([call], null) },
  ];
  return (
    <>
      <MenuItems close={close} items={states.filter((item) => item !== false)} />
      <MenuItems
        close={() => undefined}
        items={[{ label: words.rename, icon: Pencil, run: () => setRenaming(true) }]}
      />
      <MenuItems
        close={close}
        items={[
          { label: words.export, icon: Download, run: () => on.onExport([call]) },
          { label: words.delete, icon: Trash2, danger: true, run: () => on.onDelete([call]) },
        ]}
      />
    </>
  );
}

/** What can be done with one call besides opening it. */
export function RowMenu({ call, on }: { call: Call; on: RowMenuHandlers }) {
  return (
    <MenuButton icon={Ellipsis} label={words.actions(call.title)} iconOnly variant="quiet" tabIndex={-1}>
      {(close) => <RowMenuContent call={call} on={on} close={close} />}
    </MenuButton>
  );
}
