import { describe, expect, it } from 'vitest';
import type { JobKind } from '@/domain/jobs/job';
import type { Provider } from '@/domain/provider';
import type { SiteConfig } from '@/domain/settings';
import { chooseProvider } from '@/jobs/providers';

const never = () => Promise.reject(new Error('not called'));
const device: Provider = { transcribe: never, summarise: never, score: never, autoNote: never };
const speechOnly: Provider = { transcribe: never };

describe('chooseProvider', () => {
  const table: [SiteConfig['policy'], Provider | null, Provider, JobKind, string][] = [
    ['service-first', speechOnly, device, 'transcribe', 'service'],
    ['service-first', speechOnly, device, 'score', 'device'],
    ['service-first', null, device, 'auto-note', 'device'],
    ['service-first', {}, {}, 'summarise', ''],
    ['service-first', { summarise: never }, device, 'summarise', 'service device'],
    ['device-first', speechOnly, device, 'transcribe', 'device service'],
    ['device-first', speechOnly, {}, 'transcribe', 'service'],
    ['device-first', null, device, 'summarise', 'device'],
    ['device-only', speechOnly, device, 'transcribe', 'device'],
    ['device-only', speechOnly, {}, 'transcribe', ''],
  ];
  for (const [policy, remote, here, kind, expected] of table) {
    const offers = remote === null ? 'no service' : Object.keys(remote).join() || 'an empty service';
    it(`asks ${expected || 'nobody'} for ${kind}, ${policy}, with ${offers}`, () => {
      const choices = chooseProvider({ kind }, { policy, remote, device: here });
      expect(choices.map((choice) => choice.place).join(' ')).toBe(expected);
    });
  }

  it.each(['service-first', 'device-first', 'device-only'] as const)(
    'asks nobody but this device where captions are the transcript, %s',
    (policy) => {
      const job = { kind: 'transcribe' as const, captions: true };
      const choices = chooseProvider(job, { policy, remote: speechOnly, device });
      expect(choices.map((choice) => choice.place)).toEqual(['device']);
    },
  );

  it('asks the service where the sound itself is to be transcribed although there are captions', () => {
    const job = { kind: 'transcribe' as const, captions: false };
    const [choice] = chooseProvider(job, { policy: 'service-first', remote: speechOnly, device });
    expect(choice?.place).toBe('service');
  });
});
