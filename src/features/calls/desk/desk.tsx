import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import Inbox from 'lucide-react/icons/inbox';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Call, CallId } from '@/domain/call';
import { failureOf } from '@/domain/failure';
import { BIN_DAYS } from '@/domain/retention';
import { retryCall } from '@/jobs/queue';
import { deskFilterAtom, deskSortAtom } from '@/state/desk';
import { currentCallIdAtom, deskAtom, showCallAtom, tabAtom } from '@/state/session';
import { teamPartsAtom } from '@/state/team';
import { showToastAtom } from '@/state/toasts';
import { worklistAtom } from '@/state/worklist';
import { renameCall } from '@/storage/calls/calls';
import { EmptyState } from '@/ui/empty-state';
import { failureLine } from '@/ui/failure-words';
import { useMedia } from '@/ui/use-media';
import { wording } from '@/ui/wording';
import { AssignmentsDialog } from '../assignments/assignments-dialog';
import { MyAssignments } from '../assignments/my-assignments';
import { isFor } from '../assignments/use-assignments';
import { DeleteQuestion } from '../delete-question';
import { OfflineBanner } from '../offline-banner';
import { RetentionBanner } from '../retention-banner';
import './desk.css';
import { DeskFoot } from './desk-foot';
import { DeskList } from './desk-list';
import { DeskTop } from './desk-top';
import { FilterBar } from './filter-bar';
import { Legend } from './legend';
import { SelectionBar } from './selection-bar';
import { filterName, SideList } from './side-list';
import { useDesk } from './use-desk';
import { useDeskActions } from './use-desk-actions';
import { useListKeys } from './use-list-keys';
import { useSelection } from './use-selection';

const words = wording.desk;

/** Gives the row the focus, and brings it into sight; a row further down is there once the list has grown to it. */
function focusRow(id: CallId): void {
  const row = document.querySelector(`[data-call="${CSS.escape(id)}"]`);
  row?.querySelector<HTMLElement>('.desk-open')?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** The reviewer's desk: all calls, by state, score and facts, one by one or many at once (D305). */
export function Desk() {
  const store = useStore();
  const { ready, all, shown, people, saved, counts, assignments, now } = useDesk();
  const [filter, setFilter] = useAtom(deskFilterAtom);
  const [sort, setSort] = useAtom(deskSortAtom);
  const current = useAtomValue(currentCallIdAtom);
  const say = useSetAtom(showToastAtom);
  const isWide = useMedia('(min-width: 1024px)');
  const actions = useDeskActions();
  const selection = useSelection(shown);
  const [active, setActive] = useState<CallId | null>(null);
  const [assigning, setAssigning] = useState<'list' | 'new' | null>(null);
  const [deleting, setDeleting] = useState<readonly Call[] | null>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const KeepSounds = useAtomValue(teamPartsAtom)?.KeepSounds;
  const title = filterName(filter, saved);
  const { assigned: withDone } = filter;

  const open = (call: Call) => {
    // A list that is not read to its end would end the walk early.
    store.set(worklistAtom, ready ? { title, ids: shown.map(({ id }) => id), ...(withDone && { withDone }) } : null);
    store.set(tabAtom, 'scoring');
    store.set(showCallAtom, call);
  };
  const latestOpen = useRef(open);
  useEffect(() => {
    latestOpen.current = open;
  });
  const { tick } = selection;
  const handlers = useMemo(() => {
    const guarded = (work: Promise<unknown>) => {
      work.catch((error) => say({ text: failureLine(failureOf(error)), tone: 'danger' }));
    };
    return {
      onOpen: (call: Call) => latestOpen.current(call),
      onTick: (call: Call, range: boolean) => {
        setActive(call.id);
        tick(call, range);
      },
      onRetry: (call: Call) => guarded(retryCall(call.id)),
      onRename: (call: Call, name: string) => guarded(renameCall(call.id, name)),
      onMark: actions.mark,
      onExport: (calls: readonly Call[]) => actions.openDialog('export', calls),
      onDelete: setDeleting,
    };
  }, [actions, say, tick]);

  useListKeys({
    shown,
    active,
    searchBox,
    onMove: (id) => {
      // Drawn and focused before the next key: an Enter that follows at once opens this row and presses nothing else.
      flushSync(() => setActive(id));
      focusRow(id);
    },
    onTick: (call) => selection.tick(call, false),
    onBack: () => {
      const { text, ...rest } = filter;
      if (text !== undefined) setFilter(rest);
      else if (selection.ids.size > 0) selection.clear();
      else store.set(deskAtom, 'closed');
    },
  });
  // Coming here from a call is coming back to its row.
  const cameFrom = useRef(current);
  useEffect(() => {
    if (!ready || cameFrom.current === null) return;
    const id = cameFrom.current;
    cameFrom.current = null;
    document.querySelector(`[data-call="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'center' });
  }, [ready]);

  // Of what is assigned to several, each of them judges what another is done with.
  const next = ready ? shown.find(({ review }) => withDone || review?.state !== 'done') : undefined;
  const mine = assignments?.views.filter((view) => isFor(view, people.current)) ?? [];
  const hasAssigned = mine.length > 0;
  const foot = (
    <DeskFoot calls={ready ? all.length : undefined} people={people} onAssignments={() => setAssigning('list')} />
  );
  const isEmpty = ready && shown.length === 0;
  return (
    <section className="desk" aria-label={wording.header.calls}>
      <SideList {...{ isWide, saved, counts, hasAssigned, foot }} />
      <div className="desk-main">
        <DeskTop title={title} shown={shown} ready={ready} next={next} onNext={() => next && open(next)} />
        <div role="status">
          <OfflineBanner />
          <RetentionBanner />
        </div>
        <FilterBar {...{ calls: all, filter, sort, searchBox, hasAssigned, onFilter: setFilter, onSort: setSort }} />
        {withDone && hasAssigned && <MyAssignments views={mine} people={people} calls={all} now={now} />}
        {KeepSounds && ready && <KeepSounds callIds={shown.map(({ id }) => id)} />}
        {isEmpty ? (
          <div className="panel">
            <EmptyState
              icon={Inbox}
              title={all.length === 0 ? words.emptyTitle : words.noneTitle}
              text={all.length === 0 ? words.empty : words.none}
            />
          </div>
        ) : (
          <DeskList
            {...{ calls: shown, people, current, active, sort, now, on: handlers, ticked: selection.ids }}
            text={filter.text ?? ''}
            list={JSON.stringify([filter, sort])}
            onSort={setSort}
            onTickAll={ready ? selection.tickAll : null}
          />
        )}
        <SelectionBar
          calls={all}
          ticked={selection.calls}
          actions={actions}
          onAssign={() => setAssigning('new')}
          onDelete={setDeleting}
          onClear={selection.clear}
        />
        <Legend />
        {!isWide && foot}
      </div>
      {assigning !== null && assignments !== null && (
        <AssignmentsDialog
          {...{ assignments, calls: all, people, now, isNew: assigning === 'new' }}
          chosen={{ ticked: selection.calls.map(({ id }) => id), shown: shown.map(({ id }) => id), filter }}
          onShow={(only) => {
            setAssigning(null);
            setFilter(only);
          }}
          onClose={() => setAssigning(null)}
        />
      )}
      {deleting !== null && (
        <DeleteQuestion
          callIds={deleting.map(({ id }) => id)}
          title={words.deleteTitle(deleting.length)}
          message={words.deleteBody(deleting.length, BIN_DAYS)}
          confirm={words.delete}
          onDelete={(discard) => {
            setDeleting(null);
            actions.deleteCalls(deleting, discard);
          }}
          onCancel={() => setDeleting(null)}
        />
      )}
    </section>
  );
}
