/** Of the player that sounds, or did last: what silences it, and whether it does sound. */
let last: { quiet: () => void; sounds: () => boolean } | null = null;
/** While the app is locked nothing sounds, whatever was asked for before. */
let hushed = false;
const hushWatchers = new Set<(hushed: boolean) => void>();

export function hush(on: boolean): void {
  if (on) silence();
  if (hushed === on) return;
  hushed = on;
  for (const watcher of hushWatchers) watcher(on);
}

/** Told now and at every change. Gives the function that ends it. */
export function watchHush(watcher: (hushed: boolean) => void): () => void {
  hushWatchers.add(watcher);
  watcher(hushed);
  return () => hushWatchers.delete(watcher);
}

/**
 * One sound at a time on the whole page: whoever begins silences whoever began before. `quiet` stays the same for one
 * player and may be called when it is silent already.
 */
export function beginSound(quiet: () => void, sounds: () => boolean): void {
  if (last?.quiet !== quiet) silence();
  last = { quiet, sounds };
  // Not at once: whoever begins has not yet begun.
  if (hushed) setTimeout(() => hushed && quiet());
}

/** Whether somebody listens now, to whatever: recordings, turns, voices. */
export const isHeard = (): boolean => last?.sounds() ?? false;

/** A player that is no more needs no silencing. */
export function forgetSound(quiet: () => void): void {
  if (last?.quiet === quiet) last = null;
}

/** Before a microphone is opened: it would hear what is played, and phones play softly then. */
export function silence(): void {
  const before = last;
  last = null;
  before?.quiet();
}
