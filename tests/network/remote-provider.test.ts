import { describe, expect, it } from 'vitest';
import type { Settings } from '@/domain/settings';
import { createRemoteProvider } from '@/network/remote-provider';
import { settings } from '../helpers/settings';

function offered(services: Partial<Settings['services']>, policy: Settings['policy'] = 'service-first'): string[] {
  const provider = createRemoteProvider(settings({ services, policy }));
  return Object.keys(provider).sort();
}

describe('what the services offer', () => {
  it.each([
    [{}, []],
    [{ automation: 'https://a' }, ['autoNote', 'score']],
    [{ speech: 'https://s' }, ['summarise', 'transcribe']],
    [{ interactions: 'https://i' }, ['transcribe']],
    [{ summary: 'https://s' }, ['summarise']],
    [{ generate: 'https://g' }, ['summarise']],
    [{ speechSynthesis: 'https://t' }, []],
    [{ automation: ' ' }, []],
  ] as const)('with %j it is %j', (services, capabilities) => {
    expect(offered(services)).toEqual(capabilities);
  });

  it('is nothing when the work is to stay on this device', () => {
    expect(offered({ automation: 'https://a', speech: 'https://s' }, 'device-only')).toEqual([]);
    expect(offered({ automation: 'https://a' }, 'device-first')).toEqual(['autoNote', 'score']);
  });
});
