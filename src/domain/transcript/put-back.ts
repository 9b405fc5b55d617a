import type { RemovedPhrase } from './transcript';

/** The text with every removed phrase at its place again. A place beyond the end (the text was cut since) is the end. */
export function putBack(text: string, removed: readonly RemovedPhrase[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const phrase of [...removed].sort((a, b) => a.at - b.at)) {
    const at = Math.min(Math.max(phrase.at, from), text.length);
    parts.push(text.slice(from, at), phrase.text);
    from = at;
  }
  parts.push(text.slice(from));
  return parts.join('');
}
