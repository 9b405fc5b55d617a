const GAP_PX = 6;
const EDGE_PX = 12;

/** As far from the edges as the window has room for. */
const inside = (at: number, size: number, room: number) => Math.max(EDGE_PX, Math.min(at, room - size - EDGE_PX));

/**
 * Puts an open popover below the button it was opened with, or above where there is no room, inside the window, until
 * the function it gives is called. It follows its button frame by frame: a turned tablet, an opened keyboard, a scrolled
 * list and a panel that grows above it move the button, and only the first of them is an event of the window.
 */
export function placePopover(popover: HTMLElement, opener: HTMLElement): () => void {
  let placedFor = '';
  let frame = 0;
  const follow = () => {
    const { width, height } = popover.getBoundingClientRect();
    const anchor = opener.getBoundingClientRect();
    const seen = [width, height, anchor.left, anchor.top, anchor.bottom, window.innerWidth, window.innerHeight].join();
    if (opener.isConnected && seen !== placedFor) {
      placedFor = seen;
      const below = anchor.bottom + GAP_PX;
      const top = below + height + EDGE_PX > window.innerHeight ? anchor.top - GAP_PX - height : below;
      popover.style.top = `${inside(top, height, window.innerHeight)}px`;
      popover.style.left = `${inside(anchor.left, width, window.innerWidth)}px`;
    }
    frame = requestAnimationFrame(follow);
  };
  follow();
  return () => cancelAnimationFrame(frame);
}
