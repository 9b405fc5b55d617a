/**
 * Browsers take the focus from a control that is disabled under it (the sample that is being fetched, the button that
 * scores) and never give it back: a keyboard user would be nowhere. Here it returns when the control can be used again,
 * unless the user has gone elsewhere meanwhile. Gives the function that ends this.
 */
export function keepFocus(page: Document): () => void {
  let lost: Element | null = null;
  const forget = () => {
    lost = null;
  };
  const look = (control: HTMLElement) => {
    if (control.hasAttribute('disabled')) {
      // Still the active one: browsers take notice with the next frame.
      if (control === page.activeElement) lost = control;
    } else if (control === lost) {
      lost = null;
      if (page.activeElement === page.body || page.activeElement === null) control.focus({ preventScroll: true });
    }
  };
  const watch = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLElement) look(target);
  });
  watch.observe(page, { subtree: true, attributeFilter: ['disabled'] });
  page.addEventListener('focusin', forget);
  page.addEventListener('pointerdown', forget);
  return () => {
    watch.disconnect();
    page.removeEventListener('focusin', forget);
    page.removeEventListener('pointerdown', forget);
  };
}
