import { failureLine } from '@/ui/failure-words';
import { wording } from '@/ui/wording';
import type { Refused, Taken } from './take-files';

export interface IntakeMessage {
  tone: 'neutral' | 'danger';
  lines: string[];
}

const words = wording.capture;

function refusedLine(refused: Refused): string {
  return refused.why === 'failed'
    ? words.refused.failed(refused.name, failureLine(refused.failure))
    : words.refused[refused.why](refused.name);
}

/** What is said after files were chosen; null when everything went as expected and the screen shows it anyway. */
export function intakeMessage(taken: Omit<Taken, 'loose'>, attached?: string): IntakeMessage | null {
  const lines = [
    ...taken.refused.map(refusedLine),
    ...taken.notPlayable.map(words.notPlayable),
    ...(taken.calls.length > 1 ? [words.added(taken.calls.length)] : []),
    ...(attached === undefined ? [] : [words.attached(attached)]),
  ];
  if (lines.length === 0) return null;
  return { tone: taken.refused.length > 0 ? 'danger' : 'neutral', lines };
}
