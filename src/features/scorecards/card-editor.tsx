import { useSetAtom } from 'jotai';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { placeOfQuestion } from '@/domain/scorecards/edit-card';
import { sharesOf } from '@/domain/scorecards/edit-shares';
import { showToastAtom } from '@/state/toasts';
import type { ScorecardRow } from '@/storage/database';
import type { ScorecardKey } from '@/storage/scorecards/scorecards';
import { Button } from '@/ui/button';
import { keptFailureText } from '@/ui/failure-words';
import { formatTimeOfDay } from '@/ui/format';
import { StatusChip } from '@/ui/status-chip';
import { wording } from '@/ui/wording';
import { CardHead } from './card-head';
import { Problems, type PublishProblem, publishProblems } from './card-problems';
import { Frame } from './frame';
import { HistoryPane, STATE_TONES } from './history-pane';
import { PreviewPane } from './preview-pane';
import { QuestionsPane } from './questions-pane';
import { ScaleForm } from './scale-form';
import { SectionsPane } from './sections-pane';
import { useCardActions } from './use-card-actions';
import { type DraftEditing, useDraft } from './use-draft';
import { useEvidenceChoices } from './use-evidence';

const words = wording.scorecards;

/** What is said about the draft as a whole: another window, a condition that was mended, a version that is frozen. */
function Notices({ row, draft, choose }: { row: ScorecardRow; draft: DraftEditing; choose: (shown: boolean) => void }) {
  const { mended, saving } = draft;
  const failure = saving.phase === 'failed' ? keptFailureText(saving.failure) : undefined;
  return (
    <>
      {row.state !== 'draft' && <p className="card-notice">{words.readOnly[row.state]}</p>}
      {row.others !== undefined && (
        <div className="card-notice card-notice-warn" role="alert">
          <span>{words.others.text}</span>
          <Button onClick={() => choose(true)}>{words.others.keep}</Button>
          <Button onClick={() => choose(false)}>{words.others.take}</Button>
        </div>
      )}
      <div role="status">
        {mended.map(({ number, because }) => (
          <p key={number} className="card-notice card-notice-warn">
            {words.mended[because](number)}
          </p>
        ))}
      </div>
      {failure !== undefined && (
        <div className="card-notice card-notice-danger" role="alert">
          <span>
            {failure.happened} {words.notSaved} {failure.todo}
          </span>
          <Button onClick={() => void draft.flush()}>{wording.transcript.retry}</Button>
        </div>
      )}
    </>
  );
}

export interface CardEditorProps {
  row: ScorecardRow;
  versions: readonly ScorecardRow[];
  now: number;
  onOpen: (key: ScorecardKey | null) => void;
}

/** One version of a card: sections, questions, preview, history. Only a draft can be changed. */
export function CardEditor({ row, versions, now, onOpen }: CardEditorProps) {
  const showToast = useSetAtom(showToastAtom);
  const draft = useDraft(row, (key) => {
    showToast({ text: words.becameDraft });
    onOpen(key);
  });
  const actions = useCardActions(onOpen);
  const choices = useEvidenceChoices();
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const [open, setOpen] = useState<string | undefined>(undefined);
  const [details, setDetails] = useState(false);
  const [moved, setMoved] = useState('');
  const [asked, setAsked] = useState(false);
  const readOnly = row.state !== 'draft';
  // Published in another window: its words are the stored ones, whatever was typed here becomes a draft of its own.
  const card = readOnly ? row.card : draft.card;
  const shares = useMemo(() => sharesOf(card), [card]);
  const problems = asked && !readOnly ? publishProblems(card) : [];
  // An open question takes its section with it where it goes.
  const openAt = open === undefined ? undefined : placeOfQuestion(card, open)?.section;
  const chosenAt = card.sections.findIndex(({ id }) => id === chosen);
  const sectionAt = openAt ?? Math.max(0, chosenAt);

  const openQuestion = (id: string | undefined) => {
    setChosen(card.sections[sectionAt]?.id);
    setOpen(id);
  };
  const chooseSection = (id: string) => {
    setOpen(undefined);
    setChosen(id);
  };
  const showProblem = ({ sectionId, questionId, number }: PublishProblem) => {
    if (number === '') setDetails(true);
    setChosen(sectionId ?? chosen);
    setOpen(questionId);
  };
  const publish = async () => {
    setAsked(true);
    if (publishProblems(draft.card).length > 0) return null;
    return draft.flush();
  };
  const leave = async () => {
    if ((await draft.flush()) !== null) onOpen(null);
  };
  const undoKeys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const step = key === 'y' || (key === 'z' && event.shiftKey) ? draft.redo : key === 'z' ? draft.undo : undefined;
    if (step === undefined || readOnly) return;
    event.preventDefault();
    step?.();
  };
  const chooseWords = (shown: boolean) => {
    const other = row.others?.at(-1)?.card;
    actions.choose(row, shown || other === undefined ? draft.card : other);
  };

  const saved = draft.saving.phase === 'saved' ? words.savedAt(formatTimeOfDay(row.updatedAt)) : words.saving;
  return (
    <Frame
      title={card.title || words.untitled}
      path={
        <>
          {words.path}
          {!readOnly && <span role="status"> · {draft.saving.phase === 'failed' ? words.notSaved : saved}</span>}
        </>
      }
      chip={
        <StatusChip tone={STATE_TONES[row.state]}>{words.versionOf(words.states[row.state], row.version)}</StatusChip>
      }
      back={words.toList}
      onBack={() => void leave()}
      onKeyDown={undoKeys}
      actions={
        <CardHead
          row={row}
          card={card}
          publishedBefore={versions.find(({ state }) => state === 'published')?.version ?? null}
          draft={draft}
          actions={actions}
          details={details}
          onDetails={setDetails}
          publish={publish}
        />
      }
    >
      <Notices row={row} draft={draft} choose={chooseWords} />
      <Problems problems={problems} onShow={showProblem} />
      <p className="visually-hidden" role="status">
        {moved}
      </p>
      {details && <ScaleForm card={card} readOnly={readOnly} edit={draft.edit} />}
      <div className="card-panes">
        <div className="card-pane-left">
          <SectionsPane
            card={card}
            shares={shares}
            chosen={card.sections[sectionAt]?.id}
            readOnly={readOnly}
            edit={draft.edit}
            onChoose={chooseSection}
            onMoved={setMoved}
          />
          <HistoryPane card={card} versions={versions} now={now} onOpen={onOpen} />
        </div>
        <QuestionsPane
          card={card}
          shares={shares}
          sectionAt={sectionAt}
          open={open}
          readOnly={readOnly}
          edit={draft.edit}
          choices={choices}
          onOpen={openQuestion}
          onMoved={setMoved}
        />
        <PreviewPane card={card} sectionAt={sectionAt} open={open} />
      </div>
    </Frame>
  );
}
