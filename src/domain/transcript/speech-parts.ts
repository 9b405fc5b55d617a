const SENTENCE_END = /(?<=[.!?…]["'”’)]?)\s+|(?<=[。！？])|\n+/u;
const CLAUSE_END = /(?<=[,;:–—，、；])\s*/u;

/** Pieces no longer than `longest`, cut where `text` allows it best: between clauses, between words, anywhere. */
function cut(text: string, longest: number): string[] {
  if (text.length <= longest) return [text];
  for (const border of [CLAUSE_END, /\s+/u]) {
    const pieces = text.split(border);
    if (pieces.length > 1) return join(pieces, longest).flatMap((piece) => cut(piece, longest));
  }
  const letters = Array.from(text);
  const half = Math.ceil(letters.length / 2);
  return [letters.slice(0, half).join(''), letters.slice(half).join('')].flatMap((piece) => cut(piece, longest));
}

/** Neighbours put together again as long as they fit. */
function join(pieces: readonly string[], longest: number): string[] {
  const joined: string[] = [];
  for (const piece of pieces.filter((part) => part !== '')) {
    const last = joined.at(-1);
    if (last !== undefined && last.length + 1 + piece.length <= longest) joined[joined.length - 1] = `${last} ${piece}`;
    else joined.push(piece);
  }
  return joined;
}

/** The sentences of a text, each of at most `longest` letters; [] for a text without any. */
export function speechSentences(text: string, longest: number): string[] {
  return text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .flatMap((sentence) => cut(sentence, longest));
}

/** As few parts of at most `longest` letters as whole sentences allow. */
export function speechParts(text: string, longest: number): string[] {
  return join(speechSentences(text, longest), longest);
}
