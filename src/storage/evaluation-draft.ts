import type { CallId } from '@/domain/call';
import type { EvaluationChange } from '@/domain/evaluation-edit';
import { saveChange } from './evaluations';

const PREFIX = 'evaluationDraft ';

const keyOf = (callId: CallId, service: string): string => PREFIX + JSON.stringify([callId, service]);

function isChange(value: unknown): value is EvaluationChange {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, questionId, answer, notes, text } = value as Record<string, unknown>;
  switch (kind) {
    case 'answer':
      return typeof questionId === 'string' && typeof answer === 'string';
    case 'notes':
      return typeof questionId === 'string' && typeof notes === 'string';
    case 'undo':
      return typeof questionId === 'string';
    case 'analysis-notes':
    case 'evaluation-notes':
      return typeof text === 'string';
    default:
      return false;
  }
}

/**
 * What a closing page had no time left to store: a transaction begun in pagehide never ends, localStorage is written
 * before the page goes. Taken back by `recoverEvaluations`.
 */
export function keepEvaluationDraft(callId: CallId, service: string, changes: readonly EvaluationChange[]): void {
  try {
    if (changes.length > 0) localStorage.setItem(keyOf(callId, service), JSON.stringify(changes));
  } catch (error) {
    console.warn(`An evaluation could not be kept on closing: ${String(error)}`);
  }
}

export function clearEvaluationDraft(callId: CallId, service: string): void {
  try {
    localStorage.removeItem(keyOf(callId, service));
  } catch {
    // No storage, so nothing was kept either.
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function draftKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/** Stores what closing pages left behind. A draft that can't be stored now stays for the next time. */
export async function recoverEvaluations(): Promise<void> {
  for (const key of draftKeys()) {
    const subject = parse(key.slice(PREFIX.length));
    const changes = parse(localStorage.getItem(key));
    if (Array.isArray(subject) && Array.isArray(changes)) {
      for (const change of changes) {
        if (isChange(change)) await saveChange(String(subject[0]), String(subject[1]), change);
      }
    }
    localStorage.removeItem(key);
  }
}
