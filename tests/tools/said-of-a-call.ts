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

/** Who rings with a bill that is wrong. */
const BEGINS = {
  en: ['A: Hello, Northgate Water.', 'C: Hi, my bill for this month is wrong.', 'A: I see.', 'C: Yes.'],
  vi: ['A: Dạ Sao Mai xin nghe ạ.', 'C: Em ơi, hóa đơn tháng này của chị bị sai.', 'A: Dạ vâng ạ.', 'C: Ừ em.'],
} as const;
/** Between how such a call begins and ends. */
export const callOf = (language: Language, ...lines: Lines): Lines => [
  ...BEGINS[language],
  ...lines,
  ...ENDS[language],
];

/** What the screens show of a call, one a line: field, claim, quote and text. */
export const saidOf = (language: Language, kind: ScorecardKind, lines: Lines): string =>
  provenOf(language, kind, lines)
    .map(({ field, text, claim }) => `${field} | ${claim?.id ?? ''} | ${text}`)
    .join('\n');
export const service = (language: Language, ...lines: Lines) =>
  saidOf(language, 'customer-service', callOf(language, ...lines));
export const sale = (language: Language, ...lines: Lines) =>
  saidOf(language, 'se', [...RINGS[language], ...lines, ...ENDS[language]]);

/** A question of the agent's once who is rung up has answered, and before the price. */
export const beforePrice = (language: Language, question: string) => {
  const [rings, answers, price] = RINGS[language];
  const lines = [rings, answers, 'A: Dạ.', 'C: Nói đi.', `A: ${question}`, 'C: Hm.', price];
  return saidOf(language, 'se', [...lines, ...ENDS[language]]);
};

/** The lines of a claim, and of a field where one is named. */
export const of = (said: string, claim: string, field = '') =>
  said
    .split('\n')
    .filter((line) => line.startsWith(field) && line.includes(`| ${claim} |`))
    .join('\n');
