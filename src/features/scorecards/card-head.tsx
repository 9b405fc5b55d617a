import Archive from 'lucide-react/icons/archive';
import CheckCheck from 'lucide-react/icons/check-check';
import FileOutput from 'lucide-react/icons/file-output';
import FilePlus2 from 'lucide-react/icons/file-plus-2';
import Redo2 from 'lucide-react/icons/redo-2';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { changeCard } from '@/domain/scorecards/edit-card';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import type { ScorecardRow } from '@/storage/database';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { IconButton } from '@/ui/icon-button';
import { QuestionDialog } from '@/ui/question-dialog';
import { SegmentedControl } from '@/ui/segmented-control';
import { wording } from '@/ui/wording';
import { ExportDialog } from './export-dialog';
import type { CardActions } from './use-card-actions';
import type { DraftEditing } from './use-draft';

const words = wording.scorecards;

export interface CardHeadProps {
  row: ScorecardRow;
  card: Scorecard;
  /** The version in use. */
  publishedBefore: number | null;
  draft: DraftEditing;
  actions: CardActions;
  details: boolean;
  onDetails: (open: boolean) => void;
  /** Stores what waits; the revision to publish, null where something stands in the way. */
  publish: () => Promise<number | null>;
}

function LanguageChoice({ card, draft }: Pick<CardHeadProps, 'card' | 'draft'>) {
  const known = words.languages.some(({ value }) => value === card.language);
  const options = words.languages.map(({ value, label }) => ({ value: value as string, label, lang: value }));
  return (
    <SegmentedControl
      label={words.language}
      value={card.language}
      options={known ? options : [...options, { value: card.language, label: card.language }]}
      onChange={(language) => draft.edit((now) => changeCard(now, { language }))}
    />
  );
}

type Question = { ask: 'nothing' | 'retire' | 'remove' | 'export' } | { ask: 'publish'; revision: number };

/** What can be done with this version as a whole. */
export function CardHead(props: CardHeadProps) {
  const { row, card, publishedBefore, draft, actions, details, onDetails, publish } = props;
  const [question, setQuestion] = useState<Question>({ ask: 'nothing' });
  const done = () => setQuestion({ ask: 'nothing' });
  const isDraft = row.state === 'draft';
  const ask = async () => {
    const revision = await publish();
    if (revision !== null) setQuestion({ ask: 'publish', revision });
  };
  return (
    <>
      {isDraft && (
        <>
          <LanguageChoice card={card} draft={draft} />
          <IconButton
            icon={Undo2}
            variant="quiet"
            label={words.undo}
            disabled={draft.undo === null}
            onClick={() => draft.undo?.()}
          />
          <IconButton
            icon={Redo2}
            variant="quiet"
            label={words.redo}
            disabled={draft.redo === null}
            onClick={() => draft.redo?.()}
          />
        </>
      )}
      <Button icon={SlidersHorizontal} aria-expanded={details} onClick={() => onDetails(!details)}>
        {words.details}
      </Button>
      <Button icon={FileOutput} onClick={() => setQuestion({ ask: 'export' })}>
        {words.export}
      </Button>
      {row.state === 'published' && (
        <Button icon={Archive} onClick={() => setQuestion({ ask: 'retire' })}>
          {words.retire}
        </Button>
      )}
      <IconButton icon={Trash2} variant="quiet" label={words.remove} onClick={() => setQuestion({ ask: 'remove' })} />
      {isDraft ? (
        <Button icon={CheckCheck} variant="primary" onClick={() => void ask()}>
          {words.publish}
        </Button>
      ) : (
        <Button icon={FilePlus2} variant="primary" onClick={() => actions.newVersion(card)}>
          {words.newVersion}
        </Button>
      )}
      {question.ask === 'export' && <ExportDialog card={card} onClose={done} />}
      {question.ask === 'publish' && (
        <QuestionDialog
          title={words.publishQuestion.title(row.version)}
          message={words.publishQuestion.message(publishedBefore)}
          onCancel={done}
        >
          <Button onClick={done}>{wording.ui.cancel}</Button>
          <Button
            variant="primary"
            onClick={() => {
              done();
              actions.publish(card, question.revision);
            }}
          >
            {words.publish}
          </Button>
        </QuestionDialog>
      )}
      {question.ask === 'retire' && (
        <ConfirmDialog
          title={words.retireQuestion.title(card.title)}
          message={words.retireQuestion.message}
          confirm={words.retire}
          onConfirm={() => {
            done();
            actions.retire(row);
          }}
          onCancel={done}
        />
      )}
      {question.ask === 'remove' && (
        <ConfirmDialog
          title={words.removeQuestionFor.title(card.title, row.version)}
          message={words.removeQuestionFor.message}
          confirm={words.remove}
          onConfirm={() => {
            done();
            actions.remove(row, draft.removing);
          }}
          onCancel={done}
        />
      )}
    </>
  );
}
