import { atom } from 'jotai';
import { isOwnCard } from '@/domain/scorecards/own-card';
import type { Sample } from '@/network/samples';
import { launchOptionsAtom } from '@/state/session';
import { wording } from '@/ui/wording';

const chosenAtom = atom(false);

/** The reviewer or the address of the page chose the scoring type: a sample leaves it alone. */
export const scoringTypeChosenAtom = atom(
  (get) => get(chosenAtom) || get(launchOptionsAtom).service !== undefined,
  (_get, set) => set(chosenAtom, true),
);

/**
 * The three scoring types of §2, scorecards of one's own, and other names (D24): the one that the address of the page gave,
 * for as long as the page is open, and the one in force. A card that is not read yet has no title: nobody should see its id.
 */
export function scoringTypeOptions(
  service: string,
  cards: readonly { id: string; title: string }[] = [],
  launched?: string,
): { value: string; label: string }[] {
  const known = [...wording.capture.services, ...cards.map(({ id, title }) => ({ value: id, label: title }))];
  const others = new Set([launched ?? service, service]);
  for (const { value } of known) others.delete(value);
  return [...known, ...[...others].map((value) => ({ value, label: isOwnCard(value) ? '' : value }))];
}

/** A sample brings its scorecard only while nobody has chosen one. */
export function serviceForSample(sample: Sample, current: string, chosen: boolean): string {
  return chosen || sample.service === '' ? current : sample.service;
}
