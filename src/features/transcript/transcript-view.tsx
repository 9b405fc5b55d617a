import { useEffect } from 'react';
import type { Job } from '@/domain/jobs/job';
import { loadChunk } from '@/domain/load-chunk';
import type { Turn } from '@/domain/transcript/transcript';
import { type Chunk, LazyChunk } from '@/ui/lazy-chunk';
import { wording } from '@/ui/wording';
import { NoCall, NoTranscript } from './transcript-empty';
import type { TurnsViewProps } from './turns/turns-view';
import type { CallOnScreen } from './use-transcript';

const turnsChunk: Chunk<TurnsViewProps> = {
  name: wording.transcript.heading,
  load: () => loadChunk(() => import('./turns/turns-view')).then(({ TurnsView }) => TurnsView),
};

export interface TranscriptViewProps {
  deck: TurnsViewProps['deck'];
  screen: CallOnScreen;
  turns: readonly Turn[];
  jobs: readonly Job[];
  busy: boolean;
  onType: () => void;
}

/** View mode: the turns as bubbles, or why there are none. */
export function TranscriptView({ deck, screen, turns, jobs, busy, onType }: TranscriptViewProps) {
  const { callId, call, transcript, text } = screen;
  useEffect(() => {
    // Fetched before it is needed; a failure shows, with a retry, when there is something to show.
    turnsChunk.load().catch(() => undefined);
  }, []);
  if (text === undefined) return null;
  // Deleted in another window: the bar above says so.
  if (callId === null || (call === undefined && turns.length === 0)) return <NoCall onType={onType} />;
  if (turns.length === 0)
    return <NoTranscript jobs={jobs} hasAudio={call?.audio !== undefined && transcript === undefined} />;
  const props = { deck, screen: { ...screen, callId }, turns, busy };
  return <LazyChunk key={callId} chunk={turnsChunk} props={props} frame={(content) => content} />;
}
