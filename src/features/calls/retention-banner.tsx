import { useLiveQuery } from 'dexie-react-hooks';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { dueCount, goesAt } from '@/domain/retention';
import { announcedDue } from '@/storage/calls/retention';
import { formatDay, formatTimeOfDay } from '@/ui/format';
import { wording } from '@/ui/wording';
import './banners.css';

const words = wording.wasteBin;

/** What is about to go by the retention rule or out of the waste bin, some time before it does (D293, D718). */
export function RetentionBanner() {
  const announced = useLiveQuery(announcedDue);
  if (announced === undefined || dueCount(announced.due) === 0) return null;
  const { sound, calls, bin } = announced.due;
  // With the time of day: "after 29/11" alone would promise the whole of that day.
  const at = goesAt(announced);
  const when = `${formatDay(at)} ${formatTimeOfDay(at)}`;
  const byRule = [
    ...(sound.length > 0 ? [words.soonSound(sound.length)] : []),
    ...(calls.length > 0 ? [words.soonCalls(calls.length)] : []),
  ];
  return (
    <div className="calls-banner calls-retention">
      <CalendarClock size={20} aria-hidden="true" />
      <p>
        {byRule.length > 0 && (
          <span>
            <strong>{words.soon(when)}:</strong> {byRule.join('; ')}.
          </span>
        )}
        {bin.length > 0 && (
          <span>
            <strong>{words.soonBin(when)}:</strong> {words.soonBinned(bin.length)}.
          </span>
        )}
      </p>
    </div>
  );
}
