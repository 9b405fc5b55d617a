import { useSetAtom } from 'jotai';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { type People, reviewerBy, reviewerName } from '@/domain/reviewer';
import type { CardSet } from '@/domain/scoring/score-card';
import { totalsOf, type Verdict } from '@/domain/verdicts';
import { openDialogAtom } from '@/state/session';
import { nameReviewer, stayNameless } from '@/storage/people';
import { Button } from '@/ui/button';
import { decimal } from '@/ui/format';
import { NameForm } from '@/ui/name-form';
import { wording } from '@/ui/wording';
import './ask-name.css';

const words = wording.people;

/** Asks for the name once; judging goes on meanwhile. `older`: how many evaluations it would have to own or leave. */
export function AskName({ older }: { older: number }) {
  return (
    <section className="evaluation-ask" aria-label={words.ask}>
      <p>
        <strong>{words.ask}</strong> <span>{words.askText}</span>
      </p>
      <NameForm
        action={words.saveName}
        older={older}
        onSave={nameReviewer}
        more={<Button onClick={() => void stayNameless()}>{words.notNow}</Button>}
      />
    </section>
  );
}

interface WhoJudgesProps {
  people: People;
  machine: CardSet;
  /** Everybody's, the own one with them. */
  verdicts: readonly Verdict[];
}

/** Who is judging now, and what machine and people make of the call beside each other. */
export function WhoJudges({ people, machine, verdicts }: WhoJudgesProps) {
  const openDialog = useSetAtom(openDialogAtom);
  const named = reviewerBy(people, people.current) !== undefined;
  return (
    <div className="evaluation-who">
      <span>{words.judging(words.nameOf(reviewerName(people, people.current)))}</span>
      {verdicts.length > 0 && <b>{words.totals(totalsOf(machine, verdicts, people, decimal))}</b>}
      {named && (
        <Button variant="quiet" icon={ArrowLeftRight} onClick={() => openDialog({ name: 'hand-over' })}>
          {words.handOver}
        </Button>
      )}
    </div>
  );
}
