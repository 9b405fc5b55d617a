import { remembered } from '@/domain/remembered';
import type { CallView } from '../call-view';
import { termsOf } from '../facts/taken-up';
import type { KeyFact } from '../key-information/key-information';
import { figuresOf, isAlike, isBrief, isSame, type Said, SOON, SUM, samesIn, WHEN } from './figures';
import { GIVEN } from './in-context';
import { type Passage, passagesOf } from './passages';

type Quote = Pick<Said, 'turn' | 'from' | 'to'>;

/** So many words before and after a figure say what it is of. */
const BEFORE = 4;
const AFTER = 3;
/** So few words are a value and little else. */
const VALUE = 4;
/** More letters than a turn has. */
const TURN = 1e7;
/** So many letters from its day an hour may stand. */
const NEAR = 40;
/** So many sentences with values are looked through for one that replaces another: an hour's call has fewer. */
const AHEAD = 250;
/** Two plans by the month may share the word plan. */
const MANY = 2;
const PER = / (?:an?|per|each|mỗi|một) ?(\p{L}+)$/u;

/** Figures that don't say of what they are. */
const UNTOLD = /number|measure/;

const isMoney = ({ kind }: Pick<KeyFact, 'kind'>) => kind === 'money';
const isValue = ({ kind }: KeyFact) => WHEN.has(kind) || SUM.has(kind) || GIVEN.has(kind);
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}£$]+(?:[.:]\d+)*/gu) ?? [];
const placeOf = (fact: Pick<KeyFact, 'turn' | 'from'> | undefined) => (fact ? fact.turn * TURN + fact.from : -1);

/** "Three three one nine oh six", "three three one nine six oh": read again, soon and otherwise. */
function beginAlike(own: KeyFact, other: KeyFact): boolean {
  if (other.turn - own.turn > SOON) return false;
  const [mine, its] = [wordsIn(own.text), wordsIn(other.text)];
  const half = Math.ceil(mine.length / 2);
  return mine.length > 1 && mine.slice(0, half).join() === its.slice(0, half).join();
}

const per = ({ text }: KeyFact) => PER.exec(text)?.[1] ?? '';

/** Whether another value takes the place of one later, without a word of correction: the first alone would mislead. */
export function laterValues(
  view: CallView,
  key: readonly KeyFact[],
  { holds, retracted }: Record<'holds' | 'retracted', (passage: Passage) => boolean>,
): (quote: Quote) => boolean {
  const { guards } = view.lexicon.claims;
  const { factsIn, inTurn, speakerOf, textOf } = figuresOf(view, key);
  const [sames, known] = [samesIn(key), new Set(key)];
  const sums = (text: string) => [guards.totals, guards.concludes].some((says) => says?.test(text));
  const sentence = ({ from, turn }: KeyFact) =>
    passagesOf(view, turn).find((said) => from >= said.from && from < said.to);

  // Where terms are pairs of syllables, the last one that tells something, too: "hạn ngày mười".
  const keysOf = remembered((text: string): ReadonlySet<string> => {
    const keys = termsOf(text, view.lexicon).map((term) => term.key);
    const head = wordsIn(text).findLast((word) => !view.lexicon.plainWords.has(word) && !/\d/.test(word)) ?? '';
    return new Set(view.lexicon.speech.terms === 'pairs' && head !== '' ? [...keys, head] : keys);
  });
  const share = (one: string, other: string, least = 1) =>
    [...keysOf(one)].filter((term) => keysOf(other).has(term)).length >= least;

  /** The words beside a figure: before a day, on both sides of anything else. */
  const around = remembered(({ from, kind, to, turn }: KeyFact): string => {
    const [before = ''] = textOf(turn)
      .slice(0, from)
      .split(/[.,;:?!] /)
      .slice(-1);
    const [after = ''] = textOf(turn)
      .slice(to)
      .split(/[.,;:?!]/);
    const most = kind === 'date' ? 0 : 1;
    return [...before.split(' ').slice(-BEFORE - most), ...after.split(' ').slice(0, most * (AFTER + 1))].join(' ');
  });

  /** The day that is named nearest to an hour. */
  const dayOf = remembered(({ from, kind, to, turn }: KeyFact): KeyFact | null => {
    const away = (day: KeyFact) => Math.max(day.from - to, from - day.to);
    const days = /time|number/.test(kind) ? inTurn(turn).filter((day) => day.kind === 'date' && away(day) <= NEAR) : [];
    return days.sort((one, other) => away(one) - away(other))[0] ?? null;
  });

  /** The last sum of a sentence is what the others come to. */
  const isWhole = remembered(
    (sum: KeyFact) => isMoney(sum) && !factsIn({ ...(sentence(sum) ?? sum), from: sum.to }).some(isMoney),
  );
  const wordsOf = remembered((text: string): ReadonlySet<string> => new Set(wordsIn(text)));
  const corrects = remembered((turn: number) => textOf(turn).search(guards.corrects) >= 0);

  /** Of the same thing: the same day, span, unit or total, the same words beside it, or put in its place. */
  function isOfSame(own: KeyFact, other: KeyFact, said: Passage): boolean {
    const ofKind = own.kind === other.kind;
    if (ofKind && corrects(said.turn) && inTurn(said.turn).some((fact) => isSame(fact, own)))
      return !isSame(own, other);
    if (ofKind && GIVEN.has(own.kind) && beginAlike(own, other)) return true;
    if (!isAlike(own, other)) return false;
    const words = wordsOf(said.text);
    if ([...wordsOf(own.text)].every((word) => words.has(word))) return false;
    const [day, its] = [dayOf(own), dayOf(other)];
    // An hour that the customer keeps for something else moves none of the agent's.
    if (day && its) return isSame(day, its) && (speakerOf(said.turn) === 'agent' || speakerOf(own.turn) === 'customer');
    // "Only 12 Mbps." – "It's up to 60 now."
    if (own.kind === 'data' && said.text.search(guards.changes) >= 0) return true;
    if (ofKind && said.turn === own.turn + 1 && textOf(said.turn).search(guards.changes) >= 0) return true;
    const [here, before] = [around(own), textOf(own.turn - 1)];
    if (isWhole(own) && isWhole(other) && sums(said.text)) {
      const reckoned = speakerOf(other.turn) === speakerOf(own.turn) && other.turn === own.turn + 2;
      const less = [guards.negation, guards.corrects, guards.turnsDown].some(
        (says) => textOf(own.turn + 1).search(says) >= 0,
      );
      // "Ninety." – "Leave one out." – "So that's sixty."
      if ((reckoned && less) || guards.totals.test(isBrief(textOf(own.turn), 2 * VALUE) ? `${before} ${here}` : here))
        return true;
    }
    if (!ofKind || UNTOLD.test(own.kind) || per(own) !== per(other)) return false;
    // What others charge the customer is not what "we" offer.
    const offered = view.lexicon.speech.promises.byAgent.test(textOf(said.turn)) && !guards.owned.test(said.text);
    if (offered && speakerOf(own.turn) === 'customer' && speakerOf(said.turn) === 'agent') return false;
    return per(own) === ''
      ? share(here, around(other))
      : share(sentence(own)?.text ?? '', said.text, view.lexicon.speech.terms === 'pairs' ? 1 : MANY);
  }

  const isCharge = (own: KeyFact) => isMoney(own) || (own.kind === 'number' && guards.charge.test(around(own)));
  /** Not to be paid after all: all of it, what was named last, or the same thing. */
  function waived(own: KeyFact, said: Passage): boolean {
    if (!isCharge(own) || speakerOf(said.turn) !== 'agent' || guards.waives.test(textOf(own.turn))) return false;
    if (isBrief(said.text) && !guards.charge.test(said.text)) return speakerOf(own.turn) === 'agent';
    const last = key.findLast((sum) => isMoney(sum) && sum.turn < said.turn && speakerOf(sum.turn) === 'agent');
    const ends = isBrief(said.text, VALUE) || (said.text.split(guards.waives).at(-1)?.length ?? 0) <= 1;
    return (ends && last !== undefined && isSame(last, own)) || share(around(own), said.text);
  }

  const stands = (said?: Passage) => said !== undefined && !retracted(said);
  /** The place in the call at which what is said so stands last. */
  const lastOf = remembered((text: string) => placeOf(sames(text).findLast((one) => stands(sentence(one)))));
  const lastSaid = remembered((fact: KeyFact) => (known.has(fact) ? lastOf(fact.text) : placeOf(fact)));
  /** It puts one value in the place of another by its words. */
  const puts = ({ text, turn }: Passage) =>
    corrects(turn) ||
    textOf(turn).search(guards.notThis) >= 0 ||
    (guards.concludes?.test(text) === true && isBrief(text));
  /** What tells of a value or waives one, for sure. */
  const telling = view.turns
    .flatMap((_, turn) => passagesOf(view, turn))
    .filter(({ question, text }) => !(question || guards.supposes.test(text) || guards.guesses.test(text)))
    .map((said) => ({ said, facts: factsIn(said), waives: guards.waives.test(said.text), puts: puts(said) }))
    .filter(({ facts, waives }) => waives || facts.some(isValue));
  /** For each turn the first of them in a later one. */
  const after: number[] = [];
  for (const [place, { said }] of telling.entries()) while (after.length < said.turn) after.push(place);
  return (quote) => {
    const mine = factsIn(quote).filter(isValue);
    const from = after[quote.turn];
    if (mine.length === 0 || from === undefined) return false;
    return telling.slice(from, from + AHEAD).some(({ said, facts, waives, puts }) =>
      mine.some((own) => {
        // A number alone is of the same thing only by its day, or where it is changed.
        const isNext = said.turn === own.turn + 1;
        if (!(puts || isNext || waives) && UNTOLD.test(own.kind) && dayOf(own) === null) return false;
        const place = lastSaid(own);
        const replaces = facts.some(
          (other) =>
            (own.kind === other.kind || isAlike(own, other)) && lastSaid(other) > place && isOfSame(own, other, said),
        );
        return (replaces || (waives && placeOf(said) > place && waived(own, said))) && holds(said);
      }),
    );
  };
}
