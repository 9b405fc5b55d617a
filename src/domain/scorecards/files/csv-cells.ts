import type { ScorecardOption } from '../scorecard';

/** One answer of a cell: "Đạt = 1". */
interface CellAnswer {
  label: string;
  worth: string;
}

const NOT_APPLICABLE = 'n/a';
const NO_VALUE = /^(?:n\/?a|không (?:áp dụng|phát sinh))$/iu;
/** Failures as marks behind a value: "Không đạt = 0 !call". */
const FAILS = /\s*!(section|call)$/;

// A label may hold the letters that divide a cell: a backslash stands before them.
const escaped = (text: string): string => text.replaceAll(/[\\|=]/g, (letter) => `\\${letter}`);
const unescaped = (text: string): string => text.replaceAll(/\\(.)/g, '$1').trim();

/** Splits at a letter that has no backslash before it. */
function splitAt(text: string, letter: '|' | '=' | ';'): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === letter) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}

export function answersText(answers: readonly CellAnswer[]): string {
  return answers
    .map(({ label, worth }) => (worth === '' ? escaped(label) : `${escaped(label)} = ${worth}`))
    .join(' | ');
}

export function readAnswers(text: string): CellAnswer[] {
  if (text.trim() === '') return [];
  return splitAt(text, '|').map((part) => {
    const sides = splitAt(part, '=');
    if (sides.length === 1) return { label: unescaped(part), worth: '' };
    return { label: unescaped(sides.slice(0, -1).join('=')), worth: (sides.at(-1) ?? '').trim() };
  });
}

/** "Đạt = 1 | Một phần = 0,5 | Không đạt = 0 !call | Không phát sinh = n/a". */
export function optionsText(options: readonly ScorecardOption[], number: (value: number) => string): string {
  return answersText(
    options.map(({ label, value, fails }) => {
      const worth = value === null ? NOT_APPLICABLE : number(value);
      return { label, worth: fails === undefined ? worth : `${worth} !${fails}` };
    }),
  );
}

function readOption({ label, worth }: CellAnswer, index: number): ScorecardOption | null {
  const fails = FAILS.exec(worth)?.[1];
  const value = worth.replace(FAILS, '').trim();
  const failing: Pick<ScorecardOption, 'fails'> = fails === 'section' || fails === 'call' ? { fails } : {};
  const common = { id: `o${index + 1}`, label, ...failing };
  if (NO_VALUE.test(value)) return { ...common, value: null };
  const read = /^(\d+(?:[.,]\d+)?)\s*(%?)$/.exec(value);
  if (read === null) return null;
  const [, digits = '', percent] = read;
  const number = Number(digits.replace(',', '.'));
  return { ...common, value: percent === '%' ? number / 100 : number };
}

/** The options of a cell, and the answers in it that say nothing of their worth. */
export function readOptions(text: string): { options: ScorecardOption[]; wrong: string[] } {
  const read = readAnswers(text).map((answer, index) => ({ answer, option: readOption(answer, index) }));
  return {
    options: read.flatMap(({ option }) => option ?? []),
    wrong: read.flatMap(({ answer, option }) => (option === null ? [`${answer.label} = ${answer.worth}`] : [])),
  };
}

/** "Không đạt = Thiếu lời chào; Nói cộc lốc". */
export function reasonsText(options: readonly ScorecardOption[]): string {
  return answersText(
    options.flatMap(({ label, reasons = [] }) =>
      reasons.length === 0
        ? []
        : [{ label, worth: reasons.map((reason) => escaped(reason).replaceAll(';', '\\;')).join('; ') }],
    ),
  );
}

export function withReasons(options: readonly ScorecardOption[], text: string): ScorecardOption[] {
  const byLabel = new Map(readAnswers(text).map(({ label, worth }) => [label, worth]));
  return options.map((option) => {
    const worth = byLabel.get(option.label) ?? '';
    const reasons = splitAt(worth, ';')
      .map(unescaped)
      .filter((reason) => reason !== '');
    return reasons.length === 0 ? option : { ...option, reasons };
  });
}
