import { useAtom, useAtomValue } from 'jotai';
import Search from 'lucide-react/icons/search';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Call } from '@/domain/call';
import type { Job } from '@/domain/jobs/job';
import { callsOpenAtom, currentCallIdAtom } from '@/state/session';
import { prepareSearch } from '@/storage/calls/calls';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Drawer } from '@/ui/drawer';
import { formatCount } from '@/ui/format';
import { wording } from '@/ui/wording';
import { CallRow } from './call-row';
import './calls-drawer.css';
import { FailedBanner } from './failed-banner';
import { OfflineBanner } from './offline-banner';
import { StorageFooter } from './storage-footer';
import { useCallActions } from './use-call-actions';
import { useCalls } from './use-calls';

const words = wording.calls;
const STEP = 50;

const isTimed = (job: Job) =>
  job.state === 'queued' && (job.waitingFor === 'retry' || job.waitingFor === 'interaction');

const TICK_MS = 1000;

/** Milliseconds since the epoch; moves on every second while `ticking`, for a countdown. */
function useNow(ticking: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}

/** The drawer of D10: every call on this device and how far it is. */
export function CallsDrawer() {
  const [open, setOpen] = useAtom(callsOpenAtom);
  return open ? <OpenCallsDrawer onClose={() => setOpen(false)} /> : null;
}

function OpenCallsDrawer({ onClose }: { onClose: () => void }) {
  const current = useAtomValue(currentCallIdAtom);
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(STEP);
  const [deleting, setDeleting] = useState<Call | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const { entries, total } = useCalls(useDeferredValue(search), limit);
  const { deleteNow, ...handlers } = useCallActions();
  const now = useNow(entries.some(({ jobs }) => jobs.some(isTimed)));

  const find = (text: string) => {
    setSearch(text);
    setLimit(STEP);
  };
  const confirmDelete = () => {
    if (deleting === null) return;
    setDeleting(null);
    void deleteNow(deleting).then(() => list.current?.focus());
  };

  return (
    <Drawer title={words.title} onClose={onClose} footer={<StorageFooter calls={total} />}>
      <div className="calls-search">
        <Search size={18} aria-hidden="true" />
        <input
          type="search"
          onFocus={() => void prepareSearch().catch(() => undefined)}
          className="field-control"
          aria-label={words.search}
          placeholder={words.searchHint}
          value={search}
          onChange={(event) => find(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || search === '' || event.nativeEvent.isComposing) return;
            // Else the drawer would close too.
            event.preventDefault();
            find('');
          }}
        />
      </div>
      {/* Always rendered, so that what comes into it is announced. */}
      <div role="status">
        <OfflineBanner />
        {/* Its button goes with what it did; the focus must stay somewhere. */}
        <FailedBanner onRetried={() => list.current?.focus()} />
      </div>
      <div aria-live="polite">
        {total === 0 && <p className="calls-none">{search.trim() === '' ? words.empty : words.noneFound(search)}</p>}
      </div>
      <ul ref={list} className="calls-list" aria-label={words.list} tabIndex={-1}>
        {entries.map(({ call, jobs }) => (
          <CallRow
            key={call.id}
            call={call}
            jobs={jobs}
            onScreen={call.id === current}
            now={now}
            {...handlers}
            onDelete={setDeleting}
          />
        ))}
      </ul>
      {total !== undefined && total > entries.length && (
        <Button className="calls-more" onClick={() => setLimit(limit + STEP)}>
          {words.more(formatCount(entries.length), formatCount(total))}
        </Button>
      )}
      {deleting !== null && (
        <ConfirmDialog
          title={words.deleteTitle}
          message={words.deleteBody(deleting.title)}
          confirm={words.delete}
          onConfirm={confirmDelete}
          onCancel={() => setDeleting(null)}
        />
      )}
    </Drawer>
  );
}
