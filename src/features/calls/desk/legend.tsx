import Bot from 'lucide-react/icons/bot';
import StickyNote from 'lucide-react/icons/sticky-note';
import UserCheck from 'lucide-react/icons/user-check';
import { wording } from '@/ui/wording';

const words = wording.desk;
const SIGNS = [
  { icon: Bot, text: words.byMachine },
  { icon: UserCheck, text: words.byReviewer },
  { icon: StickyNote, text: words.noted },
] as const;

/** What the signs in the list mean, and its keys. */
export function Legend() {
  return (
    <footer className="desk-legend">
      <ul aria-label={words.legend}>
        {SIGNS.map(({ icon: Icon, text }) => (
          <li key={text}>
            <Icon size={16} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      <ul className="desk-keys" aria-label={words.keysTitle}>
        {wording.deskKeys.map(({ keys, does }) => (
          <li key={does}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            {does}
          </li>
        ))}
      </ul>
    </footer>
  );
}
