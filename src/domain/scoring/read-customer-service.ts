import { isRecord } from '../answers/json-value';
import { CUSTOMER_SERVICE } from '../scorecards/built-in/customer-service';
import { outcomeOf } from '../scorecards/formula';
import { aliasOf } from '../scorecards/scorecard';
import { type Fields, fieldsOf, firstOf, readFromTo, readText } from './answer-fields';
import { asItCame, type ReadNumber, toScale } from './read-number';
import type { BuiltInAnswer, CustomerServiceItem, ScoredItem } from './score-answer';
import { onStatedScale, type StatedScale, statedScale } from './stated-scale';

const NOT_APPLICABLE = /^\s*(?:not[\s_-]*applicable|n\/?a|không (?:áp dụng|phát sinh))\s*\.?\s*$/iu;
type Diem = Pick<ScoredItem, 'score' | 'ofShare' | 'came'>;

const DIEM = ['diem', 'score', 'point', 'points'];

function saysNotApplicable(value: unknown): boolean {
  return typeof value === 'string' && NOT_APPLICABLE.test(value.normalize('NFC'));
}

/** What stands for the points of an item: its diem, or the item itself. */
function diemOf(item: unknown): unknown {
  return isRecord(item) ? firstOf(fieldsOf(item), DIEM) : item;
}

/** diem as it is; "100%" is a part of the full points, and so is "4/5" unless it is `printed` beside its section's points. */
function readDiem(value: unknown, read: ReadNumber, share: number, printed: boolean): Diem {
  if (typeof value === 'boolean') return { score: value ? share : 0, ofShare: true };
  const came = asItCame(read);
  const told = came !== undefined && { came };
  if (read.kind === 'number' || (read.kind === 'fraction' && printed)) return { score: read.value, ...told };
  const score = toScale(read, [0, share]);
  return { score, ...(score !== null && { ofShare: true }), ...told };
}

/** The diem of an item on the scale stated beside it; one of the whole call, other than the card's, leaves it open what a question's is of. */
function readStated(item: unknown, whole: StatedScale | undefined): { read: ReadNumber; stated: boolean } {
  const scale = statedScale(fieldsOf(item));
  const read = onStatedScale(diemOf(item), scale);
  const open = scale === undefined && whole !== undefined && read.kind === 'number' && read.value !== 0;
  return { read: open ? { ...read, kind: 'unclear' } : read, stated: scale !== undefined };
}

function readItem(value: unknown, diem: Diem): ScoredItem {
  const fields = fieldsOf(value);
  const flagged = firstOf(fields, ['not_applicable', 'notapplicable']) === true;
  const item: ScoredItem = {
    ...diem,
    note: readText(firstOf(fields, ['nhanxet', 'nhan_xet', 'note', 'reason', 'comment'])),
    fromTo: readFromTo(firstOf(fields, ['from_to', 'fromto'])),
    referText: readText(firstOf(fields, ['refer_text', 'refertext', 'quote'])),
  };
  return flagged || saysNotApplicable(diemOf(value)) ? { ...item, score: null, notApplicable: true } : item;
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
  const { max } = CUSTOMER_SERVICE.scale;
  const stated = statedScale(fields);
  const whole = stated !== 'unclear' && stated?.most === max ? undefined : stated;
  const found = outcomeOf(CUSTOMER_SERVICE, {}).sections.flatMap(({ section, questions }) =>
    questions.map(({ question, full }) => {
      const item = locate(fields, section.id, aliasOf(question));
      const id = question.id as CustomerServiceItem;
      return { id, item, full, ofSection: section.weight, ...readStated(item, whole) };
    }),
  );
  // "0.5/2" may be a share beside the points of its section (D27): then its neighbours tell its scale. One of anything else is not.
  const printed = found.every(({ read, ofSection }) => read.kind !== 'fraction' || read.of === ofSection);
  const items = found.map(({ id, item, full, read, stated: ofItself }) => {
    return [id, readItem(item, readDiem(diemOf(item), read, full, printed && !ofItself))] as const;
  });
  const total = onStatedScale(fields.get('tong_diem'), statedScale(fields, ['tong_diem']) ?? whole);
  return {
    kind: 'customer-service',
    items: Object.fromEntries(items) as Record<CustomerServiceItem, ScoredItem>,
    total: toScale(total, [0, max]),
    overview: readText(fields.get('danhgia_tong_quan')),
  };
}
