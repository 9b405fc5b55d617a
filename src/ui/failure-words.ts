import type { Failure } from '@/domain/failure';
import { failureWords as words } from './words/failures';

/** A failure in words for the reviewer. `said` is what the service or platform said: untrusted, plain text only. */
export interface FailureText {
  happened: string;
  kept: string;
  todo: string;
  said?: string;
}

type HttpFailure = Extract<Failure, { kind: 'http' }>;

const SAID_LIMIT = 300;

function whatToDoAbout({ status }: HttpFailure): string {
  if (status === 401 || status === 403) return words.http.todoAuth;
  if (status === 404 || status === 405) return words.http.todoNotFound;
  if (status === 413) return words.http.todoTooLarge;
  if (status === 408 || status === 425 || status === 429) return words.http.todoBusy;
  return status >= 500 ? words.http.todoServer : words.http.todoOther;
}

function unreachableTodo({ mixedContent, blockedByCors }: Extract<Failure, { kind: 'unreachable' }>): string {
  if (mixedContent) return words.unreachable.todoMixed;
  return blockedByCors ? words.unreachable.todoCors : words.unreachable.todo;
}

/** Messages of servers can be whole pages: one line, and not too long. */
function said(detail: string | undefined): { said?: string } {
  const line = detail?.replace(/\s+/g, ' ').trim();
  if (!line) return {};
  return { said: words.http.said(line.length > SAID_LIMIT ? `${line.slice(0, SAID_LIMIT)}…` : line) };
}

/** §8 and decision 36: what happened, what is kept, what to do. */
export function failureText(failure: Failure): FailureText {
  const kept = words.kept;
  switch (failure.kind) {
    case 'offline':
      return { ...words.offline, kept: words.keptQueued };
    case 'unreachable':
      return {
        happened: failure.address ? words.unreachable.happened(failure.address) : words.unreachable.happenedUnknown,
        kept: words.keptQueued,
        todo: unreachableTodo(failure),
      };
    case 'timeout':
      return {
        happened: words.timeout.happened(Math.round(failure.afterMs / 1000)),
        kept: words.keptQueued,
        todo: words.timeout.todo,
      };
    case 'http': {
      const statusText = failure.statusText.trim();
      return {
        happened: statusText
          ? words.http.happened(failure.status, statusText)
          : words.http.happenedBare(failure.status),
        kept,
        todo: whatToDoAbout(failure),
        ...said(failure.detail),
      };
    }
    case 'unreadable-answer':
      return { ...words[failure.kind], ...said(failure.detail) };
    case 'not-processed':
      return { ...words[failure.kind], kept: words.keptQueued };
    case 'storage-full':
      return words[failure.kind];
    case 'no-microphone':
      return { ...words[failure.kind][failure.why], kept };
    case 'internal':
      return { ...words.internal, kept, said: words.internal.detail(failure.detail.slice(0, SAID_LIMIT)) };
    case 'unreadable-file':
    case 'unsupported':
    case 'permission':
    case 'missing-model':
    case 'missing-transcript':
    case 'missing-audio':
    case 'missing-key':
    case 'cancelled':
      return { ...words[failure.kind], kept };
  }
}

/** With a full stop where it has no end of its own. */
export function sentence(text: string): string {
  return /[.!?'…)]$/.test(text) ? text : `${text}.`;
}

/** The same in one paragraph, for places without room for a list. */
export function failureLine(failure: Failure): string {
  const { happened, said: message, todo } = failureText(failure);
  return [happened, message, todo]
    .filter((part) => part !== undefined)
    .map(sentence)
    .join(' ');
}
