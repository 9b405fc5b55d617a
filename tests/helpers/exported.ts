import { type ExportedCall, exportedCall, type StoredCallParts } from '@/domain/exports/exported-call';
import type { ScoreWords } from '@/domain/exports/exported-score';
import type { Evaluation } from '@/domain/scoring/evaluation';
import { callRow } from './call-row';
import { customerServiceAnswer } from './score-answers';
import { byService, TRANSCRIPT } from './stored-calls';

export const NAMES: Record<string, string> = { lan: 'Lan', minh: 'Minh' };
export const MOBILE = 'M Customer Service';

/** What is stored of a scored call; local noon of 20 November 2026. */
export function storedParts(fields: Partial<StoredCallParts> = {}): StoredCallParts {
  return {
    call: callRow({
      title: 'Khiếu nại cước',
      service: MOBILE,
      facts: {
        ...{ agent: 'Hoa', customer: 'KH-0291', queue: 'Di động', tags: ['VIP', 'cước'] },
        heldAt: new Date(2026, 10, 20, 12, 0).getTime(),
      },
      review: { state: 'done', by: 'lan', at: new Date(2026, 10, 21, 9, 30).getTime() },
    }),
    transcript: { text: TRANSCRIPT, revision: 1 },
    results: [
      {
        ...{ kind: 'score', callId: 'c', service: MOBILE, raw: '', madeBy: byService, revision: 1 },
        answer: customerServiceAnswer(0, {
          chaohoi_goiten: { score: 0.5, note: 'Chào đủ', fromTo: '00:01-00:04', referText: '' },
        }),
      },
    ],
    evaluations: [],
    ...fields,
  };
}

/** One reviewer's answer to the first question, and notes. */
export function judgedBy(reviewer: string, answer: string, at = 1): Evaluation {
  return {
    ...{ callId: 'c', service: MOBILE, reviewer, updatedAt: at },
    edits: {
      chaohoi_goiten: {
        ...{ answer, notes: `${reviewer}: =1+1`, reasons: ['Thiếu tên'], at },
        evidence: [{ turn: 0, quote: 'Dạ em chào chị ạ.', fromTo: '00:01-00:04' }],
      },
    },
    analysisNotes: 'Chung',
    evaluationNotes: 'Tốt',
    sectionNotes: { thaidophucvu: { analysis: 'Ấm', evaluation: '' } },
  };
}

export const SCORE_WORDS: ScoreWords = {
  otherScale: (total) => `On the other scale ${total}.`,
  nameOf: (id) => NAMES[id] ?? 'Reviewer of this device',
  noGrade: 'no grade',
  unfit: 'Does not fit',
  stale: 'Of an earlier text.',
  unread: (n) => `${n} not read.`,
  fits: (service) => `${service} fits.`,
  otherCard: (asked, card) => `Asked for ${asked}, answered as ${card}.`,
};

export const exported = (fields: Partial<StoredCallParts> = {}): ExportedCall =>
  exportedCall(storedParts(fields), SCORE_WORDS);
