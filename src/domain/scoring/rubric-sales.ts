import type { Band } from '../call';
import type { SalesItem } from './score-answer';

interface SalesCriterion {
  id: SalesItem;
  title: string;
  question: string;
  /** "Title: description" by band; the card splits it at the colon (§4). */
  levels: Record<Band, string>;
}

export const SALES_TITLE = 'Sales Effectiveness';
export const SALES_OVERALL_TITLE = 'Likelihood to buy';
/** Seven criteria of 5 points (§9). */
export const SALES_MAX_POINT = 35;

export const SALES_OVERALL_LABELS: Record<Band, string> = {
  1: 'Very unlikely',
  2: 'Unlikely',
  3: 'Undecided',
  4: 'Likely',
  5: 'Very likely',
};

/** One word per band, the same on the cards and in the answers of the dialog. */
export const SALES_LEVELS: Record<Band, string> = {
  1: 'Poor',
  2: 'Needs work',
  3: 'Fair',
  4: 'Good',
  5: 'Excellent',
};

function levels(texts: readonly [string, string, string, string, string]): Record<Band, string> {
  return {
    1: `${SALES_LEVELS[1]}: ${texts[0]}`,
    2: `${SALES_LEVELS[2]}: ${texts[1]}`,
    3: `${SALES_LEVELS[3]}: ${texts[2]}`,
    4: `${SALES_LEVELS[4]}: ${texts[3]}`,
    5: `${SALES_LEVELS[5]}: ${texts[4]}`,
  };
}

/** In the order of the dialog (SALES_ITEMS). */
export const SALES_CRITERIA: readonly SalesCriterion[] = [
  {
    id: 'make_connection',
    title: 'Make a connection',
    question: 'Did the agent make a genuine connection with the customer?',
    levels: levels([
      'no greeting or name, the call starts cold.',
      'a scripted greeting without interest in the person.',
      'polite and introduced, little personal contact.',
      'warm, uses the name and listens.',
      'the customer is known, heard and at ease from the first minute.',
    ]),
  },
  {
    id: 'overcome_objections',
    title: 'Overcome objections',
    question: 'Did the agent overcome objections with facts?',
    levels: levels([
      'objections are ignored or argued against.',
      'objections are heard but answered with the script.',
      'answers most objections, few facts.',
      'answers each objection with facts.',
      'objections are welcomed, answered with facts and checked with the customer.',
    ]),
  },
  {
    id: 'presumptive_close',
    title: 'Presumptive close',
    question: 'Did the agent ask for the sale with a presumptive close?',
    levels: levels([
      'no step towards a close.',
      'hints at an order without a time or a next step.',
      'offers to set it up, details stay open.',
      'takes the order as given and names the next step.',
      'closes naturally with time, terms and next step agreed.',
    ]),
  },
  {
    id: 'uncover_needs',
    title: 'Uncover needs',
    question: 'Did the agent uncover the customer’s needs?',
    levels: levels([
      'offers before asking anything.',
      'asks about data only, not about needs.',
      'some useful questions, not followed up.',
      'asks about use and needs and builds on the answers.',
      'finds needs the customer had not named and ties the offer to them.',
    ]),
  },
  {
    id: 'be_empathetic',
    title: 'Be empathetic',
    question: 'Did the agent show empathy for the customer’s situation?',
    levels: levels([
      'feelings are ignored or dismissed.',
      'set phrases of sympathy only.',
      'understands, but moves on quickly.',
      'names the customer’s concern and reacts to it.',
      'the customer’s concern leads the conversation.',
    ]),
  },
  {
    id: 'demonstrate_ownership',
    title: 'Demonstrate ownership',
    question: 'Did the agent take ownership of the request?',
    levels: levels([
      'passes the matter away.',
      'takes it on without saying how.',
      'takes it on, the follow-up stays vague.',
      'says what will be done and by whom.',
      'takes it on with a time, a check and a way to reach back.',
    ]),
  },
  {
    id: 'ask_for_sale',
    title: 'Ask for the sale',
    question: 'Did the agent ask for the sale clearly?',
    levels: levels([
      'never asks.',
      'asks vaguely or gives up at once.',
      'asks once, without a reason to decide now.',
      'asks clearly at the right time.',
      'asks clearly, gives a reason to decide and confirms the answer.',
    ]),
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
