import ArrowLeft from 'lucide-react/icons/arrow-left';
import Plus from 'lucide-react/icons/plus';
import { useId, useMemo, useState } from 'react';
import type { Call } from '@/domain/call';
import type { DeskFilter } from '@/domain/desk/desk-filter';
import type { People } from '@/domain/reviewer';
import { endAssignment } from '@/storage/desk/assignments';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Modal } from '@/ui/modal';
import { wording } from '@/ui/wording';
import { choicesOf } from '../desk/filter-select';
import { AssignmentForm, type Chosen } from './assignment-form';
import { AssignmentRow } from './assignment-row';
import './assignments.css';
import { type Assignments, type AssignmentView, isFor } from './use-assignments';

const words = wording.assignments;

export interface AssignmentsDialogProps {
  assignments: Assignments;
  calls: readonly Call[];
  chosen: Chosen;
  people: People;
  now: number;
  /** Begins with a new one. */
  isNew: boolean;
  onShow: (filter: DeskFilter) => void;
  onClose: () => void;
}

/** By their last day, those without one at the end; then the newest first, as they come. */
const byDue = (one: AssignmentView, two: AssignmentView): number =>
  (one.assignment.due ?? '9').localeCompare(two.assignment.due ?? '9');

function List({ onEnd, ...props }: Omit<AssignmentsDialogProps, 'isNew'> & { onEnd: (view: AssignmentView) => void }) {
  const { assignments, calls, people, now, onShow } = props;
  const id = useId();
  const cards = useMemo(() => choicesOf(calls).cards, [calls]);
  const { beyond } = assignments.known;
  const canEnd = ({ assignment: { by, id: own } }: AssignmentView) => by === people.current && !beyond.has(own);
  const isMine = (view: AssignmentView) => isFor(view, people.current);
  const lasting = assignments.views.filter(({ assignment }) => assignment.ended === undefined);
  const parts = [
    { name: words.toMe, views: lasting.filter(isMine).sort(byDue) },
    { name: words.others, views: lasting.filter((view) => !isMine(view)).sort(byDue) },
    { name: words.ended, views: assignments.views.filter(({ assignment }) => assignment.ended !== undefined) },
  ];
  return (
    <>
      {assignments.views.length === 0 && <p className="muted">{words.none}</p>}
      {parts.map(({ name, views }, at) =>
        views.length === 0 ? null : (
          <section key={name} className="assignment-part" aria-labelledby={`${id}-${at}`}>
            <h3 id={`${id}-${at}`}>{name}</h3>
            <ul className="assignment-rows">
              {views.map((view) => (
                <AssignmentRow
                  key={view.assignment.id}
                  {...{ view, people, cards, now }}
                  isBeyond={beyond.has(view.assignment.id)}
                  onShow={(title) => onShow({ only: { title, ids: view.calls } })}
                  onEnd={canEnd(view) ? () => onEnd(view) : undefined}
                />
              ))}
            </ul>
          </section>
        ),
      )}
      {assignments.views.length > 0 && <p className="small muted">{words.asFar}</p>}
    </>
  );
}

/** Who is to judge which calls, how far they are, and a new assignment of what the list shows. */
export function AssignmentsDialog({ isNew, ...props }: AssignmentsDialogProps) {
  const { assignments, chosen, people, now, onClose } = props;
  const { candidates, inTeam, unread } = assignments.known;
  const [making, setMaking] = useState(isNew);
  const [made, setMade] = useState(false);
  const [ending, setEnding] = useState<AssignmentView | null>(null);
  const [failed, setFailed] = useState(false);
  const end = async (id: string) => {
    setEnding(null);
    setFailed(false);
    await endAssignment(id).catch(() => setFailed(true));
  };
  const mayAssign = typeof candidates !== 'string';
  return (
    <Modal title={words.title} size="large" onClose={onClose}>
      <div className="assignments">
        {making && (
          <Button variant="quiet" icon={ArrowLeft} className="assignment-back" onClick={() => setMaking(false)}>
            {words.back}
          </Button>
        )}
        {!making && <p className="muted">{words.intro}</p>}
        {!mayAssign && <p>{words[candidates]}</p>}
        {making && mayAssign ? (
          <AssignmentForm
            {...{ chosen, candidates, inTeam, people, now }}
            onMade={() => {
              setMade(true);
              setMaking(false);
            }}
          />
        ) : (
          <>
            {mayAssign && (
              <Button variant="primary" icon={Plus} className="assignment-make" onClick={() => setMaking(true)}>
                {words.add}
              </Button>
            )}
            <p role="status">{made ? words.create.made : ''}</p>
            {failed && (
              <p className="field-error" role="alert">
                {words.notStored}
              </p>
            )}
            {unread > 0 && <p>{words.unread(unread)}</p>}
            <List {...props} onEnd={setEnding} />
          </>
        )}
      </div>
      {ending !== null && (
        <ConfirmDialog
          title={words.endTitle}
          message={words.endText}
          confirm={words.end}
          onConfirm={() => void end(ending.assignment.id)}
          onCancel={() => setEnding(null)}
        />
      )}
    </Modal>
  );
}
