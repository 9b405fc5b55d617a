import { useAtomValue } from 'jotai';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { agentReports } from '@/domain/exports/agent-report';
import type { ExportedCall } from '@/domain/exports/exported-call';
import { lockedAtom } from '@/state/lock';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/modal';
import { ProgressBar } from '@/ui/progress-bar';
import { ScrollRegion } from '@/ui/scroll-region';
import { wording } from '@/ui/wording';
import { AgentSheet } from './agent-sheet';
import { CallSheet } from './call-sheet';
import './sheet.css';

const words = wording.exporting;

/** More would only make the dialog slow; all of them are printed. */
const SHOWN = 5;
/** Sheets made before the page has its turn again. */
const AT_ONCE = 8;

/**
 * All sheets, beside the app and in sight on paper only. Not the preview itself: browsers print a dialog as the one page
 * that is in sight. It stays until the preview closes, since Safari reads it after `print` has returned.
 */
function PrintRoot({ sheets, onReady }: { sheets: readonly ReactNode[]; onReady: (ready: number) => void }) {
  const [ready, setReady] = useState(0);
  const locked = useAtomValue(lockedAtom);
  useEffect(() => {
    onReady(ready);
    if (ready >= sheets.length) return;
    const timer = setTimeout(() => setReady(Math.min(sheets.length, ready + AT_ONCE)));
    return () => clearTimeout(timer);
  }, [ready, sheets, onReady]);
  // Beside the app, where the lock does not reach.
  if (locked) return null;
  return createPortal(<div className="print-root">{sheets.slice(0, ready)}</div>, document.body);
}

export interface PrintPreviewProps {
  calls: readonly ExportedCall[];
  sheets: 'call' | 'agent';
  onBack: () => void;
  onClose: () => void;
}

/** Sheets as they will be on paper, and the way there. */
export function PrintPreview({ calls, sheets: kind, onBack, onClose }: PrintPreviewProps) {
  const [ready, setReady] = useState(0);
  const sheets = useMemo(() => {
    const printedAt = Date.now();
    if (kind === 'agent')
      return agentReports(calls).map((report) => (
        <AgentSheet key={report.agent} report={report} printedAt={printedAt} />
      ));
    // Masked titles may be alike; the order never changes.
    return [...calls.entries()].map(([at, call]) => <CallSheet key={at} call={call} printedAt={printedAt} />);
  }, [calls, kind]);
  const all = sheets.length;
  return (
    <Modal
      title={words.title}
      size="large"
      flush
      onClose={onClose}
      footer={
        <>
          {ready < all && (
            <ProgressBar className="export-preparing" label={words.preparing(ready, all)} share={ready / all} />
          )}
          <Button onClick={onBack}>{words.back}</Button>
          <Button variant="primary" icon={Printer} pending={ready < all} onClick={() => window.print()}>
            {words.print}
          </Button>
        </>
      }
    >
      <ScrollRegion className="export-preview" label={words.preview}>
        <p>{words.previewed(Math.min(SHOWN, all), all)}</p>
        {sheets.slice(0, SHOWN)}
      </ScrollRegion>
      <PrintRoot sheets={sheets} onReady={setReady} />
    </Modal>
  );
}
