import { type Call, heldAt } from '../call';

const DAY_MS = 86_400_000;

/**
 * Counts the ISO weeks of moments (milliseconds since the epoch): 0 is that of 1 January 1970. Weeks begin on Monday at 00:00 UTC,
 * whatever the device's own time zone: two devices must not put one call into two weeks.
 */
export const isoWeek = (at: number): number => Math.floor((at / DAY_MS + 3) / 7);

/**
 * The same number for the same text on every device and for ever, from 0 to below 1, evenly spread: FNV-1a of its UTF-16 units,
 * mixed to the end as MurmurHash3 does. For drawing lots, not for keeping secrets; SHA-256 would hold up a list of 10,000.
 */
export function lotOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * Whether a call is in the sample of a share (0 = none, 1 = all) of its week. Every call draws its own lot, so the share holds for each
 * agent's calls, no device or order matters, and a larger share has all of a smaller one in it.
 */
export function isInSample(call: Pick<Call, 'id' | 'facts' | 'createdAt'>, share: number): boolean {
  return lotOf(`${call.id} ${isoWeek(heldAt(call))}`) < share;
}
