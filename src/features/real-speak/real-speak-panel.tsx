import { useSetAtom } from 'jotai';
import MicVocal from 'lucide-react/icons/mic-vocal';
import { tabAtom } from '@/state/session';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { wording } from '@/ui/wording';

/** Tab 3 (§2). Says what a reviewer can do until there is live recording. */
export function RealSpeakPanel() {
  const setTab = useSetAtom(tabAtom);
  return (
    <section className="panel" aria-label={wording.tabs.realSpeak}>
      <EmptyState
        icon={MicVocal}
        title={wording.realSpeak.soonTitle}
        text={wording.realSpeak.soonText}
        actions={
          <Button variant="primary" onClick={() => setTab('scoring')}>
            {wording.realSpeak.toScoring}
          </Button>
        }
      />
    </section>
  );
}
