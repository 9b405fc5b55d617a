import type { Failure } from '@/domain/failure';
import { isMixedContent } from '@/domain/service-address';
import { publicAddress } from './endpoints';

const PROBE_MS = 5_000;

/**
 * Why a request got no answer, as far as a browser lets anybody know: it says the same TypeError for a dead server, a
 * dead link, a refused origin and a proxy without CORS headers whose server is away. Nothing is asked again to find out:
 * a GET runs a webhook's workflow, and neither cause would change what the job does next.
 */
export function whyNoAnswer(
  address: string,
  /** navigator.onLine; only `false` is to be believed. */
  online: boolean,
  pageProtocol: string = typeof location === 'undefined' ? '' : location.protocol,
): Failure & { kind: 'offline' | 'unreachable' } {
  if (!online) return { kind: 'offline' };
  const mixedContent = isMixedContent(address, pageProtocol);
  return { kind: 'unreachable', address: publicAddress(address), ...(mixedContent && { mixedContent }) };
}

/**
 * Whether anything at all answers where the address points, readable or not. Asks the root of its server and never the
 * address itself, which may do work. For people who test a connection; no job depends on it.
 */
export async function somethingAnswers(address: string, fetchNow: typeof fetch, signal: AbortSignal): Promise<boolean> {
  const probe = new AbortController();
  const end = () => probe.abort();
  const timer = setTimeout(end, PROBE_MS);
  signal.addEventListener('abort', end);
  try {
    const { origin } = new URL(address, typeof location === 'undefined' ? undefined : location.href);
    await fetchNow(`${origin}/`, { mode: 'no-cors', cache: 'no-store', credentials: 'omit', signal: probe.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    end();
  }
}

/** For commands in a terminal, which may know what a browser hides: a port where nobody listens, a certificate that is not trusted. */
export async function platformReason(address: string): Promise<string> {
  try {
    await fetch(address, { method: 'HEAD', redirect: 'manual' });
    return '';
  } catch (error) {
    const { message, code } = ((error as Error).cause ?? error) as { message: string; code?: string };
    return message || (code ?? '');
  }
}
