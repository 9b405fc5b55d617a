import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useMemo } from 'react';
import type { Call, CallId } from '@/domain/call';
import { type AssignedCalls, assignedCalls } from '@/domain/desk/assignment';
import type { ReviewerId } from '@/domain/reviewer';
import { useLiveTables } from '@/state/use-live-tables';
import { judgedKey, type KnownAssignments, readAnswered, readAssignments } from '@/storage/desk/assignments';

const JUDGED = ['reviews'] as const;

/** An assignment, and how many of their calls each person judged, in its order. */
export interface AssignmentView extends AssignedCalls {
  judged: readonly number[];
}

export interface Assignments {
  known: KnownAssignments;
  views: readonly AssignmentView[];
  /** Assigned to whoever judges here, and not judged by them. */
  open: ReadonlySet<CallId>;
}

/** It holds, and somebody is to judge by it. */
export const isFor = ({ assignment: { ended, to } }: AssignmentView, reviewer: ReviewerId): boolean =>
  ended === undefined && to.includes(reviewer);

/** Who is to judge which of these calls, and how far they are; live. Null until it is known. */
export function useAssignments(calls: readonly Call[], complete: boolean, me: ReviewerId): Assignments | null {
  const known = useLiveQuery(() => readAssignments());
  const assigned = useMemo(
    () => (known && complete ? known.all.map((one) => assignedCalls(one, calls)) : null),
    [known, complete, calls],
  );
  const keys = useMemo(() => {
    const people = assigned?.flatMap((one) => one.people) ?? [];
    return new Set(people.flatMap(({ reviewer, calls: own }) => own.map((id) => judgedKey(id, reviewer))));
  }, [assigned]);
  // Another set of the same keys is no reason to read again.
  const wanted = assigned === null ? '' : JSON.stringify([...keys]);
  const read = useCallback(
    async () => (wanted === '' ? null : readAnswered(new Set(JSON.parse(wanted) as string[]))),
    [wanted],
  );
  const answered = useLiveTables(JUDGED, read);
  return useMemo(() => {
    if (!known || assigned === null || !answered) return null;
    const done = new Map(calls.flatMap(({ id, review }) => (review?.state === 'done' ? [[id, review.by]] : [])));
    const isJudged = (id: CallId, by: ReviewerId) => answered.has(judgedKey(id, by)) || done.get(id) === by;
    const judged = ({ people }: AssignedCalls) =>
      people.map(({ reviewer, calls: own }) => own.filter((id) => isJudged(id, reviewer)).length);
    const mine = assigned.flatMap(({ people }) => people.filter(({ reviewer }) => reviewer === me));
    const open = new Set(mine.flatMap((one) => one.calls).filter((id) => !isJudged(id, me)));
    return { known, views: assigned.map((one) => ({ ...one, judged: judged(one) })), open };
  }, [known, assigned, answered, calls, me]);
}
