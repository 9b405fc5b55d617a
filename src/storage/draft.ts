/**
 * Typed text that a closing page had no time left to put into IndexedDB: a transaction begun in pagehide may never end,
 * localStorage is written before the page goes.
 */
export interface Draft {
  /** Null when the text is not a call yet. */
  callId: string | null;
  text: string;
  language: string;
  service: string;
}

const KEY = 'transcriptDraft';

/** False when this browser would not take it. */
export function keepDraft(draft: Draft): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function readDraft(): Draft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { callId, text, language, service } = value as Record<string, unknown>;
    if (typeof text !== 'string' || typeof language !== 'string' || typeof service !== 'string') return undefined;
    return { callId: typeof callId === 'string' ? callId : null, text, language, service };
  } catch {
    return undefined;
  }
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // No storage, so nothing was kept either.
  }
}
