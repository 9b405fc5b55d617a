import { isPlaceholder, readErrorMessage, readPageText } from '@/domain/answers/error-body';
import { saysFailed } from '@/domain/answers/failed-answer';
import { breaksOff } from '@/domain/answers/loose-json';
import { LONG_ATTEMPT_MS } from '@/domain/backoff';
import { type Failure, FailureError } from '@/domain/failure';
import { freeConnection } from './connections';
import { withDeadline } from './deadline';
import { originOf } from './endpoints';
import { whyNoAnswer } from './network-error';
import { redirectFailure } from './redirects';
import { type ReceivedAnswer, type SendRequest, sendByFetch } from './send';
import { MovedError, NothingSentError, SentAwayError, sendWithProgress, tellsProgress } from './send-with-progress';
import { readRetryAfter, statusWord } from './status-words';

export interface HttpOptions {
  fetch?: typeof fetch;
  online?: () => boolean;
  /** Milliseconds since the epoch. */
  now?: () => number;
  /** Never repeated in a Failure, whatever a server echoes. */
  secrets?: readonly string[];
  /** Most bytes of an answer that are read. */
  answerLimit?: number;
  /** Whether the address has done its work before; told with failures that may pass. */
  workedBefore?: (address: string) => boolean;
}

export interface HttpRequest extends Pick<SendRequest, 'method' | 'address' | 'body' | 'bytes' | 'cookieless'> {
  signal: AbortSignal;
  timeoutMs: number;
  headers?: Readonly<Record<string, string>>;
  /** Share of the body that has left, 0 to 1; called only where the platform can tell. */
  onSent?: (share: number) => void;
  /**
   * For work of the queue: it leaves when a connection to its origin is free, and all times are counted from then. Told
   * whether it waits for that, and last that it leaves; what that throws keeps it from leaving.
   */
  onWait?: (waits: boolean) => void;
  /** The caller tells web pages from data itself; else a page under 200 is a failure. */
  pages?: true;
}

export interface HttpAnswer {
  status: number;
  text: string;
  contentType: string;
  bytes?: Uint8Array<ArrayBuffer>;
}

/** Every failure of a request comes out of `send` as a FailureError (§8); a 2xx answer as its text. */
export interface Http {
  send(request: HttpRequest): Promise<HttpAnswer>;
  /** The same, but an answer of any status and length comes back as an answer; `tooLong`: cut off at the limit. */
  ask(request: HttpRequest): Promise<HttpAnswer & { failure?: Failure; tooLong: boolean }>;
  /** For a 2xx answer that can't be used: keeps a bounded piece of it. With `address` of work that may be asked for again. */
  unreadable(raw: string, detail?: string, address?: string): FailureError;
  /** The same for what is no answer of the service at all: a web page, or a line in place of data. */
  placeholder(raw: string, address: string): FailureError;
}

/** An answer with how long it took. */
type Timed = ReceivedAnswer & { tookMs: number };

const WEBHOOK = /\/webhook(-test)?\//i;

function ofWorkflow(address: string, text: string, detail = '') {
  if (/^error in workflow\b/i.test(detail)) return 'fails';
  if (/^no item to return was found\b/i.test(detail)) return 'no-item';
  if (/^(?:no|unused) respond to webhook node found in the workflow\b/i.test(detail)) return 'no-respond-node';
  return WEBHOOK.test(address) && readPageText(text) === 'Internal Server Error' ? 'perhaps-none' : undefined;
}

const lasted = (tookMs: number): { afterMs?: number } => (tookMs >= LONG_ATTEMPT_MS ? { afterMs: tookMs } : {});

const ANSWER_LIMIT = 8 * 1024 * 1024;
const RAW_LIMIT = 20_000;
/** Shorter ones are no real keys, and might be words of a call. */
const SHORTEST_SECRET = 8;

/** Origins that refuse the preflight that upload progress brings, or redirect what is sent with it. */
const withoutProgress = new Set<string>();

export function createHttp(options: HttpOptions = {}): Http {
  const fetchNow = options.fetch ?? ((input, init) => fetch(input, init));
  const online = options.online ?? (() => typeof navigator === 'undefined' || navigator.onLine !== false);
  const now = options.now ?? Date.now;
  const limit = options.answerLimit ?? ANSWER_LIMIT;
  const secrets = (options.secrets ?? []).filter((secret) => secret.length > 0);
  const strike = (text: string, some: readonly string[]) =>
    some.reduce((clean, secret) => clean.replaceAll(secret, '•••'), text);
  const redact = (text: string) => strike(text, secrets);
  /** Answers are stored and exported: an echoed key must not be. */
  const contentOf = ({ text }: ReceivedAnswer) =>
    strike(
      text,
      secrets.filter(({ length }) => length >= SHORTEST_SECRET),
    );

  async function transmit(request: SendRequest, signal: AbortSignal, onSent: HttpRequest['onSent']) {
    const origin = originOf(request.address);
    if (!onSent || !tellsProgress() || withoutProgress.has(origin)) return sendByFetch(fetchNow, request, signal);
    try {
      return await sendWithProgress(request, signal, onSent);
    } catch (error) {
      if (error instanceof SentAwayError) throw await redirectFailure(fetchNow, request.address, signal);
      const moved = error instanceof MovedError;
      // Where the whole upload went along, its answer stands; sent again, the work would be done twice.
      if (moved && isSuccess(error.answer) && !isPlaceholder(error.answer.text)) return error.answer;
      if (!moved && !(error instanceof NothingSentError)) throw error;
      const answer = await sendByFetch(fetchNow, request, signal);
      withoutProgress.add(origin);
      return answer;
    }
  }

  const before = (address: string) => (options.workedBefore?.(address) ? { workedBefore: true as const } : {});

  function unreadableFailure(raw: string, detail?: string): Failure & { kind: 'unreadable-answer' } {
    const whole = redact(raw);
    const clean = whole.slice(0, RAW_LIMIT);
    const said = readPageText(clean) ?? (detail && redact(detail));
    return {
      kind: 'unreadable-answer',
      raw: clean,
      ...(whole !== clean && { cut: true }),
      ...(said && { detail: said }),
    };
  }

  function unreadable(raw: string, detail?: string, address?: string): FailureError {
    const failure = unreadableFailure(raw, detail);
    if (address === undefined || !saysFailed(raw)) return new FailureError(failure);
    return new FailureError({
      ...failure,
      failed: true,
      ...(breaksOff(raw) && { brokeOff: true }),
      ...before(address),
    });
  }

  function placeholder(raw: string, address: string): FailureError {
    const failure = unreadableFailure(raw, readErrorMessage(raw));
    return new FailureError({ ...failure, placeholder: true, ...before(address) });
  }

  function httpFailure({ status, statusText, text, retryAfter, tookMs }: Timed, address: string): Failure {
    const detail = readErrorMessage(redact(text));
    const workflow = status === 500 ? ofWorkflow(address, text, detail) : undefined;
    const retryAfterMs = readRetryAfter(retryAfter, now());
    return {
      kind: 'http',
      status,
      statusText: redact(statusWord(status, statusText)),
      ...(detail === undefined ? {} : { detail }),
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      ...before(address),
      ...(status >= 500 && lasted(tookMs)),
      ...(workflow && { workflow }),
    };
  }

  async function receive({
    signal,
    timeoutMs,
    onSent,
    onWait,
    headers = {},
    pages: _pages,
    ...rest
  }: HttpRequest): Promise<Timed> {
    const origin = originOf(rest.address);
    if (!/^https?:\/\/./.test(origin) || rest.address === '')
      throw new FailureError({ kind: 'unsupported', detail: 'address' });
    const giveBack = onWait && (await freeConnection(origin, signal, onWait));
    try {
      onWait?.(false);
    } catch (error) {
      giveBack?.();
      throw error;
    }
    const startedAt = now();
    try {
      const sent = { ...rest, headers, limit };
      const answer = await withDeadline(signal, timeoutMs, (inner) => transmit(sent, inner, onSent));
      return { ...answer, tookMs: now() - startedAt };
    } catch (error) {
      if (error instanceof FailureError) throw error;
      const failure = whyNoAnswer(rest.address, online());
      if (failure.kind === 'offline') throw new FailureError(failure);
      // A mere question orders no work. Longer than it may last: the device slept, and how long says nothing.
      const tookMs = now() - startedAt;
      const late = rest.body !== undefined && tookMs < timeoutMs ? lasted(tookMs) : {};
      throw new FailureError({ ...failure, ...before(rest.address), ...largeBody(rest.body), ...late });
    } finally {
      giveBack?.();
    }
  }

  async function send(request: HttpRequest): Promise<HttpAnswer> {
    const answer = await receive(request);
    if (!isSuccess(answer)) throw new FailureError(httpFailure(answer, request.address));
    if (answer.tooLong) throw unreadable(answer.text, `answer longer than ${limit} bytes`);
    if (!request.pages && isPlaceholder(answer.text)) throw placeholder(answer.text, request.address);
    return { status: answer.status, text: contentOf(answer), contentType: answer.contentType };
  }

  async function ask(request: HttpRequest): Promise<HttpAnswer & { failure?: Failure; tooLong: boolean }> {
    const answer = await receive(request);
    const { status, text, contentType, bytes, tooLong } = answer;
    return {
      status,
      text,
      contentType,
      tooLong,
      ...(bytes && { bytes }),
      ...(isSuccess(answer) ? {} : { failure: httpFailure(answer, request.address) }),
    };
  }

  return { send, ask, unreadable, placeholder };
}

/** Bodies from here on may be over a limit on the way: nginx lets 1 MiB pass where nobody has set another. */
const LARGE_BYTES = 1_000_000;

function sizeOf(body: FormData | Blob | string | undefined): number {
  if (body === undefined) return 0;
  if (typeof body === 'string') return body.length;
  if (body instanceof Blob) return body.size;
  return [...body.values()].reduce((sum, value) => sum + (typeof value === 'string' ? value.length : value.size), 0);
}

function largeBody(body: HttpRequest['body']): { bytes?: number } {
  const bytes = sizeOf(body);
  return bytes >= LARGE_BYTES ? { bytes } : {};
}

function isSuccess({ status }: ReceivedAnswer): boolean {
  return status >= 200 && status <= 299;
}
