import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/ui/error-boundary';
import { wording } from '@/ui/wording';
import './app.css';
import { useAtom } from 'jotai';
import { callsOpenAtom } from '@/state/session';
import { Drawer } from '@/ui/drawer';
import { LazyChunk } from '@/ui/lazy-chunk';
import { callsChunk, realSpeakChunk, scoringChunk, speakerChunk } from './chunks';
import { Dialogs } from './dialogs';
import { Header } from './header';
import { TabPanel } from './tab-panel';
import { Toasts } from './toast-list';
import { UpdatePrompt } from './update-prompt';
import { useCounts } from './use-counts';

const inPanel = (content: ReactNode) => <div className="panel">{content}</div>;

/** Where the Calls drawer opens, its code loaded on first use. */
function CallsPlace() {
  const [open, setOpen] = useAtom(callsOpenAtom);
  if (!open) return null;
  return (
    <LazyChunk
      chunk={callsChunk}
      props={{}}
      frame={(content) => (
        <Drawer title={wording.header.calls} onClose={() => setOpen(false)}>
          {content}
        </Drawer>
      )}
    />
  );
}

/** The one page of the product (§2): header, three tabs, what opens over them. */
export function App() {
  const counts = useCounts();
  return (
    <div className="app">
      <Header {...counts} />
      <main className="app-main">
        <TabPanel tab="scoring" name={wording.tabs.scoring} padded={false}>
          <LazyChunk chunk={scoringChunk} props={{}} frame={inPanel} />
        </TabPanel>
        <TabPanel tab="speaker" name={wording.tabs.speaker}>
          <LazyChunk chunk={speakerChunk} props={{}} frame={inPanel} />
        </TabPanel>
        <TabPanel tab="real-speak" name={wording.tabs.realSpeak}>
          <LazyChunk chunk={realSpeakChunk} props={{}} frame={inPanel} />
        </TabPanel>
      </main>
      <ErrorBoundary name={wording.header.calls}>
        <CallsPlace />
      </ErrorBoundary>
      <ErrorBoundary name={wording.ui.dialog}>
        <Dialogs />
      </ErrorBoundary>
      <Toasts>
        <UpdatePrompt />
      </Toasts>
    </div>
  );
}
