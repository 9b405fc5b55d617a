import { stripSpam } from '@/domain/spam';
import type { Turn } from '@/domain/transcript';
import { formatTranscript, parseTranscript } from '@/domain/transcript-text';
import { createCallView } from './call-view';
import { detectRulesLanguage } from './detect-language';
import { type CallFacts, collectFacts } from './facts/call-facts';
import type { Lexicon, RulesLanguage } from './lexicon';
import { english } from './phrases/en';
import { vietnamese } from './phrases/vi';

const LEXICONS: Record<RulesLanguage, Lexicon> = { vi: vietnamese, en: english };

/** Everything the judgements need of a call; null when the rules do not know its language. Promotion lines do not count. */
export function readCall(turns: readonly Turn[], language: string): CallFacts | null {
  const spoken = parseTranscript(stripSpam(formatTranscript(turns), '').text);
  const known = detectRulesLanguage(spoken, language);
  return known && collectFacts(createCallView(spoken, LEXICONS[known]));
}
