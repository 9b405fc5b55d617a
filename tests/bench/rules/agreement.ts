import { CSAT_ITEMS, CUSTOMER_SERVICE_ITEMS, SALES_ITEMS, type ScoredItem } from '@/domain/scoring/score-answer';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { makeAutoNote } from '@/on-device/rules/auto-note';
import { readCall } from '@/on-device/rules/read-call';
import { scoreByRules } from '@/on-device/rules/rules-provider';
import { kappa } from './kappa';
import type { CustomerServiceLabel, LabelledCall, SalesBand } from './labelled-call';

/** One comparison: what the label says, what the rules say, and whether they agree. */
export interface Comparison {
  call: string;
  group: 'customer_service' | 'csat' | 'sales' | 'key_information' | 'category';
  item: string;
  expected: string;
  actual: string;
  agrees: boolean;
}

type Judged = CustomerServiceLabel | 'not_judged';

function stateOf(item: ScoredItem): Judged {
  if (item.notApplicable) return 'not_applicable';
  if (item.score === null) return 'not_judged';
  return item.score > 0 ? 'met' : 'not_met';
}

export function bandOf(score: number | null): SalesBand | 'not_judged' {
  if (score === null) return 'not_judged';
  if (score < 40) return 'low';
  return score < 70 ? 'mid' : 'high';
}

const fold = (text: string) => text.normalize('NFC').toLowerCase();

/** Every label of the call beside what the rules say. "Not judged" agrees only with not_applicable. */
export function compareCall(call: LabelledCall): Comparison[] {
  const facts = readCall(parseTranscript(call.transcript), call.language);
  const { customer_service: service, csat, sales, note } = call.labels;
  const found: Comparison[] = [];
  const add = (group: Comparison['group'], item: string, expected: string, actual: string, agrees: boolean) =>
    found.push({ call: call.id, group, item, expected, actual, agrees });

  const serviceItems: Readonly<Record<string, ScoredItem>> = scoreByRules(facts, 'customer-service').items;
  for (const item of CUSTOMER_SERVICE_ITEMS) {
    const expected = service[item];
    const scored = serviceItems[item];
    if (expected === undefined || !scored) continue;
    const actual = stateOf(scored);
    add(
      'customer_service',
      item,
      expected,
      actual,
      actual === expected || (actual === 'not_judged' && expected === 'not_applicable'),
    );
  }
  const csatItems: Readonly<Record<string, ScoredItem>> = scoreByRules(facts, 'csat').items;
  for (const item of CSAT_ITEMS) {
    const expected = csat[item];
    const score = csatItems[item]?.score ?? null;
    if (typeof expected !== 'number') continue;
    add(
      'csat',
      item,
      String(expected),
      String(score ?? 'not_judged'),
      score !== null && Math.abs(score - expected) <= 1,
    );
  }
  const salesItems: Readonly<Record<string, ScoredItem>> = scoreByRules(facts, 'se').items;
  for (const item of SALES_ITEMS) {
    const expected = sales[item];
    if (expected === undefined || expected === null) continue;
    const actual = bandOf(salesItems[item]?.score ?? null);
    add('sales', item, expected, actual, actual === expected);
  }
  const made = facts && makeAutoNote(facts);
  const items = (made?.summary.keyInformation ?? []).map(fold);
  for (const text of note.key_information) {
    const wanted = fold(text);
    const hit = items.find((item) => item.includes(wanted) || wanted.includes(item));
    add('key_information', 'key_information', text, hit ?? '', hit !== undefined);
  }
  if (note.category !== undefined) {
    const category = made?.classification.category ?? '';
    const titles: Readonly<Record<string, string>> = facts?.view.lexicon.claims.categories ?? {};
    const expected = titles[note.category] ?? note.category;
    add('category', 'category', expected, category, category === expected);
  }
  return found;
}

/** Share of comparisons that agree, 0 to 1; 0 without any. */
export function share(comparisons: readonly Comparison[]): number {
  if (comparisons.length === 0) return 0;
  return comparisons.filter(({ agrees }) => agrees).length / comparisons.length;
}

/** Levels from worst to best: how far two answers lie apart is the number of steps between them. */
const LEVELS = {
  csat: ['1', '2', '3', '4', '5'],
  sales: ['low', 'mid', 'high'],
} as const;

/** A label that the rules pass over in silence counts as the answer farthest from it: silence must not raise the figure. */
function levelPair({ expected, actual }: Comparison, levels: readonly string[]): readonly [number, number] {
  const [wanted, said] = [levels.indexOf(expected), levels.indexOf(actual)];
  if (said >= 0) return [wanted, said];
  return [wanted, wanted < levels.length / 2 ? levels.length - 1 : 0];
}

const ANSWERS = ['met', 'not_met', 'not_applicable'];

export interface Agreement {
  customer_service: number;
  csat_within_1: number;
  sales_band: number;
  key_information_recall: number;
  customer_service_kappa: number | null;
  csat_kappa: number | null;
  sales_kappa: number | null;
}

/** Agreement, and agreement beyond chance: saying 4 to every satisfaction factor is within one of most labels. */
export function agreementOf(comparisons: readonly Comparison[]): Agreement {
  const of = (group: Comparison['group']) => comparisons.filter((one) => one.group === group);
  const answers = of('customer_service').map(({ expected, actual }): readonly [number, number] => {
    const said = actual === 'not_judged' ? 'not_applicable' : actual;
    return [ANSWERS.indexOf(expected), ANSWERS.indexOf(said)];
  });
  const levels = (group: keyof typeof LEVELS) => of(group).map((one) => levelPair(one, LEVELS[group]));
  return {
    customer_service: share(of('customer_service')),
    csat_within_1: share(of('csat')),
    sales_band: share(of('sales')),
    key_information_recall: share(of('key_information')),
    customer_service_kappa: kappa(answers, 'alike'),
    csat_kappa: kappa(levels('csat'), 'square'),
    sales_kappa: kappa(levels('sales'), 'square'),
  };
}
