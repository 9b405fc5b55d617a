const GAP_PX = 6;
const EDGE_PX = 12;

/** As far from the edges as the window has room for. */
const inside = (at: number, size: number, room: number) => Math.max(EDGE_PX, Math.min(at, room - size - EDGE_PX));

function place(popover: HTMLElement, opener: HTMLElement): void {
  const { width, height } = popover.getBoundingClientRect();
  const anchor = opener.getBoundingClientRect();
  const below = anchor.bottom + GAP_PX;
  const top = below + height + EDGE_PX > window.innerHeight ? anchor.top - GAP_PX - height : below;
  popover.style.top = `${inside(top, height, window.innerHeight)}px`;
  popover.style.left = `${inside(anchor.left, width, window.innerWidth)}px`;
}

/**
 * Puts an open popover below the button it was opened with, or above where there is no room, inside the window; again
 * when a tablet is turned or its keyboard opens, until the function it gives is called.
 */
export function placePopover(popover: HTMLElement, opener: HTMLElement): () => void {
  const placeAgain = () => place(popover, opener);
  placeAgain();
  window.addEventListener('resize', placeAgain);
  return () => window.removeEventListener('resize', placeAgain);
}
