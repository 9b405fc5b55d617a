import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { type Dispute, isOpen, openDispute, type QuestionDisputes } from '@/domain/disputes';
import { type People, type ReviewerId, reviewerName } from '@/domain/reviewer';
import { type Evaluation, editOf, type PinnedCard } from '@/domain/scoring/evaluation';
import type { EvaluationChange } from '@/domain/scoring/evaluation-edit';
import type { Question } from '@/domain/scoring/score-card';
import { disputesOf, replyToDispute } from '@/storage/calibration/disputes';
import { Button } from '@/ui/button';
import { formatMoment } from '@/ui/format';
import { TextArea } from '@/ui/text-area';
import { wording } from '@/ui/wording';
import './disputes.css';
import { ProposeForm } from './propose-form';

const words = wording.disputes;
const MOST_LETTERS = 5_000;

const labelOf = ({ answers }: Question, option: string | null): string =>
  option === null ? words.notJudged : (answers.find(({ value }) => value === option)?.title ?? option);

interface ReplyProps {
  dispute: Dispute;
  row: QuestionDisputes;
  question: Question;
  reviewer: ReviewerId;
  scorecard: PinnedCard | undefined;
  /** The proposed answer is stored as the reviewer's. */
  onAccepted: (proposed: string) => void;
}

/** Accepts what was proposed, or keeps the answer; with words, and once. */
function Reply({ dispute, row, question, reviewer, scorecard, onAccepted }: ReplyProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (verdict: 'accepted' | 'kept') => {
    if (text.trim() === '') return setProblem(words.replyNeeded);
    setProblem(null);
    try {
      const done = await replyToDispute(row, dispute.id, { verdict, words: text.trim(), by: reviewer }, scorecard);
      if (!done) setProblem(words.gone);
      else if (verdict === 'accepted') onAccepted(dispute.proposed);
    } catch {
      setProblem(words.notStored);
    }
  };
  return (
    <div className="dispute-reply">
      <TextArea
        label={words.reply(question.question)}
        hideLabel
        rows={1}
        fitted
        placeholder={words.words}
        maxLength={MOST_LETTERS}
        value={text}
        onChange={setText}
      />
      {problem !== null && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <div className="dispute-buttons">
        <Button variant="primary" onClick={() => void send('accepted')}>
          {words.accept}
        </Button>
        <Button onClick={() => void send('kept')}>{words.keep}</Button>
      </div>
    </div>
  );
}

interface DisputeItemProps extends Omit<ReplyProps, 'dispute'> {
  people: People;
  now: number;
}

/** Everything that was said about one question, the first answer first. */
function DisputeItem({ people, now, ...reply }: DisputeItemProps) {
  const { row, question } = reply;
  const who = (by: ReviewerId | 'machine') =>
    by === 'machine' ? words.machine : wording.people.nameOf(reviewerName(people, by));
  return (
    <li className="dispute">
      <b>{question.question}</b>
      {row.disputes.map((dispute) => {
        const { id, by, at, first, proposed, words: why, reply: answer, laterReplies = [] } = dispute;
        const replies = answer === undefined ? [] : [answer, ...laterReplies];
        return (
          <div key={id} className="dispute-round">
            <ol>
              <li>{words.first(who(first.by), labelOf(question, first.option))}</li>
              <li>
                {words.proposed(by, labelOf(question, proposed), formatMoment(at, now))} {words.said(why)}
              </li>
              {isOpen(dispute) && <li className="dispute-open">{words.open}</li>}
              {replies.map((one) => (
                <li key={`${one.at} ${one.by}`}>
                  {words[one.verdict](who(one.by), formatMoment(one.at, now))} {words.said(one.words)}
                </li>
              ))}
            </ol>
            {isOpen(dispute) && <Reply dispute={dispute} {...reply} />}
          </div>
        );
      })}
    </li>
  );
}

export interface DisputesProps {
  questions: readonly Question[];
  evaluation: Evaluation;
  people: People;
  scorecard: PinnedCard | undefined;
  onChange: (change: EvaluationChange) => void;
}

/** Disputes of the evaluation's questions, and the way to propose another answer. */
export function Disputes({ questions, evaluation, people, scorecard, onChange }: DisputesProps) {
  const { callId, service, reviewer } = evaluation;
  const rows = useLiveQuery(() => disputesOf(callId, service), [callId, service]) ?? [];
  const [now] = useState(() => Date.now());
  const accepted = (questionId: string, answer: string) => {
    // An answer given here that could not be stored yet would be stored after this one.
    if (editOf(evaluation, questionId)?.answer !== undefined) onChange({ kind: 'answer', questionId, answer });
  };
  const open = rows.filter((row) => openDispute(row) !== undefined);
  return (
    <fieldset className="evaluation-section" aria-label={words.region} data-section={DISPUTES}>
      <div className="evaluation-section-head">
        <h3 tabIndex={-1}>{words.title(open.length)}</h3>
      </div>
      <div className="disputes">
        <p className="small muted">{words.hint}</p>
        <ul>
          {rows.flatMap((row) => {
            const question = questions.find(({ id }) => id === row.questionId);
            return question === undefined
              ? []
              : [
                  <DisputeItem
                    key={row.questionId}
                    {...{ row, question, people, now, reviewer, scorecard }}
                    onAccepted={(answer) => accepted(row.questionId, answer)}
                  />,
                ];
          })}
        </ul>
        <ProposeForm questions={questions} evaluation={evaluation} open={open} />
      </div>
    </fieldset>
  );
}

export const DISPUTES = ' disputes';
