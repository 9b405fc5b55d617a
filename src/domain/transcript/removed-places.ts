import type { RemovedPhrase } from './transcript';

function sharedStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (at < most && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return at;
}

function sharedEnd(a: string, b: string, most: number): number {
  let count = 0;
  while (count < most && a.charCodeAt(a.length - 1 - count) === b.charCodeAt(b.length - 1 - count)) count++;
  return count;
}

/**
 * Same line, same distance from its end (labels at its start may have changed); null where the lines differ. To be asked
 * in the order of places.
 */
function createByLine(before: readonly string[], after: readonly string[]): (at: number) => number | null {
  let [index, old, now] = [0, 0, 0];
  return (at) => {
    if (before.length !== after.length) return null;
    for (; index < before.length; index++) {
      const [line = '', other = ''] = [before[index], after[index]];
      if (at <= old + line.length) {
        const inLine = at - old;
        return now + (inLine === 0 ? 0 : Math.max(0, other.length - (line.length - inLine)));
      }
      old += line.length + 1;
      now += other.length + 1;
    }
    return null;
  };
}

const CONTEXT = 24;
/** Phrases that are looked for in the whole text; the others go to where the change began. */
const MOST_SOUGHT = 200;

/** After the words that stood before it, or before those that stood after it. */
function byContext(at: number, before: string, after: string): number | null {
  const following = before.slice(at, at + CONTEXT);
  const next = following === '' ? -1 : after.indexOf(following);
  if (next >= 0) return next;
  const leading = before.slice(Math.max(0, at - CONTEXT), at);
  const last = leading === '' ? -1 : after.lastIndexOf(leading);
  return last < 0 ? null : last + leading.length;
}

/** Places of removed phrases after a human changed the text, so that putting them back still hits where they stood. */
export function moveRemoved(removed: readonly RemovedPhrase[], before: string, after: string): RemovedPhrase[] {
  if (removed.length === 0 || before === after) return [...removed];
  const start = sharedStart(before, after);
  const end = sharedEnd(before, after, Math.min(before.length, after.length) - start);
  const byLine = createByLine(before.split('\n'), after.split('\n'));
  const changedLine = after.lastIndexOf('\n', start) + 1;
  let sought = 0;
  return [...removed]
    .sort((a, b) => a.at - b.at)
    .map((phrase) => {
      if (phrase.at <= start) return { ...phrase };
      if (phrase.at >= before.length - end) return { ...phrase, at: phrase.at + after.length - before.length };
      const at = byLine(phrase.at) ?? (sought++ < MOST_SOUGHT ? byContext(phrase.at, before, after) : null);
      return { ...phrase, at: at ?? changedLine };
    });
}
