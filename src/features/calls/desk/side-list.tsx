import { useAtom } from 'jotai';
import Archive from 'lucide-react/icons/archive';
import Bookmark from 'lucide-react/icons/bookmark';
import Calendar from 'lucide-react/icons/calendar';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Inbox from 'lucide-react/icons/inbox';
import ListFilter from 'lucide-react/icons/list-filter';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Star from 'lucide-react/icons/star';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type FormEvent, type ReactNode, useState } from 'react';
import { BUILT_IN_FILTERS, type BuiltInFilter } from '@/domain/desk/built-in-filters';
import type { DeskFilter } from '@/domain/desk/desk-filter';
import { isSameFilter, type SavedFilter } from '@/domain/desk/saved-filters';
import { deskFilterAtom } from '@/state/desk';
import { deleteDeskFilter, storeDeskFilter } from '@/storage/desk/desk-filters';
import { Button } from '@/ui/button';
import { formatCount } from '@/ui/format';
import { TextField } from '@/ui/text-field';
import { wording } from '@/ui/wording';
import { MenuButton } from './menu-button';
import './side-list.css';

const words = wording.desk;
const ICONS = {
  assigned: ClipboardList,
  'mine-today': Calendar,
  'mine-open': Inbox,
  'last-week-low': Star,
  trouble: TriangleAlert,
  all: Archive,
};
const BUILT_IN = Object.keys(BUILT_IN_FILTERS) as BuiltInFilter[];

export interface SideListProps {
  saved: readonly SavedFilter[];
  counts: ReadonlyMap<string, number>;
  /** Calls were assigned to whoever judges here. */
  hasAssigned: boolean;
}

/** What the filter is called: the name of the list that Next call walks through. */
export function filterName(filter: DeskFilter, saved: readonly SavedFilter[]): string {
  if (filter.only !== undefined) return filter.only.title;
  const builtIn = BUILT_IN.find((id) => isSameFilter(BUILT_IN_FILTERS[id], filter));
  if (builtIn !== undefined) return words.builtIn[builtIn];
  return saved.find((one) => isSameFilter(one.filter, filter))?.name ?? words.ownFilter;
}

/** Name of a filter of one's own; one that is stored can be deleted here too. */
function FilterForm({ stored, filter, close }: { stored?: SavedFilter; filter: DeskFilter; close: () => void }) {
  const [name, setName] = useState(stored?.name ?? '');
  const [failed, setFailed] = useState(false);
  const leaveAfter = (work: Promise<unknown>) => {
    work.then(close, () => setFailed(true));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    leaveAfter(storeDeskFilter({ ...(stored && { id: stored.id }), name, filter: stored?.filter ?? filter }));
  };
  return (
    <form className="desk-menu-form" onSubmit={save}>
      <TextField
        label={words.filterName}
        value={name}
        maxLength={80}
        autoComplete="off"
        error={failed ? words.notSaved : undefined}
        onChange={setName}
      />
      <div className="desk-menu-buttons">
        <Button type="submit" variant="primary">
          {words.save}
        </Button>
        {stored !== undefined && (
          <Button variant="danger" onClick={() => leaveAfter(deleteDeskFilter(stored.id))}>
            {words.remove}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The filters by name with how many calls pass each, and a place to save the one in force. */
function Filters({ saved, counts, hasAssigned, onChosen }: SideListProps & { onChosen?: () => void }) {
  const [filter, setFilter] = useAtom(deskFilterAtom);
  const rows = [
    ...BUILT_IN.filter((id) => id !== 'assigned' || hasAssigned || filter.assigned !== undefined).map((id) => ({
      id,
      name: words.builtIn[id],
      filter: BUILT_IN_FILTERS[id] as DeskFilter,
      icon: ICONS[id],
    })),
    ...saved.map((one) => ({ ...one, icon: Bookmark, stored: one })),
  ];
  const isNew = filter.only === undefined && rows.every((row) => !isSameFilter(row.filter, filter));
  return (
    <>
      <ul>
        {rows.map(({ id, name, filter: given, icon: Icon, ...row }) => (
          <li key={id} className="desk-side-row">
            <button
              type="button"
              className="desk-side-filter"
              aria-current={isSameFilter(given, filter) || undefined}
              onClick={() => {
                setFilter(given);
                onChosen?.();
              }}
            >
              <Icon size={18} aria-hidden="true" />
              <span className="desk-side-name">{name}</span>
              <span className={id === 'trouble' && (counts.get(id) ?? 0) > 0 ? 'desk-side-trouble' : 'desk-side-count'}>
                {counts.has(id) && formatCount(counts.get(id) ?? 0)}
              </span>
            </button>
            {'stored' in row && (
              <MenuButton icon={Pencil} label={words.editFilter(name)} iconOnly variant="quiet">
                {(close) => <FilterForm stored={row.stored} filter={given} close={close} />}
              </MenuButton>
            )}
          </li>
        ))}
      </ul>
      {isNew && (
        <MenuButton icon={Plus} label={words.saveFilter} variant="quiet">
          {(close) => <FilterForm filter={filter} close={close} />}
        </MenuButton>
      )}
    </>
  );
}

/** Beside the list where there is room, else behind a button that says which filter is chosen. */
export function SideList({ isWide, foot, ...props }: SideListProps & { isWide: boolean; foot: ReactNode }) {
  const [filter] = useAtom(deskFilterAtom);
  if (isWide) {
    return (
      <nav className="desk-side" aria-label={words.filters}>
        <div className="desk-side-list">
          <p className="desk-side-head">{words.filters}</p>
          <Filters {...props} />
        </div>
        {foot}
      </nav>
    );
  }
  return (
    <nav className="desk-side-menu" aria-label={words.filters}>
      <MenuButton icon={ListFilter} label={words.filtersMenu(filterName(filter, props.saved))}>
        {(close) => <Filters {...props} onChosen={close} />}
      </MenuButton>
    </nav>
  );
}
