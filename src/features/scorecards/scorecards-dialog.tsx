import { useLiveQuery } from 'dexie-react-hooks';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { showToastAtom } from '@/state/toasts';
import { scorecardDraft } from '@/storage/scorecards/scorecard-draft';
import { listScorecards, type ScorecardKey, saveDraft } from '@/storage/scorecards/scorecards';
import { wording } from '@/ui/wording';
import './scorecards.css';
import { CardEditor } from './card-editor';
import { CardList } from './card-list';
import { Frame } from './frame';
import { useCardActions } from './use-card-actions';

const words = wording.scorecards;

export interface ScorecardsDialogProps {
  onClose: () => void;
}

/** What pages that were closed while somebody typed left behind. */
function useLeftDrafts(): void {
  const showToast = useSetAtom(showToastAtom);
  useEffect(() => {
    const store = async (change: Parameters<typeof saveDraft>[0]) => {
      await saveDraft(change);
      showToast({ text: words.taken });
    };
    // What can't be stored now stays where it is, for the next time.
    scorecardDraft.takeOthers(store).catch(() => undefined);
  }, [showToast]);
}

/** Settings › Scorecards: every card, and the editor of one. */
export function ScorecardsDialog({ onClose }: ScorecardsDialogProps) {
  const [key, setKey] = useState<ScorecardKey | null>(null);
  const rows = useLiveQuery(() => listScorecards(), []);
  const [now] = useState(() => Date.now());
  const showToast = useSetAtom(showToastAtom);
  const actions = useCardActions(setKey);
  useLeftDrafts();
  const row = rows?.find(({ id, version }) => id === key?.id && version === key.version);
  if (rows !== undefined && row !== undefined) {
    return (
      <CardEditor
        key={`${row.id} ${row.version}`}
        row={row}
        versions={rows.filter(({ id }) => id === row.id)}
        now={now}
        onOpen={setKey}
      />
    );
  }
  return (
    <Frame title={words.title} path={wording.settings.title} back={words.back} onBack={onClose} actions={null}>
      {rows === undefined ? (
        <p className="muted">{wording.ui.loading}</p>
      ) : (
        <CardList rows={rows} onOpen={setKey} onDone={(text) => showToast({ text })} storing={actions.storing} />
      )}
    </Frame>
  );
}
