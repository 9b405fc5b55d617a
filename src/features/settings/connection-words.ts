import type { ConnectionReport, Refusing, ServiceName, Silent, Working } from '@/network/test-connection';
import { failureText } from '@/ui/failure-words';
import { decimal } from '@/ui/format';
import { wording } from '@/ui/wording';
import { failureWords } from '@/ui/words/failures';

export interface ConnectionWords {
  tone: 'good' | 'warn' | 'bad';
  lines: string[];
  /** The browser hides why nothing answered: there is a list to go through. */
  checklist: boolean;
  /** The address may be a webhook of n8n, which hides its answers in a way of its own. */
  n8n: boolean;
}

const words = wording.settings.test;
/** Asked with GET for what only takes POST. */
const NOT_BY_GET = [400, 405, 422];

function time(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${decimal((ms / 1000).toFixed(1))} ${wording.units.seconds}`;
}

function note(service: ServiceName, { status, server }: Working): Pick<ConnectionWords, 'tone' | 'lines'> {
  if (server === 'page') return { tone: 'warn', lines: [] };
  if (status < 400) return { tone: 'good', lines: [] };
  if (service === 'interactions') return { tone: 'good', lines: [words.noInteraction] };
  if (NOT_BY_GET.includes(status)) return { tone: 'good', lines: [words.postOnly] };
  return { tone: 'warn', lines: [words.perhapsNoPath] };
}

function answered(service: ServiceName, report: Working): ConnectionWords {
  const { status, server, tookMs } = report;
  const { tone, lines } = note(service, report);
  return {
    tone,
    lines: [words.answered(status, time(tookMs)), words.kinds[server], ...lines],
    checklist: false,
    n8n: false,
  };
}

function refused(service: ServiceName, { failure, server, tookMs }: Refusing): ConnectionWords {
  const { happened, said, todo: ofServer } = failureText(failure);
  const status = failure.kind === 'http' ? failure.status : 0;
  // A proxy whose service is away says so by a page: that tells nothing of what the address leads to.
  const what = status >= 500 && server === 'page' ? ofServer : words.kinds[server];
  const todo =
    status === 401 || status === 403
      ? [service === 'automation' ? words.checkHeader : words.checkKey]
      : status === 404
        ? [words.noWebhook]
        : [];
  return {
    tone: 'bad',
    lines: [words.refused(happened, time(tookMs)), ...(said === undefined ? [] : [said]), what, ...todo],
    checklist: false,
    n8n: false,
  };
}

const cantTell = (address: string): string =>
  /^https:/i.test(address) ? `${words.cantTell} ${failureWords.unreachable.certificate}` : words.cantTell;

function silent(service: ServiceName, { failure, address, unreadable }: Silent): ConnectionWords {
  const { happened, todo } = failureText(failure);
  if (failure.kind !== 'unreachable') return { tone: 'bad', lines: [happened], checklist: false, n8n: false };
  if (failure.redirected !== undefined)
    return { tone: 'bad', lines: [happened, words.redirected], checklist: false, n8n: false };
  if (address.startsWith('/')) return { tone: 'bad', lines: [happened, todo], checklist: false, n8n: false };
  const why = failure.mixedContent ? words.mixed : unreadable ? words.noCors : cantTell(address);
  const n8n = service === 'automation' || /\/webhook(-test)?(\/|$)/i.test(address);
  return { tone: 'bad', lines: [happened, why], checklist: true, n8n: n8n && failure.mixedContent !== true };
}

/** What a test of a service's address found, in words. */
export function connectionWords(service: ServiceName, report: ConnectionReport): ConnectionWords {
  if (report.ok) return answered(service, report);
  return report.answered ? refused(service, report) : silent(service, report);
}
