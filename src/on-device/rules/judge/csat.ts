import { CSAT_ITEMS, type CsatItem } from '@/domain/scoring/score-answer';
import type { Match } from '../call-view';
import type { CueName } from '../cue-name';
import { type CallFacts, isJudgeable } from '../facts/call-facts';

export type CsatLevel = 1 | 2 | 3 | 4 | 5;

type Judge = (facts: CallFacts) => CsatLevel;

const retention: Judge = ({ view, mood, sale, craft }) => {
  const [hint] = view.find('churnHint', 'customer');
  const [loyal] = view.find('loyal', 'customer');
  // Who declines an offer does not leave; who buys elsewhere may.
  if (sale) {
    const elsewhere = sale.accepted ? undefined : sale.objections.findLast(({ name }) => name === 'competitor');
    const lost = elsewhere !== undefined && elsewhere.turn >= view.turns.length / 2;
    return craft.pushy || lost || (hint && !sale.accepted) ? 3 : 4;
  }
  if (view.find('churn', 'customer').length > 0) return 2;
  if (hint) return mood > 1 ? 4 : mood < -2 ? 2 : 3;
  if (mood < -1) return 3;
  // Years as a customer are loyalty in thanks, and a reproach in a complaint.
  const content = mood > 2.5 || (loyal !== undefined && mood > 1);
  return content ? 5 : 4;
};

const escalation: Judge = ({ view, mood, sale }) => {
  const strong = new Set(view.find('escalate', 'customer').map(({ turn }) => turn)).size;
  // Who wants off a list escalates nothing.
  if (strong >= 2) return sale ? 4 : 2;
  if (strong > 0) return sale ? 4 : mood > 0 ? 3 : 2;
  return view.find('escalateHint', 'customer').length > 0 ? 4 : 5;
};

const distress: Judge = ({ view, mood, sale, craft }) => {
  const turns = (matches: readonly Match[]) => new Set(matches.map(({ turn }) => turn)).size;
  const strong = view.find('distress', 'customer');
  const mild = [...view.find('annoyed', 'customer'), ...view.find('complaint', 'customer')];
  const hostile = (['abuse', 'insult', 'escalate', 'mannersComplaint'] as const).flatMap((cue) =>
    view.find(cue, 'customer'),
  );
  const driven = (['brokenPromise', 'churn', 'sarcasm', 'notAnswered'] as const).flatMap((cue) =>
    view.find(cue, 'customer'),
  );
  const weight =
    turns(strong) * 1.2 +
    Math.min(1, strong.length - turns(strong)) * 0.5 +
    turns(mild) * 0.35 +
    turns(hostile) * 0.6 +
    (sale ? 0 : turns(driven) * 0.35) +
    (craft.pushy ? 1 : 0) -
    // Relief at the end does not undo a fright.
    Math.max(-1, Math.min(strong.length > 0 ? 0.2 : 1, mood * 0.3));
  if (weight >= 3.2) return 2;
  if (weight >= 1.35) return 3;
  // Who calls with a matter of their own is put out by it, unless they sound content.
  const content = strong.length + hostile.length + mild.length === 0 && (sale !== null || mood >= 1);
  return content ? 5 : 4;
};

const abuse: Judge = ({ view }) => {
  const strong = view.find('abuse', 'customer').length;
  if (strong > 0) return strong >= 2 ? 2 : 3;
  return view.find('insult', 'customer').length > 0 ? 4 : 5;
};

const brokenPromises: Judge = ({ view, sale }) => {
  const broken = view.find('brokenPromise', 'customer').length > 0;
  // Before an offer customers tell of other companies.
  if (sale) return broken ? 4 : 5;
  return broken ? 2 : 5;
};

const employeeMood: Judge = ({ view, politeShare, terse, mood, craft }) => {
  const turns = (...cues: CueName[]) =>
    new Set(cues.flatMap((cue) => view.find(cue, 'agent')).map(({ turn }) => turn)).size;
  const [rude, curt, kind] = [turns('rude'), turns('curt'), turns('warm', 'empathise')];
  // Who says sorry and is kind besides is not in a poor mood for one sharp word.
  const kindly = turns('warm', 'empathise', 'apologise') >= 3;
  if (craft.pushy || rude >= 2 || (rude >= 1 && politeShare < 0.5 && !kindly)) return 2;
  if (rude >= 1 || (curt >= 2 && politeShare < 0.4)) return 3;
  if (terse && kind === 0) return politeShare < 0.25 ? 2 : 3;
  return kind >= 3 && mood >= 0 ? 5 : 4;
};

const JUDGES: Record<CsatItem, Judge> = {
  retention_level: retention,
  escalation_level: escalation,
  distress_level: distress,
  abusive_level: abuse,
  broken_promises_level: brokenPromises,
  employee_mood: employeeMood,
};

/**
 * The six factors of the satisfaction card, 1 severe to 5 best; null = not judged. Where nothing points to a risk there
 * is none: that is the 5 of the card.
 */
export function judgeCsat(facts: CallFacts): Record<CsatItem, CsatLevel | null> {
  const judgeable = isJudgeable(facts.view);
  const levels = CSAT_ITEMS.map((item) => [item, judgeable ? JUDGES[item](facts) : null]);
  return Object.fromEntries(levels) as Record<CsatItem, CsatLevel | null>;
}
