import { useAtom, useAtomValue } from 'jotai';
import Search from 'lucide-react/icons/search';
import { useDeferredValue, useRef, useState } from 'react';
import type { Call } from '@/domain/call';
import type { Job } from '@/domain/job';
import { callsOpenAtom, currentCallIdAtom } from '@/state/session';
import { prepareSearch } from '@/storage/calls';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Drawer } from '@/ui/drawer';
import { formatCount } from '@/ui/format';
import { wording } from '@/ui/wording';
import { CallRow } from './call-row';
import './calls-drawer.css';
import { OfflineBanner } from './offline-banner';
import { StorageFooter } from './storage-footer';
import { useCallActions } from './use-call-actions';
import { useCalls } from './use-calls';
import { useNow } from './use-now';

const words = wording.calls;
const STEP = 50;
const NO_JOBS: readonly Job[] = [];

const isTimed = (jobs: Iterable<readonly Job[]>) =>
  [...jobs].some((some) =>
    some.some((job) => job.state === 'queued' && (job.waitingFor === 'retry' || job.waitingFor === 'interaction')),
  );

/** The drawer of decision 10: every call on this device and how far it is. */
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
  const { calls, total, jobsByCall } = useCalls(useDeferredValue(search), limit);
  const { deleteNow, ...handlers } = useCallActions();
  const now = useNow(isTimed(jobsByCall.values()));

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
        />
      </div>
      <OfflineBanner />
      {total === 0 && <p className="calls-none">{search.trim() === '' ? words.empty : words.noneFound(search)}</p>}
      <ul ref={list} className="calls-list" aria-label={words.list} tabIndex={-1}>
        {calls.map((call) => (
          <CallRow
            key={call.id}
            call={call}
            jobs={jobsByCall.get(call.id) ?? NO_JOBS}
            onScreen={call.id === current}
            now={now}
            {...handlers}
            onDelete={setDeleting}
          />
        ))}
      </ul>
      {total !== undefined && total > calls.length && (
        <Button className="calls-more" onClick={() => setLimit(limit + STEP)}>
          {words.more(formatCount(calls.length), formatCount(total))}
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
