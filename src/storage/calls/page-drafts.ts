import { isRecord } from '@/domain/answers/json-value';
import type { CallId } from '@/domain/call';
import { DEVICE_REVIEWER, type ReviewerId } from '@/domain/reviewer';
import type { PinnedCard } from '@/domain/scoring/evaluation';
import type { EvaluationChange, KnownChange } from '@/domain/scoring/evaluation-edit';
import type { TurnDraft } from '@/domain/transcript/turn-draft';
import { browserDraft } from '../browser/browser-draft';

/** A transcript as it was typed last. */
export interface TextDraft {
  /** Null when the text is not a call yet. */
  callId: CallId | null;
  /** The call it becomes where it is none, or none any more: the same for everybody who stores it. */
  spareId: CallId;
  /** Revision of the stored text that it was made from. */
  base?: number;
  text: string;
  language: string;
  service: string;
}

/** What a reviewer changed in an evaluation, oldest first. */
export interface EvaluationDraft {
  callId: CallId;
  service: string;
  /** Who made them: somebody else may be judging when they are stored. */
  reviewer: ReviewerId;
  changes: KnownChange[];
}

function readText(value: unknown): TextDraft | undefined {
  if (!isRecord(value)) return undefined;
  const { callId, spareId, base, text, language, service } = value;
  if (typeof text !== 'string' || typeof language !== 'string' || typeof service !== 'string') return undefined;
  if (typeof spareId !== 'string' || (callId !== null && typeof callId !== 'string')) return undefined;
  return { callId, spareId, text, language, service, ...(typeof base === 'number' && { base }) };
}

function isEvidence(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { turn, quote, fromTo } = value;
  return typeof turn === 'number' && typeof quote === 'string' && typeof fromTo === 'string';
}

const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every((text) => typeof text === 'string');

function isChange(value: unknown): value is EvaluationChange {
  if (!isRecord(value)) return false;
  const { kind, questionId, answer, answers, notes, reasons, text, field, over, section, evidence } = value;
  switch (kind) {
    case 'answer':
      return typeof questionId === 'string' && typeof answer === 'string';
    case 'notes':
      return typeof questionId === 'string' && typeof notes === 'string';
    case 'reasons':
      return typeof questionId === 'string' && areTexts(reasons);
    case 'undo':
      return typeof questionId === 'string' && areTexts(answers ?? []) && areTexts(notes ?? []);
    case 'evidence':
      return typeof questionId === 'string' && Array.isArray(evidence) && evidence.every(isEvidence);
    case 'analysis-notes':
    case 'evaluation-notes':
      return typeof text === 'string' && (section === undefined || typeof section === 'string');
    case 'choose':
      return typeof field === 'string' && (over === undefined || areTexts(over));
    default:
      return false;
  }
}

function readPinned(value: unknown): PinnedCard | undefined {
  if (!isRecord(value)) return undefined;
  const { id, version } = value;
  return typeof id === 'string' && typeof version === 'number' ? { id, version } : undefined;
}

function readEvaluation(value: unknown): EvaluationDraft | undefined {
  if (!isRecord(value)) return undefined;
  const { callId, service, reviewer, changes } = value;
  if (typeof callId !== 'string' || typeof service !== 'string' || !Array.isArray(changes)) return undefined;
  const read = changes.flatMap((made: unknown): KnownChange[] => {
    if (!isRecord(made) || !isChange(made['change'])) return [];
    const known = made['known'];
    const scorecard = readPinned(made['scorecard']);
    const knew = { known: typeof known === 'string' ? known : null, ...(scorecard && { scorecard }) };
    return [{ change: made['change'], ...knew }];
  });
  return { callId, service, reviewer: typeof reviewer === 'string' ? reviewer : DEVICE_REVIEWER, changes: read };
}

function readTurn(value: unknown): TurnDraft | undefined {
  if (!isRecord(value)) return undefined;
  const { callId, page, turn, before, words } = value;
  if (typeof callId !== 'string' || typeof page !== 'string' || typeof turn !== 'number') return undefined;
  if (typeof before !== 'string' || typeof words !== 'string') return undefined;
  return { callId, page, turn, before, words };
}

export const textDraft = browserDraft('transcriptDraft', readText);
export const evaluationDraft = browserDraft('evaluationDraft', readEvaluation);
export const turnDraft = browserDraft('turnDraft', readTurn);
