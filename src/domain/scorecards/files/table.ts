import { type Cell, readCsv, unmarked, writeCsv } from '../../csv';
import { decimalComma } from '../../decimal-comma';
import type { Scorecard, ScorecardOption, ScorecardQuestion } from '../scorecard';
import { checkScorecard, MOST } from './check-scorecard';
import { answersText, optionsText, readAnswers, readOptions, reasonsText, withReasons } from './csv-cells';
import { type FileProblem, foundText, MOST_LETTERS, MOST_PROBLEMS, type Path, type ReadResult } from './file-problem';

/** Columns of a scorecard's table (docs/scorecards.md). What stands for the whole card is written once. */
const COLUMNS = [
  ...['card', 'language', 'max', 'grades', 'path', 'section', 'section_weight', 'id', 'question', 'guidance'],
  ...['weight', 'options', 'reasons', 'only_if', 'comment', 'field', 'evidence'],
] as const;
type Column = (typeof COLUMNS)[number];
const NEEDED: readonly Column[] = ['section', 'question', 'options'];

const decimal = (number: number, delimiter: ',' | ';'): string =>
  delimiter === ';' ? decimalComma(number) : String(number);

/** A scorecard as a table, one question a line. With `;` numbers have a comma, as spreadsheets in Vietnamese have them. */
export function scorecardToCsv(card: Scorecard, delimiter: ',' | ';' = ','): string {
  const number = (value: number) => decimal(value, delimiter);
  const questions = new Map(card.sections.flatMap((one) => one.questions.map((question) => [question.id, question])));
  const rows = card.sections.flatMap((section, sectionAt) =>
    section.questions.map((question, at): Record<Column, string> => {
      const first = sectionAt === 0 && at === 0;
      const once = (text: string) => (first ? text : '');
      const { when } = question;
      const asked = when && questions.get(when.question);
      return {
        card: once(card.title),
        language: once(card.language),
        max: once(number(card.scale.max)),
        grades: once(answersText(card.scale.bands.map(({ label, from }) => ({ label, worth: number(from) })))),
        path: once(card.path ?? ''),
        section: section.title,
        section_weight: at === 0 ? number(section.weight) : '',
        id: question.id,
        question: question.text,
        guidance: question.guidance ?? '',
        weight: number(question.weight),
        options: optionsText(question.options, number),
        reasons: reasonsText(question.options),
        only_if: asked && when ? onlyIf(asked, when.is) : '',
        comment: question.comment ?? '',
        field: question.alias ?? '',
        evidence: question.evidence ?? '',
      };
    }),
  );
  return writeCsv([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))], delimiter);
}

/** "q3 = Không đạt | Đạt một phần": the question's id and the labels it depends on. */
function onlyIf({ id, options }: ScorecardQuestion, is: readonly string[]): string {
  const labels = options.filter((option) => is.includes(option.id)).map(({ label }) => ({ label, worth: '' }));
  return `${id} = ${answersText(labels)}`;
}

interface Row {
  cell: (column: Column) => Cell;
  text: (column: Column) => string;
}

function rowsOf(cells: Cell[][]): { rows: Row[]; missing: Column[] } {
  const [head = [], ...body] = cells;
  const places = new Map(head.map(({ text }, place) => [text.trim().toLowerCase(), place]));
  const rows = body.map((row): Row => {
    const start = row[0] ?? { text: '', line: 1, column: 1 };
    const cell = (column: Column): Cell => row[places.get(column) ?? -1] ?? { ...start, text: '' };
    return { cell, text: (column) => unmarked(cell(column).text).trim() };
  });
  return { rows, missing: NEEDED.filter((column) => !places.has(column)) };
}

/** A number as spreadsheets write it; what is none stays text, for the check to complain of. */
function numberIn(text: string): unknown {
  return /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text;
}

function readWhen(text: string, before: readonly { id: string; options: ScorecardOption[] }[]) {
  const at = text.indexOf('=');
  if (at < 0) return { question: text, is: ['?'] };
  const id = text.slice(0, at).trim();
  const options = before.find((one) => one.id === id)?.options ?? [];
  const is = readAnswers(text.slice(at + 1)).map(
    ({ label }) => options.find((one) => one.label === label)?.id ?? label,
  );
  return { question: id, is };
}

/** Parts of the document with the columns they come from. */
const COLUMN_OF: Readonly<Record<string, Column>> = {
  ...{ title: 'card', language: 'language', scale: 'max', bands: 'grades', path: 'path', text: 'question', id: 'id' },
  ...{
    guidance: 'guidance',
    weight: 'weight',
    options: 'options',
    when: 'only_if',
    comment: 'comment',
    alias: 'field',
  },
  evidence: 'evidence',
};

/**
 * The scorecard of such a table, or what is wrong with it and where. It is a draft, its id is for the caller to give, and
 * where the table names no card it has the given title.
 */
export function scorecardFromCsv(text: string, title: string): ReadResult<Scorecard> {
  if (text.length > MOST_LETTERS) {
    return { ok: false, problems: [{ trouble: 'too-large', where: '', allowed: String(MOST_LETTERS) }] };
  }
  const table = readCsv(text);
  if (!table.ok) return { ok: false, problems: [{ ...table, trouble: 'not-csv', where: '' }] };
  const [line] = table.rows[MOST.questions + 1] ?? [];
  if (line !== undefined) {
    const place = { line: line.line, column: line.column };
    return {
      ok: false,
      problems: [{ ...place, trouble: 'too-many', where: 'question', allowed: String(MOST.questions) }],
    };
  }
  const { rows, missing } = rowsOf(table.rows);
  if (missing.length > 0) {
    const problems = missing.map((where): FileProblem => ({ trouble: 'missing', where, line: 1, column: 1 }));
    return { ok: false, problems };
  }
  const { document, rowOf, problems } = documentOf(rows, title);
  const lineOf = (path: Path): { line: number; column: number } => {
    const named = path.findLast((part) => typeof part === 'string' && part in COLUMN_OF);
    const inSection = path[0] === 'sections' && !path.includes('questions');
    const column = inSection ? (named === 'weight' ? 'section_weight' : 'section') : COLUMN_OF[String(named)];
    const { line, column: at } = rowOf(path).cell(column ?? 'question');
    return { line, column: at };
  };
  const checked = checkScorecard(document, lineOf);
  if (checked.ok) return problems.length === 0 ? checked : { ok: false, problems };
  return { ok: false, problems: [...problems, ...checked.problems].slice(0, MOST_PROBLEMS) };
}

const NO_ROW: Row = { cell: () => ({ text: '', line: 1, column: 1 }), text: () => '' };

interface TableSection {
  id: string;
  title: string;
  weight: unknown;
  questions: (Record<string, unknown> & { id: string; options: ScorecardOption[] })[];
}

/** The document that a table stands for, not yet checked, and which line each part of it is from. */
function documentOf(rows: readonly Row[], named: string) {
  const sections: TableSection[] = [];
  const rowAt = new Map<string, Row>();
  const before: TableSection['questions'] = [];
  const problems: FileProblem[] = [];
  for (const row of rows) {
    const title = row.text('section') || (sections.at(-1)?.title ?? '');
    if (sections.at(-1)?.title !== title || sections.length === 0) {
      const weight = row.text('section_weight');
      sections.push({
        id: `s${sections.length + 1}`,
        title,
        weight: weight === '' ? 1 : numberIn(weight),
        questions: [],
      });
    }
    const section = sections[sections.length - 1];
    if (section === undefined) continue;
    rowAt.set(`${sections.length - 1} ${section.questions.length}`, row);
    const { options, wrong } = readOptions(row.text('options'));
    const { line, column } = row.cell('options');
    for (const found of wrong) {
      problems.push({ trouble: 'unknown-word', where: 'options', found: foundText(found) ?? '', line, column });
    }
    const optional = (key: string, cell: Column) => (row.text(cell) === '' ? {} : { [key]: row.text(cell) });
    const weight = row.text('weight');
    const question = {
      id: row.text('id') || `q${before.length + 1}`,
      text: row.text('question'),
      weight: weight === '' ? 1 : numberIn(weight),
      options: withReasons(options, row.text('reasons')),
      ...(row.text('only_if') !== '' && { when: readWhen(row.text('only_if'), before) }),
      ...{ ...optional('guidance', 'guidance'), ...optional('comment', 'comment') },
      ...{ ...optional('alias', 'field'), ...optional('evidence', 'evidence') },
    };
    section.questions.push(question);
    before.push(question);
  }
  const once = (column: Column) => rows.find((row) => row.text(column) !== '') ?? NO_ROW;
  const grades = readAnswers(once('grades').text('grades'));
  const path = once('path').text('path');
  const max = once('max').text('max');
  const document = {
    id: 'imported',
    version: 1,
    title: once('card').text('card') || named,
    language: once('language').text('language') || 'vi',
    state: 'draft',
    ...(path !== '' && { path }),
    scale: {
      max: max === '' ? 10 : numberIn(max),
      bands: grades.map(({ label, worth }) => ({ label, from: numberIn(worth) })),
    },
    sections,
  };
  const ofCard = (path0: Path): Row => {
    const part = path0.findLast((one) => typeof one === 'string' && one in COLUMN_OF);
    return once(COLUMN_OF[String(part)] ?? 'card');
  };
  const rowOf = (at: Path): Row => {
    if (at[0] !== 'sections') return ofCard(at);
    return rowAt.get(`${at[1] ?? 0} ${at[3] ?? 0}`) ?? rows[0] ?? NO_ROW;
  };
  return { document, rowOf, problems };
}
