import { useAtomValue } from 'jotai';
import { discardCalls } from '@/jobs/queue';
import { type DeleteQuestionProps, teamPartsAtom } from '@/state/team';
import { ConfirmDialog } from '@/ui/confirm-dialog';

/** Asks before calls are deleted; where a team is joined, also whether from everybody. */
export function DeleteQuestion({ onDelete, ...question }: DeleteQuestionProps) {
  const OfTeam = useAtomValue(teamPartsAtom)?.DeleteQuestion;
  if (OfTeam) return <OfTeam {...question} onDelete={onDelete} />;
  const { callIds: _, ...asked } = question;
  return <ConfirmDialog {...asked} onConfirm={() => onDelete((ids) => discardCalls(ids))} />;
}
