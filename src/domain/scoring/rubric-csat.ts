import type { Band } from '../call';
import type { Level } from './rubric-level';
import type { CsatItem } from './score-answer';

interface CsatFactor {
  id: CsatItem;
  title: string;
  question: string;
  /** Share of the overall score; the six add up to 1 (§9). */
  weight: number;
  /** What 1 and 5 stand for; 5 is good for the relationship with the customer. */
  ends: readonly [worst: string, best: string];
}

export const CSAT_TITLE = 'Customer Satisfaction';
/** Six factors of 5 points (§9). */
export const CSAT_MAX_POINT = 30;

/** Labels of the overall score by band (§9). */
export const CSAT_LABELS: Record<Band, string> = {
  1: 'Very Dissatisfied',
  2: 'Dissatisfied',
  3: 'Neutral',
  4: 'Satisfied',
  5: 'Very Satisfied',
};

export const CSAT_GRADES: Record<Level, string> = {
  1: 'Lowest grade',
  2: 'Low grade',
  3: 'Middle grade',
  4: 'High grade',
  5: 'Top grade',
};

/**
 * "Title: description" of a level: a grade on the scale of its factor, and what its ends stand for. "No abuse" alone
 * would be read as a fact about the call; these words hold for any call with that number.
 */
export function csatLevelText({ ends: [worst, best] }: CsatFactor, level: Level): string {
  return `${CSAT_GRADES[level]}: level ${level} of 5, on the scale from 1 (${worst}) to 5 (${best}).`;
}

export const CSAT_FACTORS: readonly CsatFactor[] = [
  {
    id: 'retention_level',
    title: 'Retention level',
    question: 'How likely is the customer to stay?',
    weight: 0.25,
    ends: ['severe risk of leaving', 'no risk of leaving'],
  },
  {
    id: 'escalation_level',
    title: 'Escalation level',
    question: 'Did the call stay free of escalation?',
    weight: 0.2,
    ends: ['severe escalation', 'no escalation'],
  },
  {
    id: 'distress_level',
    title: 'Distress level',
    question: 'Was the customer free of distress?',
    weight: 0.2,
    ends: ['severe distress', 'no distress'],
  },
  {
    id: 'abusive_level',
    title: 'Abusive level',
    question: 'Was the call free of abusive language?',
    weight: 0.1,
    ends: ['severe abuse', 'no abuse'],
  },
  {
    id: 'broken_promises_level',
    title: 'Broken promises level',
    question: 'Were earlier promises to the customer kept?',
    weight: 0.15,
    ends: ['severe trouble with promises', 'no trouble with promises'],
  },
  {
    id: 'employee_mood',
    title: 'Employee mood',
    question: 'Was the agent in a good, helpful mood?',
    weight: 0.1,
    ends: ['a very poor mood', 'a very good mood'],
  },
];
