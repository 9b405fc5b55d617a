import type { Settings } from '@/domain/settings';
import { settings } from '../helpers/settings';
import type { Peer } from '../services/peer';

/** Settings that use every service of the peer, and whatever else they are told. */
export function settingsFor(peer: Peer, { services, ...rest }: Parameters<typeof settings>[0] = {}): Settings {
  return settings({ ...rest, services: { ...peer.services, ...services } });
}
