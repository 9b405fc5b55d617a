import type { CsatItem } from '../../scoring/score-answer';
import type { ServedScorecard } from '../scorecard';
import { type Five, LEVELS } from './levels';

interface CsatTexts {
  language: string;
  title: string;
  /** Of the total, from the best. */
  labels: Five;
  /** Of a factor, from level 5. */
  grades: Five;
  /** "Title: description" of a level: its place between what 1 and 5 stand for. */
  meaningOf: (grade: string, level: number, worst: string, best: string) => string;
  factors: Record<CsatItem, { title: string; question: string; worst: string; best: string }>;
}

/** Share of the total; the six add up to 1 (§9). */
const WEIGHTS: Readonly<Record<CsatItem, number>> = {
  retention_level: 0.25,
  escalation_level: 0.2,
  distress_level: 0.2,
  abusive_level: 0.1,
  broken_promises_level: 0.15,
  employee_mood: 0.1,
};

/** Six factors of 1 to 5, each on the whole scale; 5 is good for the relationship with the customer. */
export function csatScorecard({ language, title, labels, grades, meaningOf, factors }: CsatTexts): ServedScorecard {
  return {
    ...{ id: 'Summary (Customer Service)', version: 1, title, language, state: 'published' },
    path: '/webhook/customer-service',
    scale: {
      max: 5,
      sections: 'whole-scale',
      bands: [4.5, 4, 3.5, 2, 0].map((from, place) => ({ from, label: labels[place] ?? '' })),
    },
    sections: (Object.entries(factors) as [CsatItem, CsatTexts['factors'][CsatItem]][]).map(([id, factor]) => ({
      ...{ id, title: factor.title, weight: WEIGHTS[id] },
      questions: [
        {
          ...{ id, text: factor.question, weight: 1, alias: id },
          options: LEVELS.map((level, place) => {
            const grade = grades[place] ?? '';
            return {
              id: String(level),
              label: `${level} – ${grade}`,
              value: level / LEVELS.length,
              meaning: meaningOf(grade, level, factor.worst, factor.best),
            };
          }),
        },
      ],
    })),
  };
}

/**
 * "No abuse" alone would be read as a fact about the call; a grade on the scale of its factor and what its ends stand for
 * hold for any call with that number (D53).
 */
export const CSAT = csatScorecard({
  language: 'en',
  title: 'Customer Satisfaction',
  labels: ['Very Satisfied', 'Satisfied', 'Neutral', 'Dissatisfied', 'Very Dissatisfied'],
  grades: ['Top grade', 'High grade', 'Middle grade', 'Low grade', 'Lowest grade'],
  meaningOf: (grade, level, worst, best) =>
    `${grade}: level ${level} of 5, on the scale from 1 (${worst}) to 5 (${best}).`,
  factors: {
    retention_level: {
      title: 'Retention level',
      question: 'How likely is the customer to stay?',
      worst: 'severe risk of leaving',
      best: 'no risk of leaving',
    },
    escalation_level: {
      title: 'Escalation level',
      question: 'Did the call stay free of escalation?',
      worst: 'severe escalation',
      best: 'no escalation',
    },
    distress_level: {
      title: 'Distress level',
      question: 'Was the customer free of distress?',
      worst: 'severe distress',
      best: 'no distress',
    },
    abusive_level: {
      title: 'Abusive level',
      question: 'Was the call free of abusive language?',
      worst: 'severe abuse',
      best: 'no abuse',
    },
    broken_promises_level: {
      title: 'Broken promises level',
      question: 'Were earlier promises to the customer kept?',
      worst: 'severe trouble with promises',
      best: 'no trouble with promises',
    },
    employee_mood: {
      title: 'Employee mood',
      question: 'Was the agent in a good, helpful mood?',
      worst: 'a very poor mood',
      best: 'a very good mood',
    },
  },
});
