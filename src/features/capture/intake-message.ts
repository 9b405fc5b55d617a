import { failureLine } from '@/ui/failure-words';
import { wording } from '@/ui/wording';
import type { Refused, Taken } from './take-files';

export interface IntakeMessage {
  tone: 'neutral' | 'danger';
  lines: string[];
  /** There are calls to be looked through. */
  several?: true;
}

const words = wording.capture;

function refusedLine(refused: Refused): string {
  return 'failure' in refused
    ? words.refused[refused.why](refused.name, failureLine(refused.failure))
    : words.refused[refused.why](refused.name);
}

/** What is said after files were chosen; null when everything went as expected and the screen shows it anyway. */
export function intakeMessage(
  taken: Omit<Taken, 'loose' | 'kept'>,
  attached?: string,
  /** The watched folder in which they were found. */
  folder?: string,
): IntakeMessage | null {
  const found = folder !== undefined && taken.calls.length > 0 ? [words.folder.added(taken.calls.length, folder)] : [];
  const lines = [
    ...taken.refused.map(refusedLine),
    ...taken.notPlayable.map(words.notPlayable),
    ...(folder === undefined && taken.calls.length > 1 ? [words.added(taken.calls.length)] : found),
    ...(attached === undefined ? [] : [words.attached(attached)]),
  ];
  if (lines.length === 0) return null;
  const several = (taken.calls.length > 1 || found.length > 0) && { several: true as const };
  return { tone: taken.refused.length > 0 ? 'danger' : 'neutral', lines, ...several };
}
