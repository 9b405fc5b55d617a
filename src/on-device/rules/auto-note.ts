import type { AutoNote } from '@/domain/auto-note';
import type { CallView, Match } from './call-view';
import type { CueName } from './cue-name';
import { evidenceAt, sentenceAt } from './evidence';
import type { CallFacts } from './facts/call-facts';
import { findObjections } from './facts/sale';
import { judgeResolution } from './judge/fulfilment';
import { saleOutcome } from './judge/sale-outcome';
import { keyInformation } from './key-information/key-information';
import { NOTES } from './notes/notes';

const MOST_OBJECTIONS = 4;
const MOST_ACTIONS = 6;
const MOST_QUOTES = 3;

const quoteOf = (view: CallView, match: Match) => evidenceAt(view, match).quote;

/** The customer's first words with something in them: they say why there is a call. */
function reasonQuote({ view, sale }: CallFacts): string {
  if (sale) return quoteOf(view, sale.offer);
  const complaint = [...view.find('complaint', 'customer'), ...view.find('churn', 'customer')].sort(
    (a, b) => a.turn - b.turn,
  )[0];
  if (complaint) return quoteOf(view, complaint);
  const turn =
    view.of('customer').find((index) => (view.turns[index]?.text.split(' ').length ?? 0) >= 6) ??
    view.of('customer')[0];
  return turn === undefined ? '' : sentenceAt(view.turns[turn]?.text ?? '', 0);
}

/** Category by its words, the customer's counting double; the sale decides for telesales. */
export function classify(facts: CallFacts): AutoNote['classification'] {
  const { view, sale } = facts;
  const weigh = (words: readonly string[]) => {
    const turns = new Set(view.findPhrases(words, 'customer').map(({ turn }) => turn)).size;
    return turns * 2 + new Set(view.findPhrases(words, 'agent').map(({ turn }) => turn)).size;
  };
  const ranked = view.lexicon.categories
    .map((category) => ({
      category,
      weight: category.name === 'telesales' ? (sale ? 1000 : 0) : weigh(category.words),
    }))
    .sort((a, b) => b.weight - a.weight);
  const [best] = ranked;
  if (!best || best.weight === 0) return { category: '', subCategory: '', campaign: '' };
  const [sub] = best.category.sub
    .map(({ name, words }) => ({ name, weight: weigh(words) }))
    .sort((a, b) => b.weight - a.weight);
  const campaign = sale
    ? (facts.key.find(({ kind, turn }) => (kind === 'product' || kind === 'code') && turn >= sale.offer.turn)?.text ??
      '')
    : '';
  return { category: best.category.name, subCategory: sub && sub.weight > 0 ? sub.name : '', campaign };
}

const ACTIONS: readonly (readonly [
  CueName,
  'identity' | 'needs' | 'hold' | 'check' | 'done' | 'correct' | 'apology' | 'deflect',
])[] = [
  ['askIdentity', 'identity'],
  ['askHold', 'hold'],
  ['correct', 'correct'],
  ['done', 'done'],
  ['effort', 'check'],
  ['deflect', 'deflect'],
  ['apologise', 'apology'],
];

function agentActions(facts: CallFacts): string[] {
  const { view } = facts;
  const notes = NOTES[view.lexicon.language];
  const found: { turn: number; text: string }[] = [];
  const add = (label: string, match: Match | undefined) => {
    if (match) found.push({ turn: match.turn, text: notes.quoted(label, quoteOf(view, match)) });
  };
  for (const [cue, label] of ACTIONS) add(notes.action[label], view.find(cue, 'agent')[0]);
  add(notes.action.needs, facts.needQuestions[0]);
  add(notes.action.promise, facts.promises.dated[0] ?? facts.promises.open[0]);
  if (facts.sale) {
    add(notes.action.offer, facts.sale.offer);
    add(notes.action.rebut, view.find('rebut', 'agent')[0]);
  }
  const turns = new Set<number>();
  return found
    .sort((a, b) => a.turn - b.turn)
    .filter(({ turn }) => !turns.has(turn) && turns.add(turn))
    .slice(0, MOST_ACTIONS)
    .map(({ text }) => text);
}

function resolution(facts: CallFacts): string {
  const { view } = facts;
  const notes = NOTES[view.lexicon.language];
  const outcome = saleOutcome(facts);
  if (outcome !== 'not_a_sale')
    return { sold: notes.sold, refused: notes.refused, follow_up: notes.undecided }[outcome];
  const verdict = judgeResolution(facts);
  const quote = verdict.at ? quoteOf(view, verdict.at) : '';
  if (verdict.state === 'met' && facts.promises.dated.some(({ turn }) => turn === verdict.at?.turn))
    return notes.timed(quote);
  const label = verdict.state === 'met' ? notes.resolved : notes.unresolved;
  return quote === '' ? `${label}.` : notes.quoted(label, quote);
}

function objectionsOf(facts: CallFacts): AutoNote['objections'] {
  const { view, sale } = facts;
  const all = sale ? sale.objections : findObjections(view).filter(({ name }) => name === 'rejects the answer');
  const labelled = new Set(view.turns.flatMap(({ type }, index) => (/objection/i.test(type ?? '') ? [index] : [])));
  const names = new Set<string>();
  const turns = new Set<number>();
  return [...all]
    .sort((a, b) => Number(labelled.has(b.turn)) - Number(labelled.has(a.turn)) || a.turn - b.turn)
    .filter(({ name, turn }) => !names.has(name) && !turns.has(turn) && names.add(name) && turns.add(turn))
    .slice(0, MOST_OBJECTIONS)
    .sort((a, b) => a.turn - b.turn)
    .map((match) => ({ objection: match.name, quote: quoteOf(view, match) }));
}

function nextAction(facts: CallFacts): AutoNote['nextBestAction'] {
  const { view, promises } = facts;
  const notes = NOTES[view.lexicon.language];
  const dated = promises.dated.at(-1);
  const when = dated
    ? facts.key.find(
        ({ turn, kind }) => turn === dated.turn && (kind === 'date' || kind === 'time' || kind === 'duration'),
      )
    : undefined;
  const outcome = saleOutcome(facts);
  const solved = judgeResolution(facts).state === 'met';
  const plan = () => {
    if (dated) return notes.next.promised(quoteOf(view, dated));
    if (outcome === 'refused') return notes.next.keepNote;
    if (promises.open.length + promises.vague.length > 0) return notes.next.openPromise;
    return solved ? notes.next.none : notes.next.callBack;
  };
  return {
    outcomeStatus:
      outcome === 'not_a_sale' ? (solved ? notes.resolved : notes.unresolved) : notes.salesOverview[outcome],
    followUpTiming: when?.text ?? notes.noTime,
    plannedAction: plan(),
  };
}

function rebuttal(view: CallView, cues: readonly CueName[], turns: ReadonlySet<number>, description: string) {
  const quotes = cues
    .flatMap((cue) => view.find(cue, 'agent'))
    .filter(({ turn }) => turns.has(turn - 1))
    .map((match) => quoteOf(view, match));
  const unique = [...new Set(quotes)].slice(0, MOST_QUOTES);
  return { description: unique.length > 0 ? description : '', quotes: unique };
}

/** The auto note of §2; key information and quotes are exact words of the transcript. */
export function makeAutoNote(facts: CallFacts): AutoNote {
  const { view, sale } = facts;
  const notes = NOTES[view.lexicon.language];
  const classification = classify(facts);
  const words = reasonQuote(facts);
  const objected = new Set(sale?.objections.map(({ turn }) => turn) ?? []);
  const wants = ['wantMoney', 'wantHonest', 'wantHeard', 'wantTime', 'wantFast', 'wantCheaper'] as const;
  return {
    classification,
    summary: {
      reason:
        words === ''
          ? notes.reasonUnknown
          : classification.category === ''
            ? words
            : notes.reasonPrefix(classification.category, words),
      agentActions: agentActions(facts),
      resolution: resolution(facts),
      keyInformation: keyInformation(facts.key).map(({ text }) => text),
    },
    hiddenExpectations: wants
      .filter((cue) => view.find(cue, 'customer').length > 0)
      .slice(0, 3)
      .map((cue) => notes.expectations[cue]),
    objections: objectionsOf(facts),
    saleSkills: {
      passiveRebuttal: rebuttal(view, ['empathise', 'soften'], objected, notes.passive),
      activeRebuttal: rebuttal(view, ['rebut'], objected, notes.active),
    },
    nextBestAction: nextAction(facts),
  };
}
