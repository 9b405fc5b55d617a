import type { ReactNode } from 'react';

/** As a ref: the element takes the focus, or keyboards could not scroll it (Safari). */
export function scrollableByKeyboard(element: HTMLElement | null): void {
  if (element !== null) element.tabIndex = 0;
}

/** A named part of the page that scrolls by itself. */
export function ScrollRegion({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <section ref={scrollableByKeyboard} className={className} aria-label={label}>
      {children}
    </section>
  );
}
