import { isRecord } from '../answers/json-value';
import { CUSTOMER_SERVICE } from '../scorecards/built-in/customer-service';
import { outcomeOf } from '../scorecards/formula';
import { aliasOf } from '../scorecards/scorecard';
import { type Fields, fieldsOf, firstOf, readFromTo, readText } from './answer-fields';
import { readNumber, readOnScale } from './read-number';
import type { BuiltInAnswer, CustomerServiceItem, ScoredItem } from './score-answer';

const NOT_APPLICABLE = /^\s*(?:not[\s_-]*applicable|n\/?a|không (?:áp dụng|phát sinh))\s*\.?\s*$/iu;
const DIEM = ['diem', 'score', 'point', 'points'];

function saysNotApplicable(value: unknown): boolean {
  return typeof value === 'string' && NOT_APPLICABLE.test(value.normalize('NFC'));
}

/** What stands for the points of an item: its diem, or the item itself. */
function diemOf(item: unknown): unknown {
  return isRecord(item) ? firstOf(fieldsOf(item), DIEM) : item;
}

/** diem as it is; "100%" is a part of the full points, and so is "4/5" unless it is `printed` beside its section's points. */
function readDiem(value: unknown, share: number, printed: boolean): Pick<ScoredItem, 'score' | 'ofShare'> {
  if (typeof value === 'boolean') return { score: value ? share : 0, ofShare: true };
  const read = readNumber(value);
  if (read.kind === 'none') return { score: null };
  if (read.kind === 'share') return { score: read.value * share, ofShare: true };
  const isPart = read.kind === 'fraction' && !printed && read.value <= read.of;
  return isPart ? { score: (read.value / read.of) * share, ofShare: true } : { score: read.value };
}

function readItem(value: unknown, share: number, printed: boolean): ScoredItem {
  const fields = fieldsOf(value);
  const diem = diemOf(value);
  const flagged = firstOf(fields, ['not_applicable', 'notapplicable']) === true;
  const item: ScoredItem = {
    ...readDiem(diem, share, printed),
    note: readText(firstOf(fields, ['nhanxet', 'nhan_xet', 'note', 'reason', 'comment'])),
    fromTo: readFromTo(firstOf(fields, ['from_to', 'fromto'])),
    referText: readText(firstOf(fields, ['refer_text', 'refertext', 'quote'])),
  };
  return flagged || saysNotApplicable(diem) ? { ...item, score: null, notApplicable: true } : item;
}

/** An item inside its group, or beside the groups; a group of one question is the item itself. */
function locate(fields: Fields, group: string, item: string): unknown {
  const grouped = fields.get(group);
  const inGroup = fieldsOf(grouped);
  return inGroup.get(item) ?? (group === item ? grouped : fields.get(item));
}

/** Names by which an answer is recognised as a customer-service one (D25). */
export const CUSTOMER_SERVICE_KEYS: readonly string[] = [
  ...new Set(CUSTOMER_SERVICE.sections.flatMap(({ id, questions }) => [id, ...questions.map(aliasOf)])),
];

export function readCustomerService(fields: Fields): BuiltInAnswer {
  const found = outcomeOf(CUSTOMER_SERVICE, {}).sections.flatMap(({ section, questions }) =>
    questions.map(({ question, full }) => {
      const item = locate(fields, section.id, aliasOf(question));
      return { id: question.id as CustomerServiceItem, item, full, ofSection: section.weight };
    }),
  );
  // "0.5/2" may be a share beside the points of its section (D27): then its neighbours tell its scale. One of anything else is not.
  const printed = found.every(({ item, ofSection }) => {
    const read = readNumber(diemOf(item));
    return read.kind !== 'fraction' || read.of === ofSection;
  });
  const items: Partial<Record<CustomerServiceItem, ScoredItem>> = {};
  for (const { id, item, full } of found) items[id] = readItem(item, full, printed);
  return {
    kind: 'customer-service',
    items: items as Record<CustomerServiceItem, ScoredItem>,
    total: readOnScale(fields.get('tong_diem') ?? null, CUSTOMER_SERVICE.scale.max),
    overview: readText(fields.get('danhgia_tong_quan')),
  };
}
