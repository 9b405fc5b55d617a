import type { Provenance } from '@/domain/provenance';
import type { Progress } from '@/domain/provider';
import type { Settings } from '@/domain/settings';
import { pause } from './deadline';
import { createEndpoints, type Endpoints, publicAddress, sameOrigin } from './endpoints';
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
  const { apiKey, interactionsToken, automationValue } = settings.secrets;
  return {
    http: createHttp({ ...options, secrets: [apiKey, interactionsToken, automationValue] }),
    settings,
    endpoints: createEndpoints(settings),
    timeouts: { ...DEFAULT_TIMEOUTS, workMs: settings.workTimeoutS * 1000, ...options.timeouts },
    now: options.now ?? Date.now,
    poll: options.poll ?? { attempts: 3, delayMs: 1000 },
    pause: options.pause ?? pause,
  };
}

/** One form of a queued request; the job's id rides along as a field, never as a header (D12). */
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

/** The header of the automation service, only where one is set: as with a key, the request is preflighted then. */
export function automationHeader({ settings }: ServiceContext): Record<string, string> {
  const { automationHeader: name, automationValue: value } = settings.secrets;
  return name !== '' && value !== '' ? { [name]: value } : {};
}

/**
 * The API key as a header, only where one is set: it makes the request preflighted, so a server that answers no
 * preflight can only be used without a key. It goes to the speech service's own origin and nowhere else; a webhook of the
 * automation service gets that one's header instead.
 */
export function authorization(context: ServiceContext, address: string): Record<string, string> {
  const { settings, endpoints } = context;
  if (/\/webhook(-test)?\//.test(address) && sameOrigin(address, endpoints.webhook('/')))
    return automationHeader(context);
  const { apiKey } = settings.secrets;
  return apiKey !== '' && sameOrigin(address, endpoints.transcription) ? { Authorization: `Bearer ${apiKey}` } : {};
}

/** A queued request that waits for a connection says so, and works from when it leaves. */
export function tellsWaiting(progress: Progress, leaves: () => void): (waits: boolean) => void {
  return (waits) => {
    if (!waits) leaves();
    progress({ phase: waits ? 'in-line' : 'working' });
  };
}

export function madeByService(address: string, startedAt: number, at: number): Provenance {
  return { maker: 'service', name: publicAddress(address), at, tookMs: at - startedAt };
}
