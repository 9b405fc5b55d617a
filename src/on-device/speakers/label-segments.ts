import type { SpeechSegment } from '@/domain/answers/segment-reader';
import { assignRoles } from '@/domain/transcript/speaker-roles';
import type { Speaker } from '@/domain/transcript/transcript';
import { assignSpeakers, type Separation } from './separation';

/** As services name them: 01 is the customer (§2). */
const LABELS: Record<Speaker, string> = { agent: 'SPEAKER_00', customer: 'SPEAKER_01' };

/** Roles of the labels that labelSegments gives. */
export const LABEL_ROLES: ReadonlyMap<string, Speaker> = new Map([
  [LABELS.agent, 'agent'],
  [LABELS.customer, 'customer'],
]);

/**
 * Gives each timed segment the speaker heard in it; one in which nobody is heard belongs to the speaker before it. Who is
 * the agent is known by the channel, else by what is said (the greeting), else it is whoever speaks first. null when the
 * speakers are uncertain, or only one of them speaks in these segments.
 */
export function labelSegments(segments: readonly SpeechSegment[], separation: Separation): SpeechSegment[] | null {
  const speakers = assignSpeakers(segments, separation);
  if (new Set(speakers.filter((speaker) => speaker !== undefined)).size < 2) return null;
  let last = speakers.find((speaker) => speaker !== undefined);
  const voices = speakers.map((speaker) => {
    last = speaker ?? last;
    return String(last);
  });
  const spoken = segments.map(({ text }, index) => ({ label: voices[index] ?? '', text }));
  const roles = separation.method === 'channels' ? new Map([['0', 'agent' as const]]) : assignRoles(spoken);
  return segments.map((segment, index) => ({
    ...segment,
    label: LABELS[roles.get(voices[index] ?? '') ?? 'customer'],
  }));
}
