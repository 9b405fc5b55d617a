import { type Call, mainScore, type SoundGap } from '@/domain/call';
import { specifiedName } from '@/domain/languages';
import { decimal, formatBytes, formatMoment, formatTime, formatWords } from '@/ui/format';
import { languageTitle } from '@/ui/language-titles';
import { answeredLabel } from '@/ui/service-label';
import { wording } from '@/ui/wording';

function lostSeconds(gaps: readonly SoundGap[]): string {
  return decimal(gaps.reduce((sum, { lostS }) => sum + lostS, 0).toFixed(1));
}

/** The small line of a row: how long, how large, on which scorecard or in which language, from when. */
export function callMeta(call: Call, now: number): string {
  const { audio, words, language } = call;
  const score = mainScore(call);
  const languageName = language === '' ? undefined : languageTitle(language, specifiedName(language));
  const parts = [
    audio?.durationS === undefined ? undefined : formatTime(audio.durationS),
    audio === undefined || score !== undefined ? undefined : formatBytes(audio.bytes),
    audio === undefined && words !== undefined ? formatWords(words) : undefined,
    score === undefined ? languageName : answeredLabel(score),
    audio?.gaps === undefined ? undefined : wording.calls.gaps(lostSeconds(audio.gaps)),
    formatMoment(call.createdAt, now),
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}
