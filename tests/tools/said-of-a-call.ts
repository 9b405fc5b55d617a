import { expect } from 'vitest';
import type { ScorecardKind } from '@/domain/scoring/scorecard-kind';
import { unproven } from '../bench/rules/evidence';
import { type Statement, statementsOf } from '../bench/rules/statements';

export type Language = 'en' | 'vi';
export type Lines = readonly string[];

/** What the screens show of a call on a card, once the transcript has borne out each sentence. */
export function provenOf(language: Language, kind: ScorecardKind, lines: Lines): readonly Statement[] {
  const call = { transcript: lines.join('\n'), language, service: '' };
  const { statements } = statementsOf(call, kind);
  expect(statements.filter((statement) => unproven(statement, call) !== null)).toEqual([]);
  return statements;
}

/** Who rings to sell, and names a price. */
export const RINGS = {
  en: ['A: Hello, this is Ana calling from Hearth Care.', 'C: Yes?', 'A: We have a cover at twelve pounds a month.'],
  vi: ['A: Dạ em chào chị, em là Mai gọi từ Sao Mai ạ.', 'C: Ừ.', 'A: Dạ bên em có gói tám mươi ngàn một tháng ạ.'],
} as const;
export const ENDS = { en: ['C: Fine.', 'A: Goodbye.'], vi: ['C: Ừ.', 'A: Dạ em chào chị ạ.'] } as const;
