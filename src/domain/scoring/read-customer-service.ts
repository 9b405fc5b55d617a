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

/**
 * diem as it is. "0.5/2" in a section of 2 is 0.5: §9 writes a full share so, and its scale is told by its neighbours.
 * "100%" and a fraction of any other whole are parts of the share (D665).
 */
function readDiem(value: unknown, share: number, ofSection: number): Pick<ScoredItem, 'score' | 'ofShare'> {
  if (typeof value === 'boolean') return { score: value ? share : 0, ofShare: true };
  const read = readNumber(value);
  if (read.kind === 'none') return { score: null };
  if (read.kind === 'share') return { score: read.value * share, ofShare: true };
  if (read.kind === 'fraction' && read.of !== ofSection)
    return { score: (read.value / read.of) * share, ofShare: true };
  return { score: read.value };
}

function readItem(value: unknown, share: number, ofSection: number): ScoredItem {
  const fields = fieldsOf(value);
  const diem = isRecord(value) ? firstOf(fields, DIEM) : value;
  const flagged = firstOf(fields, ['not_applicable', 'notapplicable']) === true;
  const item: ScoredItem = {
    ...readDiem(diem, share, ofSection),
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
  const items: Partial<Record<CustomerServiceItem, ScoredItem>> = {};
  for (const { section, questions } of outcomeOf(CUSTOMER_SERVICE, {}).sections) {
    for (const { question, full } of questions) {
      items[question.id as CustomerServiceItem] = readItem(
        locate(fields, section.id, aliasOf(question)),
        full,
        section.weight,
      );
    }
  }
  return {
    kind: 'customer-service',
    items: items as Record<CustomerServiceItem, ScoredItem>,
    total: readOnScale(fields.get('tong_diem') ?? null, CUSTOMER_SERVICE.scale.max),
    overview: readText(fields.get('danhgia_tong_quan')),
  };
}
