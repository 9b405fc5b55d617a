import { withoutInnerFormula, writeCsv } from '../csv';
import { roundTo } from '../scoring/rounding';
import type { ExportedCall } from './exported-call';
import type { ExportedOpinion, ExportedQuestion, ExportedReview, ExportedScore, Judged } from './exported-score';
import { localTime, timeZone } from './local-time';

/** What a cell holds: a time is in milliseconds since the epoch. */
export type Cell = string | number | { at: number } | null;

export interface Table {
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** Heads and values of both tables in the reader's language. Only texts: a worker is sent them. */
export interface TableWords {
  facts: Readonly<
    Record<'call' | 'agent' | 'customer' | 'queue' | 'tags' | 'held' | 'length' | 'language' | 'zone', string>
  >;
  review: Readonly<Record<'state' | 'by' | 'at', string>>;
  states: Readonly<Record<ExportedCall['review']['state'], string>>;
  turns: string;
  /** Behind the name of a card; those of a person end with the name. */
  card: Readonly<
    Record<
      'total' | 'grade' | 'judged' | 'max' | 'remarks' | 'machine' | 'machineJudged' | 'judgedIn' | 'notesOf',
      string
    >
  >;
  answer: Readonly<
    Record<
      | ('card' | 'version' | 'section' | 'question' | 'asked' | 'possible')
      | ('machineAnswer' | 'machinePoints' | 'machineNotes' | 'machineEvidence' | 'machineAt')
      | ('reviewer' | 'reviewerAnswer' | 'reviewerPoints' | 'reviewerNotes' | 'reasons')
      | ('reviewerEvidence' | 'reviewerAt' | 'inForce' | 'pointsInForce')
      | ('total' | 'judged' | 'grade' | 'machineTotal' | 'machineJudged' | 'reviewerTotal' | 'reviewerJudged')
      | 'remarks',
      string
    >
  >;
  yes: string;
  no: string;
  /** Between how many were judged and how many were asked: "1/6" would be a date to spreadsheets. */
  of: string;
}

const when = (at: number | null): Cell => (at === null ? null : { at });
const points = (value: number | null): Cell => (value === null ? null : roundTo(value, 3));
const judgedOf = (part: Judged | null, words: TableWords): Cell => part && `${part.judged} ${words.of} ${part.asked}`;
/** The total of somebody who answered nothing is none. */
const judgedBy = (review: ExportedReview | undefined, words: TableWords): Cell =>
  review === undefined || review.judged === 0 ? null : judgedOf(review, words);

const factHead = ({ facts, review }: TableWords): string[] => [
  ...[facts.call, facts.agent, facts.customer, facts.queue, facts.tags, facts.held, facts.length, facts.language],
  ...[review.state, review.by, review.at],
];
function factCells(call: ExportedCall, words: TableWords): Cell[] {
  const { title, agent, customer, queue, tags, heldAt, durationS, language, review } = call;
  return [
    ...[title, agent, customer, queue, tags.join('; '), when(heldAt)],
    ...[durationS === null ? null : roundTo(durationS, 1), language],
    ...[words.states[review.state], review.by, when(review.at)],
  ];
}

/** Notes of the call and its sections as one text. */
function notesOf({ people }: ExportedScore, by: string): string {
  const notes = people.find((one) => one.by === by)?.notes ?? [];
  return notes
    .map(({ about, analysis, evaluation }) => {
      const said = [analysis, evaluation].filter((text) => text !== '').join(' / ');
      return about === '' ? said : `${about}: ${said}`;
    })
    .join('\n');
}

/** The columns of one card: the total that counts, the machine's and everybody's. */
interface CardColumns {
  cardKey: number;
  /** Which of a call's scores by this card: an answer may be of another card than was asked for. */
  nth: number;
  name: string;
  people: Set<string>;
}

function columnsOf(calls: readonly ExportedCall[]): CardColumns[] {
  const columns: CardColumns[] = [];
  for (const { scores } of calls) {
    const seen = new Map<number, number>();
    for (const score of scores) {
      const { cardKey } = score;
      const nth = (seen.get(cardKey) ?? 0) + 1;
      seen.set(cardKey, nth);
      let own = columns.find((one) => one.cardKey === cardKey && one.nth === nth);
      if (own === undefined) {
        const title = `${score.card} v${score.version}`;
        const alike = columns.filter(({ name }) => name === title || name.startsWith(`${title} (`)).length;
        own = { cardKey, nth, name: alike === 0 ? title : `${title} (${alike + 1})`, people: new Set() };
        columns.push(own);
      }
      for (const { by } of score.people) own.people.add(by);
    }
  }
  return columns;
}

function cardHead({ name, people }: CardColumns, { card }: TableWords): string[] {
  const own = [card.total, card.grade, card.judged, card.max, card.remarks, card.machine, card.machineJudged];
  const each = [...people].flatMap((by) => [by, `${card.judgedIn} ${by}`, `${card.notesOf} ${by}`]);
  return [...own, ...each].map((part) => `${name}: ${part}`);
}

function cardCells({ cardKey, nth, people }: CardColumns, { scores }: ExportedCall, words: TableWords): Cell[] {
  const score = scores.filter((one) => one.cardKey === cardKey)[nth - 1];
  if (score === undefined) return Array<Cell>(7 + 3 * people.size).fill(null);
  const { inForce, max, machine, remarks } = score;
  const each = [...people].flatMap((by): Cell[] => {
    const own = score.people.find((one) => one.by === by);
    return [points(own?.value ?? null), judgedBy(own, words), notesOf(score, by)];
  });
  return [
    ...[points(inForce.value), inForce.label, judgedOf(inForce, words), max, remarks.join(' ')],
    ...[points(machine?.value ?? null), judgedOf(machine, words), ...each],
  ];
}

/** One row a call: its facts, its state, and for every card of any of them the machine's total and everybody's. */
export function callTable(calls: readonly ExportedCall[], words: TableWords): Table {
  const columns = columnsOf(calls);
  const zone = timeZone();
  return {
    head: [
      ...[...factHead(words), words.turns, words.facts.zone],
      ...columns.flatMap((column) => cardHead(column, words)),
    ],
    rows: calls.map((call) => [
      ...[...factCells(call, words), call.turns.length, zone],
      ...columns.flatMap((column) => cardCells(column, call, words)),
    ]),
  };
}

function answerHead({ answer }: TableWords): string[] {
  return [
    ...[answer.card, answer.version, answer.section, answer.question, answer.asked, answer.possible],
    ...[answer.machineAnswer, answer.machinePoints, answer.machineNotes, answer.machineEvidence, answer.machineAt],
    ...[answer.reviewer, answer.reviewerAnswer, answer.reviewerPoints, answer.reviewerNotes, answer.reasons],
    ...[answer.reviewerEvidence, answer.reviewerAt, answer.inForce, answer.pointsInForce],
    ...[answer.total, answer.judged, answer.grade, answer.machineTotal, answer.machineJudged],
    ...[answer.reviewerTotal, answer.reviewerJudged, answer.remarks],
  ];
}

function answerCells(
  score: ExportedScore,
  question: ExportedQuestion,
  own: ExportedOpinion | null,
  words: TableWords,
): Cell[] {
  const { section, text, asked, full, inForce, machine } = question;
  const review = own === null ? undefined : score.people[own.person];
  return [
    ...[score.card, score.version, section, text, asked ? words.yes : words.no, points(full)],
    ...[machine?.answer ?? '', points(machine?.value ?? null), machine?.notes ?? ''],
    ...[machine?.evidence.join('; ') ?? '', when(machine?.at ?? null)],
    ...[own?.by ?? '', own?.answer ?? '', points(own?.value ?? null), own?.notes ?? '', own?.reasons.join('; ') ?? ''],
    ...[own?.evidence.join('; ') ?? '', when(own?.at ?? null), inForce.answer, points(inForce.value)],
    ...[points(score.inForce.value), judgedOf(score.inForce, words), score.inForce.label],
    ...[points(score.machine?.value ?? null), judgedOf(score.machine, words)],
    ...[points(review?.value ?? null), judgedBy(review, words), score.remarks.join(' ')],
  ];
}

/** One row an answer: a question of a call with the machine's answer, once for every reviewer who answered it, else once. */
export function answerTable(calls: readonly ExportedCall[], words: TableWords): Table {
  const zone = timeZone();
  const rows = calls.flatMap((call) => {
    const before = factCells(call, words);
    return call.scores.flatMap((score) =>
      score.questions.flatMap((question) => {
        const people = question.people.length === 0 ? [null] : question.people;
        return people.map((own) => [...before, ...answerCells(score, question, own, words), zone]);
      }),
    );
  });
  return { head: [...factHead(words), ...answerHead(words), words.facts.zone], rows };
}

const cellText = (cell: Cell): string => {
  if (cell === null) return '';
  return typeof cell === 'object' ? localTime(cell.at) : withoutInnerFormula(String(cell));
};

/** RFC 4180 with a byte-order mark; what a spreadsheet would take for a formula is marked as text. */
export function tableCsv({ head, rows }: Table): string {
  return writeCsv([head, ...rows.map((row) => row.map(cellText))], ',');
}
