import type { Job, JobKind } from '@/domain/jobs/job';
import type { Provider } from '@/domain/provider';
import type { SiteConfig } from '@/domain/settings';

/** What a host can offer: the configured services, where there are any, and this device. */
export interface Providers {
  policy: SiteConfig['policy'];
  remote: Provider | null;
  device: Provider;
  /** Kinds that only a page can do on this device: a worker leaves them as they are. */
  leaves?: readonly JobKind[];
}

export interface Choice {
  place: 'service' | 'device';
  provider: Provider;
}

const CAPABILITIES = {
  transcribe: 'transcribe',
  summarise: 'summarise',
  score: 'score',
  'auto-note': 'autoNote',
} as const satisfies Record<JobKind, keyof Provider>;

/**
 * Who may do a job, in the order of asking. The next one is asked only where the one before can't do this call at all; a
 * service that is down is waited for, never replaced behind the reviewer's back. Captions that came with the sound are
 * its transcript under every policy: no service is asked, or paid, for what is there. A scorecard that names no service
 * is judged here.
 */
export function chooseProvider(
  job: Pick<Job, 'kind' | 'captions' | 'here'>,
  { policy, remote, device }: Providers,
): Choice[] {
  const { kind, captions } = job;
  const capability = CAPABILITIES[kind];
  const service: Choice[] = remote?.[capability] === undefined ? [] : [{ place: 'service', provider: remote }];
  const here: Choice[] = device[capability] === undefined ? [] : [{ place: 'device', provider: device }];
  if (captions === true || job.here === true) return here;
  switch (policy) {
    case 'service-first':
      // Public speech servers have no /v1/summarize: that one is configured shows only when it is asked.
      return service.length > 0 && kind !== 'summarise' ? service : [...service, ...here];
    case 'device-first':
      return [...here, ...service];
    case 'device-only':
      return here;
  }
}
