import MicVocal from 'lucide-react/icons/mic-vocal';
import { type ReactNode, useEffect, useRef } from 'react';
import { EmptyState } from '@/ui/empty-state';
import { scrollableByKeyboard } from '@/ui/scroll-region';
import { wording } from '@/ui/wording';

const words = wording.realSpeak;

/** Pixels from the end at which a reader still counts as reading along. */
const AT_END = 80;

/** The live transcript (§2). Stays at the newest words unless the reader has scrolled back. */
export function LiveLog({ empty, children }: { empty: boolean; children: ReactNode }) {
  const log = useRef<HTMLDivElement>(null);
  const follow = useRef(true);

  useEffect(() => {
    const element = log.current;
    if (element === null) return;
    scrollableByKeyboard(element);
    const toEnd = () => {
      if (follow.current) element.scrollTop = element.scrollHeight;
    };
    const watch = new MutationObserver(toEnd);
    watch.observe(element, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, []);

  return (
    <div
      ref={log}
      className="panel real-speak-log"
      role="log"
      aria-label={words.log}
      onScroll={({ currentTarget: element }) => {
        follow.current = element.scrollHeight - element.scrollTop - element.clientHeight < AT_END;
      }}
    >
      {empty ? <EmptyState icon={MicVocal} title={words.emptyTitle} text={words.emptyText} /> : children}
    </div>
  );
}
