import { useAtom } from 'jotai';
import { type KeyboardEvent, useRef } from 'react';
import { deskAtom, type Tab, tabAtom } from '@/state/session';
import { wording } from '@/ui/wording';
import './tab-bar.css';

const TABS: readonly { tab: Tab; label: string }[] = [
  { tab: 'scoring', label: wording.tabs.scoring },
  { tab: 'speaker', label: wording.tabs.speaker },
  { tab: 'real-speak', label: wording.tabs.realSpeak },
];

export const tabId = (tab: Tab): string => `tab-${tab}`;
export const panelId = (tab: Tab): string => `panel-${tab}`;

/** Where a key leads from the tab at `index`; null = the key means nothing here. */
export function nextTabIndex(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** The three tabs of §2: one tab stop, arrow keys between them. */
export function TabBar() {
  const [active, setActive] = useAtom(tabAtom);
  const [desk, setDesk] = useAtom(deskAtom);
  const buttons = useRef(new Map<Tab, HTMLButtonElement>());

  const open = (tab: Tab) => {
    setDesk('closed');
    setActive(tab);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const index = TABS.findIndex(({ tab }) => tab === active);
    const next = TABS[nextTabIndex(event.key, index, TABS.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    open(next.tab);
    buttons.current.get(next.tab)?.focus();
  };

  return (
    <div className="tab-bar" role="tablist" aria-label={wording.product} onKeyDown={onKeyDown}>
      {TABS.map(({ tab, label }) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          ref={(button) => {
            if (button !== null) buttons.current.set(tab, button);
          }}
          className="tab-bar-tab"
          aria-selected={tab === active && desk === 'closed'}
          aria-controls={panelId(tab)}
          tabIndex={tab === active ? 0 : -1}
          onClick={() => open(tab)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
