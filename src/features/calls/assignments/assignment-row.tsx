import type { People } from '@/domain/reviewer';
import { Button } from '@/ui/button';
import { formatMoment } from '@/ui/format';
import type { SelectOption } from '@/ui/select-field';
import { wording } from '@/ui/wording';
import { aboutCalls, dueWords, personName } from './assignment-words';
import type { AssignmentView } from './use-assignments';

const words = wording.assignments;

export interface AssignmentRowProps {
  view: AssignmentView;
  people: People;
  cards: readonly SelectOption[];
  now: number;
  /** The team goes by it, whatever is done here. */
  isBeyond: boolean;
  /** Shows its calls in the list. */
  onShow: (title: string) => void;
  /** Absent where it is somebody else's. */
  onEnd?: (() => void) | undefined;
}

/** One assignment: which calls, by when, and how far each person is. */
export function AssignmentRow({ view, people, cards, now, isBeyond, onShow, onEnd }: AssignmentRowProps) {
  const { assignment, missing } = view;
  const about = aboutCalls(assignment, cards);
  const title = assignment.title ?? about;
  const due = dueWords(assignment, now);
  const { ended } = assignment;
  return (
    <li className="assignment">
      <div className="assignment-said">
        <b>{title}</b>
        {assignment.title !== undefined && <p className="small">{about}</p>}
        <p className="small muted">{words.made(personName(people, assignment.by), formatMoment(assignment.at, now))}</p>
        {ended !== undefined && <p className="small">{words.endedAt(formatMoment(ended, now))}</p>}
        {isBeyond && assignment.by === people.current && <p className="small">{words.beyond}</p>}
        {ended === undefined && (
          <>
            {due !== null && <p className={due.late ? 'small assignment-late' : 'small'}>{due.text}</p>}
            <ul className="assignment-people">
              {view.people.map(({ reviewer, calls }, at) => (
                <li key={reviewer}>
                  {personName(people, reviewer)}: {words.judged(view.judged[at] ?? 0, calls.length)}
                </li>
              ))}
            </ul>
            {missing > 0 && <p className="small muted">{words.missing(missing)}</p>}
          </>
        )}
      </div>
      {ended === undefined && (
        <div className="assignment-buttons">
          <Button aria-label={words.showOf(title)} disabled={view.calls.length === 0} onClick={() => onShow(title)}>
            {words.show}
          </Button>
          {onEnd !== undefined && (
            <Button variant="quiet" aria-label={words.endOf(title)} onClick={onEnd}>
              {words.end}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
