import { readAnswerText } from '../answers/answers';
import { isRecord } from '../answers/json-value';
import { aliasOf, type Scorecard, type ScorecardOption, type ScorecardQuestion } from '../scorecards/scorecard';
import { type Fields, fieldsOf, firstOf, readFromTo, readText } from './answer-fields';
import { asItCame, type ReadNumber, readNumber, toScale } from './read-number';
import type { OwnAnswer, OwnItem } from './score-answer';
import { onStatedScale, type StatedScale, statedScale } from './stated-scale';

const ANSWER = ['answer', 'option', 'score', 'value', 'diem', 'level'];
const NOTE = ['note', 'reason', 'desc', 'description', 'comment', 'nhanxet'];
const FROM_TO = ['from_to', 'fromto'];
const REFER = ['refer_text', 'refertext', 'quote'];
const TOTAL = ['total', 'total_score', 'tong_diem'];
const TOLERANCE = 1e-9;

const folded = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/** The one option that fits, or none: where two do, nobody can say which was meant. */
function onlyOne(options: readonly ScorecardOption[], fits: (option: ScorecardOption) => boolean): string | null {
  const fitting = options.filter(fits);
  return fitting.length === 1 ? (fitting[0]?.id ?? null) : null;
}

/** The number that a label begins with ("4 – Good"). */
function labelNumber({ label }: ScorecardOption): number | null {
  const read = readNumber(label);
  return read.kind === 'number' ? read.value : null;
}

/** A number stands for the option that is worth it, or whose label begins with it, unless it is of another most than they are. */
function optionByNumber(options: readonly ScorecardOption[], read: ReadNumber): string | null {
  if (read.kind === 'none' || read.kind === 'unclear') return null;
  const numbers = options.flatMap((option) => labelNumber(option) ?? []);
  if (read.kind === 'number' || (read.kind === 'fraction' && read.of === Math.max(...numbers))) {
    const byLabel = onlyOne(options, (option) => labelNumber(option) === read.value);
    if (byLabel !== null) return byLabel;
  }
  const worth = toScale(read, [0, 1]);
  return onlyOne(options, ({ value }) => value !== null && worth !== null && Math.abs(value - worth) < TOLERANCE);
}

/** The option that an answer names by its id, its label or a number; what names none, or several, is not judged. */
function optionIn(options: readonly ScorecardOption[], raw: unknown, scale?: StatedScale): string | null {
  if (typeof raw === 'boolean') return onlyOne(options, ({ value }) => value === (raw ? 1 : 0));
  if (typeof raw !== 'string' && typeof raw !== 'number') return null;
  const said = folded(String(raw));
  const read = onStatedScale(raw, scale);
  // A number of another scale is no label of this one.
  if (scale !== undefined && read.kind !== 'none') return optionByNumber(options, read);
  return (
    options.find(({ id }) => id === String(raw).trim())?.id ??
    onlyOne(options, ({ id }) => folded(id) === said) ??
    onlyOne(options, ({ label }) => folded(label) === said) ??
    optionByNumber(options, read)
  );
}

/** A question's own fields, beside the others or in the object of its section. */
function itemOf(question: ScorecardQuestion, places: readonly Fields[]): OwnItem | null {
  const alias = aliasOf(question);
  const names = [alias, question.id];
  const named = (parts: readonly string[]) => names.flatMap((name) => parts.map((part) => `${name}_${part}`));
  const fields = places.find((place) => firstOf(place, [...names, ...named(ANSWER)]) !== undefined);
  if (fields === undefined) return null;
  const own = firstOf(fields, names);
  const nested = fieldsOf(own);
  const pick = (parts: readonly string[]) => firstOf(fields, named(parts)) ?? firstOf(nested, parts);
  const given = isRecord(own) || own === undefined ? pick(ANSWER) : own;
  const scale = statedScale(nested) ?? statedScale(fields, names);
  const option = optionIn(question.options, given, scale);
  const came = scale === undefined || option !== null ? undefined : asItCame(onStatedScale(given, scale));
  return {
    option,
    ...(came !== undefined && { came }),
    note: readText(pick(NOTE)),
    fromTo: readFromTo(pick(FROM_TO)),
    referText: readText(pick(REFER)),
  };
}

const questionsIn = ({ sections }: Scorecard): ScorecardQuestion[] => sections.flatMap(({ questions }) => questions);

/** Every name that tells an answer to this scorecard. */
export function ownAnswerKeys(card: Scorecard): string[] {
  const names = questionsIn(card).flatMap((question) => [aliasOf(question), question.id]);
  return [...new Set([...names, ...names.flatMap((name) => ANSWER.map((part) => `${name}_${part}`)), 'answers'])];
}

/**
 * A service's answer to a scorecard of one's own, text or parsed: by the alias of each question, flat, in an object of its
 * own, in one of its section or in `answers`. Null when there is nothing of it in it. Never throws.
 */
export function readOwnAnswer(raw: unknown, scorecard: Scorecard): OwnAnswer | null {
  const sectionKeys = scorecard.sections.map(({ id }) => id);
  const reading = readAnswerText(raw, [...ownAnswerKeys(scorecard), ...sectionKeys]);
  if (!reading.ok) return null;
  const whole = fieldsOf(reading.value);
  const answers = fieldsOf(whole.get('answers'));
  const items = scorecard.sections.flatMap(({ id, questions }) => {
    const places = [whole, answers, fieldsOf(whole.get(id.toLowerCase()))];
    return questions.flatMap((question): [string, OwnItem][] => {
      const item = itemOf(question, places);
      return item === null ? [] : [[question.id, item]];
    });
  });
  if (items.length === 0) return null;
  return {
    ...{ kind: 'own', scorecard, items: Object.fromEntries(items) },
    total: toScale(onStatedScale(firstOf(whole, TOTAL), statedScale(whole, TOTAL)), [0, scorecard.scale.max]),
    overview: readText(firstOf(whole, ['overview', 'summary', 'danhgia_tong_quan'])),
  };
}
