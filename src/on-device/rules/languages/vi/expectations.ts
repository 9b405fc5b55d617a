import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrases';

/** What Vietnamese customers hope for without saying so, and the words that say no. */
export const viExpectations = {
  negation: phrases(`
    không; hông; hổng; chẳng; chả; chưa; đừng; nỏ; đâu có; khỏi; không có gì; không phải; hết; đỡ; bớt
  `),
} satisfies PhraseBook;
