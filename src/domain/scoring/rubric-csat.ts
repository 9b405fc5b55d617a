import type { Band } from '../call';
import type { CsatItem } from './score-answer';

export type CsatLevel = 1 | 2 | 3 | 4 | 5;

interface CsatFactor {
  id: CsatItem;
  title: string;
  question: string;
  /** Share of the overall score; the six add up to 1 (§9). */
  weight: number;
  /** 5 is good for the relationship with the customer (decision 29). */
  levels: Record<CsatLevel, { title: string; text: string }>;
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

export const CSAT_FACTORS: readonly CsatFactor[] = [
  {
    id: 'retention_level',
    title: 'Retention level',
    question: 'How likely is the customer to stay?',
    weight: 0.25,
    levels: {
      1: { title: 'Leaving', text: 'The customer says that they leave or cancel.' },
      2: { title: 'At risk', text: 'The customer speaks of leaving and is not won back.' },
      3: { title: 'Undecided', text: 'The customer weighs staying against leaving.' },
      4: { title: 'Staying', text: 'The customer has doubts but means to stay.' },
      5: { title: 'Loyal', text: 'Nothing suggests that the customer would leave.' },
    },
  },
  {
    id: 'escalation_level',
    title: 'Escalation level',
    question: 'Did the call stay free of escalation?',
    weight: 0.2,
    levels: {
      1: { title: 'Escalated', text: 'The customer takes the matter outside or insists on a superior.' },
      2: { title: 'Demanded', text: 'The customer asks for a superior or a formal complaint.' },
      3: { title: 'Threatened', text: 'The customer threatens to take the matter further.' },
      4: { title: 'Hinted', text: 'The customer complains without asking for more.' },
      5: { title: 'None', text: 'No sign of escalation.' },
    },
  },
  {
    id: 'distress_level',
    title: 'Distress level',
    question: 'Was the customer free of distress?',
    weight: 0.2,
    levels: {
      1: { title: 'Severe', text: 'The customer is desperate, in tears or in need of help at once.' },
      2: { title: 'High', text: 'The customer is clearly upset through most of the call.' },
      3: { title: 'Some', text: 'The customer is upset in parts of the call.' },
      4: { title: 'Slight', text: 'The customer is a little uneasy.' },
      5: { title: 'None', text: 'The customer is calm throughout.' },
    },
  },
  {
    id: 'abusive_level',
    title: 'Abusive level',
    question: 'Was the call free of abusive language?',
    weight: 0.1,
    levels: {
      1: { title: 'Abusive', text: 'Threats, slurs or personal attacks.' },
      2: { title: 'Insulting', text: 'Insults or swearing aimed at a person.' },
      3: { title: 'Rude', text: 'Rude words or shouting, not aimed at a person.' },
      4: { title: 'Curt', text: 'Short-tempered in places.' },
      5: { title: 'Respectful', text: 'Respectful throughout.' },
    },
  },
  {
    id: 'broken_promises_level',
    title: 'Broken promises level',
    question: 'Were earlier promises to the customer kept?',
    weight: 0.15,
    levels: {
      1: { title: 'Repeated', text: 'Several promises were broken, or one again and again.' },
      2: { title: 'Broken', text: 'A promise that mattered was broken.' },
      3: { title: 'Partly kept', text: 'A promise was kept late or in part.' },
      4: { title: 'Minor slip', text: 'A small thing was forgotten.' },
      5: { title: 'Kept', text: 'No broken promise comes up.' },
    },
  },
  {
    id: 'employee_mood',
    title: 'Employee mood',
    question: 'Was the agent in a good, helpful mood?',
    weight: 0.1,
    levels: {
      1: { title: 'Hostile', text: 'The agent is impatient or unfriendly to the customer.' },
      2: { title: 'Irritated', text: 'The agent sounds annoyed or bored.' },
      3: { title: 'Flat', text: 'Polite, without warmth.' },
      4: { title: 'Friendly', text: 'Friendly and willing to help.' },
      5: { title: 'Warm', text: 'Warm, engaged and glad to help throughout.' },
    },
  },
];
