import type { SiteConfig } from '@/domain/settings';

/** The addresses of §7 behind one set of settings; '' = not configured. */
export interface Endpoints {
  transcription: string;
  summarize: string;
  /** True when `summarize` was derived from the speech address: the server there may not have it. */
  summarizeIsDerived: boolean;
  generate: string;
  interactions: string;
  speechSynthesis: string;
  /** Address of a path such as '/webhook/customer-service'; '' when no automation service is configured. */
  webhook(path: string): string;
}

const WEBHOOK = /\/webhook(-test)?$/;

/** Joins what people type as a service address with the paths of §7 (D38), doubling nothing. */
export function createEndpoints({ services, speechMode }: Pick<SiteConfig, 'services' | 'speechMode'>): Endpoints {
  const speech = trimAddress(services.speech);
  const summary = trimAddress(services.summary);
  const automation = trimAddress(services.automation);
  const speechRoot = speech.replace(/\/inference$|\/v1(\/audio(\/[^/]+)?)?$/i, '');
  return {
    transcription: transcriptionAddress(speech, speechMode || 'transcriptions'),
    summarize: summary ? summarizeAddress(summary) : speechRoot && `${speechRoot}/v1/summarize`,
    summarizeIsDerived: !summary,
    generate: generateAddress(trimAddress(services.generate)),
    interactions: unlessEmpty(trimAddress(services.interactions), (base) => appendOnce(base, '/interactions')),
    speechSynthesis: trimAddress(services.speechSynthesis),
    webhook: (path) => automation && automation + (WEBHOOK.test(automation) ? path.replace('/webhook', '') : path),
  };
}

/** The origin and path of an address: what may be shown and stored, without user names, keys or queries. */
export function publicAddress(address: string): string {
  try {
    const { origin, pathname } = new URL(address);
    return origin === 'null' ? '' : `${origin}${pathname === '/' ? '' : pathname}`;
  } catch {
    return address.replace(/[?#].*$/, '');
  }
}

/** The origin that an address leads to from here; one without a host is this app's own server. '' = it is no address. */
export function originOf(address: string): string {
  try {
    return new URL(address, typeof location === 'undefined' ? undefined : location.href).origin;
  } catch {
    return '';
  }
}

/** Whether two addresses lead to one server, however they are written; what is no address leads nowhere. */
export function sameOrigin(one: string, other: string): boolean {
  const origin = originOf(one);
  return one !== '' && other !== '' && origin !== '' && origin === originOf(other);
}

function trimAddress(typed: string): string {
  return typed.trim().replace(/\/+$/, '');
}

function transcriptionAddress(speech: string, mode: string): string {
  if (speech === '') return '';
  if (/\/v1\/audio\/[^/]+$/i.test(speech) || /\/inference$/i.test(speech)) return speech;
  if (/\/v1\/audio$/i.test(speech)) return `${speech}/${mode}`;
  return `${appendOnce(speech, '/v1')}/audio/${mode}`;
}

function summarizeAddress(summary: string): string {
  if (/\/summari[sz]e$/i.test(summary) || /\/webhook(-test)?\//i.test(summary)) return summary;
  return `${appendOnce(summary, '/v1')}/summarize`;
}

function generateAddress(generate: string): string {
  if (generate === '' || /\/generate$/i.test(generate) || /\/webhook(-test)?\//i.test(generate)) return generate;
  return `${appendOnce(generate, '/api')}/generate`;
}

function appendOnce(base: string, path: string): string {
  return base.toLowerCase().endsWith(path) ? base : `${base}${path}`;
}

function unlessEmpty(base: string, join: (base: string) => string): string {
  return base && join(base);
}
