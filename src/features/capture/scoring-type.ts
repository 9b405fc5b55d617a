import { atom } from 'jotai';
import { isOwnCard } from '@/domain/scorecards/own-card';
import type { Sample } from '@/network/samples';
import { launchOptionsAtom } from '@/state/launch-options';
import { wording } from '@/ui/wording';

const chosenAtom = atom(false);

/** The reviewer or the address of the page chose the scoring type: a sample leaves it alone. */
export const scoringTypeChosenAtom = atom(
  (get) => get(chosenAtom) || get(launchOptionsAtom).service !== undefined,
  (_get, set) => set(chosenAtom, true),
);

/**
 * The three scoring types of §2, scorecards of one's own, and whatever other name is in force (D24). A card that is not
 * read yet has no title: nobody should see its id.
 */
export function scoringTypeOptions(
  service: string,
  cards: readonly { id: string; title: string }[] = [],
): { value: string; label: string }[] {
  const known = [...wording.capture.services, ...cards.map(({ id, title }) => ({ value: id, label: title }))];
  if (known.some((option) => option.value === service)) return known;
  return [...known, { value: service, label: isOwnCard(service) ? '' : service }];
}

/** A sample brings its scorecard only while nobody has chosen one. */
export function serviceForSample(sample: Sample, current: string, chosen: boolean): string {
  return chosen || sample.service === '' ? current : sample.service;
}
