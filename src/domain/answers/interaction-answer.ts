import { isRecord, parseJson } from './json-value';

/** Where an interaction of the alternative speech service stands (§7; the values in between are not documented). */
export type InteractionStatus =
  | { state: 'processed' }
  /** `upload`: the audio did not get there whole. */
  | { state: 'failed'; reason: string; upload: boolean }
  /** `uploaded`: the audio is there, so it need not be sent again. */
  | { state: 'in-progress'; uploaded: boolean };

/** The interaction's id, undefined when the answer has none. */
export function readInteractionId(raw: string): string | undefined {
  const value = parseJson(raw);
  const id = isRecord(value) ? (value['interactionIdentifier'] ?? value['identifier'] ?? value['id']) : undefined;
  return typeof id === 'string' && id !== '' ? id : typeof id === 'number' ? String(id) : undefined;
}

/** Null when the answer is no status. */
export function readInteractionStatus(raw: string): InteractionStatus | null {
  const value = parseJson(raw);
  const status = isRecord(value) ? value['status'] : value;
  if (typeof status !== 'string') return null;
  if (/^processed$/i.test(status)) return { state: 'processed' };
  const message = isRecord(value) ? value['errorMessage'] : undefined;
  if (/fail/i.test(status)) {
    const reason = typeof message === 'string' && message !== '' ? message : status;
    return { state: 'failed', reason, upload: /upload/i.test(status) };
  }
  const at = isRecord(value) ? value['uploaded'] : undefined;
  return { state: 'in-progress', uploaded: typeof at === 'string' || /^(uploaded|.*process)/i.test(status) };
}
