import type { Provenance } from '../provenance';
import { cutForSummary } from '../transcript/summary-input';

/** Why a summary may be none: it is very short for its call, or it is the text of the call that was sent. */
export type SummaryDoubt = 'short' | 'echo';

/** A call of less can be told in a line. */
const LONG_CALL = 100;
const SHORT_SUMMARY = 20;
/** What a call of fewer words says may stand in its summary whole. */
const LEAST_ECHO = 30;

/** Scripts without blanks between words; about two of their letters are one. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Myanmar}]/gu;

function wordsIn(text: string): number {
  const spaced = text.replace(UNSPACED, ' ').match(/[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return spaced + Math.round((text.match(UNSPACED)?.length ?? 0) / 2);
}

const even = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * What makes it doubtful that a service's answer is a summary of the call, whatever it says and in whichever language: a
 * refusal and an error are told from a summary by nothing but their length (D704). null = nothing.
 */
export function summaryDoubt(
  { text, madeBy }: { text: string; madeBy: Pick<Provenance, 'maker'> },
  transcript: string,
): SummaryDoubt | null {
  if (madeBy.maker !== 'service') return null;
  const sent = cutForSummary(transcript).text;
  const ofCall = wordsIn(sent);
  if (ofCall >= LEAST_ECHO && even(text).includes(even(sent))) return 'echo';
  return ofCall >= LONG_CALL && wordsIn(text) < SHORT_SUMMARY ? 'short' : null;
}
