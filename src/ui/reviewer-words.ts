import { type People, type ReviewerId, reviewerBy } from '@/domain/reviewer';
import { overallText } from '@/domain/scoring/overall-text';
import type { CardSet } from '@/domain/scoring/score-card';
import type { Verdict } from '@/domain/verdicts';
import { wording } from './wording';

const words = wording.people;

/** The name that was given; two of the same name are told apart by their numbers. */
export function reviewerName(people: People, id: ReviewerId): string {
  const own = reviewerBy(people, id);
  if (own === undefined) return words.device;
  const namesakes = people.known.filter(({ name }) => name === own.name);
  return namesakes.length > 1 && own.staffId !== undefined ? `${own.name} (${own.staffId})` : own.name;
}

function totalText({ overall: { score, max } }: CardSet): string {
  return score === null ? words.notJudged : overallText(score, max);
}

/** "Machine 8.6 · Lan 7.5 · Minh 8.0": the machine's total, untouched, and everybody's in the order they came here. */
export function verdictLine(machine: CardSet, verdicts: readonly Verdict[], people: People): string {
  const placeOf = ({ reviewer }: Verdict) => people.known.findIndex(({ id }) => id === reviewer);
  const inOrder = [...verdicts].sort((one, two) => placeOf(one) - placeOf(two));
  const totals = inOrder.map(({ reviewer, cardSet }) =>
    words.verdict(reviewerName(people, reviewer), totalText(cardSet)),
  );
  return [words.verdict(words.machine, totalText(machine)), ...totals].join(' · ');
}
