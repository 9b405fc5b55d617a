import { useAtomValue } from 'jotai';
import { startTransition, useEffect, useState } from 'react';
import { nextTask } from '@/domain/next-task';
import { CaptureBar } from '@/features/capture/capture-bar';
import { TranscriptPanel } from '@/features/transcript/transcript-panel';
import { currentCallIdAtom } from '@/state/session';
import { ErrorBoundary } from '@/ui/error-boundary';
import { LazyChunk } from '@/ui/lazy-chunk';
import { scrollableByKeyboard } from '@/ui/scroll-region';
import { wording } from '@/ui/wording';
import { callBarChunk } from './chunks';
import { firstScreenDrawn } from './first-screen';
import { ResultsPlace } from './results-place';
import './scoring-screen.css';

/** What is drawn one after the other: where a call comes from and which one it is, what was said, what it is worth. */
const TURNS = 3;

/** Tab 1 (§2): where a call comes from, which one it is, what was said, what it is worth; each part falls alone. */
export function ScoringScreen() {
  const call = useAtomValue(currentCallIdAtom);
  // Laid out at once, the whole screen was the longest task of a start: what is above is there, and can be pressed, first (D648).
  const [turn, setTurn] = useState(1);
  useEffect(() => (turn === TURNS ? firstScreenDrawn() : startTransition(() => setTurn(turn + 1))), [turn]);
  return (
    <>
      <ErrorBoundary name={wording.capture.bar}>
        <CaptureBar />
      </ErrorBoundary>
      <ErrorBoundary name={wording.ui.callOnScreen} of={call}>
        <LazyChunk chunk={callBarChunk} props={{}} frame={(content) => <div className="scoring-call">{content}</div>} />
      </ErrorBoundary>
      {turn > 1 && (
        <div className="scoring-panels">
          <div className="scoring-transcript" id="transcript" tabIndex={-1}>
            <ErrorBoundary name={wording.transcript.heading} of={call}>
              <TranscriptPanel />
            </ErrorBoundary>
          </div>
          <div className="scoring-results" id="results" ref={scrollableByKeyboard}>
            <ErrorBoundary name={wording.ui.results} of={call}>
              {turn === TURNS && <ResultsPlace />}
            </ErrorBoundary>
          </div>
        </div>
      )}
    </>
  );
}

// The last module of its chunk (src/site/chunks-together.ts): what works behind the screen is read in a later task.
await nextTask();
