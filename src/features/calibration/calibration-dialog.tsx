import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import type { CallId } from '@/domain/call';
import { reviewerBy } from '@/domain/reviewer';
import { usePeople } from '@/state/use-people';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/modal';
import { wording } from '@/ui/wording';
import './calibration.css';
import './results.css';
import { JudgeView } from './judge-view';
import { NewSessionForm } from './new-session-form';
import { ResultsView } from './results-view';
import { SessionList } from './session-list';
import { SessionView } from './session-view';

const words = wording.calibration;

export interface CalibrationDialogProps {
  /** Calls that a new session is to be made of; absent: the list of sessions comes first. */
  callIds: readonly CallId[];
  onClose: () => void;
}

/** Which screen of the dialog is shown. */
type Place =
  | { at: 'list' }
  | { at: 'new' }
  | { at: 'session' | 'results'; id: string }
  | { at: 'judge'; id: string; name: string };

function before(place: Place): Place | null {
  switch (place.at) {
    case 'list':
      return null;
    case 'new':
    case 'session':
      return { at: 'list' };
    case 'judge':
    case 'results':
      return { at: 'session', id: place.id };
  }
}

/** Outside, so that it is the same from render to render: else each would take the focus from where somebody types. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/** Sessions in which several people judge the same calls apart from each other, and the disputes that wait for a reply. */
export function CalibrationDialog({ callIds, onClose }: CalibrationDialogProps) {
  const people = usePeople();
  const [place, setPlace] = useState<Place>(callIds.length === 0 ? { at: 'list' } : { at: 'new' });
  const [now] = useState(() => Date.now());
  const name = people && reviewerBy(people, people.current)?.name;
  const back = before(place);
  const open = (id: string) => setPlace({ at: 'session', id });
  const shown = () => {
    switch (place.at) {
      case 'list':
        return <SessionList now={now} onOpen={open} onNew={() => setPlace({ at: 'new' })} />;
      case 'new':
        return <NewSessionForm callIds={callIds} by={name ?? ''} onMade={open} />;
      case 'session':
        return (
          <SessionView
            id={place.id}
            name={name}
            now={now}
            onJudge={(who) => setPlace({ at: 'judge', id: place.id, name: who })}
            onCompare={() => setPlace({ at: 'results', id: place.id })}
            onOpen={open}
            onGone={() => setPlace({ at: 'list' })}
          />
        );
      case 'judge':
        return <JudgeView id={place.id} name={place.name} onDone={() => open(place.id)} />;
      case 'results':
        return <ResultsView id={place.id} name={name} now={now} />;
    }
  };
  return (
    <Modal title={words.title} size="large" onClose={onClose}>
      {/* A new screen begins at its top, and the focus with it. */}
      <div key={place.at} className="calibration">
        {back !== null && (
          <Button
            variant="quiet"
            icon={ArrowLeft}
            className="calibration-back"
            ref={focusOnce}
            onClick={() => setPlace(back)}
          >
            {words.back}
          </Button>
        )}
        {people === undefined ? <p className="muted">{wording.ui.loading}</p> : shown()}
      </div>
    </Modal>
  );
}
