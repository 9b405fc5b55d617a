import type { Claim } from '@/domain/claim';
import { rememberedFor } from '@/domain/remembered';
import { isSaid, wordCount } from '../call-view';
import type { CallFacts } from '../facts/call-facts';
import { isStatedName } from '../facts/name-use';
import { factsIn } from '../key-information/key-information';
import type { Lexicon } from '../lexicon';
import type { ClaimBook } from './claim-book';
import { isBrief, isSame, WHEN } from './figures';
import { GIVEN, pointsBack } from './in-context';
import { inBreath, type Passage, passagesOf, shownAt } from './passages';

/** In so many turns a customer has told why. */
const FIRST_TURNS = 3;
/** Words of a sentence that tells something whatever they are, and of one that only gives a number. */
const TELLS = 9;
const IDENTIFIES = 5;
/** What makes one sentence the reason rather than another: its words up to so many, a matter, and coming early. */
const LONG = 10;
const MATTERS = 6;
const LATER = 5;
const WISHED = 8;
const ASKED = 12;
const NUMBERED = 10;
/** A question of so few words needs its object, and an answer to who it is gives no reason. */
const ALONE = 8;
const ANSWER = 13;
/** At the end of what stands before a name: another name with it. */
const FORENAME = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+ $/u;
export const passageAt = (book: ClaimBook, turn: number, at: number): Passage | undefined =>
  book
    .passages(book.view.turns[turn]?.speaker ?? 'agent')
    .find((passage) => passage.turn === turn && passage.from <= at && at < passage.to);

/** Speech recognition writes neither question marks nor capitals: what rests on them is not said to be missing there. */
export const hasMarks = ({ view }: ClaimBook, mark: RegExp): boolean => view.turns.some(({ text }) => mark.test(text));

/** The agent speaks to the customer by name; a name told of somebody else does not count. */
export function calledByName(book: ClaimBook, { nameUse }: CallFacts): (Claim | null)[] {
  const { claims } = book.view.lexicon;
  if (nameUse === null) return [];
  const text = book.view.turns[nameUse.turn]?.text ?? '';
  const passage = passageAt(book, nameUse.turn, nameUse.at);
  const before = text.slice(0, nameUse.at);
  // "Diya Krishnan" is somebody else of the customer's name.
  const name = nameUse.text.split(' ').at(-1) ?? '';
  const rest = passage?.text.replace(nameUse.text, '') ?? '';
  // "Okafor. Two nights?", "Bà Lụa, siêu âm": read out; and whose name it is, the customer has told.
  const readOut =
    passage?.from === nameUse.at && !(/\p{L}/u.test(rest) ? claims.guards.speaksTo.test(rest) : /\?/.test(rest));
  const ofKin = book.passages('customer').some((said) => {
    const at = said.text.toLowerCase().indexOf(name.toLowerCase());
    return at > 0 && claims.guards.kin.test(said.text.slice(0, at));
  });
  const about = claims.guards.spokenAbout?.test(text.slice(nameUse.at + nameUse.text.length));
  if (readOut || ofKin || about) return [null];
  const called =
    claims.guards.vocative.test(before) ||
    (isStatedName(book.view, nameUse) && ![claims.guards.spokenOf, FORENAME].some((says) => says.test(before)));
  return [passage && called ? book.at('calledByName', 'present', claims.says.calledByName, passage) : null];
}

/** Silence that the times show before somebody asks or the agent comes back. */
export function gaps({ view, at, passages }: ClaimBook, { holds }: CallFacts): Claim[] {
  return holds.silent
    .flatMap(({ turn }) => {
      const pause = Math.round(
        (view.turns[turn]?.start ?? 0) - (view.turns[turn - 1]?.end ?? Number.POSITIVE_INFINITY),
      );
      const passage = passages(view.turns[turn]?.speaker ?? 'agent').find((one) => one.turn === turn);
      return pause >= 10 && passage ? [at('gap', 'counted', view.lexicon.claims.says.gap(pause, 0), passage)] : [];
    })
    .slice(0, 1);
}

export function politeTurns({ view, at, passages }: ClaimBook): Claim[] {
  const { guards, says } = view.lexicon.claims;
  const polite = view.of('agent').filter((turn) => guards.polite.test(view.turns[turn]?.text ?? ''));
  const passage = passages('agent').find(({ text }) => guards.polite.test(text));
  return passage
    ? [at('politeTurns', 'counted', says.politeTurns(polite.length, view.of('agent').length), passage)]
    : [];
}

/** Figures that name a person or a thing and tell nothing of why somebody calls. */
const NAMES = new Set(['code', 'phone', 'address', 'product']);

/** Letters and digits one by one: "K, seven, T for tango". */
const speltOut = rememberedFor(({ numberWords }: Lexicon) => {
  const one = `(?:\\p{L}|\\d|${[...numberWords.digits.keys()].join('|')})(?: for \\p{L}+)?`;
  return new RegExp(`(?<!\\p{L})(?:${one}[ ,.-]+){2,}${one}(?!\\p{L})`, 'giu');
});

/** Who is on the line, a number read out, an answer to such a question: no reason to call. */
export function identifies({ view }: ClaimBook, { key }: CallFacts, { turn, from, to, text }: Passage): boolean {
  const named = factsIn(key, { turn, from, to }).filter(({ kind, text: name }) => NAMES.has(kind) && /\d| /.test(name));
  const asked = turn > 0 && view.inTurn('askIdentity', turn - 1).length > 0;
  const before = new Set(asked ? view.turns[turn - 1]?.text.toLowerCase().match(/\p{L}+/gu) : []);
  // A name may hold a word of the matter, and so may the question for it: "Your booking number?"
  const rest = named
    .reduce((words, fact) => words.replace(fact.text, ''), text)
    .replace(/\p{L}+/gu, (word) => (before.has(word.toLowerCase()) ? '' : word))
    .trim();
  // What is spelt out is no words, nor is a zero among them ("không") a no.
  const told = rest.replace(speltOut(view.lexicon), '').trim();
  const words = wordCount(told);
  // "It's 4471 2086. You've knocked back my claim."
  const elsewhere = passagesOf(view, turn).some((said) => said.to <= from && factsIn(key, said).length > 0);
  if (!view.lexicon.claims.guards.matter.test(told))
    return (asked && words < (elsewhere ? ALONE : ANSWER)) || (named.length > 0 && words < TELLS);
  return (named.length > 0 || asked) && words < IDENTIFIES;
}

/** Breaks off before it says what. */
const TRAILS = /(?:\.\.|…)(?:\s\p{Ll}+){0,3}[.!?]?$/u;

/** Why the customer is on the line, in their own words: the fullest early sentence, best with a wish or what is wrong. */
export function reason(book: ClaimBook, facts: CallFacts): Passage | undefined {
  const { guards } = book.view.lexicon.claims;
  const first = book.view.of('customer').slice(0, FIRST_TURNS);
  const shows = (text: string, id: 'apologises' | 'declines') => shownAt(text, id, book.view.lexicon) !== null;
  const tellsWhy = (text: string) => [guards.matter, guards.wishes].some((tells) => tells.test(text));
  const isAsked = (turn: number) =>
    (turn > 1 && book.view.inTurn('offerHelp', turn - 1).length > 0) ||
    [guards.asksWhy, book.view.lexicon.speech.asksToTell].some((asks) =>
      asks.test(book.view.turns[turn - 1]?.text ?? ''),
    );
  const said = (of: Passage) => factsIn(facts.key, of);
  const echoes = (one: Passage) =>
    said(one).some((mine) => facts.key.some((told) => told.turn === one.turn - 1 && isSame(mine, told)));
  /** To a price that was just named, or a question about something that stands elsewhere. */
  const answers = (one: Passage) =>
    (one.turn !== first[0] &&
      (facts.key.some(({ kind, turn }) => turn === one.turn - 1 && kind === 'money') ||
        (!tellsWhy(one.text) &&
          !isSaid(book.view, ['askIdentity'], one.turn - 1) &&
          passagesOf(book.view, one.turn - 1).some(({ question }) => question)))) ||
    (one.question && isBrief(one.text, ALONE) && pointsBack(facts, one.text));
  const ranked = book
    .passages('customer')
    .filter(
      ({ turn, text }) =>
        first.includes(turn) &&
        wordCount(text) >= (guards.matter.test(text) || isAsked(turn) || turn === first[0] ? 4 : TELLS),
    )
    .filter((passage) => !identifies(book, facts, passage) && passage.text.search(guards.corrects) < 0)
    .filter((one) => tellsWhy(one.text) || said(one).every(({ kind }) => !GIVEN.has(kind)))
    .filter((one) => isAsked(one.turn) || !answers(one))
    .filter(({ text }) => !guards.slips.test(text) && !shows(text, 'declines'))
    .filter(({ text }) => tellsWhy(text) || !shows(text, 'apologises'))
    // Nor who it is, nor how long it took to get through.
    .filter(({ text }) => {
      const rest = text.replace(guards.onLine, '');
      return tellsWhy(rest) || (rest === text && !guards.introduces.test(text));
    })
    // Later talk is the reason only as an answer, or where it says what is wrong or wanted, and not of what was just said.
    .filter((one) => first.indexOf(one.turn) < 2 || isAsked(one.turn) || (tellsWhy(one.text) && !echoes(one)))
    .map((passage) => ({
      passage,
      weight:
        Math.min(wordCount(passage.text), LONG) +
        (guards.matter.test(passage.text) ? MATTERS : 0) +
        (guards.wishes.test(passage.text) ? WISHED : 0) +
        (isAsked(passage.turn) ? ASKED : -first.indexOf(passage.turn) * LATER) -
        (said(passage).some(({ kind }) => kind === 'code' || kind === 'phone') ? NUMBERED : 0) -
        (TRAILS.test(passage.text) ? NUMBERED : 0),
    }));
  // What was ordered or done on a day may be told before what is wrong with it.
  const tells = ({ passage }: (typeof ranked)[number]) =>
    tellsWhy(passage.text) || said(passage).every(({ kind }) => !WHEN.has(kind));
  // Where the first turn tells why, a later one counts only where it was asked for.
  const isFirst = ({ passage }: (typeof ranked)[number]) => passage.turn === first[0];
  const early = ranked.some((one) => isFirst(one) && tellsWhy(one.passage.text));
  const best = ranked
    .filter((one) => !early || isFirst(one) || isAsked(one.passage.turn))
    .sort((a, b) => b.weight - a.weight);
  return (best.find((one) => first.indexOf(one.passage.turn) < 2 && tells(one)) ?? best[0])?.passage;
}

export function opens(book: ClaimBook, facts: CallFacts): Claim[] {
  const telling = reason(book, facts);
  return telling
    ? [book.at('opens', 'present', book.view.lexicon.claims.says.opens, inBreath(book.view, telling, book.holds))]
    : [];
}
