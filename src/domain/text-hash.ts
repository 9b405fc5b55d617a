/**
 * The same number for the same text on every device and for ever, from 0 to below 1, evenly spread: FNV-1a of its UTF-16 units,
 * mixed to the end as MurmurHash3 does. For drawing lots and telling texts apart, not for keeping secrets; SHA-256 would hold up a list of 10,000.
 */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
