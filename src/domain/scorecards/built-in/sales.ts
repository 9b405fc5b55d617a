import type { SalesItem } from '../../scoring/score-answer';
import type { ServedScorecard } from '../scorecard';
import { type Five, LEVELS } from './levels';

interface SalesTexts {
  language: string;
  title: string;
  total: string;
  about: string;
  /** One word a level, the same on the cards, in the answers of the dialog and for the average; from the best. */
  levels: Five;
  /** What a level means for a criterion's subject, from the best. */
  standing: Five;
  /** "Title: description" of a level. */
  meaningOf: (word: string, standing: string, subject: string) => string;
  /** In the order of a conversation. `subject` is what the standard is a standard for. */
  criteria: Record<SalesItem, { title: string; question: string; subject: string }>;
}

/** Seven criteria, each on the whole scale of 5; the total is their average (§9). */
export function salesScorecard({ levels, standing, meaningOf, criteria, ...texts }: SalesTexts): ServedScorecard {
  const place = (level: number) => ([...LEVELS] as number[]).indexOf(Math.max(1, level));
  return {
    ...{ id: 'Sale Effective', version: 1, title: texts.title, language: texts.language, state: 'published' },
    path: '/webhook/sale-effectiveness',
    scale: {
      max: 5,
      title: texts.total,
      about: texts.about,
      sections: 'whole-scale',
      // The whole level of the decimal that is shown beside it (D52).
      bands: [4.45, 3.45, 2.45, 1.45, 0].map((from, at) => ({ from, label: levels[at] ?? '' })),
      colors: [0, 2, 3.5, 4, 4.5],
    },
    sections: (Object.entries(criteria) as [SalesItem, SalesTexts['criteria'][SalesItem]][]).map(([id, criterion]) => ({
      ...{ id, title: criterion.title, weight: 1 },
      questions: [
        {
          ...{ id, text: criterion.question, weight: 1, alias: id },
          options: [...LEVELS, 0].map((level) => {
            const word = levels[place(level)] ?? '';
            return {
              id: String(level),
              label: `${level} – ${word}`,
              value: level / LEVELS.length,
              meaning: meaningOf(word, standing[place(level)] ?? '', criterion.subject),
            };
          }),
        },
      ],
    })),
  };
}

/** Words of the scale, which hold for any call with that number: a number can't know whether an agent greeted (D53). */
export const SALES = salesScorecard({
  language: 'en',
  title: 'Sales Effectiveness',
  total: 'Likelihood to buy',
  about: 'How the agent sold',
  levels: ['Excellent', 'Good', 'Fair', 'Needs work', 'Poor'],
  standing: [
    'above the standard',
    'at the standard',
    'close to the standard',
    'below the standard',
    'far from the standard',
  ],
  meaningOf: (word, standing, subject) => `${word}: ${standing} for ${subject}.`,
  criteria: {
    make_connection: {
      title: 'Make a connection',
      question: 'Did the agent make a genuine connection with the customer?',
      subject: 'making a connection',
    },
    uncover_needs: {
      title: 'Uncover needs',
      question: 'Did the agent uncover the customer’s needs?',
      subject: 'uncovering needs',
    },
    overcome_objections: {
      title: 'Overcome objections',
      question: 'Did the agent overcome objections with facts?',
      subject: 'overcoming objections',
    },
    be_empathetic: {
      title: 'Be empathetic',
      question: 'Did the agent show empathy for the customer’s situation?',
      subject: 'empathy',
    },
    presumptive_close: {
      title: 'Presumptive close',
      question: 'Did the agent ask for the sale with a presumptive close?',
      subject: 'a presumptive close',
    },
    demonstrate_ownership: {
      title: 'Demonstrate ownership',
      question: 'Did the agent take ownership of the request?',
      subject: 'taking ownership',
    },
    ask_for_sale: {
      title: 'Ask for the sale',
      question: 'Did the agent ask for the sale clearly?',
      subject: 'asking for the sale',
    },
  },
});
