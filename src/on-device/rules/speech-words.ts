/** How a language is spoken, beyond its phrases: where sentences end, what asks, who is called what, what is still to come. */
export interface SpeechWords {
  /** Questions by their form, where no question mark tells. */
  asks: RegExp;
  /** Where a sentence without punctuation is cut. */
  cuts: RegExp;
  /** Asks for a time, a sum or a number. */
  asksFigure: RegExp;
  /** A time without a figure. */
  someTime: RegExp;
  /** Only asks for a yes to what was said. */
  confirms: RegExp;
  /** Asks without the form of a question. */
  asksToTell: RegExp;
  /** Offers to do something: that is no question about the customer. */
  offersTo: RegExp;
  /** Announces a question to come. */
  asksLater: RegExp;
  /** Just before the words of a yes: a no. */
  turnedRound: RegExp;
  /** A sum said without its currency. */
  sum: RegExp;
  /** At the end of a span of time: over when it is said. */
  moment: RegExp;
  /** A time so long is the term of something, not when a next step comes. */
  spans: RegExp;
  /** At the end of what stands before such a span: it is a time by which something is done. */
  within: RegExp;
  /** What a turn is about: single words without their ending, or pairs of syllables where a single one says little. */
  terms: { shortest: number; ending: RegExp } | 'pairs';
  /** Where the agent is the elder: what the younger is called at the end of a turn, and the words changed for the others' of the same length. */
  elders?: { younger: RegExp; elder: RegExp; words: RegExp; instead: Readonly<Record<string, string>> };
  promises: {
    /** Done at once, or on a day that needs no date. */
    atOnce: RegExp;
    /** Some time in that stretch. */
    loose: RegExp;
    /** Said of the agent's own side. */
    byAgent: RegExp;
    /** Somebody of the agent's side, or what comes from there. */
    someoneWill: RegExp;
    /** A day or an hour to come that no fact names. */
    coming: RegExp;
  };
  names: {
    /** Calls somebody by name; the first group that matches is the name, without one any match will do. */
    called: readonly RegExp[];
    /** Stands before a name that the customer gave. */
    title: string;
    stated: RegExp;
    /** First and last name, set off. */
    full: RegExp | null;
    /** The agent's own. */
    own: RegExp | null;
    asksName: RegExp;
    /** The name in the answer to that. */
    answer: RegExp;
    /** Only written large is it a name there. */
    answersLarge: boolean;
    notNames: RegExp;
    shortest: number;
    /** A full name in small letters, by its usual parts, and what must be there for it. */
    spoken: { hint: RegExp; name: RegExp } | null;
    /** An address of e-mail as it is spelt out, and what must be there for it. */
    address: { hint: RegExp; spelt: RegExp };
    /** One word written large inside a sentence names something. */
    lone: RegExp | null;
  };
}
