import type { Provenance } from '@/domain/provenance';
import type { Settings } from '@/domain/settings';
import { pause } from './deadline';
import { createEndpoints, type Endpoints, publicAddress } from './endpoints';
import { createHttp, type Http, type HttpOptions } from './http';
import { DEFAULT_TIMEOUTS, type Timeouts } from './timeouts';

export interface NetworkOptions extends Omit<HttpOptions, 'secrets'> {
  timeouts?: Partial<Timeouts>;
  /** Rounds of asking whether an interaction is processed (§9: 3 attempts, 1000 ms apart). */
  poll?: { attempts: number; delayMs: number };
  /** Waits between two of them. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** What every service module needs, made once from the settings in force. */
export interface ServiceContext {
  http: Http;
  settings: Settings;
  endpoints: Endpoints;
  timeouts: Timeouts;
  now: () => number;
  poll: { attempts: number; delayMs: number };
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

export function createServiceContext(settings: Settings, options: NetworkOptions = {}): ServiceContext {
  const { apiKey, interactionsToken } = settings.secrets;
  return {
    http: createHttp({ ...options, secrets: [apiKey, interactionsToken] }),
    settings,
    endpoints: createEndpoints(settings),
    timeouts: { ...DEFAULT_TIMEOUTS, workMs: settings.workTimeoutS * 1000, ...options.timeouts },
    now: options.now ?? Date.now,
    poll: options.poll ?? { attempts: 3, delayMs: 1000 },
    pause: options.pause ?? pause,
  };
}

/** One form of a queued request; the job's id rides along as a field, never as a header (decision 12). */
export function queuedForm(
  { settings }: ServiceContext,
  requestId: string,
  fields: readonly (readonly [name: string, value: string])[],
  file?: { part: string; blob: Blob; name: string },
): FormData {
  const form = new FormData();
  if (file) form.append(file.part, file.blob, file.name);
  for (const [name, value] of fields) form.append(name, value);
  if (settings.requestId) form.append('request_id', requestId);
  return form;
}

/**
 * The API key as a header, only where one is set: it makes the request preflighted, so a server that answers no
 * preflight can only be used without a key. It goes to the speech service's own origin and nowhere else.
 */
export function authorization({ settings, endpoints }: ServiceContext, address: string): Record<string, string> {
  const { apiKey } = settings.secrets;
  return apiKey !== '' && sameOrigin(address, endpoints.transcription) ? { Authorization: `Bearer ${apiKey}` } : {};
}

export function madeByService(address: string, startedAt: number, at: number): Provenance {
  return { maker: 'service', name: publicAddress(address), at, tookMs: at - startedAt };
}

/** Same protocol, host and port, however they are written; two paths of this app's own server count as one. */
function sameOrigin(one: string, other: string): boolean {
  return other !== '' && originOf(one) === originOf(other);
}

function originOf(address: string): string {
  try {
    return new URL(address).origin;
  } catch {
    return '';
  }
}
