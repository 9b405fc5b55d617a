import type { Failure } from '@/domain/failure';
import { isMixedContent } from '@/domain/service-address';
import { publicAddress } from './endpoints';

export interface NetworkErrorContext {
  fetch: typeof fetch;
  /** navigator.onLine; only `false` is to be believed. */
  online: () => boolean;
  /** Ends the look at once. */
  signal?: AbortSignal;
  /** Protocol of the page or worker, '' where there is none. */
  pageProtocol: string;
}

const PROBE_MS = 5_000;
const ROUNDS = 2;

/** Addresses that have given this page or worker a readable answer: CORS is not what stops them. */
const readableBefore = new Set<string>();

export function rememberReadable(address: string): void {
  readableBefore.add(address);
}

/**
 * Why a request got no answer. The browser says the same TypeError for a dead server, a refused origin and a dead link,
 * so the address is asked again without side effects. "Blocked by CORS" stops a job for good, so it is only said when
 * the server answers but lets the page read neither a GET nor an OPTIONS of that very address: a server that merely
 * dropped one connection passes one of the two (servers differ in which of them carries their CORS headers).
 */
export async function explainNetworkError(
  address: string,
  headers: Readonly<Record<string, string>>,
  { fetch, online, signal, pageProtocol }: NetworkErrorContext,
): Promise<Failure> {
  if (!online()) return { kind: 'offline' };
  const unreachable = { kind: 'unreachable', address: publicAddress(address) } as const;
  if (isMixedContent(address, pageProtocol)) return { ...unreachable, mixedContent: true };
  const probe = new AbortController();
  const end = () => probe.abort();
  const timer = setTimeout(end, PROBE_MS);
  signal?.addEventListener('abort', end);
  const answers = (init: RequestInit) =>
    fetch(address, { cache: 'no-store', signal: probe.signal, ...init }).then(
      () => true,
      () => false,
    );
  // Header names decide a preflight; their values are secrets and are not sent for a probe.
  const names = Object.fromEntries(Object.keys(headers).map((name) => [name, 'probe']));
  const readable = async () =>
    (await answers({ mode: 'cors', headers: names, method: 'OPTIONS' })) ||
    (await answers({ mode: 'cors', headers: names }));
  try {
    // Twice, because a link that fails often would fool a single round.
    for (let round = 0; round < ROUNDS; round++) {
      if (!(await answers({ mode: 'no-cors' }))) return online() ? unreachable : { kind: 'offline' };
      if (readableBefore.has(address) || (await readable()) || probe.signal.aborted) return unreachable;
    }
    return { ...unreachable, blockedByCors: true };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
    end();
  }
}
