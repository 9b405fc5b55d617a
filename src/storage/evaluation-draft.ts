import type { CallId } from '@/domain/call';
import type { EvaluationChange } from '@/domain/evaluation-edit';
import { saveChange } from './evaluations';
import { isRecord, readJson, removeJson, writeJson } from './local-json';

const PREFIX = 'evaluationDraft ';

const keyOf = (callId: CallId, service: string): string => PREFIX + JSON.stringify([callId, service]);

function isChange(value: unknown): value is EvaluationChange {
  if (!isRecord(value)) return false;
  const { kind, questionId, answer, notes, text } = value;
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
  if (changes.length > 0 && !writeJson(keyOf(callId, service), changes)) {
    console.warn('An evaluation could not be kept on closing');
  }
}

export function clearEvaluationDraft(callId: CallId, service: string): void {
  removeJson(keyOf(callId, service));
}

/** Call and service, out of the key. */
function subjectOf(key: string): unknown {
  try {
    return JSON.parse(key.slice(PREFIX.length));
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
    const subject = subjectOf(key);
    const changes = readJson(key);
    if (Array.isArray(subject) && Array.isArray(changes)) {
      for (const change of changes) {
        if (isChange(change)) await saveChange(String(subject[0]), String(subject[1]), change);
      }
    }
    removeJson(key);
  }
}
