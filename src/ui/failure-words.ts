import type { Failure, NO_DECODER, TOO_LONG_TO_DECODE } from '@/domain/failure';
import type { JobKind } from '@/domain/jobs/job';
import { formatBytes } from './format';
import { failureWords as words } from './words/failures';

/** A failure in words for the reviewer. `said` is what the service or platform said: untrusted, plain text only. */
export interface FailureText {
  happened: string;
  kept: string;
  todo: string;
  said?: string;
}

/** Whose failure it is, where it is a job's. */
export interface FailedJob {
  kind?: JobKind;
  /** It goes on by itself; one that has ended, and what is no job, does not, and must not be said to. */
  waits?: boolean;
}

type Of<Kind extends Failure['kind']> = Extract<Failure, { kind: Kind }>;

const DECODER: (typeof NO_DECODER)['detail'] = 'decoder';
const TOO_LONG: (typeof TOO_LONG_TO_DECODE)['detail'] = 'decoder, too long';
const SAID_LIMIT = 400;
/** The least that workTimeoutS can be: what took less is a question with a limit of its own. */
const WORK_MS = 180_000;
/** What a gateway says of a service that is away, or that it waits for no longer. */
const GATEWAY = new Set([502, 504, 524]);
const PAGE = /^\s*<[!?a-z]/i;
const WEBHOOK = /\/webhook(-test)?(\/|$)/i;

const isAutomation = ({ kind }: FailedJob) => kind === 'score' || kind === 'auto-note';

const seconds = (ms: number): number => Math.round(ms / 1000);

/** A gateway's 502 that comes at once is of a service that is away; its 504 always is of one that it waited for. */
function gatewayTodo({ status, afterMs }: Of<'http'>, waits: boolean | undefined): string | null {
  const { http, proxy } = words;
  if (!GATEWAY.has(status) || (status === 502 && afterMs === undefined)) return null;
  const todo = waits ? http.todoGateway : http.todoGatewayEnded;
  return afterMs === undefined ? todo : `${proxy(seconds(afterMs))} ${todo}`;
}

function serverTodo(failure: Of<'http'>, { waits }: FailedJob): string {
  const { http } = words;
  const { workflow } = failure;
  if (workflow !== undefined && workflow !== 'perhaps-none') {
    const todo = http.todoWorkflow[workflow];
    return waits ? `${todo} ${http.againForAWhile}` : `${todo} ${http.thenRetry}`;
  }
  const todo = waits ? http.todoServer : http.todoServerEnded;
  return workflow === 'perhaps-none' ? `${todo} ${http.todoBareWebhook}` : (gatewayTodo(failure, waits) ?? todo);
}

function whatToDoAbout(failure: Of<'http'>, job: FailedJob): string {
  const { status, detail = '' } = failure;
  const { http } = words;
  if (/webhook.*not registered/i.test(detail)) return http.todoWebhook;
  if (status === 401 || status === 403) return isAutomation(job) ? http.todoAuthAutomation : http.todoAuth;
  if (status === 404 || status === 405) return http.todoNotFound;
  if (status === 413) return job.kind === 'transcribe' ? http.todoTooLarge : http.todoTextTooLarge;
  if (status === 408 || status === 425 || status === 429) return job.waits ? http.todoBusy : http.todoBusyEnded;
  if (status >= 500) return serverTodo(failure, job);
  return http.todoOther;
}

function unreachableText(failure: Of<'unreachable'>, waits = false) {
  const { address, mixedContent, workedBefore, bytes, afterMs, redirected } = failure;
  const { unreachable } = words;
  if (redirected !== undefined)
    return {
      happened: redirected ? unreachable.redirected(address, redirected) : unreachable.redirectedUnknown(address),
      todo: unreachable.todoRedirected,
    };
  const happened = address ? unreachable.happened(address) : unreachable.happenedUnknown;
  if (mixedContent) return { happened, todo: unreachable.todoMixed };
  const size = bytes === undefined ? null : formatBytes(bytes);
  // A page may read whatever its own server answers: neither CORS nor a certificate can be the cause there.
  const own = address.startsWith('/');
  const causes =
    workedBefore && !own
      ? [
          size === null ? unreachable.todoWorkedBefore : unreachable.todoLarge(size),
          ...(waits ? [unreachable.again] : []),
        ]
      : [own ? unreachable.todoOwn : unreachable.todo, ...(size === null ? [] : [unreachable.large(size)])];
  const todo = [
    ...causes,
    ...(/^https:/i.test(address) ? [unreachable.certificate] : []),
    ...(!own && WEBHOOK.test(address) ? [unreachable.todoWebhook] : []),
    ...(afterMs === undefined ? [] : [words.proxy(seconds(afterMs))]),
  ];
  return { happened, todo: todo.join(' ') };
}

function timeoutTodo({ afterMs }: Of<'timeout'>, { waits }: FailedJob): string {
  const todo = waits ? words.timeout.todo : words.timeout.todoEnded;
  return afterMs < WORK_MS ? todo : `${todo} ${words.timeout.setting}`;
}

function unreadableText(
  { raw, detail, cut, placeholder, failed, brokeOff }: Of<'unreadable-answer'>,
  job: FailedJob,
): Omit<FailureText, 'said'> {
  const { happened, todo, ...other } = words['unreadable-answer'];
  const kept = cut ? other.keptCut(raw.length) : other.kept;
  const again = job.waits ? words.http.againForAWhile : words.http.thenRetry;
  if (raw.trim() === '') {
    const workflow = isAutomation(job);
    return {
      happened: workflow ? other.happenedEmptyWorkflow : other.happenedEmpty,
      kept: other.keptEmpty,
      todo: workflow ? `${other.todoEmptyWorkflow} ${again}` : again,
    };
  }
  const page = PAGE.test(raw);
  if (placeholder) {
    const placed = words.placeholder;
    const cause = page ? placed.cause : placed.causeOfText;
    const what = page ? placed.happened : placed.happenedText;
    return { happened: what, kept, todo: `${cause} ${job.waits ? placed.again : placed.check}` };
  }
  if (brokeOff) return { happened: other.happenedHalf, kept, todo: again };
  if (failed && detail) return { happened: other.happenedFailed, kept, todo: again };
  const started = /workflow was started/i.test(detail ?? '');
  return { happened: page ? other.happenedPage : happened, kept, todo: started ? other.todoStarted : todo };
}

/** A line in place of data says what came instead, also one too long for a message. */
function lineOf({ raw, placeholder }: Of<'unreadable-answer'>): string | undefined {
  return placeholder && !PAGE.test(raw) ? raw : undefined;
}

function unsupportedText({ detail }: Of<'unsupported'>) {
  if (detail === TOO_LONG) return words.noDecoderForLong;
  return detail === DECODER ? words.noDecoder : words.unsupported;
}

/** Messages of servers can be whole pages: one line, and not too long. */
function said(detail: string | undefined): { said?: string } {
  const line = detail?.replace(/\s+/g, ' ').trim();
  if (!line) return {};
  return { said: words.http.said(line.length > SAID_LIMIT ? `${line.slice(0, SAID_LIMIT)}…` : line) };
}

/** §8 and D36: what happened, what is kept, what to do. */
export function failureText(failure: Failure, job: FailedJob = {}): FailureText {
  const kept = job.waits ? words.keptQueued : words.kept;
  switch (failure.kind) {
    case 'offline': {
      const { happened, happenedNotStored, todo, todoEnded } = words.offline;
      return { happened: failure.notStored ? happenedNotStored : happened, kept, todo: job.waits ? todo : todoEnded };
    }
    case 'unreachable':
      return { ...unreachableText(failure, job.waits), kept };
    case 'timeout':
      return {
        happened: words.timeout[failure.here ? 'happenedHere' : 'happened'](seconds(failure.afterMs)),
        kept,
        todo: timeoutTodo(failure, job),
      };
    case 'http': {
      const statusText = failure.statusText.trim();
      return {
        happened: statusText
          ? words.http.happened(failure.status, statusText)
          : words.http.happenedBare(failure.status),
        kept,
        todo: whatToDoAbout(failure, job),
        ...said(failure.detail),
      };
    }
    case 'not-taken':
      return { ...words['not-taken'], kept, ...said(failure.reason) };
    case 'unreadable-answer':
      return { ...unreadableText(failure, job), ...said(failure.detail ?? lineOf(failure)) };
    case 'not-processed': {
      const { happened, todo, todoEnded } = words[failure.kind];
      return { happened, kept, todo: job.waits ? todo : todoEnded };
    }
    case 'storage-full':
    case 'missing-call':
      return words[failure.kind];
    case 'no-microphone':
      return { ...words[failure.kind][failure.why], kept };
    case 'internal':
      return { ...words.internal, kept, said: words.internal.detail(failure.detail.slice(0, SAID_LIMIT)) };
    case 'unsupported':
      return { ...unsupportedText(failure), kept };
    case 'unreadable-file':
    case 'permission':
    case 'missing-model':
    case 'missing-transcript':
    case 'missing-audio':
    case 'missing-key':
    case 'cancelled':
      return { ...words[failure.kind], kept };
  }
}

/**
 * The same where something typed waits to be stored: a full device asks for room only, since no button needs pressing then
 * (D617).
 */
export function keptFailureText(failure: Failure): FailureText {
  const text = failureText(failure);
  return failure.kind === 'storage-full' ? { ...text, todo: words[failure.kind].todoKept } : text;
}

/** With a full stop where it has no end of its own. */
export function sentence(text: string): string {
  return /[.!?'…)]$/.test(text) ? text : `${text}.`;
}

function inOneLine({ happened, said: message, todo }: FailureText): string {
  return [happened, message, todo]
    .filter((part) => part !== undefined)
    .map(sentence)
    .join(' ');
}

/** What happened and what to do in one paragraph, for places without room for a list. */
export const failureLine = (failure: Failure): string => inOneLine(failureText(failure));
export const keptFailureLine = (failure: Failure): string => inOneLine(keptFailureText(failure));
