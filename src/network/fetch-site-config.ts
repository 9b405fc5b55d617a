import { isPlaceholder } from '@/domain/answers/error-body';
import { FailureError } from '@/domain/failure';
import { lineAndColumn, readJsonWithPlaces } from '@/domain/scorecards/files/json-places';
import { DEFAULT_CONFIG } from '@/domain/settings';
import { type ConfigUnread, type ReadConfig, readSiteConfig } from '@/domain/site-config';
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
    const json = readJsonWithPlaces(text);
    if (json.ok) return readSiteConfig(json.value);
    const place = lineAndColumn(text, json.at);
    const problem: ConfigUnread = isPlaceholder(text) ? { kind: 'page' } : { kind: 'not-json', place };
    return { config: DEFAULT_CONFIG, problems: [problem] };
  } catch (error) {
    if (error instanceof FailureError && error.failure.kind === 'http' && error.failure.status === 404) return null;
    throw error;
  }
}
