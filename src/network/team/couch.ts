import * as v from 'valibot';
import { isPlaceholder } from '@/domain/answers/error-body';
import { parseJson } from '@/domain/answers/json-value';
import { FailureError } from '@/domain/failure';
import type { TeamAccess } from '@/domain/team/team-archive';
import { createHttp, type HttpAnswer, type HttpOptions, type HttpRequest } from '../http';

/** Pages of changes hold whole transcripts. */
const ANSWER_LIMIT = 64 * 1024 * 1024;
/** Nothing that is asked makes a server think for long; the bytes on a bad line do. */
const TIMEOUT_MS = 120_000;

/** A cluster's word for a write that too few of its machines have. */
export const ACCEPTED = 202;

export type CouchRequest = Pick<HttpRequest, 'method' | 'bytes'> & {
  /** Below the server's address, encoded. */
  path: string;
  /** A Blob as it is, anything else as JSON. */
  body?: unknown;
  contentType?: string;
};

export interface CouchAnswer extends Omit<HttpAnswer, 'text' | 'contentType'> {
  json: unknown;
  failure?: FailureError;
  tooLong: boolean;
}

/** One server that speaks CouchDB's protocol. */
export interface Couch {
  /** Rejects where no answer came; one of any status comes back. */
  ask(signal: AbortSignal, request: CouchRequest): Promise<CouchAnswer>;
  /** The same, but rejects for every status that is no success. */
  get(signal: AbortSignal, request: CouchRequest): Promise<CouchAnswer>;
  /** What an answer of success says; throws where it says something else than was asked. */
  read<Shape extends v.GenericSchema>(shape: Shape, answer: CouchAnswer): v.InferOutput<Shape>;
}

function base64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}

/**
 * Requests with the member's name and password, or the token, in a header. Never with cookies: browsers block those of
 * other origins, and one that an administrator's own page left behind would sign the member in as somebody else.
 */
export function createCouch({ address, user, secret }: TeamAccess, options: Omit<HttpOptions, 'secrets'> = {}): Couch {
  const credentials = user === '' ? secret : base64(`${user}:${secret}`);
  const http = createHttp({ answerLimit: ANSWER_LIMIT, ...options, secrets: [secret, credentials] });
  const authorization = `${user === '' ? 'Bearer' : 'Basic'} ${credentials}`;

  function read<Shape extends v.GenericSchema>(shape: Shape, { json }: CouchAnswer): v.InferOutput<Shape> {
    const found = v.safeParse(shape, json);
    if (found.success) return found.output;
    throw http.unreadable(json === undefined ? '' : JSON.stringify(json), found.issues[0].message);
  }

  async function ask(signal: AbortSignal, request: CouchRequest): Promise<CouchAnswer> {
    const { path, body, contentType = 'application/json', ...rest } = request;
    const {
      text,
      failure,
      contentType: _type,
      ...answer
    } = await http.ask({
      ...{ ...rest, signal, timeoutMs: TIMEOUT_MS, cookieless: true },
      address: `${address.replace(/\/+$/, '')}/${path}`,
      headers: {
        ...(secret !== '' && { Authorization: authorization }),
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': contentType }),
      },
      ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    });
    // A proxy's page, a network's sign-in: no server of ours answered.
    if (failure === undefined && isPlaceholder(text)) throw http.placeholder(text, address);
    return { ...answer, json: parseJson(text), ...(failure && { failure: new FailureError(failure) }) };
  }

  async function get(signal: AbortSignal, request: CouchRequest): Promise<CouchAnswer> {
    const answer = await ask(signal, request);
    if (answer.failure) throw answer.failure;
    return answer;
  }

  return { ask, get, read };
}
