import type { Claim } from '@/domain/claim';
import { isLate } from '../call-view';
import type { CallFacts } from '../facts/call-facts';
import { keysOf, shares } from '../facts/taken-up';
import { factsIn, type KeyFact } from '../key-information/key-information';
import type { ClaimBook } from './claim-book';
import { isBrief, isSame, WHEN } from './figures';
import { ASIDE, LONGEST, type Passage, partAround, shownAt } from './passages';
import { reason } from './place-claims';

/** Shares a word with why the customer is on the line, or with what is offered: not an errand or another matter. */
function isOnMatter(book: ClaimBook, facts: CallFacts, text: string): boolean {
  const { lexicon } = book.view;
  return shares(keysOf(text, lexicon), keysOf(reason(book, facts)?.text ?? '', lexicon));
}

/** Such a fact tells nothing in a goodbye. */
const SMALL: ReadonlySet<string> = new Set(['address', 'date', 'duration', 'measure', 'product']);
/** "The Eight Thousand, Lụa speaking." – "Have a good trip to Bến Tre at the weekend." – "No, I'll go and tell Peggy. Bye now." */
export function greetsOnly({ key, view }: CallFacts, { from, text, to, turn }: Passage): boolean {
  const shows = (words: string, id: 'asksMore' | 'saysGoodbye' | 'saysWho') =>
    shownAt(words, id, view.lexicon) !== null;
  if (turn === 0 && isBrief(text, 2 * ASIDE) && shows(text, 'saysWho')) return true;
  const leaves =
    view.turns[turn]?.speaker === 'agent'
      ? isBrief(text, 2 * ASIDE) && shows(text, 'saysGoodbye')
      : view.lexicon.claims.guards.no.test(view.turns[turn]?.text ?? '') &&
        shows(view.turns[turn - 1]?.text ?? '', 'asksMore');
  return leaves && factsIn(key, { from, to, turn }).every(({ kind }) => SMALL.has(kind));
}

/** So many letters between two times join them. */
const JOINED = 8;

/** The last words of the call, whoever says them. */
export function ends({ at, passages, view }: ClaimBook): Claim[] {
  const turn = view.turns.length - 1;
  const last = passages(view.turns[turn]?.speaker ?? 'agent').findLast((passage) => passage.turn === turn);
  return last ? [at('ends', 'present', view.lexicon.claims.says.ends, last)] : [];
}

/** How it ended, quoted: the last deed or promise of the agent that holds. No verdict. */
export function outcome(book: ClaimBook, facts: CallFacts): Claim[] {
  const { guards, says } = book.view.lexicon.claims;
  const said = (['deed', 'promise', 'openPromise'] as const)
    .flatMap((id) => book.present(id))
    // What is settled long before the end is followed by another matter.
    .filter(({ turn }) => isLate(book.view, turn))
    // "It's on its way to you": nobody can tell what; and a note of it is not the thing done.
    .filter(({ quote }) => ![guards.refersBack, guards.notice].some((tells) => tells?.test(quote)))
    // What the customer is to do is no act of the agent's.
    .filter(({ id, quote }) => id !== 'promise' || book.view.lexicon.speech.promises.byAgent.test(quote))
    // What is done near the end is what the call was for; a promise or a few words there may be of a side matter.
    .filter(({ id, quote }) => (id === 'deed' && !isBrief(quote)) || isOnMatter(book, facts, quote));
  const lastOne = said.sort((a, b) => a.turn - b.turn || a.from - b.from).at(-1);
  // What comes next beside what is done stands in the same sentence.
  const whole = book
    .passages('agent')
    .find(({ turn, from, to }) => turn === lastOne?.turn && from < lastOne.from && to === lastOne.to);
  const all = whole && whole.text.length <= LONGEST ? { from: whole.from, quote: whole.text } : {};
  return lastOne
    ? [{ ...lastOne, ...all, id: 'lastOffer', text: lastOne.text.replace(says[lastOne.id as 'deed'], says.lastOffer) }]
    : [];
}

/** A time of its own: "I'll put that on. Anything else for you today?" has none, as recognition runs it together. */
export function hasTime(
  { key, view }: CallFacts,
  { turn, from, text: words }: Pick<Passage, 'turn' | 'from' | 'text'>,
): boolean {
  const { guards } = view.lexicon.claims;
  const { moment, spans, within } = view.lexicon.speech;
  const whole = words.slice(0, shownAt(words, 'asksMore', view.lexicon)?.from);
  // A day that is over is none to come.
  const text = whole.replace(guards.over, (day) => '-'.repeat(day.length));
  const lasts = ({ from: at, text: time }: KeyFact) =>
    guards.upTo.test(text.slice(0, at - from)) ||
    ((moment.test(time) || spans.test(time)) && !within.test(text.slice(0, at - from)));
  const times = factsIn(key, { turn, from, to: from + text.length }).filter(
    (fact) => WHEN.has(fact.kind) && text[fact.from - from] !== '-',
  );
  return guards.times.test(text) || times.some((time) => !lasts(time));
}

/** The customer answers its day or hour with another, however much later; the agent takes that up and names this one no more. */
export function isMoved({ key, view }: CallFacts, quote: Pick<Passage, 'from' | 'to' | 'turn'>): boolean {
  const isBy = (turn: number, speaker: string) => view.turns[turn]?.speaker === speaker;
  const names = (turn: number, fact: KeyFact) =>
    factsIn(key, { turn, from: 0, to: Number.POSITIVE_INFINITY }).some((one) => isSame(one, fact));
  return factsIn(key, quote).some((own) =>
    key.some((other) => {
      const { kind, turn } = other;
      if (turn <= quote.turn || kind !== own.kind || !/date|time/.test(kind) || isSame(own, other)) return false;
      const answers = isBy(turn, 'customer') && (names(turn, own) || names(turn - 1, own));
      if (!answers || !isBy(turn + 1, 'agent') || !names(turn + 1, other)) return false;
      return !key.some((one) => one.turn > turn && isSame(one, own));
    }),
  );
}

/** Day or hour in the words of a promise; '' when it names none, two of a kind, or a span. */
export function timeIn({ key, view }: CallFacts, { turn, from, quote, to }: Claim): string {
  const { clause, partOfDay, times: atOnce, upTo } = view.lexicon.claims.guards;
  const place = shownAt(quote, 'promise', view.lexicon)?.from ?? 0;
  const whenIn = (part: { from: number; to: number }) =>
    factsIn(key, { turn, from: from + part.from, to: from + part.to }).filter(({ kind }) => /time|date/.test(kind));
  const all = whenIn({ from: 0, to: to - from });
  const own = partAround(quote, place, clause);
  const wide = whenIn(partAround(quote, place, clause, ASIDE));
  // "At once" is no time of another clause's; a short part beside it may tell the day.
  const times = atOnce.test(quote.slice(own.from, own.to)) ? whenIn(own) : wide.length > 0 ? wide : all;
  const { within } = view.lexicon.speech;
  const [first] = times;
  const last = times.at(-1);
  if (first === undefined || last === undefined) return '';
  const doubts = times.some((time, place) => {
    const before = quote.slice(0, time.from - from);
    // A day and an hour are one time only where nothing but a short word joins them.
    const apart = place > 0 && time.from - (times[place - 1]?.to ?? 0) > JOINED;
    const twice = times.some((other) => other !== time && other.kind === time.kind);
    // "One till five."
    const begins = `${before}${time.text.split(' ')[0]} `;
    return apart || twice || [before, begins].some((said) => upTo.test(said)) || within.test(before);
  });
  // "Tối mốt bảy giờ": the part of the day stands before a day that is a fact without it.
  const part = quote.slice(0, first.from - from).search(new RegExp(`${partOfDay.source} $`, 'iu'));
  const when = quote.slice(part < 0 ? first.from - from : part, last.to - from);
  // Nor one after which another follows, which may be that of what is promised, or of two days.
  const other = [quote.slice(last.to - from), when.replace(atOnce, '')].some((text) => atOnce.test(text));
  return doubts || other || all.length - times.length > 1 ? '' : when;
}
