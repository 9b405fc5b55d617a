import type { Level } from './rubric-level';
import type { SalesItem } from './score-answer';

interface SalesCriterion {
  id: SalesItem;
  title: string;
  question: string;
  /** What the standard is a standard for. */
  subject: string;
}

export const SALES_TITLE = 'Sales Effectiveness';
export const SALES_OVERALL_TITLE = 'Likelihood to buy';
/** Seven criteria of 5 points (§9). */
export const SALES_MAX_POINT = 35;

/** One word per level, the same on the cards, in the answers of the dialog and for the average. */
export const SALES_LEVELS: Record<Level, string> = {
  1: 'Poor',
  2: 'Needs work',
  3: 'Fair',
  4: 'Good',
  5: 'Excellent',
};

const STANDING: Record<Level, string> = {
  1: 'far from the standard',
  2: 'below the standard',
  3: 'close to the standard',
  4: 'at the standard',
  5: 'above the standard',
};

/**
 * "Title: description" of a level; the card splits it at the colon (§4). Words of the scale, which hold for any call with
 * that number: a number can't know whether an agent greeted.
 */
export function salesLevelText({ subject }: SalesCriterion, level: Level): string {
  return `${SALES_LEVELS[level]}: ${STANDING[level]} for ${subject}.`;
}

/** In the order of the dialog (SALES_ITEMS). */
export const SALES_CRITERIA: readonly SalesCriterion[] = [
  {
    id: 'make_connection',
    title: 'Make a connection',
    question: 'Did the agent make a genuine connection with the customer?',
    subject: 'making a connection',
  },
  {
    id: 'overcome_objections',
    title: 'Overcome objections',
    question: 'Did the agent overcome objections with facts?',
    subject: 'overcoming objections',
  },
  {
    id: 'presumptive_close',
    title: 'Presumptive close',
    question: 'Did the agent ask for the sale with a presumptive close?',
    subject: 'a presumptive close',
  },
  {
    id: 'uncover_needs',
    title: 'Uncover needs',
    question: 'Did the agent uncover the customer’s needs?',
    subject: 'uncovering needs',
  },
  {
    id: 'be_empathetic',
    title: 'Be empathetic',
    question: 'Did the agent show empathy for the customer’s situation?',
    subject: 'empathy',
  },
  {
    id: 'demonstrate_ownership',
    title: 'Demonstrate ownership',
    question: 'Did the agent take ownership of the request?',
    subject: 'taking ownership',
  },
  {
    id: 'ask_for_sale',
    title: 'Ask for the sale',
    question: 'Did the agent ask for the sale clearly?',
    subject: 'asking for the sale',
  },
];

/** The grid shows the criteria in the order of a conversation. */
export const SALES_GRID_ORDER: readonly SalesItem[] = [
  'make_connection',
  'uncover_needs',
  'overcome_objections',
  'be_empathetic',
  'presumptive_close',
  'demonstrate_ownership',
  'ask_for_sale',
];
