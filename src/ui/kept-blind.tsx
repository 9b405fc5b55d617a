import EyeOff from 'lucide-react/icons/eye-off';
import { Button } from './button';
import { EmptyState } from './empty-state';
import { wording } from './wording';

const words = wording.blind;

/** In the place of a result that somebody must not see before having judged the call in a calibration. */
export function KeptBlind({ session, onOpen }: { session: string; onOpen: () => void }) {
  return (
    <EmptyState
      icon={EyeOff}
      title={words.title}
      text={words.text(session)}
      actions={
        <Button variant="primary" onClick={onOpen}>
          {words.go}
        </Button>
      }
    />
  );
}
