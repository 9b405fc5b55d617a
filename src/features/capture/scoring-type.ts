import { atom } from 'jotai';
import type { Sample } from '@/network/samples';
import { launchOptionsAtom } from '@/state/launch-options';
import { wording } from '@/ui/wording';

const chosenAtom = atom(false);

/** The reviewer or the address of the page chose the scoring type: a sample leaves it alone. */
export const scoringTypeChosenAtom = atom(
  (get) => get(chosenAtom) || get(launchOptionsAtom).service !== undefined,
  (_get, set) => set(chosenAtom, true),
);

/** The three scoring types of §2, and whatever other name is in force (D24). */
export function scoringTypeOptions(service: string): { value: string; label: string }[] {
  const known = wording.capture.services;
  return known.some((option) => option.value === service) ? [...known] : [...known, { value: service, label: service }];
}

/** A sample brings its scorecard only while nobody has chosen one. */
export function serviceForSample(sample: Sample, current: string, chosen: boolean): string {
  return chosen || sample.service === '' ? current : sample.service;
}
