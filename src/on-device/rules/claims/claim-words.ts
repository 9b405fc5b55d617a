import type { Speaker } from '@/domain/transcript/transcript';
import type { Phrases } from '../lexicon';
import type { ClaimId, CueClaim } from './claim-specs';

type Counted = 'politeTurns' | 'gap';
/** These are named by what is found. */
type Named = 'category' | 'product' | 'fact';

/** How a language shows and says what is claimed. */
export interface ClaimWords {
  /** The sentence of each claim, before its quote. */
  says: Record<Exclude<ClaimId, Counted | Named>, string> &
    Record<Counted, (count: number, of: number) => string> & { fact: Record<Speaker, string> };
  /** The sentence when it was looked for and not recognised; absent = nothing is said then. */
  none: Partial<Record<ClaimId, string>>;
  /** Words that show it by themselves. */
  words: Record<CueClaim, Phrases>;
  /** Why nothing is judged. */
  notJudged: { tooShort: string; notASale: string; noObjection: string };
  guards: {
    /** Denies what it stands in. */
    negation: RegExp;
    /** At the end of what stands before the words: they are denied. */
    denies: RegExp;
    /** Anywhere before them in the sentence: they are only supposed. */
    supposes: RegExp;
    /** Before them: somebody else did or said it. */
    others: RegExp;
    /** In the sentence: told of another day. */
    past: RegExp;
    /** Parts of a sentence end here. */
    clause: RegExp;
    /** A time that no fact names. */
    times: RegExp;
    /** A sum that is no price of the offer. */
    ownMoney: RegExp;
    polite: RegExp;
    yes: RegExp;
    no: RegExp;
    /** Says goodbye or thanks and nothing else, if it is short. */
    farewell: RegExp;
    /** Takes back what was just said, at the words from which it is said anew. */
    corrects: RegExp;
    /** With another figure of the kind: that one stands instead. */
    putsRight: RegExp;
    /** Asks for a number or a name: what is in it is none. */
    requests: RegExp;
    /** Arranges anew what was arranged otherwise before. */
    changes: RegExp;
    /** At the end of what stands before a time: it lasts until then, or is only the later end of a span. */
    upTo: RegExp;
    /** Goes on against what was said. */
    but: RegExp;
    /** An offer that holds only if it is taken at once. */
    lapses: RegExp;
    /** At the end of what stands before a figure: not this one. */
    notThis: RegExp;
    /** Offers something that may be declined. */
    offers: RegExp;
    /** Declines what was offered. */
    refuses: RegExp;
    /** Leaves the choice: neither side of it holds yet. */
    either: RegExp;
    /** Tells of a wish or of what is wrong: why somebody calls. */
    matter: RegExp;
    /** Takes it, refuses it, thanks or complains. */
    reaction: RegExp;
    /** Before a name: somebody who is spoken of. */
    spokenOf: RegExp;
    /** A question that offers something instead of asking about the customer. */
    proposes: RegExp;
    /** What the customer has by now, not what is offered. */
    owned: RegExp;
    /** Before a name that is called. */
    vocative: RegExp;
    /** A product by its name. */
    product: RegExp;
  };
}
