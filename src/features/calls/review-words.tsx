import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import type { Review } from '@/domain/call';
import { DEVICE_REVIEWER, type People, reviewerName } from '@/domain/reviewer';
import { formatMoment } from '@/ui/format';
import { wording } from '@/ui/wording';
import './call-parts.css';

const words = wording.desk;
const ICONS = { new: Circle, 'in-review': CircleDot, done: CircleCheck } as const;

/** Who reviews, as this device knows them. */
function nameOf(people: People, id: string): string {
  return reviewerName(people, id) ?? (id === DEVICE_REVIEWER ? words.nobody : words.someone);
}

/** How far people are with a call: New, In review by whom, Done by whom and when. */
export function ReviewWords({ review, people, now }: { review: Review | undefined; people: People; now: number }) {
  const state = review?.state ?? 'new';
  const Icon = ICONS[state];
  const name = review === undefined ? '' : nameOf(people, review.by);
  return (
    <span className={`review-words review-words-${state}`}>
      <Icon size={16} aria-hidden="true" />
      <span className="review-words-state">{words.states[state]}</span>
      {review !== undefined && (
        <span className="review-words-who">
          {state === 'done' ? words.doneBy(name, formatMoment(review.at, now)) : name}
          {review.reopened === true && ` · ${words.reopened}`}
        </span>
      )}
    </span>
  );
}
