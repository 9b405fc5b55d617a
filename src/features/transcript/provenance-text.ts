import type { StoredTranscript } from '@/domain/transcript';
import { formatMoment } from '@/ui/format';
import { wording } from '@/ui/wording';

/** Who made the transcript, and whether a human changed it since (decision 5). `now` in milliseconds since the epoch. */
export function provenanceText({ madeBy, editedAt }: StoredTranscript, now: number): string {
  const when = formatMoment(madeBy.at, now);
  if (madeBy.maker === 'human') return `${wording.transcript.typed} · ${when}`;
  const { rules, captions, whisper, service } = wording.results.madeBy;
  const maker = { rules, captions, whisper, service }[madeBy.maker](madeBy.name);
  return [maker, when, ...(editedAt === undefined ? [] : [wording.transcript.editedAfter])].join(' · ');
}
