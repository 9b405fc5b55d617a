export const enSlots = {
  you: "you|sir|ma'am|madam",
  title: 'mr|mrs|ms|miss|dr|mister|sir|madam',
  me: 'i|we|our team|someone|somebody|they|he|she|the team|the engineer|a manager|my colleague|the driver|our driver|an engineer|the courier',
  be: "(?:am|is|are|was|'m|'s|'re|be|been|being)",
  very: 'really|very|so|truly|terribly|awfully|extremely|quite|ever so|deeply|sincerely',
  they: 'you people|you lot|you guys|your company|your lot|you folks|this company|your people',
  last: 'last (?:person|lady|guy|one|fella|agent|adviser|advisor|time|week|rep|man|woman|bloke|chap)|other (?:person|lady|guy|agent|rep|adviser|fella)',
} as const;
