import * as wording from './words/sections';

/**
 * Every visible text and accessible name (spec wording.md: names are a contract). Partly Vietnamese, partly English, as
 * the specification is. One section a feature, listed in words/sections.ts; functions where a value is part of the text.
 * A namespace, not an object: the bundler sees which sections the first screen needs and leaves the others to the chunks
 * that show them.
 */
export { wording };
