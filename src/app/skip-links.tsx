import { useAtomValue } from 'jotai';
import type { MouseEvent } from 'react';
import { tabAtom } from '@/state/session';
import { wording } from '@/ui/wording';

const words = wording.ui.skipTo;
const PLACES = ['transcript', 'results'] as const;

/** The focus goes there; the address stays, since it may name a call. */
function skip(event: MouseEvent<HTMLAnchorElement>): void {
  const place = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (place === null) return;
  event.preventDefault();
  place.focus();
}

/** The first stops of the Tab key: past header, choices and the turns of the transcript (WCAG 2.4.1). */
export function SkipLinks() {
  if (useAtomValue(tabAtom) !== 'scoring') return null;
  return (
    <nav className="skip-links" aria-label={words.label}>
      {PLACES.map((place) => (
        <a key={place} href={`#${place}`} onClick={skip}>
          {words[place]}
        </a>
      ))}
    </nav>
  );
}
