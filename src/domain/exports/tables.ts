import { writeCsv } from '../csv';
import { roundTo } from '../scoring/rounding';
import type { ExportedCall } from './exported-call';
import type { ExportedAnswer, ExportedQuestion, ExportedScore } from './exported-score';
import { localTime } from './local-time';

/** What a cell holds: a time is in milliseconds since the epoch. */
export type Cell = string | number | { at: number } | null;

export interface Table {
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** Words of a state of review. */
const STATES = { new: 'new', 'in-review': 'in review', done: 'done' } as const;

const when = (at: number | null): Cell => (at === null ? null : { at });
const points = (value: number | null): Cell => (value === null ? null : roundTo(value, 3));
const cardName = ({ card, version }: Pick<ExportedScore, 'card' | 'version'>): string => `${card} v${version}`;

const FACTS = ['Call', 'Agent', 'Customer', 'Queue', 'Tags', 'Date held', 'Length (s)', 'Language'] as const;
const factsOf = ({ title, agent, customer, queue, tags, heldAt, durationS, language }: ExportedCall): Cell[] => [
  ...[title, agent, customer, queue, tags.join('; '), when(heldAt)],
  ...[durationS === null ? null : roundTo(durationS, 1), language],
];

const REVIEW = ['Review', 'Reviewed by', 'Reviewed at'] as const;
const reviewOf = ({ review: { state, by, at } }: ExportedCall): Cell[] => [STATES[state], by, when(at)];

/** Notes of the call and its sections as one text. */
function notesOf({ people }: ExportedScore, by: string): string {
  const notes = people.find((one) => one.by === by)?.notes ?? [];
  return notes
    .map(({ about, analysis, evaluation }) => {
      const words = [analysis, evaluation].filter((text) => text !== '').join(' / ');
      return about === '' ? words : `${about}: ${words}`;
    })
    .join('\n');
}

/** One row a call: its facts, its state, and for every card of any of them the machine's total and everybody's. */
export function callTable(calls: readonly ExportedCall[]): Table {
  const cards = new Map<string, { max: number; people: Set<string> }>();
  for (const score of calls.flatMap(({ scores }) => scores)) {
    const known = cards.get(cardName(score)) ?? { max: score.max, people: new Set<string>() };
    for (const { by } of score.people) known.people.add(by);
    cards.set(cardName(score), known);
  }
  const columns = [...cards].map(([name, { people }]) => ({ name, people: [...people] }));
  const head = columns.flatMap(({ name, people }) => [
    ...['total', 'grade', 'max', 'machine'].map((part) => `${name}: ${part}`),
    ...people.flatMap((by) => [`${name}: ${by}`, `${name}: notes of ${by}`]),
  ]);
  const scoreCells = ({ scores }: ExportedCall): Cell[] =>
    columns.flatMap(({ name, people }) => {
      const score = scores.find((one) => cardName(one) === name);
      if (score === undefined) return Array<Cell>(4 + 2 * people.length).fill(null);
      const totals = people.flatMap((by): Cell[] => {
        const own = score.people.find((one) => one.by === by);
        return [points(own?.value ?? null), notesOf(score, by)];
      });
      const { inForce, max, machine } = score;
      return [points(inForce.value), inForce.label, max, points(machine.value), ...totals];
    });
  return {
    head: [...FACTS, ...REVIEW, 'Turns', ...head],
    rows: calls.map((call) => [...factsOf(call), ...reviewOf(call), call.turns.length, ...scoreCells(call)]),
  };
}

const ANSWER_HEAD = [
  ...['Card', 'Version', 'Section', 'Question', 'Asked', 'Points possible'],
  ...['Machine answer', 'Machine points', 'Machine notes', 'Machine evidence', 'Machine at'],
  ...[
    'Reviewer',
    'Reviewer answer',
    'Reviewer points',
    'Reviewer notes',
    'Reasons',
    'Reviewer evidence',
    'Answered at',
  ],
  ...['Answer in force', 'Points in force', 'Total in force', 'Machine total', 'Reviewer total'],
] as const;

function answerRow(score: ExportedScore, question: ExportedQuestion, own: ExportedAnswer | null): Cell[] {
  const { machine, section, text, asked, full, inForce } = question;
  const total = score.people.find(({ by }) => by === own?.by)?.value ?? null;
  return [
    ...[score.card, score.version, section, text, asked ? 'yes' : 'no', points(full)],
    ...[machine.answer, points(machine.value), machine.notes, machine.evidence.join('; '), when(machine.at)],
    ...[own?.by ?? '', own?.answer ?? '', points(own?.value ?? null), own?.notes ?? ''],
    ...[own?.reasons.join('; ') ?? '', own?.evidence.join('; ') ?? '', when(own?.at ?? null)],
    ...[inForce.answer, points(inForce.value), points(score.inForce.value), points(score.machine.value), points(total)],
  ];
}

/** One row an answer: a question of a call with the machine's answer, once for every reviewer who answered it, else once. */
export function answerTable(calls: readonly ExportedCall[]): Table {
  const rows = calls.flatMap((call) => {
    const before = [...factsOf(call), ...reviewOf(call)];
    return call.scores.flatMap((score) =>
      score.questions.flatMap((question) => {
        const people = question.people.length === 0 ? [null] : question.people;
        return people.map((own) => [...before, ...answerRow(score, question, own)]);
      }),
    );
  });
  return { head: [...FACTS, ...REVIEW, ...ANSWER_HEAD], rows };
}

const cellText = (cell: Cell): string => {
  if (cell === null) return '';
  return typeof cell === 'object' ? localTime(cell.at) : String(cell);
};

/** RFC 4180 with a byte-order mark; what a spreadsheet would take for a formula is marked as text. */
export function tableCsv({ head, rows }: Table): string {
  return writeCsv([head, ...rows.map((row) => row.map(cellText))], ',');
}
