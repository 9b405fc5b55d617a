import { LANGUAGE_OPTIONS } from '@/domain/languages';
import type { StoredTranscript } from '@/domain/transcript/transcript';
import { formatMoment, formatSpan } from '@/ui/format';
import { wording } from '@/ui/wording';

/** Who made the transcript, and whether a human changed it since (D5). `now` in milliseconds since the epoch. */
export function provenanceText(transcript: StoredTranscript, now: number): string {
  const { madeBy, editedAt } = transcript;
  const when = formatMoment(madeBy.at, now);
  if (madeBy.maker === 'human') return `${wording.transcript.typed} · ${when}`;
  const { rules, captions, whisper, service } = wording.results.madeBy;
  const maker = { rules, captions, whisper, service }[madeBy.maker](madeBy.name);
  const how = madeBy.maker === 'whisper' ? whisperWords(transcript) : [];
  return [maker, ...how, when, ...(editedAt === undefined ? [] : [wording.transcript.editedAfter])].join(' · ');
}

function whisperWords({ madeBy: { version, tookMs, insteadOf }, detectedLanguage: code }: StoredTranscript): string[] {
  const words = wording.transcript.heardBy;
  const language = LANGUAGE_OPTIONS.find((option) => option.code === code)?.name ?? code;
  return [
    ...(version === undefined ? [] : [words.version(version)]),
    ...(language === undefined ? [] : [words.language(language)]),
    ...(tookMs === undefined ? [] : [words.took(formatSpan(Math.max(1, Math.round(tookMs / 1000))))]),
    ...(insteadOf === undefined ? [] : [words.insteadOf(insteadOf)]),
  ];
}
