import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { deskAtom, type Tab, tabAtom } from '@/state/session';
import { ErrorBoundary } from '@/ui/error-boundary';
import { panelId, tabId } from './tab-bar';

export interface TabPanelProps {
  tab: Tab;
  /** Named in the retry screen when it falls. */
  name: string;
  padded?: boolean;
  children: ReactNode;
}

/** Rendered from the first time its tab is chosen, and kept: what is under way in it goes on behind the other tabs. */
export function TabPanel({ tab, name, padded = true, children }: TabPanelProps) {
  const active = useAtomValue(tabAtom) === tab;
  const underDesk = useAtomValue(deskAtom) !== 'closed';
  const [seen, setSeen] = useState(active);
  if (active && !seen) setSeen(true);
  return (
    <div
      role="tabpanel"
      id={panelId(tab)}
      aria-labelledby={tabId(tab)}
      hidden={!active || underDesk}
      className={padded ? 'app-panel app-panel-padded' : 'app-panel'}
    >
      {seen && <ErrorBoundary name={name}>{children}</ErrorBoundary>}
    </div>
  );
}
