import type { CallFacts } from '../facts/call-facts';
import { termsOf } from '../facts/taken-up';
import { factsIn } from '../key-information/key-information';
import { isBrief, isShort } from './figures';
import { type Passage, passagesOf } from './passages';

type Facts = Pick<CallFacts, 'key' | 'view'>;
type Stretch = Pick<Passage, 'from' | 'text' | 'turn'>;

/** A sentence of so many words may leave out what it is about. */
const BRIEF = 8;
const ANSWER = 24;
const FRAGMENT = 3;
const LEAST = 2;
/** A name of so many words answers a question. */
const NAME = 4;
/** A word for something named before stands so near to the beginning. */
const NEAR = 30;
/** Read out: they stand for themselves. */
export const GIVEN: ReadonlySet<string> = new Set(['code', 'phone', 'address']);
/** What stands before a quote: so many sentences and letters at most, as far back as this. */
const MOST = 2;
const OF_FIGURES = 3;
const LONGEST = 240;
const TOGETHER = 160;
const BACK = 2;
export const UNMARKED = /^[^.!?…,]*$/;

/** A word in it stands for what was said before: nobody can tell from the sentence alone what it is about. */
export function pointsBack({ view }: Facts, text: string): boolean {
  const { refersBack, standsIn } = view.lexicon.claims.guards;
  const at = text.search(standsIn);
  return refersBack.test(text) || (at >= 0 && at <= NEAR);
}

/** Little but figures or a name: what they are of stands elsewhere. */
export function isBare({ key, view }: Facts, { from, text, turn }: Stretch): boolean {
  const held = factsIn(key, { turn, from, to: from + text.length });
  if (held.length === 0 || !isShort(text)) return false;
  if (held.every(({ kind }) => kind === 'product')) return isBrief(text, NAME);
  const ends = [0, ...held.map((fact) => fact.to - from)];
  const rest = ends.flatMap((end, place) =>
    termsOf(text.slice(end, (held[place]?.from ?? from + text.length) - from), view.lexicon),
  );
  return rest.length < (view.lexicon.speech.terms === 'pairs' ? 1 : 2);
}

/** Speech without punctuation is cut by its words, also between what and of what. */
const isTorn = ({ view }: Facts, { from, text, turn }: Stretch): boolean =>
  from > 0 && isShort(text) && UNMARKED.test(view.turns[turn]?.text ?? '');

/** Its own words leave open what it is about. */
export const isOpen = (facts: Facts, passage: Stretch): boolean =>
  pointsBack(facts, passage.text) ||
  isBrief(passage.text, FRAGMENT) ||
  isTorn(facts, passage) ||
  isBare(facts, passage) ||
  (isShort(passage.text) &&
    factsIn(facts.key, { ...passage, to: passage.from + passage.text.length }).some(
      ({ from, kind }) => from === passage.from && kind !== 'product',
    ));

export const isAsked = ({ view }: Facts, { turn }: Stretch): boolean =>
  passagesOf(view, turn - 1).at(-1)?.question === true;

/** The last question or request of a turn. */
const askedIn = ({ view }: Facts, turn: number): Passage | undefined =>
  passagesOf(view, turn).findLast(({ question, text }) => question || view.lexicon.claims.guards.requests.test(text));

/** What a sentence goes on from: the one before it in the same breath, else what was asked, else what was said last. */
function leadOf({ view }: Facts, { from, turn }: Stretch, fallen: (passage: Passage) => boolean): Passage | undefined {
  const { farewell, requests } = view.lexicon.claims.guards;
  const asks = ({ question, text }: Passage) => question || requests.test(text);
  const tells = (said: Passage) =>
    said.text.length <= LONGEST &&
    (said.question || (termsOf(said.text, view.lexicon).length > 0 && /\s/.test(said.text) && !fallen(said))) &&
    (said.question || !farewell.test(said.text)) &&
    view.inTurn('offerHelp', said.turn).every(({ at }) => at < said.from || at >= said.to);
  // In the same breath also what has no word of its own: "No, I'll pay the lot. Yes, go on."
  const says = (said: Passage) => tells(said) || !(isBrief(said.text, FRAGMENT) || fallen(said));
  const own = passagesOf(view, turn).findLast((said) => said.to <= from && says(said));
  if (own) return own;
  const { no, refuses, turnsDown } = view.lexicon.claims.guards;
  const declined = [no, refuses, turnsDown].some((says) => says.test(view.turns[turn - 1]?.text ?? ''));
  // The first turn greets; one of assent tells nothing; what was declined since is not what it goes on from.
  for (const other of declined ? [turn - 1] : [turn - 1, turn - 2]) {
    const all = other > 0 ? passagesOf(view, other) : [];
    // What was said last does not stand: from the sentence before it the answer does not go on.
    if (all.some((last, at) => at > 0 && at === all.length - 1 && !last.question && fallen(last))) return undefined;
    const said = all.filter(tells);
    const lead =
      said.findLast((one, at) => asks(one) && (at === said.length - 1 || !isBrief(one.text, LEAST))) ?? said.at(-1);
    const whole = view.turns[other]?.text ?? '';
    // Without punctuation it may be cut in the middle.
    if (lead) return UNMARKED.test(whole) && whole.length <= TOGETHER ? { ...lead, from: 0, text: whole } : lead;
  }
  return undefined;
}

/**
 * The sentences that a quote goes on from, where its own words leave open what it is about, back to one that does not. Null
 * where nobody can tell what a short one is about, nor of what a bare figure is; '' where it needs nothing.
 */
export function contextOf(
  facts: Facts,
  passage: Stretch,
  fallen: (passage: Passage) => boolean,
  briefToo = false,
  strict = false,
): string | null {
  const { refersBack, times } = facts.view.lexicon.claims.guards;
  const { text } = passage;
  const own = passagesOf(facts.view, passage.turn);
  const before = own.findLast(({ to }) => to <= passage.from);
  if (before && refersBack.test(text) && fallen(before)) return null;
  const brief = briefToo
    ? isBrief(text, BRIEF) && !/\d/.test(text)
    : own[0]?.from === passage.from &&
      ((isBrief(text, ANSWER) && isAsked(facts, passage)) || (own.length === 1 && isShort(text)));
  const given = factsIn(facts.key, { ...passage, to: passage.from + text.length }).some(({ kind }) => GIVEN.has(kind));
  // What the turn begins with has answered it.
  const request = briefToo || (before && !isBrief(before.text)) ? undefined : askedIn(facts, passage.turn - 1);
  if (!brief && !(briefToo ? pointsBack(facts, text) || isTorn(facts, passage) : isOpen(facts, passage)))
    return (given && request?.text) || '';
  const bare = !briefToo && isBare(facts, passage);
  const leads: Passage[] = [];
  let at: Stretch & { question?: boolean } = passage;
  let letters = 0;
  // A question says what it is about in a word.
  const goesOn = () =>
    at.question ? termsOf(at.text, facts.view.lexicon).length === 0 || isBrief(at.text, LEAST) : isOpen(facts, at);
  while (leads.length === 0 || (leads.length < (isBare(facts, at) ? OF_FIGURES : MOST) && goesOn())) {
    const lead = leadOf(facts, at, bare ? () => false : fallen);
    letters += lead?.text.length ?? LONGEST;
    if (
      lead === undefined ||
      passage.turn - lead.turn > BACK ||
      (leads.length > 0 && (letters > TOGETHER || !/\s/.test(lead.text)))
    )
      break;
    leads.unshift(lead);
    at = lead;
  }
  const vague = at.question !== true && refersBack.test(at.text);
  const told = (leads.at(-1)?.turn ?? 0) >= passage.turn - 1 && !isOpen(facts, at);
  const unsaid = leads.length === 0 || (isBrief(text, FRAGMENT) && !told && !leads.some(({ question }) => question));
  if (strict && !given && leads.length > 0 && vague && pointsBack(facts, text)) return null;
  if (bare && unsaid && !given && passage.turn > 1) return null;
  if (leads.length === 0)
    return pointsBack(facts, text) && isShort(text) && (refersBack.test(text) || !times.test(text)) ? null : '';
  // Figures that were asked for are told with what asked for them (D584).
  if (request && (bare || given) && leads.every((lead) => lead.turn >= passage.turn)) leads.unshift(request);
  return leads.map((lead) => lead.text).join('” “');
}
