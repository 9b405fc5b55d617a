import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FilePen from 'lucide-react/icons/file-pen';
import Gauge from 'lucide-react/icons/gauge';
import Scale from 'lucide-react/icons/scale';
import Tag from 'lucide-react/icons/tag';
import Trash2 from 'lucide-react/icons/trash-2';
import User from 'lucide-react/icons/user';
import X from 'lucide-react/icons/x';
import type { Call } from '@/domain/call';
import { cardsToChoose } from '@/storage/scorecards/cards-for-calls';
import { Button } from '@/ui/button';
import { formatCount, formatTime } from '@/ui/format';
import { IconButton } from '@/ui/icon-button';
import { ProgressBar } from '@/ui/progress-bar';
import { wording } from '@/ui/wording';
import { type Batch, batchAtom } from './batch';
import { AgentForm, TagsForm } from './facts-forms';
import { MenuButton, MenuItems } from './menu-button';
import './selection-bar.css';
import type { DeskActions } from './use-desk-actions';

const words = wording.desk;

export interface SelectionBarProps {
  /** All, for the agents and tags that are known. */
  calls: readonly Call[];
  ticked: readonly Call[];
  actions: DeskActions;
  onAssign: () => void;
  onDelete: (calls: readonly Call[]) => void;
  onClear: () => void;
}

/** How far the work on selected calls is; what is done when it is stopped stays. */
function BatchBar({ batch: { kind, done, of, stop } }: { batch: Batch }) {
  const text = words.progress(words.doing[kind], done, of);
  return (
    <section className="desk-selection" aria-label={words.selection}>
      <p role="status" className="desk-selection-count">
        {text}
      </p>
      <ProgressBar label={text} share={done / of} />
      <Button icon={X} onClick={stop}>
        {words.stop}
      </Button>
    </section>
  );
}

/** Every card there is, the built-in ones first. */
function CardsMenu({ choose, close }: { choose: (service: string) => void; close: () => void }) {
  const own = useLiveQuery(() => cardsToChoose('')) ?? [];
  const cards = [
    ...wording.capture.services.map(({ value, label }) => ({ value: value as string, label: label as string })),
    ...own.map(({ id, title }) => ({ value: id, label: title })),
  ];
  return <MenuItems close={close} items={cards.map(({ value, label }) => ({ label, run: () => choose(value) }))} />;
}

/** What can be done to the ticked calls; while it is done, how far it is. */
export function SelectionBar({ calls, ticked, actions, onAssign, onDelete, onClear }: SelectionBarProps) {
  const batch = useAtomValue(batchAtom);
  if (batch !== null) return <BatchBar batch={batch} />;
  if (ticked.length === 0) return null;
  const seconds = ticked.reduce((sum, { audio }) => sum + (audio?.durationS ?? 0), 0);
  return (
    <section className="desk-selection" aria-label={words.selection}>
      <IconButton icon={X} label={words.clearSelection} variant="quiet" onClick={onClear} />
      <p className="desk-selection-count">
        <b>{words.selected(formatCount(ticked.length))}</b>
        <span>{seconds === 0 ? words.noSound : words.soundOf(formatTime(seconds))}</span>
      </p>
      <div className="desk-selection-actions">
        <MenuButton icon={Gauge} label={words.score} variant="primary">
          {(close) => <CardsMenu close={close} choose={(service) => actions.score(ticked, service)} />}
        </MenuButton>
        <MenuButton icon={User} label={words.setAgent}>
          {(close) => <AgentForm calls={calls} ticked={ticked} actions={actions} close={close} />}
        </MenuButton>
        <MenuButton icon={Tag} label={words.setTags}>
          {(close) => <TagsForm calls={calls} ticked={ticked} actions={actions} close={close} />}
        </MenuButton>
        <Button icon={CircleCheck} onClick={() => actions.mark(ticked, 'done')}>
          {words.markDone}
        </Button>
        <MenuButton icon={Ellipsis} label={words.moreStates} iconOnly>
          {(close) => (
            <MenuItems
              close={close}
              items={[
                { label: words.markInReview, icon: CircleDot, run: () => actions.mark(ticked, 'in-review') },
                { label: words.markNew, icon: Circle, run: () => actions.mark(ticked, null) },
                { label: words.editFacts, icon: FilePen, run: () => actions.openDialog('facts', ticked) },
                { label: wording.assignments.assign, icon: ClipboardList, run: onAssign },
                { label: words.calibrate, icon: Scale, run: () => actions.openDialog('calibration', ticked) },
              ]}
            />
          )}
        </MenuButton>
        <Button icon={Download} onClick={() => actions.openDialog('export', ticked)}>
          {words.export}
        </Button>
        <Button icon={Trash2} variant="danger" onClick={() => onDelete(ticked)}>
          {words.delete}
        </Button>
      </div>
    </section>
  );
}
