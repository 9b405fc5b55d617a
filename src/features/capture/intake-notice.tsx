import X from 'lucide-react/icons/x';
import { IconButton } from '@/ui/icon-button';
import { wording } from '@/ui/wording';
import type { IntakeMessage } from './intake-message';

/** What became of the chosen files, where the screen does not show it by itself; it stays until dismissed. */
export function IntakeNotice({ message, onDismiss }: { message: IntakeMessage; onDismiss: () => void }) {
  return (
    <div className={`capture-notice capture-notice-${message.tone}`} role="alert">
      <ul>
        {[...new Set(message.lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <IconButton icon={X} label={wording.capture.dismiss} variant="quiet" onClick={onDismiss} />
    </div>
  );
}
