export const enSlots = {
  last: 'last (?:person|lady|guy|one|fella|agent|adviser|advisor|time|week|rep|man|woman|bloke|chap)|other (?:person|lady|guy|agent|rep|adviser|fella)',
} as const;

/** Words of any talk: using one again takes up nothing. */
export const enPlainWords: ReadonlySet<string> = new Set(
  (
    'about also back because been before being call calling come comes could didnt does doing done dont even from give ' +
    'going gonna good great have having here into just know like little look make maybe mean more much need okay only ' +
    'over really right said same should some something sorry still sure take talk than thank thanks that thats their ' +
    'them then there these they thing think this those time today very want week well went were what whats when where ' +
    'which while will with would yeah year your youre month hundred thousand dollars pounds twenty thirty forty fifty ' +
    'sixty seventy eighty ninety'
  ).split(' '),
);
