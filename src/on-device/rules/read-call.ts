import { guessLanguage } from '@/domain/transcript/guess-language';
import { stripSpam } from '@/domain/transcript/spam';
import type { Turn } from '@/domain/transcript/transcript';
import { formatTranscript, parseTranscript } from '@/domain/transcript/transcript-text';
import { createCallView } from './call-view';
import { type CallFacts, collectFacts } from './facts/call-facts';
import { LEXICONS } from './languages/lexicons';

/** More than a working day of talk; what comes after is not read, so that no transcript blocks the screen. */
const MOST_CHARACTERS = 200_000;
const LONGEST_TURN = 10_000;

/** The three jobs of a call come one after the other with the same words. */
let last: { key: string; facts: CallFacts | null } | null = null;

function withinLimits(turns: readonly Turn[]): Turn[] {
  let left = MOST_CHARACTERS;
  const kept: Turn[] = [];
  for (const turn of turns) {
    if (left <= 0) break;
    const text = turn.text.slice(0, Math.min(left, LONGEST_TURN));
    left -= text.length;
    kept.push({ ...turn, text });
  }
  return kept;
}

/** What was said, for guessing its language. */
export const wordsOf = (turns: readonly Turn[]): string => turns.map(({ text }) => text).join(' ');

/** Everything the judgements need of a call; null when the rules do not know its language. Promotion lines do not count. */
export function readCall(turns: readonly Turn[], language: string): CallFacts | null {
  const text = formatTranscript(withinLimits(turns));
  const key = `${language}\n${text}`;
  if (last?.key === key) return last.facts;
  const spoken = parseTranscript(stripSpam(text, '').text);
  // The transcript decides: a chosen language may be wrong or empty. In no language of the rules nothing is judged.
  const chosen = language === 'vi' || language === 'en' ? language : null;
  const known = guessLanguage(wordsOf(spoken), chosen);
  const facts = known && collectFacts(createCallView(spoken, LEXICONS[known]));
  last = { key, facts };
  return facts;
}
