import { PAGE_BACK } from '@/ui/use-modal';

/** What the app listens to on the page as a whole. */
const HEARD = ['keydown', 'keyup', 'paste', 'drop', 'dragenter', 'dragover', 'dragleave'] as const;
/** And what tells it that somebody is elsewhere. */
const FELT = ['focusin', 'pointerdown', 'click'] as const;

/** Nothing that happens on the lock, or on the empty page around it, reaches the app. Gives the function that ends it. */
export function keepEventsIn(place: HTMLElement): () => void {
  const leave = new AbortController();
  const { signal } = leave;
  const onPage = (event: Event) => {
    // The browser would open a dropped file in the place of the app.
    if (/^dr/.test(event.type)) event.preventDefault();
    const inside = event.target instanceof Node && place.contains(event.target);
    if (!inside) event.stopImmediatePropagation();
  };
  for (const type of HEARD) window.addEventListener(type, onPage, { capture: true, signal });
  for (const type of [...HEARD, ...FELT]) place.addEventListener(type, (event) => event.stopPropagation(), { signal });
  return () => leave.abort();
}

type Scrolled = readonly [Element, number, number];

/**
 * Takes the app out of the page as it is: it works on, keeps what was typed, and can be neither seen nor read. Gives the
 * function that puts it back before `place`, scrolled and focused as it was.
 */
export function takeOut(app: HTMLElement, place: HTMLElement): () => void {
  const focused = document.activeElement;
  // As if somebody went elsewhere: what is stored then is stored.
  if (focused instanceof HTMLElement) focused.blur();
  const scrolled = [document.documentElement, ...app.querySelectorAll('*')].flatMap((element): Scrolled[] => {
    const { scrollTop, scrollLeft } = element;
    return scrollTop > 0 || scrollLeft > 0 ? [[element, scrollTop, scrollLeft]] : [];
  });
  // Closed by the browser when it goes, without a word to the app.
  const popovers = [...app.querySelectorAll<HTMLElement>('[popover]:popover-open')];
  app.remove();
  return () => {
    place.before(app);
    window.dispatchEvent(new Event(PAGE_BACK));
    for (const popover of popovers) if (popover.isConnected) popover.showPopover();
    // What fits itself to its place measured nothing meanwhile.
    window.dispatchEvent(new Event('resize'));
    for (const [element, top, left] of scrolled) {
      element.scrollTop = top;
      element.scrollLeft = left;
    }
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
  };
}
