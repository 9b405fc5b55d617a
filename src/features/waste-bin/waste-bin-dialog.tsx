import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import type { Call, CallId } from '@/domain/call';
import { failureOf } from '@/domain/failure';
import { BIN_DAYS } from '@/domain/retention';
import { langOf } from '@/domain/transcript/spoken-language';
import { takeBack } from '@/jobs/queue';
import { teamPartsAtom } from '@/state/team';
import { deleteBinned, listBinned } from '@/storage/calls/waste-bin';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { failureLine } from '@/ui/failure-words';
import { formatDay } from '@/ui/format';
import { IconButton } from '@/ui/icon-button';
import { Modal } from '@/ui/modal';
import { ProgressBar } from '@/ui/progress-bar';
import { wording } from '@/ui/wording';
import './waste-bin.css';

const words = wording.wasteBin;

export interface WasteBinDialogProps {
  onClose: () => void;
}

/** How far deleting for good is; several calls take their time. */
interface Deleting {
  done: number;
  all: number;
}

/** Deletes one call after the other until all are gone or somebody stops it. */
function useDeletion(onProblem: (text: string) => void) {
  const [deleting, setDeleting] = useState<Deleting | null>(null);
  const stopped = useRef(false);
  const deleteAll = async (ids: readonly CallId[]) => {
    stopped.current = false;
    try {
      for (const [done, id] of ids.entries()) {
        if (stopped.current) break;
        setDeleting({ done, all: ids.length });
        await deleteBinned([id]);
      }
    } catch (error) {
      onProblem(failureLine(failureOf(error)));
    }
    setDeleting(null);
  };
  const stop = () => {
    stopped.current = true;
  };
  return { deleting, deleteAll, stop };
}

/** What is deleted from every list and can still be taken back (D292). */
export function WasteBinDialog({ onClose }: WasteBinDialogProps) {
  const calls = useLiveQuery(listBinned);
  const [asked, setAsked] = useState<readonly Call[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { deleting, deleteAll, stop } = useDeletion(setProblem);
  const list = useRef<HTMLUListElement>(null);
  const BinState = useAtomValue(teamPartsAtom)?.BinState;

  const restore = async (some: readonly Call[]) => {
    setProblem(null);
    try {
      await takeBack(some.map(({ id }) => id));
    } catch (error) {
      setProblem(failureLine(failureOf(error)));
    }
    list.current?.focus();
  };
  const confirmed = () => {
    const ids = (asked ?? []).map(({ id }) => id);
    setAsked(null);
    setProblem(null);
    void deleteAll(ids).then(() => list.current?.focus());
  };
  const [only] = asked ?? [];
  const footer = calls !== undefined && calls.length > 0 && (
    <>
      <Button icon={ArchiveRestore} disabled={deleting !== null} onClick={() => void restore(calls)}>
        {words.takeAllBack}
      </Button>
      <Button icon={Trash2} variant="danger" disabled={deleting !== null} onClick={() => setAsked(calls)}>
        {words.emptyNow}
      </Button>
    </>
  );
  return (
    <>
      <Modal title={words.title} onClose={onClose} footer={footer}>
        <p className="muted">{words.text(BIN_DAYS)}</p>
        {problem !== null && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
        {deleting !== null && (
          <div className="waste-bin-deleting">
            <ProgressBar label={words.deleting(deleting.done, deleting.all)} share={deleting.done / deleting.all} />
            <Button onClick={stop}>{words.stop}</Button>
          </div>
        )}
        <div aria-live="polite">
          {calls === undefined && <p className="muted">{wording.ui.loading}</p>}
          {calls?.length === 0 && <p className="waste-bin-none">{words.empty}</p>}
        </div>
        <ul ref={list} className="waste-bin-list" aria-label={words.list} tabIndex={-1}>
          {calls?.map((call) => (
            <li key={call.id}>
              <p>
                <strong lang={langOf(call.title)}>{call.title}</strong>
                <span>{words.since(formatDay(call.binnedAt ?? 0))}</span>
                {BinState && <BinState callId={call.id} />}
              </p>
              <IconButton
                icon={ArchiveRestore}
                variant="quiet"
                label={words.takeBackOf(call.title)}
                disabled={deleting !== null}
                onClick={() => void restore([call])}
              />
              <IconButton
                icon={Trash2}
                variant="quiet"
                label={words.deleteOf(call.title)}
                disabled={deleting !== null}
                onClick={() => setAsked([call])}
              />
            </li>
          ))}
        </ul>
      </Modal>
      {asked !== null && only !== undefined && (
        <ConfirmDialog
          title={asked.length === 1 ? words.deleteTitle : words.emptyTitle}
          message={asked.length === 1 ? words.deleteBody(only.title) : words.emptyBody(asked.length)}
          confirm={words.deleteNow}
          onConfirm={confirmed}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
