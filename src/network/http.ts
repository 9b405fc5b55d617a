import { readErrorMessage } from '@/domain/error-body';
import { type Failure, FailureError } from '@/domain/failure';
import { withDeadline } from './deadline';
import { explainNetworkError, rememberReadable } from './network-error';
import { BrokenAnswerError, type ReceivedAnswer, type SendRequest, sendByFetch } from './send';
import { NothingSentError, sendWithProgress } from './send-with-progress';
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
}

export interface HttpRequest {
  signal: AbortSignal;
  method: 'GET' | 'POST';
  address: string;
  timeoutMs: number;
  body?: FormData | string;
  headers?: Readonly<Record<string, string>>;
  /** Share of the body that has left, 0 to 1; called only where the platform can tell. */
  onSent?: (share: number) => void;
}

export interface HttpAnswer {
  status: number;
  text: string;
  contentType: string;
}

/** Every failure of a request comes out of `send` as a FailureError (§8); a 2xx answer as its text. */
export interface Http {
  send(request: HttpRequest): Promise<HttpAnswer>;
  /** The same, but an answer of any status and length comes back as an answer. */
  ask(request: HttpRequest): Promise<HttpAnswer & { failure?: Failure }>;
  /** For a 2xx answer that can't be used: keeps a bounded piece of it. */
  unreadable(raw: string, detail?: string): FailureError;
}

const ANSWER_LIMIT = 8 * 1024 * 1024;
const RAW_LIMIT = 20_000;
/** Shorter ones are no real keys, and might be words of a call. */
const SHORTEST_SECRET = 8;

/** Origins that refused the preflight that upload progress brings. */
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
    const origin = new URL(request.address, pageAddress() || undefined).origin;
    if (!onSent || typeof XMLHttpRequest === 'undefined' || withoutProgress.has(origin))
      return sendByFetch(fetchNow, request, signal);
    try {
      return await sendWithProgress(request, signal, onSent);
    } catch (error) {
      if (!(error instanceof NothingSentError)) throw error;
      const answer = await sendByFetch(fetchNow, request, signal);
      withoutProgress.add(origin);
      return answer;
    }
  }

  function unreadable(raw: string, detail?: string): FailureError {
    const clean = redact(raw).slice(0, RAW_LIMIT);
    return new FailureError({ kind: 'unreadable-answer', raw: clean, ...(detail ? { detail: redact(detail) } : {}) });
  }

  function httpFailure({ status, statusText, text, retryAfter }: ReceivedAnswer): Failure {
    const detail = readErrorMessage(redact(text));
    const retryAfterMs = readRetryAfter(retryAfter, now());
    return {
      kind: 'http',
      status,
      statusText: redact(statusWord(status, statusText)),
      ...(detail === undefined ? {} : { detail }),
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
  }

  async function receive({ signal, timeoutMs, onSent, headers = {}, ...rest }: HttpRequest): Promise<ReceivedAnswer> {
    if (!isHttpAddress(rest.address)) throw new FailureError({ kind: 'unsupported', detail: 'address' });
    let answer: ReceivedAnswer;
    try {
      answer = await withDeadline(signal, timeoutMs, (inner) => transmit({ ...rest, headers, limit }, inner, onSent));
    } catch (error) {
      if (error instanceof FailureError) throw error;
      if (error instanceof BrokenAnswerError) rememberReadable(rest.address);
      const context = {
        fetch: fetchNow,
        online,
        signal,
        pageProtocol: typeof location === 'undefined' ? '' : location.protocol,
      };
      const failure = await explainNetworkError(rest.address, headers, context);
      throw new FailureError(signal.aborted ? { kind: 'cancelled' } : failure);
    }
    rememberReadable(rest.address);
    return answer;
  }

  async function send(request: HttpRequest): Promise<HttpAnswer> {
    const answer = await receive(request);
    if (!isSuccess(answer)) throw new FailureError(httpFailure(answer));
    if (answer.tooLong) throw unreadable(answer.text, `answer longer than ${limit} bytes`);
    return { status: answer.status, text: contentOf(answer), contentType: answer.contentType };
  }

  async function ask(request: HttpRequest): Promise<HttpAnswer & { failure?: Failure }> {
    const answer = await receive(request);
    const { status, text, contentType } = answer;
    return { status, text, contentType, ...(isSuccess(answer) ? {} : { failure: httpFailure(answer) }) };
  }

  return { send, ask, unreadable };
}

function isSuccess({ status }: ReceivedAnswer): boolean {
  return status >= 200 && status <= 299;
}

function pageAddress(): string {
  return typeof location === 'undefined' ? '' : location.href;
}

function isHttpAddress(address: string): boolean {
  try {
    return /^https?:$/.test(new URL(address, pageAddress() || undefined).protocol);
  } catch {
    return false;
  }
}
