import { FailureError } from '@/domain/failure';
import { type ReadConfig, readSiteConfig } from '@/domain/site-config';
import { createHttp, type Http } from './http';

const TIMEOUT_MS = 15_000;

/**
 * config.json served beside the page (D4). null = there is none, which is as good as an empty one. Rejects with
 * a FailureError when it can't be reached, so that the one read last stays in force.
 */
export async function fetchSiteConfig(signal: AbortSignal, http: Http = createHttp()): Promise<ReadConfig | null> {
  try {
    const request = { signal, method: 'GET', address: 'config.json', timeoutMs: TIMEOUT_MS, pages: true } as const;
    const { text } = await http.send(request);
    return readSiteConfig(parse(text));
  } catch (error) {
    if (error instanceof FailureError && error.failure.kind === 'http' && error.failure.status === 404) return null;
    throw error;
  }
}

/** undefined for what is no JSON; readSiteConfig reports it. */
function parse(text: string): unknown {
  try {
    // A byte order mark from an editor on Windows is no part of JSON.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
