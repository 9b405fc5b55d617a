import { readAnswerText } from '../answers/answers';
import { type Fields, fieldsOf } from './answer-fields';
import { CUSTOMER_SERVICE_KEYS, readCustomerService } from './read-customer-service';
import { CSAT_KEYS, readCsat, readSales, SALES_KEYS } from './read-levels';
import type { BuiltInAnswer } from './score-answer';

const SHAPES = [
  { keys: CUSTOMER_SERVICE_KEYS, read: readCustomerService },
  { keys: CSAT_KEYS, read: readCsat },
  { keys: SALES_KEYS, read: readSales },
];

/** Every name that tells a scoring answer, for `readAnswerText`. */
export const SCORE_ANSWER_KEYS: readonly string[] = SHAPES.flatMap((shape) => shape.keys);

/**
 * A scoring answer out of whatever a server sent, text or parsed; its shape decides which scorecard it is (D25),
 * never the address. Missing, None or unreadable items are null ("no score"). null when there is no scoring answer in
 * it: the caller keeps the raw text. Never throws.
 */
export function readScoreAnswer(raw: unknown): BuiltInAnswer | null {
  const reading = readAnswerText(raw, SCORE_ANSWER_KEYS);
  if (!reading.ok) return null;
  const fields: Fields = fieldsOf(reading.value);
  const counted = SHAPES.map(({ keys, read }) => ({ read, found: keys.filter((key) => fields.has(key)).length }));
  const best = counted.reduce((most, shape) => (shape.found > most.found ? shape : most));
  return best.read(fields);
}
