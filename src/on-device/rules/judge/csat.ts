import type { CsatItem } from '@/domain/scoring/score-answer';
import type { Match } from '../call-view';
import { type CallFacts, isJudgeable } from '../facts/call-facts';

export type CsatLevel = 1 | 2 | 3 | 4 | 5;

export interface CsatVerdict {
  /** 1 severe to 5 best; null = not judged. */
  level: CsatLevel | null;
  at: Match | null;
}

type Judge = (facts: CallFacts) => { level: CsatLevel; at: Match | null };

const typed = ({ view }: CallFacts, label: RegExp): Match | null => {
  const turn = view.turns.findIndex(({ type }) => label.test(type ?? ''));
  return turn < 0 ? null : { turn, at: 0, text: '' };
};

const retention: Judge = ({ view, mood, sale, craft }) => {
  const firm = view.find('churn', 'customer').at(-1);
  const [hint] = view.find('churnHint', 'customer');
  const [loyal] = view.find('loyal', 'customer');
  // Who declines an offer does not leave; who buys elsewhere may.
  if (sale) {
    const elsewhere = sale.accepted ? undefined : sale.objections.findLast(({ name }) => name === 'competitor');
    const lost = elsewhere !== undefined && elsewhere.turn >= view.turns.length / 2;
    return {
      level: craft.pushy || lost || (hint && !sale.accepted) ? 3 : 4,
      at: firm ?? elsewhere ?? hint ?? loyal ?? null,
    };
  }
  if (firm) return { level: 2, at: firm };
  if (hint) return { level: mood > 1 ? 4 : mood < -2 ? 2 : 3, at: hint };
  if (mood < -1) return { level: 3, at: null };
  // Years as a customer are loyalty in thanks, and a reproach in a complaint.
  const content = mood > 2.5 || (loyal !== undefined && mood > 1);
  return { level: content ? 5 : 4, at: loyal ?? null };
};

const escalation: Judge = (facts) => {
  const { view } = facts;
  const strong = view.find('escalate', 'customer');
  const hint = view.find('escalateHint', 'customer');
  const label = typed(facts, /escalation/i);
  const turns = new Set(strong.map(({ turn }) => turn)).size;
  if (turns >= 2) return { level: 2, at: strong[0] ?? null };
  if (label || strong[0]) return { level: facts.mood > 0 ? 3 : 2, at: strong[0] ?? label };
  if (hint[0]) return { level: 4, at: hint[0] };
  return { level: 5, at: null };
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
  const at = strong[0] ?? hostile[0] ?? mild[0] ?? null;
  if (weight >= 3.2) return { level: 2, at };
  if (weight >= 1.35) return { level: 3, at };
  // Who calls with a matter of their own is put out by it, unless they sound content.
  const content = at === null && (sale !== null || mood >= 1);
  return { level: content ? 5 : 4, at };
};

const abuse: Judge = ({ view }) => {
  const strong = view.find('abuse', 'customer');
  const mild = view.find('insult', 'customer');
  if (strong[0]) return { level: strong.length >= 2 ? 2 : 3, at: strong[0] };
  if (mild[0]) return { level: 4, at: mild[0] };
  return { level: 5, at: null };
};

const brokenPromises: Judge = ({ view, sale }) => {
  const [broken] = view.find('brokenPromise', 'customer');
  const [unkept] = view.find('unkept', 'customer');
  // Before an offer customers tell of other companies.
  if (sale) return { level: broken ? 4 : 5, at: broken ?? null };
  if (broken) return { level: 2, at: broken };
  // What was said or arranged before comes up when it did not come true.
  return unkept ? { level: 3, at: unkept } : { level: 5, at: null };
};

const employeeMood: Judge = ({ view, politeShare, terse, mood, craft }) => {
  const rude = new Set(view.find('rude', 'agent').map(({ turn }) => turn)).size;
  const curt = new Set(view.find('curt', 'agent').map(({ turn }) => turn)).size;
  const warm = view.find('warm', 'agent');
  const kind = new Set([...warm, ...view.find('empathise', 'agent')].map(({ turn }) => turn)).size;
  const [bad] = view.find('rude', 'agent');
  const [pressed] = view.find('pressure', 'agent');
  if (craft.pushy) return { level: 2, at: bad ?? pressed ?? null };
  if (rude >= 2 || (rude >= 1 && politeShare < 0.5)) return { level: 2, at: bad ?? null };
  if (rude >= 1 || (curt >= 2 && politeShare < 0.4))
    return { level: 3, at: bad ?? view.find('curt', 'agent')[0] ?? null };
  if (terse && kind === 0) return { level: politeShare < 0.25 ? 2 : 3, at: view.find('curt', 'agent')[0] ?? null };
  const warmly = kind >= 3 && mood >= 0;
  return {
    level: warmly ? 5 : 4,
    at: warm[0] ?? view.find('empathise', 'agent')[0] ?? null,
  };
};

const JUDGES: Record<CsatItem, Judge> = {
  retention_level: retention,
  escalation_level: escalation,
  distress_level: distress,
  abusive_level: abuse,
  broken_promises_level: brokenPromises,
  employee_mood: employeeMood,
};

/** The six factors of the satisfaction card. Where nothing points to a risk there is none: that is the 5 of the card. */
export function judgeCsat(facts: CallFacts): Record<CsatItem, CsatVerdict> {
  const judgeable = isJudgeable(facts.view);
  const judge = (item: CsatItem): CsatVerdict => (judgeable ? JUDGES[item](facts) : { level: null, at: null });
  return {
    retention_level: judge('retention_level'),
    escalation_level: judge('escalation_level'),
    distress_level: judge('distress_level'),
    abusive_level: judge('abusive_level'),
    broken_promises_level: judge('broken_promises_level'),
    employee_mood: judge('employee_mood'),
  };
}
