const GAP_PX = 6;
const EDGE_PX = 12;

/** Puts an open popover below what it belongs to, or above where there is no room, inside the window. */
export function placePopover(popover: HTMLElement, anchor: DOMRect): void {
  const { width, height } = popover.getBoundingClientRect();
  const below = anchor.bottom + GAP_PX;
  const top = below + height + EDGE_PX > window.innerHeight ? Math.max(EDGE_PX, anchor.top - GAP_PX - height) : below;
  const left = Math.max(EDGE_PX, Math.min(anchor.left, window.innerWidth - width - EDGE_PX));
  popover.style.top = `${top}px`;
  popover.style.left = `${left}px`;
}
