import { readLabel } from '@/domain/transcript/speaker-label';
import type { Speaker } from '@/domain/transcript/transcript';
import { wording } from '@/ui/wording';

/** Names shown for agent and customer: those a summary brought for their labels (D17b), else our own. */
export function speakerNames(named: Record<string, string> | undefined): Record<Speaker, string> {
  const names: Record<Speaker, string> = { agent: wording.transcript.agent, customer: wording.transcript.customer };
  for (const [label, name] of Object.entries(named ?? {})) {
    const speaker = readLabel(`${label}:`)?.speaker;
    if (speaker !== undefined && name.trim() !== '') names[speaker] = name.trim();
  }
  return names;
}
