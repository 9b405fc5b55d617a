import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import type { CallId } from '@/domain/call';
import { discardCalls } from '@/jobs/queue';
import { onlineAtom } from '@/state/online';
import type { DeleteQuestionProps, Discard } from '@/state/team';
import { useLiveTables } from '@/state/use-live-tables';
import { readBinnedStanding, readRemovable, removeForAll } from '@/storage/team/removals';
import { Button } from '@/ui/button';
import { QuestionDialog } from '@/ui/question-dialog';
import { teamFailure } from '@/ui/team-failure';
import { wording } from '@/ui/wording';

const words = wording.team.removal;

/** From this device only, or from everybody where this member may; what is not in the archive is nowhere else. */
export function DeleteQuestion({ callIds, title, message, confirm, onDelete, onCancel }: DeleteQuestionProps) {
  const found = useLiveQuery(() => readRemovable(callIds), [callIds.join()]);
  if (found === undefined) return null;
  const { archived, removable } = found;
  const ofEverybody: Discard = async (ids) => {
    const forAll = ids.filter((id) => removable.includes(id));
    await discardCalls(forAll, removeForAll);
    await discardCalls(ids.filter((id) => !forAll.includes(id)));
  };
  const more = removable.length > 0 ? words.forAll(removable.length, callIds.length) : words.stays(archived.length);
  return (
    <QuestionDialog
      title={title}
      message={
        <>
          <p>{message}</p>
          {archived.length > 0 && <p>{more}</p>}
        </>
      }
      onCancel={onCancel}
    >
      <Button onClick={onCancel}>{wording.ui.cancel}</Button>
      <Button variant="danger" onClick={() => onDelete((ids) => discardCalls(ids))}>
        {archived.length > 0 ? words.deleteHere : confirm}
      </Button>
      {removable.length > 0 && (
        <Button variant="danger" onClick={() => onDelete(ofEverybody)}>
          {words.deleteForAll}
        </Button>
      )}
    </QuestionDialog>
  );
}

const TABLES = ['archived', 'pushes'] as const;

export function BinState({ callId }: { callId: CallId }) {
  const read = useCallback(() => readBinnedStanding(callId), [callId]);
  const found = useLiveTables(TABLES, read);
  const online = useAtomValue(onlineAtom);
  if (found?.waits !== undefined) {
    const { failure, stopped } = found.waits.push ?? {};
    const why = online ? failure && teamFailure(failure, !stopped) : words.offline;
    return (
      <span>
        {words.waits} {why}
      </span>
    );
  }
  if (found?.removed === undefined) return null;
  const { by, mine } = found.removed;
  return <span>{mine ? words.mine : by === '' ? words.bySomebody : words.by(by)}</span>;
}
