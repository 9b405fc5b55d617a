/** happy-dom knows no popovers: opened and closed as browsers do it, with the toggle event a task later. */
export function installPopovers(): void {
  const tell = (element: HTMLElement, newState: 'open' | 'closed') =>
    queueMicrotask(() => element.dispatchEvent(Object.assign(new Event('toggle'), { newState })));
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      tell(this, 'open');
    },
    hidePopover(this: HTMLElement) {
      tell(this, 'closed');
    },
  });
}
