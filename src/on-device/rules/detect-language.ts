import type { Turn } from '@/domain/transcript/transcript';
import type { RulesLanguage } from './lexicon';

const VIETNAMESE_LETTERS = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;
const ENGLISH_WORDS =
  /(?<!\p{L})(?:the|you|and|is|it|to|of|my|i|that|for|have|your|what|are|was|this|please|thank|yes|no|do)(?!\p{L})/giu;
/** Vietnamese as it is typed without its marks; none of these is an English word. */
const UNMARKED_WORDS =
  /(?<!\p{L})(?:khong|duoc|anh|chi|cho|toi|vang|roi|nhe|nha|gi|cua|thi|xin|chao|nghin|ngan|dong|thang|ngay|nguoi|biet|muon|goi|tien|giup|vay|hom|kiem|em|dang|nay)(?!\p{L})/giu;
const SAMPLE = 6000;

const sampleOf = (turns: readonly Turn[]): string =>
  turns
    .map((turn) => turn.text)
    .join(' ')
    .slice(0, SAMPLE);

const share = (text: string, words: RegExp): number =>
  (text.match(words)?.length ?? 0) / (text.match(/[\p{L}\p{M}]+/gu)?.length ?? 1);

/** Vietnamese without tone marks: its words can't be told apart any more ("ban" is "bán", "bạn" or "bàn"). */
export function lacksToneMarks(turns: readonly Turn[]): boolean {
  const text = sampleOf(turns);
  const letters = text.match(/\p{L}/gu)?.length ?? 1;
  return (text.match(VIETNAMESE_LETTERS)?.length ?? 0) / letters < 0.02 && share(text, UNMARKED_WORDS) > 0.08;
}

/**
 * The language the rules read a call in: the transcript decides (a chosen language may be wrong or empty), the choice
 * only where the text shows neither. null: the rules know neither, so nothing is judged.
 */
export function detectRulesLanguage(turns: readonly Turn[], chosen: string): RulesLanguage | null {
  const text = sampleOf(turns);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return null;
  const vietnamese = (text.match(VIETNAMESE_LETTERS)?.length ?? 0) / letters;
  if (vietnamese > 0.05) return 'vi';
  if (lacksToneMarks(turns)) return null;
  if (share(text, ENGLISH_WORDS) > 0.1) return 'en';
  if (vietnamese > 0.01) return 'vi';
  return chosen === 'vi' || chosen === 'en' ? chosen : null;
}
