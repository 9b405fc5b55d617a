import type { Turn } from '@/domain/transcript';
import type { RulesLanguage } from './lexicon';

const VIETNAMESE_LETTERS = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;
const ENGLISH_WORDS =
  /(?<!\p{L})(?:the|you|and|is|it|to|of|my|i|that|for|have|your|what|are|was|this|please|thank|yes|no|do)(?!\p{L})/giu;
const SAMPLE = 6000;

/**
 * The language the rules read a call in: the transcript decides (a chosen language may be wrong or empty), the choice
 * only where the text shows neither. null: the rules know neither, so nothing is judged.
 */
export function detectRulesLanguage(turns: readonly Turn[], chosen: string): RulesLanguage | null {
  const text = turns
    .map((turn) => turn.text)
    .join(' ')
    .slice(0, SAMPLE);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return null;
  const vietnamese = (text.match(VIETNAMESE_LETTERS)?.length ?? 0) / letters;
  if (vietnamese > 0.05) return 'vi';
  const words = text.match(/[\p{L}\p{M}]+/gu)?.length ?? 1;
  const english = (text.match(ENGLISH_WORDS)?.length ?? 0) / words;
  if (english > 0.1) return 'en';
  if (vietnamese > 0.01) return 'vi';
  return chosen === 'vi' || chosen === 'en' ? chosen : null;
}
