import type { Call } from '@/domain/call';
import type { CallStatus } from '@/domain/job-status';
import { overallText } from '@/domain/scoring/overall-text';
import { failureText, sentence } from '@/ui/failure-words';
import { formatTime } from '@/ui/format';
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
  const happened = failure === undefined ? undefined : failureText(failure).happened;
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
        reason: sentences(happened, nextTry(dueAt, now)),
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

/** What a row says about its call (decision 10), in words and a tone that repeats them. */
export function callStatusWords(call: Call, status: CallStatus, now: number): StatusWords {
  switch (status.state) {
    case 'recorded': {
      const text = call.words === undefined ? words.status.recorded : words.status.notScored;
      return { text, tone: 'neutral', canRetry: false };
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
      const { happened, said, todo } = failureText(status.failure);
      return { text: words.status.failed, tone: 'danger', reason: sentences(happened, said, todo), canRetry: true };
    }
    case 'scored': {
      const { score } = call;
      if (score === undefined) return { text: words.status.notScored, tone: 'neutral', canRetry: false };
      const text = words.status.scored(overallText(score.value, score.max), score.label);
      const stale = status.stale ? { reason: words.status.stale } : {};
      return { text, tone: `band-${score.band}`, ...stale, canRetry: false };
    }
  }
}
