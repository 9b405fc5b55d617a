import { DEFAULT_CONFIG, NO_SECRETS, type Settings } from '@/domain/settings';
import type { Peer } from '../services/peer';

/** Settings that use every service of the peer named, and nothing else. */
export function settingsFor(
  peer: Peer,
  {
    services = {},
    secrets = {},
    ...rest
  }: Partial<Omit<Settings, 'services' | 'secrets'>> & {
    services?: Partial<Settings['services']>;
    secrets?: Partial<Settings['secrets']>;
  } = {},
): Settings {
  return {
    ...DEFAULT_CONFIG,
    ...rest,
    services: { ...DEFAULT_CONFIG.services, ...peer.services, ...services },
    secrets: { ...NO_SECRETS, ...secrets },
    notifyWhenScored: rest.notifyWhenScored ?? false,
    mp3Encode: rest.mp3Encode ?? false,
    voiceProcessing: rest.voiceProcessing ?? false,
  };
}
