import { failureLine } from '@/ui/failure-words';
import { wording } from '@/ui/wording';
import type { Refused, Taken } from './take-files';

export interface IntakeMessage {
  tone: 'neutral' | 'danger';
  lines: string[];
  /** There are calls to be looked through. */
  several?: true;
  /** One of the lines, which holds until something else comes on screen. */
  onScreen?: string;
}

/** What was said before and is still so, and what is said now: no refusal goes unread. `news`: something else may be on screen. */
export function joined(before: IntakeMessage | null, said: IntakeMessage | null, news: boolean): IntakeMessage | null {
  const kept = before?.lines.filter((line) => !news || line !== before.onScreen) ?? [];
  const lines = [...kept, ...(said?.lines ?? [])];
  if (lines.length === 0) return null;
  const isDanger = said?.tone === 'danger' || (before?.tone === 'danger' && kept.length > 0);
  const several = before?.several ?? said?.several;
  return { ...(!news && before), ...said, tone: isDanger ? 'danger' : 'neutral', lines, ...(several && { several }) };
}

const words = wording.capture;

function refusedLine(refused: Refused): string {
  if (refused.why === 'captions-taken')
    return words.refused[refused.why](refused.name, refused.audio, refused.captions);
  return 'failure' in refused
    ? words.refused[refused.why](refused.name, failureLine(refused.failure))
    : words.refused[refused.why](refused.name);
}

interface Told {
  /** The first of them took the screen. */
  isShown: boolean;
  /** The watched folder in which they were found. */
  folder?: string | undefined;
  /** Captions that became the transcript of the call of this title. */
  attached?: { captions: string; title: string } | undefined;
}

/** What is said after files were chosen; null when everything went as expected and the screen shows it anyway. */
export function intakeMessage(
  taken: Omit<Taken, 'loose' | 'kept'>,
  { isShown, folder, attached }: Told,
): IntakeMessage | null {
  const count = taken.calls.length;
  const isAside = !isShown && count > 0;
  const onScreen = isShown && count > 1 ? [words.added(count)] : [];
  const lines = [
    ...taken.refused.map(refusedLine),
    ...taken.notPlayable.map(words.notPlayable),
    ...(isAside ? [words.aside(count, folder)] : []),
    ...onScreen,
    ...(attached === undefined ? [] : [words.attached(attached.captions, attached.title)]),
  ];
  if (lines.length === 0) return null;
  const several = (count > 1 || isAside) && { several: true as const };
  const [first] = onScreen;
  const tone = taken.refused.length > 0 ? 'danger' : 'neutral';
  return { tone, lines, ...several, ...(first !== undefined && { onScreen: first }) };
}
