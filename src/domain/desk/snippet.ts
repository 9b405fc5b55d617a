import { foldText } from '../transcript/fold-text';

/** A piece of a text, and whether it is what was looked for. */
export interface SnippetPart {
  text: string;
  found: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Letters before the first found word, and in all. */
const BEFORE = 30;
const ROOM = 110;

interface Hit {
  start: number;
  end: number;
  pieces: readonly string[];
}

/** As the search index compares: from the start of a word where the piece begins with a space, else anywhere in it. */
const holds = (word: string, piece: string): boolean =>
  piece.startsWith(' ') ? word.startsWith(piece.slice(1)) : word.includes(piece);

function findHits(text: string, pieces: readonly string[]): Hit[] {
  const known = new Map<string, readonly string[]>();
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    let held = known.get(word);
    if (held === undefined) {
      const folded = foldText(word);
      held = pieces.filter((piece) => holds(folded, piece));
      known.set(word, held);
    }
    return held.length === 0 ? [] : [{ start: index, end: index + word.length, pieces: held }];
  });
}

/** The hit from which on the most of what was looked for stands close together. */
function bestHit(hits: readonly Hit[]): Hit | undefined {
  let best: { hit: Hit; pieces: number } | undefined;
  for (const [at, hit] of hits.entries()) {
    const near = new Set<string>();
    for (let next = at; next < hits.length; next++) {
      const other = hits[next];
      if (other === undefined || other.start > hit.start + ROOM - BEFORE) break;
      for (const piece of other.pieces) near.add(piece);
    }
    if (near.size > (best?.pieces ?? 0)) best = { hit, pieces: near.size };
  }
  return best?.hit;
}

function cut(text: string, hits: readonly Hit[], from: number, to: number): SnippetPart[] {
  const parts: SnippetPart[] = [];
  let at = from;
  for (const { start, end } of hits) {
    if (start < from || end > to) continue;
    if (start > at) parts.push({ text: text.slice(at, start), found: false });
    parts.push({ text: text.slice(start, end), found: true });
    at = end;
  }
  if (at < to) parts.push({ text: text.slice(at, to), found: false });
  return parts;
}

/** The text with the found words marked, whole. Pieces are those of `searchPieces`. */
export function marked(text: string, pieces: readonly string[]): SnippetPart[] {
  const composed = text.normalize('NFC');
  return cut(composed, findHits(composed, pieces), 0, composed.length);
}

/** The place of a text where the most of what is looked for stands together, its words marked; null = none is in it. */
export function snippet(text: string, pieces: readonly string[]): SnippetPart[] | null {
  const composed = text.normalize('NFC');
  const hits = findHits(composed, pieces);
  const hit = bestHit(hits);
  if (hit === undefined) return null;
  const early = Math.max(0, hit.start - BEFORE);
  // Not in the middle of a word.
  const space = early === 0 ? 0 : composed.indexOf(' ', early) + 1;
  const from = space > 0 && space <= hit.start ? space : early === 0 ? 0 : hit.start;
  const late = Math.min(composed.length, from + ROOM);
  const lastSpace = late === composed.length ? late : composed.lastIndexOf(' ', late);
  const to = Math.max(hit.end, lastSpace > from ? lastSpace : late);
  const parts = cut(composed, hits, from, to);
  return [
    ...(from > 0 ? [{ text: '… ', found: false }] : []),
    ...parts,
    ...(to < composed.length ? [{ text: ' …', found: false }] : []),
  ];
}
