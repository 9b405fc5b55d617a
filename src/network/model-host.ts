import { type Failure, FailureError } from '@/domain/failure';
import { type ModelFailure, ModelFailureError } from '@/domain/models/model-failure';
import { type ReadManifest, readManifest } from '@/domain/models/model-manifest';
import { createHttp, type Http } from './http';
import { whyNoAnswer } from './network-error';

const LIST = 'manifest.json';
const LIST_TIMEOUT_MS = 20_000;
/** A download may take hours; a line without a byte for so long is dead. */
const STALL_MS = 30_000;

const fail = (failure: ModelFailure): ModelFailureError => new ModelFailureError(failure);

/**
 * Where models come from: the setting, or this app's own server where it is empty. No trailing slash. What is no address
 * stays as it is, for the request to refuse.
 */
export function modelHostAddress(setting: string): string {
  const typed = setting.trim().replace(/\/+$/, '') || '/models';
  try {
    return new URL(`${typed}/`, typeof location === 'undefined' ? undefined : location.href).href.replace(/\/$/, '');
  } catch {
    return typed;
  }
}

/** The list of models of a host. Rejects with a ModelFailureError. */
export async function fetchModelList(
  signal: AbortSignal,
  address: string,
  http: Http = createHttp(),
): Promise<ReadManifest> {
  let text: string;
  try {
    const url = `${address}/${LIST}`;
    text = (await http.send({ signal, method: 'GET', address: url, timeoutMs: LIST_TIMEOUT_MS, pages: true })).text;
  } catch (error) {
    if (error instanceof FailureError) throw fail({ kind: 'host', failure: error.failure, file: LIST });
    throw error;
  }
  const read = readModelList(text);
  if (read === null) throw fail({ kind: 'not-a-manifest', page: /^\s*</.test(text) });
  return read;
}

/** The same from a text, wherever it came from; null = it is no list. */
export function readModelList(text: string): ReadManifest | null {
  try {
    return readManifest(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    return null;
  }
}

export interface ModelFileRequest {
  signal: AbortSignal;
  address: string;
  /** For messages. */
  file: string;
  /** Bytes that are here already; the host may send all of them again. */
  from: number;
  /** Called once before the first byte; false = the host begins at the start. */
  onStart: (resumed: boolean) => Promise<void>;
  /** Awaited: nothing is read ahead of the disk. */
  onBytes: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
}

export interface ModelHostOptions {
  fetch?: typeof fetch;
  online?: () => boolean;
  stallMs?: number;
}

/** A signal that ends with the caller's, or when nothing was heard for a while. */
function watchStall(signal: AbortSignal, stallMs: number) {
  const inner = new AbortController();
  const abort = () => inner.abort();
  let stalled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stalled = true;
      abort();
    }, stallMs);
  };
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  heard();
  return {
    signal: inner.signal,
    heard,
    /** Storing is not the line's fault. */
    pause: () => clearTimeout(timer),
    stalled: () => stalled,
    end: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      abort();
    },
  };
}

/** Reads one file of a model as it comes. Rejects with a ModelFailureError, also where it was cancelled. */
export async function fetchModelFile(request: ModelFileRequest, options: ModelHostOptions = {}): Promise<void> {
  const { signal, address, file, from, onStart, onBytes } = request;
  const fetchNow = options.fetch ?? ((input, init) => fetch(input, init));
  const online = options.online ?? (() => navigator.onLine !== false);
  const stallMs = options.stallMs ?? STALL_MS;
  const watch = watchStall(signal, stallMs);
  const host = (failure: Failure) => fail({ kind: 'host', failure, file });

  const lost = (): ModelFailureError => {
    if (signal.aborted) return host({ kind: 'cancelled' });
    if (watch.stalled()) return host({ kind: 'timeout', afterMs: stallMs });
    return host(whyNoAnswer(address, online()));
  };
  // no-store: the browser's own cache would keep a second copy of everything.
  const ask = (headers: Record<string, string>) =>
    fetchNow(address, { signal: watch.signal, cache: 'no-store', headers });

  try {
    let response: Response;
    try {
      const ranged = from > 0 ? ask({ Range: `bytes=${from}-` }) : ask({});
      // Some hosts allow no such header from another origin; all of it again is better than nothing.
      response = await ranged.catch((error: unknown) => {
        if (from === 0 || watch.signal.aborted) throw error;
        return ask({});
      });
    } catch {
      throw lost();
    }
    const { status, statusText } = response;
    if (!response.ok) throw host({ kind: 'http', status, statusText });
    if (/^text\/html\b/i.test(response.headers.get('content-type') ?? '')) throw fail({ kind: 'page-instead', file });
    await onStart(status === 206);
    const reader = response.body?.getReader();
    for (;;) {
      watch.heard();
      const piece = await reader?.read().catch(() => {
        throw lost();
      });
      if (piece === undefined || piece.done) return;
      watch.pause();
      await onBytes(piece.value);
    }
  } finally {
    watch.end();
  }
}
