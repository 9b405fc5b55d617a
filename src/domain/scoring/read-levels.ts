import { isRecord } from '../answers/json-value';
import { type Fields, fieldsOf, firstOf, readFromTo, readText } from './answer-fields';
import { readNumber, readOnScale } from './read-number';
import {
  type BuiltInAnswer,
  CSAT_ITEMS,
  type CsatItem,
  type Decision,
  SALES_ITEMS,
  type SalesItem,
  type ScoredItem,
} from './score-answer';

/** Fields of an item, flat beside it ("retention_level_reason") or nested in it ("reason"). */
function readItem(fields: Fields, names: readonly string[], scoreNames: readonly string[], max: number): ScoredItem {
  const own = firstOf(fields, scoreNames);
  const nested = fieldsOf(isRecord(own) ? own : firstOf(fields, names));
  const pick = (...parts: string[]) =>
    firstOf(
      fields,
      names.flatMap((name) => parts.map((part) => `${name}_${part}`)),
    ) ?? firstOf(nested, parts);
  const score = isRecord(own) || own === undefined ? firstOf(nested, ['score', 'level', 'value', 'diem']) : own;
  return {
    score: readOnScale(score, max),
    ...(readNumber(score).kind === 'share' && { ofShare: true }),
    note: readText(pick('reason', 'desc', 'description', 'note', 'nhanxet')),
    fromTo: readFromTo(pick('from_to', 'fromto')),
    referText: readText(pick('refer_text', 'refertext', 'quote')),
  };
}

/** Names by which an answer is recognised as a CSAT one. */
export const CSAT_KEYS: readonly string[] = CSAT_ITEMS;

export function readCsat(fields: Fields): BuiltInAnswer {
  const items: Partial<Record<CsatItem, ScoredItem>> = {};
  for (const id of CSAT_ITEMS) items[id] = readItem(fields, [id, id.replace(/_level$/, '')], [id], 5);
  return {
    kind: 'csat',
    items: items as Record<CsatItem, ScoredItem>,
    total: readOnScale(fields.get('csat') ?? null, 5),
    overview: readText(firstOf(fields, ['csat_reason', 'csat_desc', 'overview'])),
  };
}

/** Names by which an answer is recognised as a sales one. */
export const SALES_KEYS: readonly string[] = SALES_ITEMS.flatMap((id) => [id, `${id}_score`]);

const OUTCOMES: readonly (readonly [Decision['outcome'], RegExp])[] = [
  ['refused', /^(?:refused|declined|rejected|no|not[ _-](?:sold|bought))$/],
  ['undecided', /^(?:undecided|open|follow[ _-]?up|pending|maybe)$/],
  ['bought', /^(?:bought|sold|accepted|agreed|yes)$/],
];

/** Said as one word, alone or with the words that show it; whatever else stands there decides nothing. */
function readDecision(value: unknown): Decision | undefined {
  const nested = fieldsOf(value);
  const word = readText(isRecord(value) ? firstOf(nested, ['outcome', 'decision', 'value']) : value).toLowerCase();
  const outcome = OUTCOMES.find(([, names]) => names.test(word))?.[0];
  if (outcome === undefined) return undefined;
  return {
    outcome,
    referText: readText(firstOf(nested, ['refer_text', 'refertext', 'quote'])),
    fromTo: readFromTo(firstOf(nested, ['from_to', 'fromto'])),
  };
}

export function readSales(fields: Fields): BuiltInAnswer {
  const items: Partial<Record<SalesItem, ScoredItem>> = {};
  for (const id of SALES_ITEMS) items[id] = readItem(fields, [id], [`${id}_score`, id], 100);
  const decision = readDecision(firstOf(fields, ['customer_decision', 'decision', 'sale_outcome']));
  return {
    kind: 'se',
    items: items as Record<SalesItem, ScoredItem>,
    overview: readText(fields.get('likelihood_to_buy_desc')),
    guideToBuy: readText(fields.get('guide_to_buy')),
    ...(decision && { decision }),
  };
}
