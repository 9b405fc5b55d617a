import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo, useState } from 'react';
import type { CallId } from '@/domain/call';
import type { People } from '@/domain/reviewer';
import { applyEvaluation } from '@/domain/scoring/apply-evaluation';
import { buildCards } from '@/domain/scoring/build-cards';
import { verdictsOf } from '@/domain/verdicts';
import { usePeople } from '@/state/use-people';
import { getResults } from '@/storage/calls/results';
import { Button } from '@/ui/button';
import { failureText } from '@/ui/failure-words';
import { formatTimeOfDay } from '@/ui/format';
import { Modal } from '@/ui/modal';
import { useMedia } from '@/ui/use-media';
import { wording } from '@/ui/wording';
import './evaluation.css';
import './evaluation-table.css';
import { EvaluationContent } from './evaluation-content';
import { dialogTitle } from './sections';
import { type EditedEvaluation, useEvaluation } from './use-evaluation';
import { AskName } from './who-judges';

const words = wording.evaluation;
/** The transcript has room beside it, and both are high enough to scroll each by itself (D259). */
const BESIDE = '(min-width: 1024px) and (min-height: 640px)';

export interface EvaluationDialogProps {
  callId: CallId;
  service: string;
  /** The card it was opened from: it begins there. */
  cardId: string;
  onClose: () => void;
}

function SaveState({ edited, leaving }: { edited: EditedEvaluation; leaving: boolean }) {
  const { saver, savedAt } = edited;
  if (saver.phase === 'failed') {
    const { happened, todo } = failureText(saver.failure);
    return (
      <p className="evaluation-saved evaluation-not-saved" role="alert">
        {happened} {words.notSaved} {leaving ? words.closeAnyway : todo}
      </p>
    );
  }
  const saved = savedAt === null ? '' : words.saved(formatTimeOfDay(savedAt));
  return (
    <p className="evaluation-saved" role="status">
      {saver.phase === 'saving' ? words.saving : saved}
    </p>
  );
}

/** All questions of a call (§2, D32, D256): everything in it is stored as it is made, as the current reviewer's. */
export function EvaluationDialog(props: EvaluationDialogProps) {
  const people = usePeople();
  const beside = useMedia(BESIDE);
  if (people === undefined) {
    return (
      <Modal title={words.notScored} onClose={props.onClose} size="large" beside={beside}>
        <p className="muted">{wording.ui.loading}</p>
      </Modal>
    );
  }
  return <OwnEvaluation key={people.current} {...props} people={people} beside={beside} />;
}

interface OwnEvaluationProps extends EvaluationDialogProps {
  people: People;
  beside: boolean;
}

function OwnEvaluation({ callId, service, cardId, onClose, people, beside }: OwnEvaluationProps) {
  const results = useLiveQuery(() => getResults(callId, service), [callId, service]);
  const edited = useEvaluation(callId, service, people.current);
  const [leaving, setLeaving] = useState(false);
  const answer = results?.score?.answer;
  const machine = useMemo(() => (answer === undefined ? undefined : buildCards(answer)), [answer]);
  // The cards of the specification have no versions.
  const own = answer?.kind === 'own' ? answer.scorecard : undefined;
  const pinned = own && { id: own.id, version: own.version };
  const { evaluation, others } = edited;
  const cardSet = useMemo(
    () => (machine === undefined ? undefined : applyEvaluation(machine, evaluation)),
    [machine, evaluation],
  );
  const verdicts = useMemo(
    () => (machine === undefined || evaluation === undefined ? [] : verdictsOf(machine, [...others, evaluation])),
    [machine, others, evaluation],
  );

  const close = async () => {
    const kept = await edited.flush();
    if (kept || leaving) onClose();
    else setLeaving(true);
  };

  if (machine === undefined || cardSet === undefined || evaluation === undefined) {
    const loading = results === undefined || evaluation === undefined;
    return (
      <Modal title={words.notScored} onClose={onClose} size="large" beside={beside}>
        <p className="muted">{loading ? wording.ui.loading : words.notScoredText}</p>
        {edited.notStored.length > 0 && (
          <>
            <SaveState edited={edited} leaving={false} />
            <blockquote className="evaluation-not-stored">{edited.notStored.join('\n\n')}</blockquote>
          </>
        )}
      </Modal>
    );
  }
  return (
    <Modal
      title={dialogTitle(cardSet)}
      onClose={close}
      size="large"
      flush
      beside={beside}
      notice={<AskName people={people} />}
      footer={
        <>
          <SaveState edited={edited} leaving={leaving} />
          <Button variant="primary" onClick={close}>
            {words.save}
          </Button>
        </>
      }
    >
      <EvaluationContent
        callId={callId}
        cardSet={cardSet}
        machine={machine}
        cardId={cardId}
        evaluation={evaluation}
        people={people}
        verdicts={verdicts}
        beside={beside}
        onChange={(change) => edited.change(change, pinned)}
      />
    </Modal>
  );
}
