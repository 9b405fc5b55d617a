import type { ReactNode } from 'react';

function focusable(element: HTMLElement | null): void {
  if (element !== null) element.tabIndex = 0;
}

/** A part of the page that scrolls by itself. It takes the focus, or keyboards could not scroll it (Safari). */
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
    <section ref={focusable} className={className} aria-label={label}>
      {children}
    </section>
  );
}
