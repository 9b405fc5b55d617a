/** Words for the short description of a call, in the language of the transcript. */
export interface StoryTexts {
  /** What the closed lists of the auto note read like. */
  categories: Readonly<Record<string, string>>;
  /** What a service call of the category is about, inside a sentence. */
  topics: Readonly<Record<string, string>>;
  objections: Readonly<Record<string, string>>;
  /** What kind of thing is offered, as the transcript says it, up to its name. */
  offered: RegExp;
  offer: (what: string, price: string) => string;
  offerUnnamed: string;
  sale: (objections: string, outcome: 'sold' | 'follow_up' | 'refused') => string;
  about: (topic: string, words: string) => string;
  did: (actions: string) => string;
  and: string;
  solved: string;
  unsolved: string;
  hungUp: string;
  /** Kinds of follow-up, by the words of the promise; the last fits all. */
  followUps: readonly (readonly [RegExp, string])[];
  appointment: (when: string, what: string) => string;
}
