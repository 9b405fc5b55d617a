import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { useDeferredValue, useRef, useState } from 'react';
import type { Call } from '@/domain/call';
import { BIN_DAYS } from '@/domain/retention';
import { NOBODY_NAMED } from '@/domain/reviewer';
import { preferCallsViewAtom } from '@/state/desk';
import { callsOpenAtom, currentCallIdAtom } from '@/state/session';
import type { Discard } from '@/state/team';
import { usePeople } from '@/state/use-people';
import { listCallIds } from '@/storage/calls/calls';
import { Button } from '@/ui/button';
import { Drawer } from '@/ui/drawer';
import { formatCount } from '@/ui/format';
import { wording } from '@/ui/wording';
import { CallRow } from './call-row';
import './calls-drawer.css';
import { DeleteQuestion } from './delete-question';
import { FailedBanner } from './failed-banner';
import { OfflineBanner } from './offline-banner';
import { RetentionBanner } from './retention-banner';
import { SearchBox } from './search-box';
import { StorageFooter } from './storage-footer';
import { useCallActions } from './use-call-actions';
import { useCalls } from './use-calls';
import { isTimed, useNow } from './use-now';
import { CalibrationButton, ExportButton, ImportButton } from './ways';

const words = wording.calls;
const STEP = 50;

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
  const people = usePeople() ?? NOBODY_NAMED;
  const preferView = useSetAtom(preferCallsViewAtom);
  const now = useNow(entries.some(({ jobs }) => jobs.some(isTimed)));

  const find = (text: string) => {
    setSearch(text);
    setLimit(STEP);
  };
  const confirmDelete = (discard: Discard) => {
    if (deleting === null) return;
    setDeleting(null);
    void deleteNow(deleting, discard).then(() => list.current?.focus());
  };

  return (
    <Drawer
      title={words.title}
      onClose={onClose}
      actions={
        <Button icon={Maximize2} variant="quiet" onClick={() => preferView('full')}>
          {words.allCalls}
        </Button>
      }
      footer={
        <>
          <StorageFooter calls={total} onBin={onClose} />
          <div className="calls-ways">
            <ImportButton />
            <ExportButton read={listCallIds} disabled={total === undefined || total === 0} />
            <CalibrationButton />
          </div>
        </>
      }
    >
      <div className="calls-search">
        <SearchBox label={words.search} hint={words.searchHint} value={search} onFind={find} />
      </div>
      {/* Always rendered, so that what comes into it is announced. */}
      <div role="status">
        <OfflineBanner />
        {/* Its button goes with what it did; the focus must stay somewhere. */}
        <RetentionBanner />
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
            people={people}
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
        <DeleteQuestion
          callIds={[deleting.id]}
          title={words.deleteTitle}
          message={words.deleteBody(deleting.title, BIN_DAYS)}
          confirm={words.delete}
          onDelete={confirmDelete}
          onCancel={() => setDeleting(null)}
        />
      )}
    </Drawer>
  );
}
