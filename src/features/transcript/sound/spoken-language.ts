import type { Call } from '@/domain/call';
import type { StoredTranscript } from '@/domain/transcript/transcript';

const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;
const ENGLISH = /(?<![\p{L}'])(?:the|and|you|your|is|to|of|for)(?![\p{L}'])/giu;
const SAMPLE = 4000;
const ENGLISH_WORDS = 3;

/** Code of §9 of what is spoken; '' when it can't be told (then nothing is read aloud, D8). */
export function spokenLanguage(call: Call | undefined, transcript: StoredTranscript | undefined): string {
  const known = call?.language || transcript?.detectedLanguage;
  if (known) return known;
  const text = transcript?.text.slice(0, SAMPLE) ?? '';
  if (VIETNAMESE.test(text)) return 'vi';
  return (text.match(ENGLISH)?.length ?? 0) >= ENGLISH_WORDS ? 'en' : '';
}
