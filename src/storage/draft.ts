import { isRecord, readJson, removeJson, writeJson } from './local-json';

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
export const keepDraft = (draft: Draft): boolean => writeJson(KEY, draft);

export function readDraft(): Draft | undefined {
  const value = readJson(KEY);
  if (!isRecord(value)) return undefined;
  const { callId, text, language, service } = value;
  if (typeof text !== 'string' || typeof language !== 'string' || typeof service !== 'string') return undefined;
  return { callId: typeof callId === 'string' ? callId : null, text, language, service };
}

export const clearDraft = (): void => removeJson(KEY);
