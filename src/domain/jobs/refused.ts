import type { Failure } from '../failure';
import type { Settings } from '../settings';
import type { Job, JobKind } from './job';

/** What of the settings says who is asked, and by which key. */
const automation = ({ policy, services, secrets }: Settings) => [
  policy,
  services.automation,
  secrets.automationHeader,
  secrets.automationValue,
];
const speech = ({ policy, services, secrets, speechMode }: Settings) => [
  ...[policy, speechMode, services.speech, services.summary, services.generate, services.interactions],
  ...[secrets.apiKey, secrets.interactionsToken],
];

const ASKED_BY = {
  transcribe: speech,
  summarise: speech,
  score: automation,
  'auto-note': automation,
} as const satisfies Record<JobKind, (settings: Settings) => string[]>;

/** No access (401, 403), or nothing of the service at the address: what only another key or address can mend. */
export function isRefusal(failure: Failure): boolean {
  if (failure.kind === 'http') return [401, 403, 404, 405, 410].includes(failure.status);
  return failure.kind === 'unreadable-answer' && failure.placeholder === true;
}

/** Whether a job stopped, or is about to, for a key or an address that is another one now (D684). */
export function mayPassNow(job: Job, before: Settings, after: Settings): boolean {
  const failure = job.state === 'failed' || job.state === 'queued' ? job.failure : undefined;
  if (failure === undefined || !isRefusal(failure)) return false;
  const askedBy = ASKED_BY[job.kind];
  return askedBy(before).join('\n') !== askedBy(after).join('\n');
}
