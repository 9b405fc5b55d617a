import type { Agreement, QuestionAgreement } from '@/domain/reports/answers-said';
import type { AverageOf, Averages, Series } from '@/domain/reports/averages';
import type { Report } from '@/domain/reports/make-report';
import type { Week } from '@/domain/reports/weeks';
import { formatCount } from '@/ui/format';
import { wording } from '@/ui/wording';
import {
  agentTitle,
  allAgents,
  cardTitle,
  formatKappa,
  formatPeriod,
  formatPoints,
  formatRate,
  formatShare,
  formatWeek,
  formatWeekOfYear,
} from './report-format';
import type { ReportTable, TableCell } from './report-table';

const words = wording.reports;
const { head } = words;

const said = (text: string): TableCell => ({ text });
const count = (n: number, more: Partial<TableCell> = {}): TableCell => ({ text: formatCount(n), csv: [n], ...more });
const points = (value: number, max: number): TableCell => ({ text: formatPoints(value, max), csv: [value] });
const share = (part: number, of: number): TableCell => ({
  text: formatShare(part, of),
  csv: [of === 0 ? null : (part / of) * 100],
});

export const seriesTitle = (of: AverageOf, { id, title }: Series): string => (of === 'agent' ? agentTitle(id) : title);

const allTitle = (of: AverageOf): string => words.legendAll[of];
const withAll = (of: AverageOf, { all, series }: Averages) => [
  ...series.map((one) => ({ key: `one ${one.id}`, title: seriesTitle(of, one), one, id: { id: one.id } })),
  { key: 'all', title: allTitle(of), one: all, id: {} },
];

/** Rows are agents, sections or questions, columns weeks: "8.1 (7)". */
export function weeksTable(of: AverageOf, averages: Averages, weeks: readonly Week[]): ReportTable {
  return {
    title: words.averageOf[of],
    head: [
      said(words.legend[of]),
      ...weeks.map((week) => ({
        text: formatWeek(week),
        csv: [formatWeekOfYear(week), `${formatWeekOfYear(week)}, ${head.n}`],
      })),
    ],
    rows: withAll(of, averages).map(({ key, title, one, id }) => ({
      key,
      cells: [
        said(title),
        ...one.weeks.map((cell, place): TableCell => {
          const week = weeks[place] ?? 0;
          if (cell === null) return { text: '–', csv: [null, 0] };
          return {
            text: `${formatPoints(cell.mean, averages.max)} (${formatCount(cell.n)})`,
            csv: [cell.mean, cell.n],
            figure: { of: 'average', by: of, ...id, week },
            title: words.weekTitle(title, formatWeek(week)),
          };
        }),
      ],
    })),
  };
}

export function spreadTable(of: AverageOf, averages: Averages): ReportTable {
  const names = [head.n, head.mean, head.least, head.lower, head.median, head.upper, head.most];
  return {
    title: words.spreadOf[of],
    head: [said(words.legend[of]), ...names.map(said)],
    rows: withAll(of, averages).map(({ key, title, one: { spread }, id }) => ({
      key,
      cells: [
        said(title),
        count(spread?.n ?? 0, spread === null ? {} : { figure: { of: 'average', by: of, ...id }, title }),
        ...(spread === null
          ? names.slice(1).map((): TableCell => ({ text: '–', csv: [null] }))
          : [spread.mean, spread.least, spread.lower, spread.median, spread.upper, spread.most].map((value) =>
              points(value, averages.max),
            )),
      ],
    })),
  };
}

export function failedTable({ failed }: Pick<Report, 'failed'>): ReportTable {
  return {
    title: words.failedTitle,
    head: [words.legend.question, head.failed, head.n, head.share].map(said),
    rows: failed.map(({ id, title, failed: times, n }) => ({
      key: id,
      cells: [
        said(title),
        count(times, times === 0 ? {} : { figure: { of: 'failed', question: id }, title: words.failedCalls(title) }),
        count(n),
        share(times, n),
      ],
    })),
  };
}

function agreementCells(title: string, figure: { question: string; week?: Week }, found: Agreement): TableCell[] {
  const counted = (apart: 'same' | 'one' | 'more') =>
    count(
      found[apart],
      found[apart] === 0
        ? {}
        : { figure: { of: 'agreement', ...figure, apart }, title: `${title}: ${words.apartCalls[apart]}` },
    );
  return [
    count(found.n),
    ...(['same', 'one', 'more'] as const).map(counted),
    share(found.same, found.n),
    { text: formatKappa(found.kappa), csv: [found.kappa] },
    count(found.chosen),
  ];
}

const agreementHead = (first: string): TableCell[] =>
  [
    first,
    head.n,
    words.apart.same,
    words.apart.one,
    words.apart.more,
    `${words.apart.same}, %`,
    head.kappa,
    head.chosen,
  ].map(said);

export function agreementTable({ all, questions }: Report['agreement']): ReportTable {
  return {
    title: words.agreementTitle,
    head: agreementHead(words.legend.question),
    rows: [...questions, { ...all, title: words.allQuestions }].map(({ id, title, whole }) => ({
      key: `question ${id}`,
      cells: [said(title), ...agreementCells(title, { question: id }, whole)],
    })),
  };
}

export function agreementWeeksTable(
  { id, title, weeks: found }: QuestionAgreement,
  weeks: readonly Week[],
): ReportTable {
  return {
    title: id === '' ? words.agreementByWeek : words.oneByWeek(title),
    head: agreementHead(head.week),
    rows: weeks.map((week, place) => {
      const name = formatWeekOfYear(week);
      const own = found[place];
      return {
        key: String(week),
        cells: [said(name), ...(own === undefined ? [] : agreementCells(name, { question: id, week }, own))],
      };
    }),
  };
}

export function talkTable({ talk }: Pick<Report, 'talk'>): ReportTable {
  const { agent, customer, silence } = words.talk;
  return {
    title: words.talkTitle,
    head: [words.agent, head.n, `${agent}, %`, `${customer}, %`, `${silence}, %`, head.long].map(said),
    rows: talk.map((one) => {
      const title = agentTitle(one.agentName);
      return {
        key: one.agentName,
        cells: [
          said(title),
          count(one.n, { figure: { of: 'talk', agent: one.agentName }, title: words.talkCalls(title) }),
          ...[one.agent, one.customer, one.silence].map((part) => share(part, 1)),
          { text: formatRate(one.longSilences), csv: [one.longSilences] },
        ],
      };
    }),
  };
}

/** What the tiles say, and what the report is of. */
function summaryTable({ filter, card, tiles, choices }: Report): ReportTable {
  const { total, states, scored, leftOut, agreement, fatal } = tiles;
  const row = (name: string, ...csv: (string | number | null)[]) => ({
    key: name,
    cells: [said(name), { text: '', csv }],
  });
  return {
    title: words.summary,
    head: [head.figure, head.value, head.n].map(said),
    rows: [
      row(words.agent, filter.agent === null ? allAgents(choices) : agentTitle(filter.agent)),
      row(words.scorecard, cardTitle(card)),
      row(words.label, filter.label?.name ?? words.anyLabel),
      row(words.period, formatPeriod(filter.period)),
      row(words.by, words.bys[filter.by]),
      row(words.average, total?.mean ?? null, total?.n ?? 0),
      row(head.lower, total?.lower ?? null, total?.n ?? 0),
      row(head.upper, total?.upper ?? null, total?.n ?? 0),
      row(words.leftOutRow.stale, leftOut.stale, scored),
      row(words.leftOutRow.tooFew, leftOut.tooFew, scored),
      row(words.done, states.done, states.done + states['in-review'] + states.new),
      row(words.agree, agreement.n === 0 ? null : (agreement.same / agreement.n) * 100, agreement.n),
      row(head.kappa, agreement.kappa, agreement.n),
      row(words.fatal, fatal.n, total?.n ?? 0),
    ],
  };
}

/** Every table of a report, for one file. */
export function allTables(report: Report): ReportTable[] {
  const { averages, weeks, agreement } = report;
  const kinds: readonly AverageOf[] = ['agent', 'section', 'question'];
  return [
    summaryTable(report),
    ...kinds.map((of) => weeksTable(of, averages[of], weeks)),
    ...kinds.map((of) => spreadTable(of, averages[of])),
    ...[failedTable(report), agreementTable(agreement), agreementWeeksTable(agreement.all, weeks)],
    ...agreement.questions.map((question) => agreementWeeksTable(question, weeks)),
    talkTable(report),
  ];
}
