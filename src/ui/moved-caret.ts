/**
 * Where a caret goes when another text takes the place of the one it stands in: it stays beside the letters it stood
 * beside. At the end it stays at the end, where somebody is writing on.
 */
export function movedCaret(before: string, after: string, caret: number): number {
  if (caret >= before.length) return after.length;
  let start = 0;
  while (start < caret && start < after.length && before[start] === after[start]) start += 1;
  if (start === caret) return caret;
  const shortest = Math.min(before.length, after.length) - start;
  let end = 0;
  while (end < shortest && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return after.length - Math.min(end, before.length - caret);
}
