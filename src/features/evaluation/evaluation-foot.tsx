import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { overallText } from '@/domain/scoring/overall-text';
import type { CardSet, OverallCard } from '@/domain/scoring/score-card';
import { Button } from '@/ui/button';
import { keptFailureText } from '@/ui/failure-words';
import { decimal, formatTimeOfDay } from '@/ui/format';
import { wording } from '@/ui/wording';
import type { EditedEvaluation } from './use-evaluation';

const words = wording.evaluation;
const review = wording.review;

export function SaveState({ edited, leaving }: { edited: EditedEvaluation; leaving: boolean }) {
  const { saver, savedAt, undecided } = edited;
  if (saver.phase === 'failed') {
    const { happened, todo } = keptFailureText(saver.failure);
    return (
      <div className="evaluation-saved evaluation-not-saved" role="alert">
        <p>
          {happened} {words.notSaved} {leaving ? words.closeAnyway : todo}
        </p>
        <Button onClick={() => void edited.flush()}>{wording.transcript.retry}</Button>
      </div>
    );
  }
  const saved = savedAt === null ? '' : words.saved(formatTimeOfDay(savedAt));
  return (
    <p className="evaluation-saved" role="status">
      {saver.phase === 'saving' ? words.saving : undecided ? words.undecided : saved}
    </p>
  );
}

function Total({ whose, overall }: { whose: string; overall: OverallCard }) {
  const { score, max, addNoteTitle, textColor } = overall;
  return (
    <div className="evaluation-total">
      <dt>{whose}</dt>
      <dd>
        {score === null ? (
          review.none
        ) : (
          <>
            <b style={{ color: textColor }}>{decimal(overallText(score, max))}</b>/{decimal(max)} {addNoteTitle}
          </>
        )}
      </dd>
    </div>
  );
}

/** How many answers are the reviewer's, the machine's and nobody's. */
function countsOf({ questions }: CardSet): string {
  const asked = questions.filter(({ visible }) => visible);
  const changed = asked.filter(({ answered }) => answered).length;
  const open = asked.filter(({ answer }) => answer === null).length;
  const proposed = asked.length - changed - open;
  return [
    review.changed(changed),
    ...(proposed > 0 ? [review.asProposed(proposed)] : []),
    ...(open > 0 ? [review.open(open)] : []),
  ].join(' · ');
}

/** The totals of reviewer and machine beside each other, and what the reviewer changed. */
export function Totals({ cardSet, machine, children }: { cardSet: CardSet; machine: CardSet; children: ReactNode }) {
  return (
    <div className="evaluation-totals">
      <dl>
        <Total whose={review.yours} overall={cardSet.overall} />
        {machine.overall.asked > 0 && <Total whose={review.machine} overall={machine.overall} />}
      </dl>
      <div className="evaluation-counts">
        <p>{countsOf(cardSet)}</p>
        {children}
      </div>
    </div>
  );
}

interface FootButtonsProps {
  onSave: () => void;
  /** Marks the call as done and goes on to the next; absent where there is no such way on. */
  onDone: (() => void) | undefined;
}

export function FootButtons({ onSave, onDone }: FootButtonsProps) {
  return (
    <div className="evaluation-foot-buttons">
      <Button variant={onDone === undefined ? 'primary' : 'secondary'} onClick={onSave}>
        {words.save}
      </Button>
      {onDone !== undefined && (
        <Button variant="primary" icon={CircleCheck} aria-keyshortcuts="n" onClick={onDone}>
          {review.done}
        </Button>
      )}
    </div>
  );
}
