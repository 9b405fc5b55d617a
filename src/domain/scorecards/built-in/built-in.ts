import type { BuiltInAnswer } from '../../scoring/score-answer';
import type { Scorecard, ServedScorecard } from '../scorecard';
import { CSAT } from './csat';
import { CUSTOMER_SERVICE } from './customer-service';
import { SALES } from './sales';

/** The three scorecards of the specification, in its words, by the kind of answer that belongs to each. */
export const BUILT_IN: Readonly<Record<BuiltInAnswer['kind'], ServedScorecard>> = {
  se: SALES,
  'customer-service': CUSTOMER_SERVICE,
  csat: CSAT,
};

export const BUILT_IN_SCORECARDS: readonly Scorecard[] = Object.values(BUILT_IN);

/** Grades of the cards that `wordBuiltIn` has put into other words, from the best, by the ids of the cards. */
const grades = new Map<string, Record<'specified' | 'said', readonly string[]>>();
const gradesOf = ({ scale }: Scorecard): string[] => scale.bands.map(({ label }) => label);

/**
 * Puts the built-in cards into the words of another language, for everybody who holds one (D389): same ids, same points.
 * Once, before a screen shows them; what is stored names questions and options by their ids.
 */
export function wordBuiltIn(language: string, translated: readonly Scorecard[]): void {
  for (const card of BUILT_IN_SCORECARDS) {
    const other = translated.find((one) => one.id === card.id && one.language === language);
    if (other === undefined) continue;
    grades.set(card.id, { specified: gradesOf(card), said: gradesOf(other) });
    Object.assign(card, other);
  }
}

/**
 * A grade of a built-in card as it is stored (`specified`), whatever the interface speaks, or as it is shown (`said`). What
 * is no grade of the card stays what it is.
 */
export function gradeIn(form: 'specified' | 'said', service: string, label: string): string {
  const words = grades.get(service);
  const place = words?.[form === 'said' ? 'specified' : 'said'].indexOf(label) ?? -1;
  return words?.[form][place] ?? label;
}

/** Whether a scoring type is one of the specification's. */
export function isBuiltIn(service: string): boolean {
  return BUILT_IN_SCORECARDS.some(({ id }) => id === service);
}
