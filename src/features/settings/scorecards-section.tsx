import { useSetAtom } from 'jotai';
import ListChecks from 'lucide-react/icons/list-checks';
import { openDialogAtom } from '@/state/session';
import { Button } from '@/ui/button';
import { wording } from '@/ui/wording';

const words = wording.settings.scorecards;

/** The way to the scorecards. What is typed in Settings and not saved is a draft, and there again after it. */
export function ScorecardsSection() {
  const openDialog = useSetAtom(openDialogAtom);
  return (
    <section className="settings-section">
      <h3>{words.title}</h3>
      <p className="muted">{words.hint}</p>
      <p>
        <Button icon={ListChecks} onClick={() => openDialog({ name: 'scorecards' })}>
          {words.open}
        </Button>
      </p>
    </section>
  );
}
