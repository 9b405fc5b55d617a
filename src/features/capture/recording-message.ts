import type { SoundGap } from '@/domain/call';
import type { RecordingEnd } from '@/recording/keep-recording';

import { failureLine } from '@/ui/failure-words';
import { decimal, formatClock, formatSpan } from '@/ui/format';
import { wording } from '@/ui/wording';
import type { IntakeMessage } from './intake-message';

const words = wording.recording;

export function gapLine({ atS, lostS }: SoundGap): string {
  return words.lost(decimal(lostS.toFixed(1)), formatClock(atS));
}

/** What is said after a recording; null when it is on screen as a call and nothing is missing. */
export function recordingMessage({ outcome, reason }: RecordingEnd, gaps: readonly SoundGap[]): IntakeMessage | null {
  // Nothing of it is kept, whatever ended it.
  if (outcome.type === 'cleared') return { tone: 'danger', lines: [words.cleared(formatSpan(outcome.seconds))] };
  const lines = gaps.map(gapLine);
  if (reason !== 'stopped') lines.unshift(words.ended[reason]);
  if (outcome.type === 'empty') lines.push(words.empty);
  if (outcome.type === 'kept') {
    const full = outcome.failure.kind === 'storage-full';
    lines.push(words.kept(formatSpan(outcome.seconds), full), ...(full ? [] : [failureLine(outcome.failure)]));
  }
  if (lines.length === 0) return null;
  return { tone: reason === 'stopped' && outcome.type === 'stored' ? 'neutral' : 'danger', lines };
}
