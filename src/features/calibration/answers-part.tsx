import { useId, useState } from 'react';
import { answerIn, type DiscussionNote, type Sheet } from '@/domain/calibration/session';
import { MOST_OF_SESSION } from '@/domain/calibration/session-files';
import type { CallId } from '@/domain/call';
import type { ScorecardQuestion } from '@/domain/scorecards/scorecard';
import { addDiscussionNote, type WholeSession } from '@/storage/calibration/sessions';
import { Button } from '@/ui/button';
import { formatMoment } from '@/ui/format';
import { TextArea } from '@/ui/text-area';
import { wording } from '@/ui/wording';
import { TableRegion } from './table-region';

const words = wording.calibration.results;

interface AnswersPartProps {
  whole: WholeSession;
  callNames: readonly string[];
  expert: Sheet | undefined;
  others: readonly Sheet[];
  /** Who adds a note; undefined = nobody with a name. */
  name: string | undefined;
  now: number;
}

interface RowProps {
  question: ScorecardQuestion;
  callId: CallId;
  callName: string | undefined;
  people: readonly Sheet[];
}

/** What everybody answered to one question of one call; whether they differ stands there as a word, not as a colour only. */
function AnswerRow({ question, callId, callName, people }: RowProps) {
  const given = people.map(({ reviewer, answers }) => ({ reviewer, answer: answerIn(answers, callId, question.id) }));
  const options = new Set(given.flatMap(({ answer }) => answer?.option ?? []));
  const notes = given.filter(({ answer }) => answer?.note !== undefined);
  const labelOf = (option: string | undefined) =>
    question.options.find(({ id }) => id === option)?.label ?? words.notJudged;
  return (
    <tr className={options.size > 1 ? 'calibration-differs' : undefined}>
      <th scope="row">
        {callName}
        {options.size > 1 && <span className="calibration-mark"> {words.differs}</span>}
        {notes.map(({ reviewer, answer }) => (
          <span key={reviewer} className="small muted calibration-why">
            {words.noteBy(reviewer, answer?.note ?? '')}
          </span>
        ))}
      </th>
      {given.map(({ reviewer, answer }) => (
        <td key={reviewer}>{labelOf(answer?.option)}</td>
      ))}
    </tr>
  );
}

interface DiscussionProps {
  session: string;
  question: ScorecardQuestion;
  notes: readonly DiscussionNote[];
  name: string | undefined;
  now: number;
}

/** What was said about a question; notes are only added. */
function Discussion({ session, question, notes, name = '', now }: DiscussionProps) {
  const [text, setText] = useState('');
  const [failed, setFailed] = useState(false);
  const add = async () => {
    if (text.trim() === '') return;
    setFailed(false);
    const note = { questionId: question.id, by: name, text: text.trim() };
    await addDiscussionNote(session, note).then(
      () => setText(''),
      () => setFailed(true),
    );
  };
  return (
    <div className="calibration-discussion">
      {notes.length > 0 && (
        <ul aria-label={words.discussion}>
          {notes.map(({ by, at, text: said }) => (
            <li key={`${at} ${by} ${said}`}>
              <b className="small">{words.said(by, formatMoment(at, now))}</b> {said}
            </li>
          ))}
        </ul>
      )}
      <div className="calibration-add">
        <TextArea
          label={words.discussionOf(question.text)}
          hideLabel
          rows={1}
          fitted
          placeholder={words.discussion}
          maxLength={MOST_OF_SESSION.note}
          value={text}
          onChange={setText}
        />
        <Button aria-label={words.addTo(question.text)} disabled={text.trim() === ''} onClick={() => void add()}>
          {words.add}
        </Button>
      </div>
      {failed && (
        <p className="field-error" role="alert">
          {wording.calibration.notStored}
        </p>
      )}
    </div>
  );
}

/** Question by question what everybody answered, and what was said about it. */
export function AnswersPart({ whole, callNames, expert, others, name, now }: AnswersPartProps) {
  const { session, notes } = whole;
  const people = expert === undefined ? others : [expert, ...others];
  const titleId = useId();
  return (
    <section className="calibration-part" aria-labelledby={titleId}>
      <h4 id={titleId}>{words.answers}</h4>
      {session.scorecard.sections
        .flatMap(({ questions }) => questions)
        .map((question) => (
          <div key={question.id} className="calibration-answers">
            <h5>{question.text}</h5>
            <TableRegion label={question.text}>
              <thead>
                <tr>
                  <th scope="col">{words.call}</th>
                  {people.map(({ reviewer }) => (
                    <th key={reviewer} scope="col">
                      {reviewer === expert?.reviewer ? words.expertOf(reviewer) : reviewer}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {session.callIds.map((callId, at) => (
                  <AnswerRow key={callId} {...{ question, callId, people, callName: callNames[at] }} />
                ))}
              </tbody>
            </TableRegion>
            <Discussion
              session={session.id}
              question={question}
              notes={notes.filter(({ questionId }) => questionId === question.id)}
              name={name}
              now={now}
            />
          </div>
        ))}
    </section>
  );
}
