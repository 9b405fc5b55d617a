import { type Call, heldAt } from '../call';
import { hashOf } from '../text-hash';

const DAY_MS = 86_400_000;

/**
 * Counts the ISO weeks of moments (milliseconds since the epoch): 0 is that of 1 January 1970. Weeks begin on Monday at 00:00 UTC,
 * whatever the device's own time zone: two devices must not put one call into two weeks.
 */
export const isoWeek = (at: number): number => Math.floor((at / DAY_MS + 3) / 7);

/**
 * Whether a call is in the sample of a share (0 = none, 1 = all) of its week. Every call draws its own lot, so the share holds for each
 * agent's calls, no device or order matters, and a larger share has all of a smaller one in it.
 */
export function isInSample(call: Pick<Call, 'id' | 'facts' | 'createdAt'>, share: number): boolean {
  return hashOf(`${call.id} ${isoWeek(heldAt(call))}`) < share;
}
