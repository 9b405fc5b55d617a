import * as v from 'valibot';
import type { AutoNote, NoteField } from '../auto-note';
import type { Claim } from '../claim';
import { checkScorecard } from '../scorecards/files/check-scorecard';
import type { Scorecard } from '../scorecards/scorecard';
import {
  CSAT_ITEMS,
  CUSTOMER_SERVICE_ITEMS,
  type OwnAnswer,
  type OwnItem,
  SALES_ITEMS,
  type ScoreAnswer,
  type ScoredItem,
} from '../scoring/score-answer';
import { by, count, type FieldsOf, id, line, list, number, text } from './shapes';

const claim = v.object({
  id,
  kind: v.picklist(['present', 'counted', 'searched']),
  text,
  turn: v.pipe(number, v.integer(), v.minValue(-1)),
  quote: text,
  from: count,
  to: count,
  fromTo: line,
  later: v.optional(text),
} satisfies FieldsOf<Claim>);
const claims = list(claim);

const said = { note: text, fromTo: line, referText: text, claims: v.optional(claims) };
const scoredItem = v.object({
  score: v.nullable(number),
  ...said,
  notApplicable: v.optional(v.boolean()),
  ofShare: v.optional(v.literal(true)),
  came: v.optional(line),
} satisfies FieldsOf<ScoredItem>);
const ownItem = v.object({ option: v.nullable(line), ...said, came: v.optional(line) } satisfies FieldsOf<OwnItem>);

/** Exactly these questions, each with its item. */
const itemsOf = (ids: readonly string[]) => v.object(Object.fromEntries(ids.map((one) => [one, scoredItem])));

const wholeCard = v.pipe(
  v.unknown(),
  v.check((given) => checkScorecard(given).ok, 'not a whole scorecard'),
);

const total = v.nullable(number);
const decision = v.object({
  outcome: v.picklist(['bought', 'refused', 'undecided']),
  referText: text,
  fromTo: line,
  claim: v.optional(claim),
});

type Of<Kind extends ScoreAnswer['kind']> = Extract<ScoreAnswer, { kind: Kind }>;

/** A score as it is stored, of any of the scorecards. */
export const scoreAnswer = v.variant('kind', [
  v.object({
    kind: v.literal('customer-service'),
    items: itemsOf(CUSTOMER_SERVICE_ITEMS),
    total,
    overview: text,
  } satisfies FieldsOf<Of<'customer-service'>>),
  v.object({ kind: v.literal('csat'), items: itemsOf(CSAT_ITEMS), total, overview: text } satisfies FieldsOf<
    Of<'csat'>
  >),
  v.object({
    kind: v.literal('se'),
    items: itemsOf(SALES_ITEMS),
    overview: text,
    guideToBuy: text,
    decision: v.optional(decision),
    unfit: v.optional(v.literal(true)),
  } satisfies FieldsOf<Of<'se'>>),
  v.object({
    kind: v.literal('own'),
    scorecard: wholeCard,
    items: by(ownItem),
    total,
    overview: text,
  } satisfies FieldsOf<OwnAnswer>),
]);

const lines = list(text);
const claimsOf = {
  category: claims,
  campaign: claims,
  reason: claims,
  agentActions: claims,
  resolution: claims,
  keyInformation: claims,
  hiddenExpectations: claims,
  objections: claims,
  passiveRebuttal: claims,
  activeRebuttal: claims,
  outcomeStatus: claims,
  plannedAction: claims,
} satisfies Record<NoteField, unknown>;
export const noteClaims = v.object(claimsOf);

const rebuttal = v.object({ description: text, quotes: lines });

export const autoNote = v.object({
  classification: v.object({ category: text, subCategory: text, campaign: text }),
  summary: v.object({ reason: text, agentActions: lines, resolution: text, keyInformation: lines }),
  hiddenExpectations: lines,
  objections: list(v.object({ objection: text, quote: text })),
  saleSkills: v.object({ passiveRebuttal: rebuttal, activeRebuttal: rebuttal }),
  nextBestAction: v.object({ outcomeStatus: text, followUpTiming: text, plannedAction: text }),
  claims: v.optional(noteClaims),
} satisfies FieldsOf<AutoNote>);

const looseOption = v.looseObject({ id: line, label: line, value: v.nullable(number) });
const looseQuestion = v.looseObject({ id: line, text, weight: number, options: list(looseOption, 100) });
const looseCard = v.looseObject({
  id,
  version: v.pipe(count, v.minValue(1)),
  title: line,
  language: line,
  state: v.literal('draft'),
  scale: v.looseObject({ max: number, bands: list(v.object({ from: number, label: line }), 100) }),
  sections: list(v.looseObject({ id: line, title: line, weight: number, questions: list(looseQuestion, 1_000) }), 200),
});

/**
 * Scorecards of a file. A version that was published is whole; a draft may have gaps that its author has not filled yet.
 * Null where one of them is neither.
 */
export function readScorecards(given: unknown): Scorecard[] | null {
  const read = v.safeParse(list(v.looseObject({ state: line }), 10_000), given);
  if (!read.success) return null;
  const cards = read.output.map((card): Scorecard | null => {
    const whole = checkScorecard(card);
    if (whole.ok) return whole.value;
    const draft = v.safeParse(looseCard, card);
    return draft.success ? (draft.output as unknown as Scorecard) : null;
  });
  return cards.includes(null) ? null : (cards as Scorecard[]);
}
