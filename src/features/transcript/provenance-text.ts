import { specifiedName } from '@/domain/languages';
import { type People, reviewerName } from '@/domain/reviewer';
import type { StoredTranscript } from '@/domain/transcript/transcript';
import { formatMoment, formatSpan } from '@/ui/format';
import { languageTitle } from '@/ui/language-titles';
import { wording } from '@/ui/wording';

/** Who changed it last and when; null where nobody gave a name. */
function editedBy(
  { editedAt, editedBy: id }: StoredTranscript,
  now: number,
  people: People | undefined,
): string | null {
  if (editedAt === undefined || id === undefined || people === undefined) return null;
  const name = reviewerName(people, id);
  return name === undefined ? null : wording.transcript.editedBy(name, formatMoment(editedAt, now));
}

/** Who made the transcript, and whether a human changed it since (D5). `now` in milliseconds since the epoch. */
export function provenanceText(transcript: StoredTranscript, now: number, people?: People): string {
  const { madeBy, editedAt } = transcript;
  const when = formatMoment(madeBy.at, now);
  const by = editedBy(transcript, now, people);
  if (madeBy.maker === 'human')
    return [
      madeBy.name === 'sample' ? wording.transcript.sample : wording.transcript.typed,
      when,
      ...(by === null ? [] : [by]),
    ].join(' · ');
  const { rules, captions, whisper, service } = wording.results.madeBy;
  const maker = { rules, captions, whisper, service }[madeBy.maker](madeBy.name);
  const how = madeBy.maker === 'whisper' ? whisperWords(transcript) : [];
  const edited = editedAt === undefined ? [] : [by ?? wording.transcript.editedAfter];
  return [maker, ...how, when, ...edited].join(' · ');
}

function whisperWords({ madeBy: { version, tookMs, insteadOf }, detectedLanguage: code }: StoredTranscript): string[] {
  const words = wording.transcript.heardBy;
  const language = code === undefined ? undefined : languageTitle(code, specifiedName(code));
  return [
    ...(version === undefined ? [] : [words.version(version)]),
    ...(language === undefined ? [] : [words.language(language)]),
    ...(tookMs === undefined ? [] : [words.took(formatSpan(Math.max(1, Math.round(tookMs / 1000))))]),
    ...(insteadOf === undefined ? [] : [words.insteadOf(insteadOf)]),
  ];
}
