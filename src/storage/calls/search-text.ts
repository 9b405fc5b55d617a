import { foldText } from '@/domain/transcript/fold-text';

const MAX_WORDS = 4000;

/** The words of a text, folded, each once: a tenth of the transcript, which is what makes 10,000 calls searchable. */
export function searchWords(text: string): string {
  const words = new Set<string>();
  for (const [word] of foldText(text).matchAll(/[\p{L}\p{N}]+/gu)) {
    words.add(word);
    if (words.size >= MAX_WORDS) break;
  }
  return [...words].join(' ');
}

/**
 * What was typed into the search box, as strings that must all be found in ` ${words}`. Words match from their start:
 * within Vietnamese syllables nearly everything would match ("hàng" in "tháng"). Numbers match anywhere (last digits).
 */
export function searchPieces(query: string): string[] {
  const pieces = foldText(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  return pieces.map((piece) => (/\p{N}/u.test(piece) ? piece : ` ${piece}`));
}
