import { FailureError } from '@/domain/failure';
import { withDeadline } from './deadline';
import { fetchWithin } from './redirects';

const TIMEOUT_MS = 60_000;

/** A file of this app, by the address that the build gave it. Rejects with a FailureError. */
export function fetchOwnFile(address: string, signal: AbortSignal, fetchNow: typeof fetch = fetch): Promise<Blob> {
  return withDeadline(signal, TIMEOUT_MS, async (inner) => {
    const answer = await fetchWithin(fetchNow, address, { signal: inner }).catch((error: unknown) => {
      throw error instanceof FailureError ? error : new FailureError({ kind: 'unreachable', address });
    });
    const { ok, status, statusText } = answer;
    if (!ok) throw new FailureError({ kind: 'http', status, statusText });
    return answer.blob();
  });
}
