import { useLiveQuery } from 'dexie-react-hooks';
import { useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import type { CallId } from '@/domain/call';
import { failureOf } from '@/domain/failure';
import type { People } from '@/domain/reviewer';
import { applyEvaluation } from '@/domain/scoring/apply-evaluation';
import { buildCards } from '@/domain/scoring/build-cards';
import { answerOf } from '@/domain/scoring/stored-answer';
import { verdictsOf } from '@/domain/verdicts';
import { takeBack } from '@/jobs/queue';
import { reopenAtom, storeEvaluationAtom } from '@/state/review-steps';
import { openDialogAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { useBlindSession } from '@/state/use-blind-session';
import { useGoneCall } from '@/state/use-gone-call';
import { useNamelessWork, usePeople } from '@/state/use-people';
import { getCall } from '@/storage/calls/calls';
import { getResults } from '@/storage/calls/results';
import { Button } from '@/ui/button';
import { factsLine } from '@/ui/facts-line';
import { failureLine, failureText } from '@/ui/failure-words';
import { KeptBlind } from '@/ui/kept-blind';
import { Modal } from '@/ui/modal';
import { useMedia } from '@/ui/use-media';
import { wording } from '@/ui/wording';
import './evaluation.css';
import './evaluation-answer.css';
import './evaluation-table.css';
import { EvaluationContent } from './evaluation-content';
import { FootButtons, SaveState, Totals } from './evaluation-foot';
import { IsLocked } from './is-locked';
import { dialogTitle } from './sections';
import { useEvaluation } from './use-evaluation';
import { AskName } from './who-judges';

const words = wording.evaluation;
const review = wording.review;
/** The transcript has room beside it, and both are high enough to scroll each by itself (D259). */
const BESIDE = '(min-width: 1024px) and (min-height: 640px)';

export interface EvaluationDialogProps {
  callId: CallId;
  service: string;
  /** The card it was opened from: it begins there. */
  cardId: string;
  onClose: () => void;
  /** Stores all, marks the call as done and shows the next; absent where nobody offers it. */
  onDone?: () => void;
}

/** All questions of a call (§2, D32, D256): everything in it is stored as it is made, as the current reviewer's. */
export function EvaluationDialog(props: EvaluationDialogProps) {
  const people = usePeople();
  const beside = useMedia(BESIDE);
  const blind = useBlindSession(props.callId, props.service);
  const openDialog = useSetAtom(openDialogAtom);
  if (blind) {
    return (
      <Modal title={words.notScored} onClose={props.onClose} size="large" beside={beside}>
        <KeptBlind session={blind.title} onOpen={() => openDialog({ name: 'calibration', callIds: [] })} />
      </Modal>
    );
  }
  if (people === undefined || blind === undefined) {
    return (
      <Modal title={words.notScored} onClose={props.onClose} size="large" beside={beside}>
        <p className="muted">{wording.ui.loading}</p>
      </Modal>
    );
  }
  return (
    <OwnEvaluation
      key={`${people.current} ${props.callId} ${props.service}`}
      {...props}
      people={people}
      beside={beside}
    />
  );
}

interface OwnEvaluationProps extends EvaluationDialogProps {
  people: People;
  beside: boolean;
}

/** A done call is changed only after it was opened again. */
function DoneNotice({ callId }: { callId: CallId }) {
  const reopen = useSetAtom(reopenAtom);
  return (
    <div className="evaluation-locked" role="status">
      <p>{review.locked}</p>
      <Button onClick={() => void reopen(callId)}>{review.reopen}</Button>
    </div>
  );
}

/** It was deleted meanwhile; what is written goes with it into the waste bin, and comes back with it. */
function BinnedNotice({ callId }: { callId: CallId }) {
  const say = useSetAtom(showToastAtom);
  const back = () =>
    takeBack([callId]).catch((error: unknown) => say({ text: failureLine(failureOf(error)), tone: 'danger' }));
  return (
    <div className="evaluation-locked" role="status">
      <p>{wording.wasteBin.onScreen}</p>
      <Button onClick={() => void back()}>{wording.wasteBin.takeBack}</Button>
    </div>
  );
}

/** Nothing of it is stored any more: what was typed here is only on this screen. */
function Deleted({ typed }: { typed: readonly string[] }) {
  const { happened, kept, todo } = failureText({ kind: 'missing-call' });
  return (
    <>
      <p role="alert">{typed.length > 0 ? `${happened} ${kept} ${todo}` : happened}</p>
      {typed.length > 0 && <blockquote className="evaluation-not-stored">{typed.join('\n\n')}</blockquote>}
    </>
  );
}

function OwnEvaluation({ callId, service, cardId, onClose, onDone, people, beside }: OwnEvaluationProps) {
  const results = useLiveQuery(() => getResults(callId, service), [callId, service]);
  const facts = useLiveQuery(async () => factsLine((await getCall(callId)) ?? {}), [callId]) ?? '';
  const edited = useEvaluation(callId, service, people.current);
  const locked = useLiveQuery(() => getCall(callId), [callId])?.review?.state === 'done';
  const gone = useGoneCall(callId);
  const older = useNamelessWork(people);
  const [leaving, setLeaving] = useState(false);
  const score = results?.score;
  const machine = useMemo(() => score && buildCards(answerOf(score)), [score]);
  // The cards of the specification have no versions.
  const own = score?.answer.kind === 'own' ? score.answer.scorecard : undefined;
  const pinned = own && { id: own.id, version: own.version };
  const { evaluation, others, found } = edited;
  // What would be changed lies where nothing is written over it.
  const shut = found?.shut.includes(people.current) === true;
  const cardSet = useMemo(
    () => (machine === undefined ? undefined : applyEvaluation(machine, evaluation)),
    [machine, evaluation],
  );
  const verdicts = useMemo(
    () => (machine === undefined || evaluation === undefined ? [] : verdictsOf(machine, [...others, evaluation])),
    [machine, others, evaluation],
  );

  const setStore = useSetAtom(storeEvaluationAtom);
  const { flush } = edited;
  useEffect(() => {
    setStore({ store: flush });
    return () => setStore(null);
  }, [setStore, flush]);

  const close = async () => {
    const kept = await edited.flush();
    if (kept || leaving) onClose();
    else setLeaving(true);
  };

  if (gone === 'deleted') {
    return (
      <Modal title={words.notScored} onClose={onClose} size="large" beside={beside}>
        <Deleted typed={edited.typed} />
      </Modal>
    );
  }
  // What stands above the questions is known before they are shown: one of them is gone to, and stays there.
  const asking = !people.asked && older === undefined;
  if (machine === undefined || cardSet === undefined || evaluation === undefined || asking) {
    const loading = results === undefined || evaluation === undefined || asking;
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
      notice={
        <>
          {facts !== '' && <p className="evaluation-facts">{facts}</p>}
          {!people.asked && older !== undefined && <AskName older={older} />}
          {gone === 'binned' && <BinnedNotice callId={callId} />}
          {locked && <DoneNotice callId={callId} />}
          {found !== undefined && found.unread > 0 && (
            <p className="evaluation-locked" role="status">
              {review.unread(found.unread, found.sealed)} {shut && review.shut}
            </p>
          )}
        </>
      }
      footer={
        <div className="evaluation-foot">
          <Totals cardSet={cardSet} machine={machine}>
            <SaveState edited={edited} leaving={leaving} />
          </Totals>
          {/* Done agrees with every proposal, and what its reviewer answered can't be read. */}
          <FootButtons onSave={close} onDone={shut || gone !== null ? undefined : onDone} />
        </div>
      }
    >
      <IsLocked value={locked || shut}>
        <EvaluationContent
          callId={callId}
          cardSet={cardSet}
          machine={machine}
          cardId={cardId}
          evaluation={evaluation}
          people={people}
          verdicts={verdicts}
          beside={beside}
          pinned={pinned}
          onChange={(change) => edited.change(change, pinned)}
        />
      </IsLocked>
    </Modal>
  );
}
