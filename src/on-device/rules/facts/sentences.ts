import type { RulesLanguage } from '../lexicon';

export interface Sentence {
  text: string;
  /** First letter in the turn's text. */
  at: number;
  question: boolean;
}

const EN_OPENERS =
  /^(?:(?:and|so|but|okay|ok|right|now|well|oh|um|uh|sorry|alright|great|thanks|thank you),? )*(?:who|what|when|where|why|which|how|is|are|am|was|were|do|does|did|can|could|would|will|shall|should|may|have|has|had|isn't|aren't|don't|didn't|won't|can't)(?![\p{L}’'])/iu;
const VI_ENDINGS =
  /(?<!\p{L})(?:không|hông|hôn|chưa|gì|chi|nào|mô|đâu|sao|răng|hả|nhỉ|chăng|hay sao|bao nhiêu|bao lâu|khi nào|khi mô|bao giờ|chừng nào|lúc nào|mấy|phải không|đúng không|được không)(?: (?:ạ|vậy|thế|rứa|nhỉ|hả|đó|đấy|nè|ta|không|em|con|cháu|anh|chị|cô|chú|bác|ông|bà|o|ha|hè|à)){0,3}$/iu;

/**
 * Sentences of a turn and whether each asks something. Speech-to-text often leaves no punctuation: then Vietnamese is
 * cut after "ạ" and before "dạ", and questions are told by how they begin (en) or end (vi).
 */
export function sentencesOf(text: string, language: RulesLanguage): Sentence[] {
  const pieces = [...text.matchAll(/[^.!?…\n]+(?:[.!?…]+|$)/gu)].flatMap((match) => {
    const piece = { text: match[0], at: match.index };
    const bare = !/[.!?…,]/.test(text);
    return language === 'vi' && bare ? cutAtParticles(piece) : [piece];
  });
  return pieces
    .map(({ text: piece, at }) => {
      const words = piece.trim();
      const plain = words.replace(/[.!?…"”]+$/u, '').trim();
      const marked = words.includes('?');
      const unmarked = !/[.!]$/.test(words);
      const asks = marked || (unmarked && (language === 'en' ? EN_OPENERS : VI_ENDINGS).test(plain));
      return { text: words, at: at + piece.indexOf(words.charAt(0)), question: asks };
    })
    .filter(({ text: words }) => words !== '');
}

function cutAtParticles(piece: { text: string; at: number }): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let from = 0;
  for (const match of piece.text.matchAll(/(?<!\p{L})ạ(?!\p{L})\s*|\s(?=dạ(?!\p{L}))/giu)) {
    const end = match.index + match[0].length;
    if (end > from) parts.push({ text: piece.text.slice(from, end), at: piece.at + from });
    from = end;
  }
  if (from < piece.text.length) parts.push({ text: piece.text.slice(from), at: piece.at + from });
  return parts;
}
