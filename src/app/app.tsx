import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/ui/error-boundary';
import { wording } from '@/ui/wording';
import './app.css';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import type { CallId } from '@/domain/call';
import { showBadge } from '@/jobs/show-badge';
import { callsWaitingAtom } from '@/state/counts';
import { showInDeskAtom } from '@/state/desk';
import { callsOpenAtom, deskAtom } from '@/state/session';
import { Drawer } from '@/ui/drawer';
import { LazyChunk } from '@/ui/lazy-chunk';
import { callsChunk, deskChunk, realSpeakChunk, reportsChunk, scoringChunk, speakerChunk } from './chunks';
import { Dialogs, ShortcutsPlace } from './dialogs';
import { Header } from './header';
import { SkipLinks } from './skip-links';
import { TabPanel } from './tab-panel';
import { Toasts } from './toast-list';
import { UpdatePrompt } from './update-prompt';

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

/** The full view of all calls, or what they come to, in the place of the tabs: what is under way in these goes on. */
function DeskPlace() {
  const page = useAtomValue(deskAtom);
  return page === 'calls' ? <LazyChunk chunk={deskChunk} props={{}} frame={inPanel} /> : null;
}

/** The calls behind a figure of the reports become the desk's list. */
function ReportsPlace() {
  const [page, setPage] = useAtom(deskAtom);
  const showInDesk = useSetAtom(showInDeskAtom);
  const onAllCalls = useCallback(() => setPage('calls'), [setPage]);
  const onShowCalls = useCallback(
    (ids: readonly CallId[], title: string) => showInDesk({ only: { title, ids } }),
    [showInDesk],
  );
  if (page !== 'reports') return null;
  return (
    <div className="app-panel">
      <LazyChunk chunk={reportsChunk} props={{ onShowCalls, onAllCalls }} frame={inPanel} />
    </div>
  );
}

/** How many calls wait, beside the page: in its title and on the app's icon. */
function useWaitingTold(): void {
  const waiting = useAtomValue(callsWaitingAtom);
  useEffect(() => {
    document.title = wording.header.title(waiting);
    void showBadge(navigator, waiting);
  }, [waiting]);
}

/** The one page of the product (§2): header, three tabs, what opens over them. */
export function App() {
  useWaitingTold();
  return (
    <div className="app">
      <SkipLinks />
      <Header />
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
        <ErrorBoundary name={wording.header.calls}>
          <DeskPlace />
        </ErrorBoundary>
        <ErrorBoundary name={wording.ui.reports}>
          <ReportsPlace />
        </ErrorBoundary>
      </main>
      <ErrorBoundary name={wording.header.calls}>
        <CallsPlace />
      </ErrorBoundary>
      <Dialogs />
      <ErrorBoundary name={wording.ui.dialog}>
        <ShortcutsPlace />
      </ErrorBoundary>
      <Toasts>
        <UpdatePrompt />
      </Toasts>
    </div>
  );
}
