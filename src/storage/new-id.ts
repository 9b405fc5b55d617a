/** A random id; randomUUID is missing where the page isn't a secure context (plain http on a local network). */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** This page or worker, from its start to its end: what it keeps for itself beside others carries this name. */
export const pageId = newId();
