import Ban from 'lucide-react/icons/ban';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Plus from 'lucide-react/icons/plus';
import Quote from 'lucide-react/icons/quote';
import Split from 'lucide-react/icons/split';
import Trash2 from 'lucide-react/icons/trash-2';
import {
  addQuestion,
  changeSection,
  moveQuestion,
  moveSection,
  placeOfQuestion,
  removeSection,
  stepQuestion,
} from '@/domain/scorecards/edit-card';
import { numbered } from '@/domain/scorecards/edit-conditions';
import type { Shares } from '@/domain/scorecards/edit-shares';
import { isScored } from '@/domain/scorecards/formula';
import type { Scorecard, ScorecardQuestion } from '@/domain/scorecards/scorecard';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { StatusChip } from '@/ui/status-chip';
import { TextField } from '@/ui/text-field';
import { wording } from '@/ui/wording';
import './questions.css';
import { DragHandle, MoveButtons } from './drag-handle';
import { freshQuestion } from './fresh-card';
import { percent, plainNumber } from './numbers';
import { QuestionForm } from './question-form';
import type { EditCard } from './use-draft';
import type { EvidenceChoice } from './use-evidence';
import { type Reorder, useReorder } from './use-reorder';
import { WeightField } from './weight-field';

const words = wording.scorecards;

export interface QuestionsPaneProps {
  card: Scorecard;
  shares: Shares;
  /** Index of the section that is shown. */
  sectionAt: number;
  /** The question that is open. */
  open: string | undefined;
  readOnly: boolean;
  edit: EditCard;
  choices: readonly EvidenceChoice[];
  onOpen: (id: string | undefined) => void;
  onMoved: (said: string) => void;
}

function QuestionChips({
  card,
  question,
  choices,
}: Pick<QuestionsPaneProps, 'card' | 'choices'> & { question: ScorecardQuestion }) {
  const { when, evidence, options } = question;
  const asked = numbered(card).find((one) => one.question.id === when?.question);
  const answers = asked?.question.options.filter(({ id }) => when?.is.includes(id)).map(({ label }) => label) ?? [];
  const fatal = options.find(({ fails }) => fails === 'call') ?? options.find(({ fails }) => fails === 'section');
  return (
    <span className="card-chips">
      {fatal !== undefined && (
        <StatusChip tone="danger" icon={CircleAlert}>
          {fatal.fails === 'call' ? words.fatal : words.failsSection}
        </StatusChip>
      )}
      {asked !== undefined && <StatusChip icon={Split}>{words.onlyIf(asked.number, answers.join(', '))}</StatusChip>}
      {evidence !== undefined && (
        <StatusChip tone="info" icon={Quote}>
          {choices.find(({ id }) => id === evidence)?.text ?? evidence}
        </StatusChip>
      )}
      {!isScored(question) && (
        <StatusChip icon={Ban}>{words.notScored(options.map(({ label }) => label).join(', '))}</StatusChip>
      )}
    </span>
  );
}

interface QuestionItemProps extends Omit<QuestionsPaneProps, 'onMoved' | 'sectionAt'> {
  question: ScorecardQuestion;
  number: string;
  reorder: Reorder;
  onStep: (by: -1 | 1) => void;
}

function QuestionItem({ question, number, reorder, onStep, ...pane }: QuestionItemProps) {
  const { card, shares, readOnly, edit, choices, onOpen } = pane;
  const { id, text, weight } = question;
  const open = pane.open === id;
  const share = shares.questions.get(id);
  const states = [open ? ' card-question-open' : '', reorder.over === id ? ' card-drop' : ''].join('');
  const can = (by: -1 | 1) => (stepQuestion(card, id, by) === card ? null : () => onStep(by));
  return (
    <li className={`card-question${states}`} data-reorder={`question:${id}`} id={`question-${id}`}>
      <div className="card-question-head">
        {!readOnly && <DragHandle id={id} what={`${number} ${text}`.trim()} reorder={reorder} />}
        <button
          type="button"
          className="card-question-toggle"
          aria-expanded={open}
          onClick={() => onOpen(open ? undefined : id)}
        >
          <span className="card-number">{number}</span>
          <span className="card-question-name">
            {!open && <strong>{text || words.problems['no-text']}</strong>}
            <QuestionChips card={card} question={question} choices={choices} />
          </span>
          <span className="card-figure muted">{share === undefined ? words.nothing : plainNumber(weight)}</span>
          <strong className="card-figure">{share === undefined ? words.nothing : percent(share)}</strong>
          {open ? <ChevronUp size={18} aria-hidden="true" /> : <ChevronDown size={18} aria-hidden="true" />}
        </button>
      </div>
      {open && (
        <QuestionForm
          card={card}
          question={question}
          number={number}
          readOnly={readOnly}
          edit={edit}
          choices={choices}
          moves={<MoveButtons what={number} up={can(-1)} down={can(1)} />}
        />
      )}
    </li>
  );
}

/** The chosen section with its questions, one of them open. */
export function QuestionsPane({ sectionAt, onMoved, ...pane }: QuestionsPaneProps) {
  const { card, shares, readOnly, edit, onOpen } = pane;
  const section = card.sections[sectionAt];
  const said = (before: string, after: Scorecard, id: string) => {
    const place = placeOfQuestion(after, id);
    if (place !== undefined) onMoved(words.movedTo(before, `${place.section + 1}.${place.at + 1}`));
  };
  const numberOf = (id: string) => numbered(card).find(({ question }) => question.id === id)?.number ?? '';
  const step = (id: string, by: -1 | 1) => {
    edit((now) => stepQuestion(now, id, by));
    said(numberOf(id), stepQuestion(card, id, by), id);
  };
  const drop = (id: string, onto: string) => {
    const to = placeOfQuestion(card, onto);
    if (to === undefined) return;
    edit((now) => moveQuestion(now, id, to));
    said(numberOf(id), moveQuestion(card, id, to), id);
  };
  const reorder = useReorder('question', drop, step);
  if (section === undefined) return null;
  const { id, title, weight, questions } = section;
  const add = () => {
    const question = freshQuestion(card.language);
    edit((now) => addQuestion(now, id, question));
    onOpen(question.id);
  };
  const moveTo = (to: number) => {
    edit((now) => moveSection(now, id, to));
    onMoved(words.movedTo(title, String(to + 1)));
  };
  return (
    <section className="panel card-questions" aria-label={title || `${words.sectionTitle} ${sectionAt + 1}`}>
      <div className="card-section-head">
        <div className="card-section-title">
          <TextField
            label={words.sectionTitle}
            value={title}
            disabled={readOnly}
            hint={`${words.questions(questions.length)} · ${words.ofTotal(percent(shares.sections.get(id) ?? 0))}`}
            onChange={(text) => edit((now) => changeSection(now, id, { title: text }), `title ${id}`)}
          />
        </div>
        {!readOnly && (
          <>
            <WeightField
              label={words.weight}
              of={title}
              value={weight}
              onChange={(next) => edit((now) => changeSection(now, id, { weight: next }), `weight ${id}`)}
            />
            <span className="card-section-buttons">
              <MoveButtons
                what={title}
                up={sectionAt === 0 ? null : () => moveTo(sectionAt - 1)}
                down={sectionAt === card.sections.length - 1 ? null : () => moveTo(sectionAt + 1)}
              />
              <IconButton
                icon={Trash2}
                variant="quiet"
                label={words.removeSection}
                onClick={() => edit((now) => removeSection(now, id))}
              />
              <Button icon={Plus} onClick={add}>
                {words.addQuestion}
              </Button>
            </span>
          </>
        )}
      </div>
      {questions.length === 0 && <p className="card-pane-text muted">{words.noQuestions}</p>}
      <ol className="card-question-list">
        {questions.map((question, at) => (
          <QuestionItem
            key={question.id}
            {...pane}
            question={question}
            number={`${sectionAt + 1}.${at + 1}`}
            reorder={reorder}
            onStep={(by) => step(question.id, by)}
          />
        ))}
      </ol>
    </section>
  );
}
