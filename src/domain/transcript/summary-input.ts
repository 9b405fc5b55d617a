import { parseTranscript } from './transcript-text';

/** Summary input cap of §9, in UTF-16 code units. */
export const SUMMARY_INPUT_LIMIT = 6000;

/**
 * What is sent for a summary (§5, D35): the words alone, without labels, times and newlines, cut at the limit but
 * never inside a character. `cut` tells that the summary covers the beginning of the call only.
 */
export function cutForSummary(text: string): { text: string; cut: boolean } {
  const words = parseTranscript(text)
    .map((turn) => turn.text)
    .join(' ');
  if (words.length <= SUMMARY_INPUT_LIMIT) return { text: words, cut: false };
  const last = words.charCodeAt(SUMMARY_INPUT_LIMIT - 1);
  const splitsPair = last >= 0xd800 && last <= 0xdbff;
  return { text: words.slice(0, SUMMARY_INPUT_LIMIT - (splitsPair ? 1 : 0)), cut: true };
}
