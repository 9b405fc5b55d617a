import type { RulesLanguage } from '../lexicon';

export interface Sentence {
  text: string;
  /** First letter in the turn's text. */
  at: number;
  question: boolean;
}

const EN_OPENERS =
  /^(?:(?:and|so|but|okay|ok|right|now|well|oh|um|uh|sorry|alright|great|thanks|thank you),? )*(?:(?:who|what|when|where|why|which|how)(?:['’](?:s|re|d|ve|ll))?(?! (?:i|we|they|you|he|she|it|that|one)(?:['’]\p{L}+| (?:can|will|could|would|have|need|do|want|mean|said|about to|think|suggest|like))(?![\p{L}’']))|is|are|am|was|were|do|does|did|can|could|would|will(?! do)|shall|should|may|have(?! (?:an?|fun|your|some) )|has|had|isn't|aren't|don't|didn't|won't|can't)(?![\p{L}’'])/iu;
const VI_WORDS =
  'không|hông|hôn|chưa|gì|chi|nào|mô|sao|răng|hả|nhỉ|chăng|hay sao|bao nhiêu|bao lâu|khi nào|khi mô|bao giờ|chừng nào|lúc nào|mấy|phải không|đúng không|được không';
/** "Không có đâu" denies; "ở đâu" asks. */
const VI_ENDINGS = new RegExp(
  `(?<!\\p{L})(?:${VI_WORDS}|(?:ở|đi|từ|chỗ|tới|đến|về|ra|vô|vào|mua|để) đâu)(?: (?:ạ|vậy|thế|rứa|nhỉ|hả|đó|đấy|nè|ta|không|em|con|cháu|anh|chị|cô|chú|bác|ông|bà|o|ha|hè|à)){0,3}$|(?<!\\p{L})(?:mấy|bao nhiêu|bao lâu) \\p{L}+(?: (?:ạ|vậy|em|con|cháu|anh|chị|cô|chú|bác|ông|bà|rồi)){0,2}$`,
  'iu',
);

/** Where a sentence ends or begins in Vietnamese without punctuation: after a closing particle, before "dạ". */
const VI_CUTS = /(?<!\p{L})(?:ạ|hen|hén|nghen|nha|nhé|nhá|nè)(?!\p{L})\s*|\s(?=dạ(?!\p{L}))/giu;
/**
 * Where a question begins in English without punctuation: "paper's free sure what did …", not "I know what it is"; "okay
 * are you still …", not "where are you".
 */
const EN_CUTS = new RegExp(
  [
    "(?<!(?:^|\\s)(?:know|knows|see|wonder|understand|about|of|on|that|and|say|said|says|ask|check|explain|with|for|to|at|from|exactly|remember|me|you|us|not sure|no matter|is|was|so|but|tell))\\s(?=(?:what|how|who|where|when|why|which)(?:['’](?:s|d|re|ve)| is| are| was| were| did| do| does| would| will| have| has)(?![\\p{L}’']))",
    "(?<!(?:^|\\s)(?:what|who|how|where|when|why|which|as|neither|nor|than|if|that|much|many|long|often|kind|one|time|day|else))\\s(?=(?:is|are|do|does|did|have|has|can|could|would|will|was|were)(?:n['’]t)? (?:you|they|he|she|we|your)(?!\\p{L}))",
    "(?<!(?:^|\\s)(?:what|which|who|where|how|thing|problem|issue|fact|truth|is|that|it|this|as|if))\\s(?=(?:is|are|was|were|does|did|has) (?:that|it|there|this|these|those)(?: [\\p{L}’']+){1,6}$)",
    '(?<=(?:^|\\s)(?:okay|ok|right|so|now|then|well|alright))\\s(?=(?:is|are|was|were|does|did|has) (?:that|it|there|this)(?!\\p{L}))',
  ].join('|'),
  'giu',
);

/** Neither the point in "120.000đ" nor the one of a title ends a sentence. */
const SENTENCE_END = /(?<!(?:^|[^\p{L}])(?:mr|mrs|ms|dr))[.!?…]+["”]?(?=\s|$)|\n/giu;

/**
 * Sentences of a turn and whether each asks something. Speech-to-text often leaves no punctuation: then both languages
 * are cut by their words, and questions are told by how they begin (en) or end (vi).
 */
export function sentencesOf(text: string, language: RulesLanguage): Sentence[] {
  const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  const pieces = [...ends, text.length].flatMap((end, place) => {
    const at = ends[place - 1] ?? 0;
    const piece = { text: text.slice(at, end), at };
    const bare = !/[.!?…,]/.test(text);
    return bare ? cutAtWords(piece, language === 'vi' ? VI_CUTS : EN_CUTS) : [piece];
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

function cutAtWords(piece: { text: string; at: number }, cuts: RegExp): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let from = 0;
  for (const match of piece.text.matchAll(cuts)) {
    const end = match.index + match[0].length;
    if (end > from) parts.push({ text: piece.text.slice(from, end), at: piece.at + from });
    from = end;
  }
  if (from < piece.text.length) parts.push({ text: piece.text.slice(from), at: piece.at + from });
  return parts;
}
