import { useLiveQuery } from 'dexie-react-hooks';
import { useId, useMemo, useState } from 'react';
import { answerIn, type SessionCall, type Sheet, type SheetAnswer, samePerson } from '@/domain/calibration/session';
import type { CallId } from '@/domain/call';
import { outcomeOf } from '@/domain/scorecards/formula';
import type { Scorecard, ScorecardQuestion, Section } from '@/domain/scorecards/scorecard';
import { langOf } from '@/domain/transcript/spoken-language';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { getSession, saveAnswer, submitSheet, type WholeSession } from '@/storage/calibration/sessions';
import { Button } from '@/ui/button';
import { QuestionDialog } from '@/ui/question-dialog';
import { ScrollRegion } from '@/ui/scroll-region';
import { SelectField } from '@/ui/select-field';
import { wording } from '@/ui/wording';
import { JudgeQuestion } from './judge-question';

const words = wording.calibration.judge;

interface Asked {
  section: Section;
  questions: ScorecardQuestion[];
}

/** The questions that are asked after these answers, and how many of them have one. */
function askedIn(card: Scorecard, { answers }: Pick<Sheet, 'answers'>, callId: CallId) {
  const givens = card.sections
    .flatMap(({ questions }) => questions)
    .flatMap(({ id }) => {
      const answer = answerIn(answers, callId, id);
      return answer === undefined ? [] : [[id, { option: answer.option }] as const];
    });
  const { sections, judged, asked } = outcomeOf(card, Object.fromEntries(givens));
  const shown = sections.flatMap(({ section, questions }): Asked[] => {
    const visible = questions.filter((one) => one.visible).map(({ question }) => question);
    return visible.length === 0 ? [] : [{ section, questions: visible }];
  });
  return { shown, judged, asked };
}

function Transcript({ call }: { call: SessionCall | undefined }) {
  const turns = useMemo(() => parseTranscript(call?.text ?? ''), [call]);
  const lang = useMemo(() => langOf(call?.text ?? ''), [call]);
  if (call === undefined) return <p className="calibration-transcript muted">{words.deleted}</p>;
  return (
    <ScrollRegion className="calibration-transcript" label={words.transcript}>
      {/* A turn has no identity but its place. */}
      {turns
        .map((turn, place) => ({ ...turn, key: `turn-${place}` }))
        .map(({ key, speaker, text }) => (
          <p key={key} className={`calibration-turn calibration-turn-${speaker}`}>
            <b>{speaker === 'customer' ? words.customer : words.agent}</b> <span lang={lang}>{text}</span>
          </p>
        ))}
    </ScrollRegion>
  );
}

interface JudgeViewProps {
  id: string;
  /** Whose answers these are. */
  name: string;
  onDone: () => void;
}

/** The calls of a session, one after the other: their words and the questions; nobody else's answers, no machine's. */
export function JudgeView({ id, name, onDone }: JudgeViewProps) {
  const read = useLiveQuery(async () => ({ whole: await getSession(id) }), [id]);
  if (read === undefined) return <p className="muted">{wording.ui.loading}</p>;
  if (read.whole === undefined) return <p>{wording.calibration.session.gone}</p>;
  return <Judging whole={read.whole} name={name} onDone={onDone} />;
}

const NO_ANSWERS: Sheet['answers'] = {};

interface Sides {
  section: Section;
  questions: readonly ScorecardQuestion[];
  callId: CallId;
  answers: Sheet['answers'];
  onAnswer: (questionId: string, answer: SheetAnswer) => void;
}

function JudgedSection({ section, questions, callId, answers, onAnswer }: Sides) {
  const titleId = useId();
  return (
    <section className="calibration-section" aria-labelledby={titleId}>
      <h4 id={titleId}>{section.title}</h4>
      {questions.map((question) => (
        <JudgeQuestion
          key={`${callId} ${question.id}`}
          question={question}
          answer={answerIn(answers, callId, question.id)}
          onAnswer={(answer) => onAnswer(question.id, answer)}
        />
      ))}
    </section>
  );
}

function Judging({ whole, name, onDone }: { whole: WholeSession; name: string; onDone: () => void }) {
  const { session, calls, drafts, sheets } = whole;
  const { id, scorecard, callIds } = session;
  const [callId, setCallId] = useState<CallId>(callIds[0] ?? '');
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const answers = drafts.find(({ reviewer }) => samePerson(reviewer, name))?.answers ?? NO_ANSWERS;
  const submitted = sheets.some(({ reviewer }) => samePerson(reviewer, name));
  const asked = new Map(callIds.map((one) => [one, askedIn(scorecard, { answers }, one)]));
  const titleOf = (one: CallId) => calls.find((call) => call.callId === one)?.title ?? '–';
  const next = callIds[callIds.indexOf(callId) + 1];
  const all = [...asked.values()];
  const judged = all.reduce((sum, one) => sum + one.judged, 0);
  const open = all.reduce((sum, one) => sum + one.asked - one.judged, 0);

  const storing = (work: Promise<boolean>, after: () => void) => {
    setSaid(null);
    work.then(
      (done) => (done ? after() : setSaid(words.twice(name))),
      () => setSaid(wording.calibration.notStored),
    );
  };
  if (submitted) return <p role="status">{words.done(name)}</p>;
  return (
    <>
      <div className="calibration-judge-head">
        <h3>{words.title(name)}</h3>
        <SelectField
          label={words.call}
          options={callIds.map((one, at) => {
            const { judged: done = 0, asked: due = 0 } = asked.get(one) ?? {};
            return { value: one, label: words.callOf(at + 1, callIds.length, titleOf(one), done, due) };
          })}
          value={callId}
          onChange={setCallId}
        />
      </div>
      <div className="calibration-judge">
        <Transcript key={callId} call={calls.find((call) => call.callId === callId)} />
        <div className="calibration-questions">
          {asked.get(callId)?.shown.map(({ section, questions }) => (
            <JudgedSection
              key={section.id}
              {...{ section, questions, callId, answers }}
              onAnswer={(questionId, answer) =>
                storing(saveAnswer(id, name, { callId, questionId }, answer), () => undefined)
              }
            />
          ))}
        </div>
      </div>
      {said !== null && (
        <p className="field-error" role="alert">
          {said}
        </p>
      )}
      <div className="calibration-buttons calibration-judge-foot">
        <span className="small muted">{words.saved}</span>
        {next !== undefined && <Button onClick={() => setCallId(next)}>{words.next}</Button>}
        <Button
          variant={next === undefined ? 'primary' : 'secondary'}
          onClick={() => (judged === 0 ? setSaid(words.nothing) : setAsking(true))}
        >
          {words.submit}
        </Button>
      </div>
      {asking && (
        <QuestionDialog
          title={words.submitTitle}
          message={open === 0 ? words.submitAll : words.submitOpen(open)}
          onCancel={() => setAsking(false)}
        >
          <Button onClick={() => setAsking(false)}>{wording.ui.cancel}</Button>
          <Button
            variant="primary"
            onClick={() => {
              setAsking(false);
              storing(submitSheet(id, name), onDone);
            }}
          >
            {words.submit}
          </Button>
        </QuestionDialog>
      )}
    </>
  );
}
