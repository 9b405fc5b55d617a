/** Of the player that sounds, or did last. */
let last: (() => void) | null = null;

/**
 * One sound at a time on the whole page: whoever begins silences whoever began before. `quiet` stays the same for one
 * player and may be called when it is silent already.
 */
export function beginSound(quiet: () => void): void {
  if (last !== quiet) silence();
  last = quiet;
}

/** A player that is no more needs no silencing. */
export function forgetSound(quiet: () => void): void {
  if (last === quiet) last = null;
}

/** Before a microphone is opened: it would hear what is played, and phones play softly then. */
export function silence(): void {
  const quiet = last;
  last = null;
  quiet?.();
}
