import { useMemo } from 'react';
import type { Call } from '@/domain/call';
import type { People } from '@/domain/reviewer';
import { formatMoment } from '@/ui/format';
import { wording } from '@/ui/wording';
import { choicesOf } from '../desk/filter-select';
import { aboutCalls, dueWords, personName } from './assignment-words';
import './assignments.css';
import type { AssignmentView } from './use-assignments';

const words = wording.assignments;

export interface MyAssignmentsProps {
  views: readonly AssignmentView[];
  people: People;
  calls: readonly Call[];
  now: number;
}

/** What whoever judges here was assigned: how far it is, and by when. */
export function MyAssignments({ views, people: here, calls, now }: MyAssignmentsProps) {
  const cards = useMemo(() => choicesOf(calls).cards, [calls]);
  return (
    <ul className="assignment-mine" aria-label={words.title}>
      {views.map(({ assignment, people, judged, missing }) => {
        const due = dueWords(assignment, now);
        const at = people.findIndex(({ reviewer }) => reviewer === here.current);
        return (
          <li key={assignment.id}>
            <b>{assignment.title ?? aboutCalls(assignment, cards)}</b>
            <span>{words.judged(judged[at] ?? 0, people[at]?.calls.length ?? 0)}</span>
            <span className="muted">
              {words.made(personName(here, assignment.by), formatMoment(assignment.at, now))}
            </span>
            {due !== null && <span className={due.late ? 'assignment-late' : undefined}>{due.text}</span>}
            {missing > 0 && <span className="muted">{words.missing(missing)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
