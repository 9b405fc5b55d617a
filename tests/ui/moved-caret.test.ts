import { expect, it } from 'vitest';
import { movedCaret } from '@/ui/moved-caret';

/** `|` is the caret. */
function moved(before: string, after: string): string {
  const caret = movedCaret(before.replace('|', ''), after, before.indexOf('|'));
  return `${after.slice(0, caret)}|${after.slice(caret)}`;
}

it.each([
  ['one.|', 'one. two.', 'one. two.|'],
  ['on|e.', 'one. two.', 'on|e. two.'],
  ['one. t|wo.', 'zero. one. two.', 'zero. one. t|wo.'],
  ['aa|a', 'aaaa', 'aa|aa'],
  ['hel|lo world', 'bye world', 'bye| world'],
  ['|one', 'two one', '|two one'],
  ['all g|one', '', '|'],
  ['|', 'new', 'new|'],
])('the caret of %s stands in %s at %s', (before, after, wanted) => {
  expect(moved(before, after)).toBe(wanted);
});
