import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrases';

/** What English-speaking customers hope for without saying so, and the words that say no. */
export const enExpectations = {
  negation: phrases(`
    not; n't; never; no; without; isn't; don't; wasn't; won't; didn't; doesn't; can't; i'm not; hardly
  `),
} satisfies PhraseBook;
