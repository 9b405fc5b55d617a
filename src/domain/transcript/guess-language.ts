/** Words and letters looked at. */
const SAMPLE = 6000;
const VIETNAMESE_LETTERS = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;
const ENGLISH_WORDS =
  /(?<!\p{L})(?:the|you|and|is|it|to|of|my|i|that|for|have|your|what|are|was|this|please|thank|yes|no|do)(?!\p{L})/giu;
/** Vietnamese as it is typed without its marks; none of these is an English word. */
const UNMARKED_WORDS =
  /(?<!\p{L})(?:khong|duoc|anh|chi|cho|toi|vang|roi|nhe|nha|gi|cua|thi|xin|chao|nghin|ngan|dong|thang|ngay|nguoi|biet|muon|goi|tien|giup|vay|hom|kiem|em|dang|nay)(?!\p{L})/giu;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const shareOfWords = (text: string, words: RegExp): number =>
  countOf(text, words) / (countOf(text, /[\p{L}\p{M}]+/gu) || 1);
const shareOfLetters = (text: string): number => countOf(text, VIETNAMESE_LETTERS) / (countOf(text, /\p{L}/gu) || 1);

/** Vietnamese without tone marks: its words can't be told apart any more ("ban" is "bán", "bạn" or "bàn"). */
export function lacksToneMarks(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  return shareOfLetters(sample) < 0.02 && shareOfWords(sample, UNMARKED_WORDS) > 0.08;
}

/**
 * The language a text is in, by its beginning: Vietnamese or English, null where it is neither or lacks its tone marks.
 * `otherwise`: what a text that shows neither is taken for.
 */
export function guessLanguage(text: string, otherwise: 'vi' | 'en' | null = null): 'vi' | 'en' | null {
  const sample = text.slice(0, SAMPLE);
  if (!/\p{L}/u.test(sample)) return null;
  const vietnamese = shareOfLetters(sample);
  if (vietnamese > 0.05) return 'vi';
  if (lacksToneMarks(sample)) return null;
  if (shareOfWords(sample, ENGLISH_WORDS) > 0.1) return 'en';
  return vietnamese > 0.01 ? 'vi' : otherwise;
}
