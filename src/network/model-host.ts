import { type Failure, FailureError } from '@/domain/failure';
import { type ModelFailure, ModelFailureError } from '@/domain/models/model-failure';
import { HUB_MODELS, type HubModel, hubListPath, readHubTree } from '@/domain/models/model-hub';
import { type ListedModel, type ReadManifest, readManifest } from '@/domain/models/model-manifest';
import { createHttp, type Http } from './http';
import { whyNoAnswer } from './network-error';
import { readRetryAfter } from './status-words';

const LIST = 'manifest.json';
const LIST_TIMEOUT_MS = 20_000;
/** A download may take hours; a line without a byte for so long is dead. */
const STALL_MS = 30_000;

const fail = (failure: ModelFailure): ModelFailureError => new ModelFailureError(failure);

/**
 * Where models come from: the setting, or the folder beside the app where it is empty. No trailing slash. What is no address
 * stays as it is, for the request to refuse.
 */
export function modelHostAddress(setting: string): string {
  const typed = setting.trim().replace(/\/+$/, '') || 'models';
  try {
    return new URL(`${typed}/`, typeof location === 'undefined' ? undefined : location.href).href.replace(/\/$/, '');
  } catch {
    return typed;
  }
}

async function fetchList(address: string, file: string, signal: AbortSignal, http: Http): Promise<string> {
  try {
    return (await http.send({ signal, method: 'GET', address, timeoutMs: LIST_TIMEOUT_MS, pages: true })).text;
  } catch (error) {
    if (error instanceof FailureError) throw fail({ kind: 'host', failure: error.failure, file });
    throw error;
  }
}

/** undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** The list of models of a host. Rejects with a ModelFailureError. */
export async function fetchModelList(
  signal: AbortSignal,
  address: string,
  http: Http = createHttp(),
): Promise<ReadManifest> {
  const text = await fetchList(`${address}/${LIST}`, LIST, signal, http);
  const read = readModelList(text);
  if (read === null) throw fail({ kind: 'not-a-manifest', page: /^\s*</.test(text) });
  return read;
}

/** The same from a text, wherever it came from; null = it is no list. */
export function readModelList(text: string): ReadManifest | null {
  return readManifest(parsed(text));
}

/** One model as the hub at `address` lists it. Rejects with a ModelFailureError. */
export async function fetchHubModel(
  model: HubModel,
  signal: AbortSignal,
  address: string,
  http: Http = createHttp(),
): Promise<ListedModel> {
  const text = await fetchList(`${address}/${hubListPath(model)}`, model.repository, signal, http);
  const read = readHubTree(parsed(text), model);
  if (read === null) throw fail({ kind: 'not-a-manifest', page: /^\s*</.test(text), hub: true });
  return read;
}

/**
 * The models that a hub has of those we know, each asked for by itself: what it has no longer, or not as it should be, takes
 * none of the others with it. Rejects with a ModelFailureError where there is nothing of any.
 */
export async function fetchHubList(
  signal: AbortSignal,
  address: string,
  http: Http = createHttp(),
): Promise<ReadManifest> {
  const asked = await Promise.allSettled(HUB_MODELS.map((model) => fetchHubModel(model, signal, address, http)));
  const list: ReadManifest = { models: [], problems: [] };
  for (const [at, one] of asked.entries()) {
    const model = HUB_MODELS[at]?.repository ?? '';
    if (one.status === 'rejected') list.problems.push({ model, what: 'not-listed' });
    else if (one.value.variants.length === 0) list.problems.push({ model, what: 'no-variant' });
    else list.models.push(one.value);
  }
  const [first] = asked;
  if (list.models.length === 0 && first?.status === 'rejected') throw first.reason;
  return list;
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
  // no-store: the browser's own cache would keep a second copy of everything. Where a hub leads to another of its servers,
  // that is followed: nothing of ours goes along, and every byte is compared with a checksum.
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
    if (!response.ok) {
      const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), Date.now());
      const failure = {
        kind: 'http',
        status,
        statusText,
        ...(retryAfterMs !== undefined && { retryAfterMs }),
      } as const;
      throw fail({ kind: 'host', failure, file, ...(response.redirected && { redirected: true }) });
    }
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
