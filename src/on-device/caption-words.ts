const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  lrm: '',
  rlm: '',
};
/** Tags of WebVTT and SubRip: a name or a time follows at once, else it is a smaller sign. */
const TAG = /<(?:\/?[a-z][^<>]{0,200}|\/?|[\d:.]{1,20})>|\{\\[^{}]{0,80}\}/gi;
const ENTITY = /&(?:(amp|lt|gt|nbsp|quot|apos|lrm|rlm)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;

/** Nothing for controls and for numbers that are none of Unicode. */
function letterOf(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code).replace(/[\p{Cc}\p{Cs}]/u, '') : '';
}

/** Words without tags, entities read, blanks joined. */
export function plainWords(text: string): string {
  return text
    .replace(TAG, '')
    .replace(ENTITY, (_all, name?: string, decimal?: string, hex = '0') =>
      name === undefined
        ? letterOf(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal))
        : (ENTITIES[name.toLowerCase()] ?? ''),
    )
    .replace(/\s+/g, ' ')
    .trim();
}
