import { BUILT_IN } from '../scorecards/built-in/built-in';
import { isOwnCard } from '../scorecards/own-card';
import type { Scorecard } from '../scorecards/scorecard';
import { answerByHand, isByHand } from '../scorecards/who-judges';
import {
  type BuiltInAnswer,
  CSAT_ITEMS,
  CUSTOMER_SERVICE_ITEMS,
  SALES_ITEMS,
  type ScoreAnswer,
  type ScoredItem,
} from './score-answer';

const KINDS = Object.keys(BUILT_IN) as BuiltInAnswer['kind'][];

function unjudged<Name extends string>(names: readonly Name[]): Record<Name, ScoredItem> {
  const item: ScoredItem = { score: null, note: '', fromTo: 'None', referText: '' };
  return Object.fromEntries(names.map((name) => [name, item])) as Record<Name, ScoredItem>;
}

function builtIn(kind: BuiltInAnswer['kind']): BuiltInAnswer {
  switch (kind) {
    case 'customer-service':
      return { kind, items: unjudged(CUSTOMER_SERVICE_ITEMS), total: null, overview: '' };
    case 'csat':
      return { kind, items: unjudged(CSAT_ITEMS), total: null, overview: '' };
    case 'se':
      return { kind, items: unjudged(SALES_ITEMS), overview: '', guideToBuy: '' };
  }
}

/** Whether the questions of a scoring type are known here, so that a person can answer them without any machine. */
export function canJudgeByEar(service: string): boolean {
  return isOwnCard(service) || KINDS.some((kind) => BUILT_IN[kind].id === service);
}

/**
 * What stands before a reviewer who judges by ear: no question is judged. `own` is the scorecard where the scoring type is
 * one of one's own; null where the questions are not known.
 */
export function unjudgedAnswer(service: string, own: Scorecard | undefined): ScoreAnswer | null {
  if (own !== undefined) return { ...answerByHand(own), ...(!isByHand(own) && { overview: '' }) };
  const kind = KINDS.find((one) => BUILT_IN[one].id === service);
  return kind === undefined ? null : builtIn(kind);
}
