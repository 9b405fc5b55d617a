import type { ScoreHeadline } from '@/domain/call';
import { wording } from './wording';

/** The name of a scoring type in the list; one that is not in it stands for itself (§2 `service`). */
export function serviceLabel(service: string): string {
  return wording.capture.services.find((option) => option.value === service)?.label ?? service;
}

/** The name of the scoring type that a score is of; a scorecard of one's own carries its title with it. */
export function scoreLabel({ title, service }: Pick<ScoreHeadline, 'title' | 'service'>): string {
  return title ?? serviceLabel(service);
}

/** The same, with the card that its answer was really for where that is another one (D25). */
export function answeredLabel(score: Pick<ScoreHeadline, 'title' | 'service' | 'card'>): string {
  const { card } = score;
  return card === undefined ? scoreLabel(score) : wording.calls.answeredAs(scoreLabel(score), serviceLabel(card));
}
