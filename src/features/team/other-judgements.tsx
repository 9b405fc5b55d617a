import { useLiveQuery } from 'dexie-react-hooks';
import type { CallId } from '@/domain/call';
import { NOBODY_NAMED, type People, reviewerName } from '@/domain/reviewer';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import type { Evaluation } from '@/domain/scoring/evaluation';
import { useBlindSession } from '@/state/use-blind-session';
import { usePeople } from '@/state/use-people';
import { readUnshown, type Unshown } from '@/storage/team/unshown';
import { scoreLabel } from '@/ui/service-label';
import { wording } from '@/ui/wording';
import './other-judgements.css';

const words = wording.team.judged;

interface Line {
  id: string;
  question: string;
  answer: string | undefined;
  notes: string | undefined;
}

/** What was answered, in the words of its card; what no card here knows, by its own name. */
function linesOf({ edits }: Evaluation, card: Scorecard | undefined): Line[] {
  const questions = card?.sections.flatMap((section) => section.questions) ?? [];
  const place = (id: string) => questions.findIndex((question) => question.id === id);
  return Object.entries(edits)
    .sort(([one], [two]) => place(one) - place(two))
    .map(([id, { answer, notes }]) => {
      const question = questions.find((one) => one.id === id);
      const label = question?.options.find((option) => option.id === answer)?.label;
      return { id, question: question?.text ?? words.question(id), answer: label ?? answer, notes };
    });
}

function notesOf({ analysisNotes, evaluationNotes, sectionNotes = {} }: Evaluation): string[] {
  const ofSections = Object.values(sectionNotes).flatMap(({ analysis, evaluation }) => [analysis, evaluation]);
  return [...ofSections, analysisNotes, evaluationNotes].filter((note) => note.trim() !== '');
}

function Judgement({ evaluation, card, people }: Unshown & { people: People }) {
  const blind = useBlindSession(evaluation.callId, evaluation.service);
  if (blind !== null) return null;
  const { service, scorecard } = evaluation;
  const known = scoreLabel({ service, ...(card && scorecard && { title: card.title }) });
  const name = card === undefined ? words.unknownCard(known) : known;
  const who = wording.people.nameOf(reviewerName(people, evaluation.reviewer));
  const title = words.title(who, scorecard === undefined ? name : words.version(name, scorecard.version));
  return (
    <section className="panel other-judgement" aria-label={title}>
      <h2>{title}</h2>
      <p className="muted">{card === undefined ? words.noCard : words.noScore}</p>
      <dl>
        {linesOf(evaluation, card).map(({ id, question, answer, notes }) => (
          <div key={id}>
            <dt>{question}</dt>
            {answer !== undefined && <dd>{answer}</dd>}
            {notes !== undefined && notes.trim() !== '' && <dd className="muted">{notes}</dd>}
          </div>
        ))}
      </dl>
      {notesOf(evaluation).map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  );
}

/** Judgements that the results in sight can't show, to be read: who made them can change them, on their own device. */
export function OtherJudgements({ callId }: { callId: CallId }) {
  const people = usePeople() ?? NOBODY_NAMED;
  const found = useLiveQuery(() => readUnshown(callId), [callId]) ?? [];
  return found.map((one) => (
    <Judgement key={`${one.evaluation.service} ${one.evaluation.reviewer}`} {...one} people={people} />
  ));
}
