import { describe, expect, it } from 'vitest';
import { CHECKS, CLOCK_MS, type DeviceState, type Findings, findingsOf, ROOM_BYTES } from '@/domain/device-check';
import { deviceCheckWords } from '@/ui/words/device-check';

const READY: DeviceState = {
  secure: true,
  installed: true,
  stored: true,
  storedWhole: true,
  persisted: true,
  freeBytes: ROOM_BYTES,
  microphone: 'granted',
  clockAheadMs: 900,
};

describe('the check of a device', () => {
  it('finds nothing to do on one that is ready', () => {
    expect(new Set(Object.values(findingsOf(READY)))).toEqual(new Set(['good']));
    expect(Object.keys(findingsOf(READY)).sort()).toEqual([...CHECKS].sort());
  });

  it.each<[Partial<DeviceState>, Partial<Findings>]>([
    [{ stored: false }, { stored: 'missing' }],
    [{ storedWhole: false }, { stored: 'in-part' }],
    [
      { secure: false, stored: false, microphone: null },
      { stored: 'insecure', microphone: 'insecure' },
    ],
    [{ installed: false }, { installed: 'tab' }],
    [{ persisted: false }, { kept: 'may-go' }],
    [{ persisted: null }, { kept: 'unknown' }],
    [{ freeBytes: ROOM_BYTES - 1 }, { room: 'little' }],
    [{ freeBytes: null }, { room: 'unknown' }],
    [{ microphone: 'prompt' }, { microphone: 'asks' }],
    [{ microphone: 'denied' }, { microphone: 'denied' }],
    [{ microphone: 'none' }, { microphone: 'none' }],
    [{ microphone: null }, { microphone: 'unknown' }],
    [{ clockAheadMs: CLOCK_MS + 1 }, { clock: 'ahead' }],
    [{ clockAheadMs: -CLOCK_MS - 1 }, { clock: 'behind' }],
    [{ clockAheadMs: null }, { clock: 'unknown' }],
  ])('of %j finds %j, for which there are words', (state, expected) => {
    expect(findingsOf({ ...READY, ...state })).toEqual({ ...findingsOf(READY), ...expected });
    for (const [check, finding] of Object.entries(expected)) {
      expect(deviceCheckWords.checks[check as keyof Findings]).toHaveProperty(finding);
    }
  });
});
