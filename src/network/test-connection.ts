import { recogniseServer, type ServerKind } from '@/domain/answers/recognise-server';
import { type Failure, FailureError } from '@/domain/failure';
import type { ServiceAddresses, Settings } from '@/domain/settings';
import { publicAddress } from './endpoints';
import { somethingAnswers } from './network-error';
import {
  authorization,
  automationHeader,
  createServiceContext,
  type NetworkOptions,
  type ServiceContext,
} from './service-context';
import { speechAddresses } from './text-to-speech';

export type ServiceName = keyof ServiceAddresses;

interface Asked {
  /** What was asked, without a query. */
  address: string;
  /** Milliseconds. */
  tookMs: number;
}

/** Something that works is there and lets this page read it. */
export type Working = Asked & { ok: true; status: number; server: ServerKind };
/** It is there and lets this page read it, but did not take the question. */
export type Refusing = Asked & { ok: false; answered: true; server: ServerKind; failure: Failure };
/** `unreadable`: something answers at that server, but nothing that this page may read. */
export type Silent = Asked & { ok: false; answered: false; failure: Failure; unreadable?: true };

/** What answered, or why nothing did. */
export type ConnectionReport = Working | Refusing | Silent;

interface Question {
  address: string;
  headers?: Record<string, string>;
  /** Statuses that still show a service that works: the path only answers POST, or the thing asked for does not exist. */
  fine?: readonly number[];
}

/**
 * Asks a configured service a question that changes nothing there: no recording is sent, no workflow is run. Null when
 * the service has no address.
 */
export async function testConnection(
  service: ServiceName,
  settings: Settings,
  signal: AbortSignal,
  options: NetworkOptions = {},
): Promise<ConnectionReport | null> {
  const context = createServiceContext(settings, options);
  const { address, headers = {}, fine = [] } = questionFor(service, context);
  if (address === '') return null;
  const startedAt = context.now();
  const report = () => ({ address: publicAddress(address), tookMs: context.now() - startedAt });
  try {
    const { timeouts, http } = context;
    const answer = await http.ask({ signal, method: 'GET', address, headers, timeoutMs: timeouts.quickMs });
    const { status, failure } = answer;
    const server = recogniseServer(answer);
    if (failure === undefined || fine.includes(status)) return { ...report(), ok: true, status, server };
    return { ...report(), ok: false, answered: true, server, failure };
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    const { failure } = error;
    const lost = failure.kind === 'unreachable' && !failure.mixedContent;
    const unreadable = lost && (await somethingAnswers(address, options.fetch ?? fetch, signal));
    return { ...report(), ok: false, answered: false, failure, ...(unreadable && { unreadable }) };
  }
}

function questionFor(service: ServiceName, context: ServiceContext): Question {
  const { endpoints, settings } = context;
  const postOnly = [400, 404, 405, 422];
  switch (service) {
    case 'automation':
      return { address: endpoints.webhook('/webhook/get-scoring-data'), headers: automationHeader(context) };
    case 'speech':
      return {
        address: endpoints.transcription,
        headers: authorization(context, endpoints.transcription),
        fine: postOnly,
      };
    case 'summary':
      return { address: endpoints.summarize, headers: authorization(context, endpoints.summarize), fine: postOnly };
    case 'generate':
      return { address: endpoints.generate.replace(/\/generate$/, '/tags'), fine: postOnly };
    case 'interactions':
      return {
        address: endpoints.interactions && `${endpoints.interactions}/00000000-0000-0000-0000-000000000000/status`,
        headers: { 'X-API-Token': settings.secrets.interactionsToken },
        fine: [400, 404],
      };
    case 'speechSynthesis':
      return { address: speechAddresses(settings, { text: 'a', voice: 'Nam 1', steps: 4 })[0] ?? '' };
  }
}
