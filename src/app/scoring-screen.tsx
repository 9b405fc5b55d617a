import { CaptureBar } from '@/features/capture/capture-bar';
import { TranscriptPanel } from '@/features/transcript/transcript-panel';
import { ErrorBoundary } from '@/ui/error-boundary';
import { scrollableByKeyboard } from '@/ui/scroll-region';
import { wording } from '@/ui/wording';
import { ResultsPlace } from './results-place';
import './scoring-screen.css';

/** Tab 1 (§2): where a call comes from, what was said, what it is worth; each part falls alone. */
export function ScoringScreen() {
  return (
    <>
      <ErrorBoundary name={wording.capture.bar}>
        <CaptureBar />
      </ErrorBoundary>
      <div className="scoring-panels">
        <div className="scoring-transcript">
          <ErrorBoundary name={wording.transcript.heading}>
            <TranscriptPanel />
          </ErrorBoundary>
        </div>
        <div className="scoring-results" ref={scrollableByKeyboard}>
          <ErrorBoundary name={wording.ui.results}>
            <ResultsPlace />
          </ErrorBoundary>
        </div>
      </div>
    </>
  );
}
