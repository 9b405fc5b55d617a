/** What a browser tells of the device it runs on; null = it does not tell. */
export interface DeviceState {
  /** The page came over https, or from this machine itself. */
  secure: boolean;
  installed: boolean;
  /** A service worker is in place: the app starts without a network. */
  stored: boolean;
  /** So is what a first visit leaves for later. */
  storedWhole: boolean;
  /** The browser promises to keep what is stored. */
  persisted: boolean | null;
  freeBytes: number | null;
  microphone: 'granted' | 'prompt' | 'denied' | 'none' | null;
  /** Milliseconds by which this device's clock is ahead of the server's; negative = behind. */
  clockAheadMs: number | null;
}

export const CHECKS = ['stored', 'installed', 'kept', 'room', 'microphone', 'clock'] as const;

/** What was found of each check; words are in ui/words/device-check.ts. */
export interface Findings {
  stored: 'good' | 'in-part' | 'missing' | 'insecure';
  installed: 'good' | 'tab';
  kept: 'good' | 'may-go' | 'unknown';
  room: 'good' | 'little' | 'unknown';
  microphone: 'good' | 'asks' | 'denied' | 'none' | 'insecure' | 'unknown';
  clock: 'good' | 'ahead' | 'behind' | 'unknown';
}

/** Two hours of recording with its second copy. */
export const ROOM_BYTES = 500_000_000;
/** The Date header counts seconds, and an answer takes its time. */
export const CLOCK_MS = 120_000;

/** What an administrator should know of this device before work begins on it. */
export function findingsOf(device: DeviceState): Findings {
  const { secure, installed, stored, storedWhole, persisted, freeBytes, microphone, clockAheadMs } = device;
  const heard = { granted: 'good', prompt: 'asks', denied: 'denied', none: 'none' } as const;
  const clock =
    clockAheadMs === null || Math.abs(clockAheadMs) <= CLOCK_MS ? 'good' : clockAheadMs > 0 ? 'ahead' : 'behind';
  return {
    stored: stored ? (storedWhole ? 'good' : 'in-part') : secure ? 'missing' : 'insecure',
    installed: installed ? 'good' : 'tab',
    kept: persisted === null ? 'unknown' : persisted ? 'good' : 'may-go',
    room: freeBytes === null ? 'unknown' : freeBytes >= ROOM_BYTES ? 'good' : 'little',
    microphone: !secure ? 'insecure' : microphone === null ? 'unknown' : heard[microphone],
    clock: clockAheadMs === null ? 'unknown' : clock,
  };
}
