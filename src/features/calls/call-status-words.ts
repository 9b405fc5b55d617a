import { type Call, mainScore, type ScoreHeadline } from '@/domain/call';
import type { Failure } from '@/domain/failure';
import type { JobKind } from '@/domain/jobs/job';
import type { CallStatus } from '@/domain/jobs/job-status';
import { gradeIn } from '@/domain/scorecards/built-in/built-in';
import { isTooFew, overallText } from '@/domain/scoring/overall-text';
import { failureText, sentence } from '@/ui/failure-words';
import { decimal, formatTime } from '@/ui/format';
import { serviceLabel } from '@/ui/service-label';
import type { ChipTone } from '@/ui/status-chip';
import { wording } from '@/ui/wording';

export interface StatusWords {
  text: string;
  tone: ChipTone;
  /** Why, and when it goes on, where there is something to say. */
  reason?: string;
  /** Progress from 0 to 1, where it is known. */
  share?: number;
  /** Something stands in the way, and asking again may help. */
  canRetry: boolean;
}

const words = wording.calls;

function withShare(word: string, share: number | undefined): StatusWords {
  if (share === undefined) return { text: word, tone: 'info', canRetry: false };
  return { text: words.status.share(word, Math.floor(share * 100)), tone: 'info', share, canRetry: false };
}

/** "Next try in 00:24." Rounded up, so that it never says 0 while it still waits. */
function nextTry(dueAt: number | undefined, now: number): string {
  if (dueAt === undefined) return '';
  return dueAt <= now ? words.nextTryNow : words.nextTry(formatTime(Math.ceil((dueAt - now) / 1000)));
}

const sentences = (...parts: (string | undefined)[]) =>
  parts.flatMap((part) => (part ? [sentence(part)] : [])).join(' ');

function waitingWords(status: CallStatus & { state: 'waiting' }, now: number): StatusWords {
  const { kind, waitingFor, failure, dueAt } = status;
  const told = failure === undefined ? undefined : failureText(failure, { kind, waits: true });
  const text = words.status.waiting[kind];
  switch (waitingFor) {
    case 'turn':
      return { text, tone: 'warn', canRetry: false };
    case 'network':
      return { text, tone: 'warn', reason: words.waitingFor.network, canRetry: true };
    case 'retry':
      return {
        text: words.status.retrying,
        tone: 'danger',
        reason: sentences(told?.happened, told?.said, nextTry(dueAt, now)),
        canRetry: true,
      };
    case 'model': {
      const missing = failureText({ kind: 'missing-model' });
      const reason = sentences(missing.happened, missing.todo);
      return { text: words.status.needsTranscript, tone: 'warn', reason, canRetry: true };
    }
    case 'interaction':
      return {
        text,
        tone: 'warn',
        reason: sentences(words.waitingFor.interaction, nextTry(dueAt, now)),
        canRetry: true,
      };
  }
}

/**
 * A score on a chip. What was judged stands before a total that rests on a part of the questions, and after one of fewer
 * than half that it has no grade: what fails the whole call has one (D49).
 */
export function scoreWords(score: ScoreHeadline): {
  text: string;
  tone: ChipTone;
} {
  const { value, max, band, judged, asked, fitting } = score;
  if (fitting !== undefined) return { text: words.status.unfit, tone: 'neutral' };
  if (value === null) return { text: words.status.notJudged, tone: 'neutral' };
  const grade = gradeIn('said', score.card ?? score.service, score.label);
  const tooFew = isTooFew(judged, asked) && grade === '';
  const text = words.status.scored(decimal(overallText(value, max)), tooFew ? words.status.noGrade : grade);
  return {
    text: judged === asked ? text : words.status.partly(judged, asked, text),
    tone: band === null ? 'neutral' : `band-${band}`,
  };
}

/** The scores of a call that its status does not tell already. */
export function otherScores(call: Call, status: CallStatus): readonly ScoreHeadline[] {
  const told = status.state === 'scored' ? mainScore(call) : undefined;
  return (call.scores ?? []).filter((score) => score !== told);
}

/** What could not be made, why, and what to do about it. */
function lost(kind: JobKind, failure: Failure, also: readonly JobKind[] = []): string {
  const { happened, said, todo } = failureText(failure, { kind });
  return sentences(...[kind, ...also].map((part) => words.status.lost[part]), happened, said, todo);
}

/** What a row says about its call (D10), in words and a tone that repeats them. */
export function callStatusWords(call: Call, status: CallStatus, now: number): StatusWords {
  switch (status.state) {
    case 'recorded': {
      const text = call.words === undefined ? words.status.recorded : words.status.notScored;
      return { text, tone: 'neutral', ...withoutNote(status.noNote) };
    }
    case 'sending':
      return withShare(words.status.sending, status.share);
    case 'transcribing':
      return withShare(words.status.transcribing, status.share);
    case 'scoring':
      return { text: words.status.scoring, tone: 'info', canRetry: false };
    case 'waiting':
      return waitingWords(status, now);
    case 'failed': {
      if (status.failure.kind === 'cancelled') {
        return { text: words.status.cancelled, tone: 'neutral', canRetry: true };
      }
      const { kind, failure, also } = status;
      return { text: words.status.failed, tone: 'danger', reason: lost(kind, failure, also), canRetry: true };
    }
    case 'scored': {
      const score = mainScore(call);
      const fits = score?.fitting === undefined ? undefined : words.status.fits(serviceLabel(score.fitting));
      const stale = status.stale ? words.status.stale : undefined;
      const rest = withoutNote(status.noNote, fits, stale);
      if (score === undefined) return { text: words.status.notScored, tone: 'neutral', ...rest };
      return { ...scoreWords(score), ...rest };
    }
  }
}

/** A call whose auto note failed is as good as ever, but what it lacks is said and can be asked for again. */
function withoutNote(
  failure: Failure | undefined,
  ...before: (string | undefined)[]
): Pick<StatusWords, 'reason' | 'canRetry'> {
  const reason = sentences(...before, failure && lost('auto-note', failure));
  return { ...(reason !== '' && { reason }), canRetry: failure !== undefined };
}
