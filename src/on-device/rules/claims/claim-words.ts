import type { Speaker } from '@/domain/transcript/transcript';
import type { CategoryName, Phrases } from '../lexicon';
import type { ClaimId, CueClaim } from './claim-specs';

type Counted = 'politeTurns' | 'gap';
/** These are named by what is found. */
type Named = 'category' | 'product' | 'fact' | 'anyName' | 'noFigure';

/** How a language shows and says what is claimed. */
export interface ClaimWords {
  /** The sentence of each claim, before its quote. */
  says: Record<Exclude<ClaimId, Counted | Named>, string> &
    Record<Counted, (count: number, of: number) => string> & {
      fact: Record<Speaker, string> & { parts: readonly string[] };
      after: string;
      /** To a question of the customer's for a time, a sum or a number; before the answer. */
      noFigure: (asked: string) => string;
      /** What the other side answers, and what is said later on. */
      answered: Record<Speaker, string>;
      later: Record<Speaker, string>;
    };
  /** The sentence when it was looked for and not recognised; absent = nothing is said then. */
  none: Partial<Record<ClaimId, string>>;
  /** Words that show it by themselves. */
  words: Record<CueClaim, Phrases>;
  /** The categories as the language says them. */
  categories: Record<CategoryName, string>;
  /** Why nothing is judged. */
  notJudged: Record<'swapped' | 'tooShort' | 'oneSpeaker' | 'notASale' | 'noObjection', string>;
  guards: {
    negation: RegExp;
    /** At the end of what stands before the words: they are denied. */
    denies: RegExp;
    /** Anywhere before them in the sentence: they are only supposed. */
    supposes: RegExp;
    /** Before them: somebody else did or said it. */
    others: RegExp;
    /** At the end of what stands before the words: they were said to somebody else before. */
    reports: RegExp;
    /** Foretells what the customer will feel or do, or what is told next: it informs of nothing. */
    foretells: RegExp;
    past: RegExp;
    clause: RegExp;
    /** A day of the week that is over. */
    over: RegExp;
    /** A time that no fact names. */
    times: RegExp;
    ownMoney: RegExp;
    polite: RegExp;
    yes: RegExp;
    no: RegExp;
    farewell: RegExp;
    /** Takes back what was just said, at the words from which it is said anew. */
    corrects: RegExp;
    /** Announces a message, not what is done. */
    notice?: RegExp;
    /** Draws a conclusion that the other side has still to confirm. */
    concludes?: RegExp;
    /** The customer turns to somebody else in the middle of the call. */
    aside: RegExp;
    moves: RegExp;
    /** Beside what the call is for. */
    byTheWay: RegExp;
    /** Takes the customer off a list: no sale. */
    letsGo: RegExp;
    /** With another figure of the kind: that one stands instead. */
    putsRight: RegExp;
    /** At the beginning of the next sentence: what was said right before is put right. */
    slips: RegExp;
    /** Goes back on something said, in words that no claim is sure of. */
    goesBack?: RegExp;
    /** What a question without a mark begins with. */
    form?: RegExp;
    /** At the end of what stands before a part cut off by its words: the question began there. */
    midway?: RegExp;
    /** Where speech without punctuation can be cut: a clause begins. */
    begins?: RegExp;
    /** Asks for a number or a name: what is in it is none. */
    requests: RegExp;
    /** Arranges anew what was arranged otherwise before. */
    changes: RegExp;
    /** At the end of what stands before a time: it lasts until then, or is only the later end of a span. */
    upTo: RegExp;
    but: RegExp;
    /** Speaks of the wait for an answer, which is no reason to call. */
    onLine: RegExp;
    /** Says who is on the line. */
    introduces: RegExp;
    /** The agent asks what is the matter. */
    asksWhy: RegExp;
    /** Asks what a word means. */
    asksWord: RegExp;
    /** Who rings says why. */
    announces: RegExp;
    /** A question for data about a person or a payment, what somebody else said, where to send something, or about a call to come or a trial. */
    ofData: RegExp;
    /** Says that something is not so. */
    untrue: RegExp;
    /** At the end of what stands before a figure: not this one. */
    notThis: RegExp;
    /** Nobody can know it by now: no want of knowledge. */
    notYet: RegExp;
    offers: RegExp;
    /** Says what may be done if the other side wants it. */
    mayDo: RegExp;
    /** Turns down what the other side says it will do, at the beginning. */
    turnsDown: RegExp;
    refuses: RegExp;
    /** Leaves the choice: neither side of it holds yet. */
    either: RegExp;
    /** Tells of a wish or of what is wrong: why somebody calls. */
    matter: RegExp;
    /** Before a name: somebody who is spoken of. */
    spokenOf: RegExp;
    /** Sets one price against another; stands before the last time that is possible; says that something is there by now. */
    compares: RegExp;
    atLatest: RegExp;
    arrived: RegExp;
    /** A question that offers something instead of asking about the customer. */
    proposes: RegExp;
    /** What the customer has by now, not what is offered. */
    owned: RegExp;
    /** Before a name that is called. */
    vocative: RegExp;
    speaksTo: RegExp;
    /** After a name, and before it in the customer's words: it is somebody else's. */
    spokenAbout?: RegExp;
    kin: RegExp;
    wishes: RegExp;
    /** Asks only whether an address or a number is still right. */
    stillAt: RegExp;
    /** Begins with a word that stands for what was said before. */
    refersBack: RegExp;
    /** Holds a word that stands for a thing named before: "I've put that on". */
    standsIn: RegExp;
    guesses: RegExp;
    charge: RegExp;
    /** Such a sum is not to be paid after all. */
    waives: RegExp;
    /** Ends as a question does, where speech has no mark; absent = what asks begins so. */
    endsAsking?: RegExp;
    product: RegExp;
    /** Beside a sum: it is one of all. */
    totals: RegExp;
    partOfDay: RegExp;
    /** Somebody else than the company promises. */
    outsiders?: RegExp;
    /** Told of a death, or how to be called: a sorry to that is none for the matter. */
    sorryFor: RegExp;
    /** At the beginning of a turn: takes back what the speaker has just agreed to. */
    stops: RegExp;
  };
}
