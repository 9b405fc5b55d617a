import { isRecord } from '../answers/json-value';
import { type Fields, fieldsOf, firstOf, readFromTo, readText } from './answer-fields';
import { asItCame, type ReadNumber, toScale } from './read-number';
import { type BuiltInAnswer, CSAT_ITEMS, type Decision, SALES_ITEMS, type ScoredItem } from './score-answer';
import { isScaleInDoubt, onStatedScale, type StatedScale, statedScale } from './stated-scale';

/** An item whose number has not found its scale yet. */
interface Found {
  read: ReadNumber;
  said: Pick<ScoredItem, 'note' | 'fromTo' | 'referText'>;
}

/** Fields of an item, flat beside it ("retention_level_reason") or nested in it ("reason"). */
function findItem(fields: Fields, names: readonly string[], scoreNames: readonly string[], whole?: StatedScale): Found {
  const own = firstOf(fields, scoreNames);
  const nested = fieldsOf(isRecord(own) ? own : firstOf(fields, names));
  const pick = (...parts: string[]) =>
    firstOf(
      fields,
      names.flatMap((name) => parts.map((part) => `${name}_${part}`)),
    ) ?? firstOf(nested, parts);
  const score = isRecord(own) || own === undefined ? firstOf(nested, ['score', 'level', 'value', 'diem']) : own;
  const scale = statedScale(fields, [...names, ...scoreNames]) ?? statedScale(nested) ?? whole;
  return {
    read: onStatedScale(score, scale),
    said: {
      note: readText(pick('reason', 'desc', 'description', 'note', 'nhanxet')),
      fromTo: readFromTo(pick('from_to', 'fromto')),
      referText: readText(pick('refer_text', 'refertext', 'quote')),
    },
  };
}

/** All items on one scale: numbers that come without any are of the card's, or of none that is known (D700). */
function itemsOf<Id extends string>(
  ids: readonly Id[],
  range: readonly [least: number, most: number],
  find: (id: Id) => Found,
): Record<Id, ScoredItem> {
  const found = ids.map((id) => ({ id, ...find(id) }));
  const bare = found.flatMap(({ read }) => (read.kind === 'number' ? [read.value] : []));
  const doubt = isScaleInDoubt(bare, range[1]);
  const items = found.map(({ id, read, said }): [Id, ScoredItem] => {
    const number: ReadNumber =
      doubt && read.kind === 'number' && read.value !== 0 ? { ...read, kind: 'unclear' } : read;
    const came = asItCame(number);
    const score = toScale(number, range);
    const ofShare = read.kind === 'share' && { ofShare: true as const };
    return [id, { score, ...ofShare, ...(came !== undefined && { came }), ...said }];
  });
  return Object.fromEntries(items) as Record<Id, ScoredItem>;
}

/** The scale stated for all numbers of an answer; the sum of all of them tells it too ("max_score": 700 for seven of 100). */
function scaleOfAll(fields: Fields, count: number): StatedScale | undefined {
  const stated = statedScale(fields);
  if (stated === undefined || stated === 'unclear') return stated;
  const most = stated.most / count;
  return [5, 10, 100].includes(most) ? { least: stated.least / count, most } : stated;
}

/** Names by which an answer is recognised as a CSAT one. */
export const CSAT_KEYS: readonly string[] = CSAT_ITEMS;

export function readCsat(fields: Fields): BuiltInAnswer {
  const whole = scaleOfAll(fields, CSAT_ITEMS.length);
  const stated = statedScale(fields, ['csat']) ?? whole;
  return {
    kind: 'csat',
    items: itemsOf(CSAT_ITEMS, [1, 5], (id) => findItem(fields, [id, id.replace(/_level$/, '')], [id], whole)),
    total: toScale(onStatedScale(fields.get('csat'), stated), [1, 5]),
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
  const whole = scaleOfAll(fields, SALES_ITEMS.length);
  const decision = readDecision(firstOf(fields, ['customer_decision', 'decision', 'sale_outcome']));
  return {
    kind: 'se',
    items: itemsOf(SALES_ITEMS, [0, 100], (id) => findItem(fields, [id], [`${id}_score`, id], whole)),
    overview: readText(fields.get('likelihood_to_buy_desc')),
    guideToBuy: readText(fields.get('guide_to_buy')),
    ...(decision && { decision }),
  };
}
