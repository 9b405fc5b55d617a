import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo, useState } from 'react';
import type { CallId } from '@/domain/call';
import { applyEvaluation } from '@/domain/scoring/apply-evaluation';
import { buildCards } from '@/domain/scoring/build-cards';
import { evaluationTitle } from '@/domain/scoring/evaluation-title';
import { getResults } from '@/storage/calls/results';
import { Button } from '@/ui/button';
import { failureText } from '@/ui/failure-words';
import { formatTimeOfDay } from '@/ui/format';
import { Modal } from '@/ui/modal';
import { wording } from '@/ui/wording';
import './evaluation.css';
import { EvaluationContent } from './evaluation-content';
import { type EditedEvaluation, useEvaluation } from './use-evaluation';

const words = wording.evaluation;

export interface EvaluationDialogProps {
  callId: CallId;
  service: string;
  /** Which criterion was asked for; csat and se cards show their whole set (D31). */
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

/** The evaluation modal (§2, D31 and D32): everything in it is stored as it is made. */
export function EvaluationDialog({ callId, service, cardId, onClose }: EvaluationDialogProps) {
  const results = useLiveQuery(() => getResults(callId, service), [callId, service]);
  const edited = useEvaluation(callId, service);
  const [leaving, setLeaving] = useState(false);
  const answer = results?.score?.answer;
  const machine = useMemo(() => (answer === undefined ? undefined : buildCards(answer)), [answer]);
  const { evaluation } = edited;
  const cardSet = useMemo(
    () => (machine === undefined ? undefined : applyEvaluation(machine, evaluation)),
    [machine, evaluation],
  );
  const card = cardSet?.cards.find((one) => one.id === cardId) ?? cardSet?.cards[0];

  const close = async () => {
    const kept = await edited.flush();
    if (kept || leaving) onClose();
    else setLeaving(true);
  };

  if (cardSet === undefined || card === undefined || evaluation === undefined) {
    const loading = results === undefined || evaluation === undefined;
    return (
      <Modal title={words.notScored} onClose={onClose} size="large">
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
      title={evaluationTitle(card)}
      onClose={close}
      size="large"
      flush
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
        card={card}
        evaluation={evaluation}
        onChange={edited.change}
      />
    </Modal>
  );
}
