import type { AutoNote } from '@/domain/auto-note';
import type { CallView, Match } from './call-view';
import type { CueName } from './cue-name';
import { describeCall, offeredIn } from './describe-call';
import { evidenceAt } from './evidence';
import type { CallFacts } from './facts/call-facts';
import { findFollowUp } from './facts/follow-up';
import { findObjections } from './facts/sale';
import { sentencesOf } from './facts/sentences';
import { judgeResolution } from './judge/fulfilment';
import { saleOutcome } from './judge/sale-outcome';
import { keyInformation } from './key-information/key-information';
import type { RulesLanguage } from './lexicon';
import type { NoteTexts } from './notes/note-texts';
import { NOTES } from './notes/notes';
import { STORIES } from './notes/stories';

const MOST_OBJECTIONS = 4;
const MOST_ACTIONS = 6;
const MOST_QUOTES = 3;
/** What a call is about is said at once. */
const OPENING_TURNS = 2;
const OPENING_WEIGHT = 4;
/** A shorter turn says hello. */
const FEWEST_WORDS = 6;

const wordCount = (text: string) => text.split(/\s+/).length;

const quoteOf = (view: CallView, match: Match) => evidenceAt(view, match).quote;

/** The customer's first words with something in them: they say why there is a call. */
function reasonQuote({ view, sale }: CallFacts): string {
  if (sale) return quoteOf(view, sale.offer);
  const opening = view.of('customer').filter((index) => wordCount(view.turns[index]?.text ?? '') >= FEWEST_WORDS);
  const [turn] = opening.length > 0 ? opening : view.of('customer');
  if (turn === undefined) return '';
  const told = view.inTurn('complaint', turn)[0] ?? view.inTurn('churn', turn)[0] ?? view.inTurn('wantBuy', turn)[0];
  if (told) return quoteOf(view, told);
  const [longest] = sentencesOf(view.turns[turn]?.text ?? '', view.lexicon.language).sort(
    (one, other) => other.text.length - one.text.length,
  );
  return longest ? quoteOf(view, { turn, at: longest.at, text: longest.text.slice(0, 1) }) : '';
}

/** Category by its words, the customer's counting double and the first ones most; the sale decides for telesales. */
function classify(facts: CallFacts): AutoNote['classification'] {
  const { view, sale } = facts;
  const opening = new Set(view.of('customer').slice(0, OPENING_TURNS));
  const weigh = (words: readonly string[]) => {
    const turns = new Set(view.findPhrases(words, 'customer').map(({ turn }) => turn));
    const early = [...turns].filter((turn) => opening.has(turn)).length;
    return (
      turns.size * 2 + early * OPENING_WEIGHT + new Set(view.findPhrases(words, 'agent').map(({ turn }) => turn)).size
    );
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
  return {
    category: best.category.name,
    subCategory: sub && sub.weight > 0 ? sub.name : '',
    campaign: offeredIn(facts),
  };
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

interface Action {
  turn: number;
  label: keyof NoteTexts['action'];
  text: string;
}

function agentActions(facts: CallFacts): Action[] {
  const { view } = facts;
  const notes = NOTES[view.lexicon.language];
  const found: Action[] = [];
  const add = (label: Action['label'], match: Match | undefined) => {
    if (match) found.push({ turn: match.turn, label, text: notes.quoted(notes.action[label], quoteOf(view, match)) });
  };
  for (const [cue, label] of ACTIONS) add(label, view.find(cue, 'agent')[0]);
  add('needs', facts.needQuestions[0]);
  add('promise', facts.promises.dated[0] ?? facts.promises.open[0]);
  if (facts.sale) {
    add('offer', facts.sale.offer);
    add('rebut', view.find('rebut', 'agent')[0]);
  }
  const turns = new Set<number>();
  return found
    .sort((a, b) => a.turn - b.turn)
    .filter(({ turn }) => !turns.has(turn) && turns.add(turn))
    .slice(0, MOST_ACTIONS);
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
  const followUp = findFollowUp(view, promises, facts.key);
  const outcome = saleOutcome(facts);
  const solved = judgeResolution(facts).state === 'met';
  const plan = () => {
    if (followUp) return notes.next.promised(followUp.quote);
    if (outcome === 'refused') return notes.next.keepNote;
    if (promises.open.length + promises.vague.length > 0) return notes.next.openPromise;
    return solved ? notes.next.none : notes.next.callBack;
  };
  const plannedAction = plan();
  return {
    outcomeStatus:
      outcome === 'not_a_sale' ? (solved ? notes.resolved : notes.unresolved) : notes.salesOverview[outcome],
    // A time only where something is left to do at it.
    followUpTiming: followUp?.when ?? (plannedAction === notes.next.openPromise ? notes.noTime : ''),
    plannedAction,
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

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A name on the closed list of categories, as the transcript's language says it. */
export function categoryName(category: string, language: RulesLanguage): string {
  return STORIES[language].categories[category] ?? category;
}

/** The auto note of §2; key information and quotes are exact words of the transcript. */
export function makeAutoNote(facts: CallFacts): AutoNote {
  const { view, sale } = facts;
  const notes = NOTES[view.lexicon.language];
  const filed = classify(facts);
  const words = reasonQuote(facts);
  const actions = agentActions(facts);
  const objected = new Set(sale?.objections.map(({ turn }) => turn) ?? []);
  const wants = ['wantMoney', 'wantHonest', 'wantHeard', 'wantTime', 'wantFast', 'wantCheaper'] as const;
  return {
    classification: {
      ...filed,
      category: categoryName(filed.category, view.lexicon.language),
      subCategory: capital(filed.subCategory),
    },
    summary: {
      reason: describeCall(
        facts,
        filed.category,
        sale ? '' : words,
        [...new Set(actions.map(({ label }) => label))].map((label) => lowered(notes.action[label])),
      ),
      agentActions: actions.map(({ text }) => text),
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
