import { FailureError } from '@/domain/failure';
import { publicAddress, sameOrigin } from './endpoints';

const REDIRECTS = [301, 302, 303, 307, 308];

/** Browsers show a redirect that they were told not to follow as an answer without content; Node shows it as it is. */
const isRedirect = ({ type, status }: Response) => type === 'opaqueredirect' || REDIRECTS.includes(status);

/**
 * Where a redirect leads. Browsers hide that from a request that does not follow it, so it is asked with one that has
 * nothing to take along: no body, no key, no query (which may be the words of a call). '' = not to be learnt.
 */
async function targetOf(fetchNow: typeof fetch, address: string, signal: AbortSignal | undefined): Promise<string> {
  const bare = address.replace(/\?.*$/, '');
  const ask: RequestInit = { method: 'HEAD', cache: 'no-store', referrerPolicy: 'no-referrer' };
  try {
    const { url, redirected } = await fetchNow(bare, { ...ask, ...(signal && { signal }) });
    return redirected ? url : '';
  } catch (error) {
    if (signal?.aborted) throw error;
    return '';
  }
}

function failureTo(address: string, target: string): FailureError {
  return new FailureError({ kind: 'unreachable', address: publicAddress(address), redirected: publicAddress(target) });
}

/** For a request whose redirect was stopped by other means. */
export async function redirectFailure(
  fetchNow: typeof fetch,
  address: string,
  signal: AbortSignal,
): Promise<FailureError> {
  return failureTo(address, await targetOf(fetchNow, address, signal));
}

/**
 * fetch for everything that carries a key, a recording or words, or whose answer is believed: a redirect takes headers
 * and body along, so none to another origin is followed. One within the origin is: the same request, sent again to
 * where it leads. Rejects with a FailureError where it is refused.
 */
export async function fetchWithin(fetchNow: typeof fetch, address: string, init: RequestInit): Promise<Response> {
  const ask = (to: string) => fetchNow(to, { ...init, redirect: 'manual' });
  const answer = await ask(address);
  if (!isRedirect(answer)) return answer;
  const target = await targetOf(fetchNow, address, init.signal ?? undefined);
  if (!sameOrigin(target, address)) throw failureTo(address, target);
  const query = /\?.*$/.exec(address)?.[0] ?? '';
  const second = await ask(`${target.replace(/[?#].*$/, '')}${query}`);
  if (isRedirect(second)) throw failureTo(address, '');
  return second;
}
