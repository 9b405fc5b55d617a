import { useSetAtom } from 'jotai';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useState } from 'react';
import { reviewerBy } from '@/domain/reviewer';
import { openDialogAtom } from '@/state/session';
import { useNamelessWork, usePeople } from '@/state/use-people';
import { nameReviewer } from '@/storage/people';
import { Button } from '@/ui/button';
import { NameForm } from '@/ui/name-form';
import { wording } from '@/ui/wording';

const words = wording.people;

/** Who judges here; stored at once, apart from the form around it. `disabled`: there is something to save first. */
export function ReviewerSection({ disabled }: { disabled: boolean }) {
  const people = usePeople();
  const older = useNamelessWork(people);
  const openDialog = useSetAtom(openDialogAtom);
  const [saved, setSaved] = useState(false);
  if (people === undefined || older === undefined) return null;
  const own = reviewerBy(people, people.current);
  return (
    <section className="settings-section">
      <h3>{words.settings}</h3>
      <p className="muted">{words.settingsText}</p>
      <NameForm
        key={people.current}
        action={words.saveName}
        start={{ name: own?.name ?? '', staffId: own?.staffId ?? '' }}
        older={older}
        onSave={async (given, mine) => {
          await nameReviewer(given, mine);
          setSaved(true);
        }}
        more={
          <Button icon={ArrowLeftRight} disabled={disabled} onClick={() => openDialog({ name: 'hand-over' })}>
            {words.handOver}
          </Button>
        }
      >
        <p role="status" className="muted">
          {saved ? words.nameSaved : ''}
        </p>
      </NameForm>
    </section>
  );
}
