import { describe, expect, it } from 'vitest';
import { readCsv, unmarked } from '@/domain/csv';
import { agentReports } from '@/domain/exports/agent-report';
import { answerTable, type Cell, callTable, type Table, tableCsv } from '@/domain/exports/tables';
import { exported, judgedBy } from '../../helpers/exported';

const QUESTION = 'Question';
const column = ({ head, rows }: Table, name: string): Cell[] => rows.map((row) => row[head.indexOf(name)] ?? null);

describe('the tables of calls', () => {
  const call = exported({ evaluations: [judgedBy('lan', '1', 5), judgedBy('minh', '0', 9)] });
  const plain = exported();

  it('have a row a call with its facts, its review, and for every card the totals of machine and people', () => {
    const table = callTable([call, { ...plain, title: 'Hai', scores: [] }]);
    expect(table.rows).toHaveLength(2);
    const [card = ''] = call.scores.map((score) => `${score.card} v${score.version}`);
    expect(table.head.slice(0, 12)).toEqual([
      ...['Call', 'Agent', 'Customer', 'Queue', 'Tags', 'Date held', 'Length (s)', 'Language'],
      ...['Review', 'Reviewed by', 'Reviewed at', 'Turns'],
    ]);
    expect(table.rows[0]?.slice(0, 5)).toEqual(['Khiếu nại cước', 'Hoa', 'KH-0291', 'Di động', 'VIP; cước']);
    expect(column(table, 'Review')).toEqual(['done', 'done']);
    expect(column(table, 'Reviewed by')).toEqual(['Lan', 'Lan']);
    // 0.5 of a question that is worth half a point, all others 0; Lan: met, Minh: not.
    expect(column(table, `${card}: machine`)).toEqual([0.5, null]);
    expect(column(table, `${card}: Lan`)).toEqual([0.5, null]);
    expect(column(table, `${card}: Minh`)).toEqual([0, null]);
    // Who answered last.
    expect(column(table, `${card}: total`)).toEqual([0, null]);
    expect(column(table, `${card}: notes of Lan`)[0]).toBe('Chung / Tốt\nThái độ phục vụ: Ấm');
    expect(new Set(table.rows.map((row) => row.length))).toEqual(new Set([table.head.length]));
  });

  it('have a row an answer: once for every reviewer of the question, else once', () => {
    const table = answerTable([call]);
    expect(table.rows).toHaveLength(12);
    const [first] = column(table, QUESTION);
    const rows = table.rows.filter((row) => row[table.head.indexOf(QUESTION)] === first);
    const cells = (name: string) => rows.map((row) => row[table.head.indexOf(name)]);
    expect(cells('Reviewer')).toEqual(['Lan', 'Minh']);
    expect(cells('Machine points')).toEqual([0.5, 0.5]);
    expect(cells('Machine evidence')).toEqual(['00:01-00:04', '00:01-00:04']);
    expect(cells('Reviewer points')).toEqual([0.5, 0]);
    expect(cells('Reasons')).toEqual(['Thiếu tên', 'Thiếu tên']);
    expect(cells('Reviewer evidence')).toEqual(['00:01-00:04', '00:01-00:04']);
    expect(cells('Answered at')).toEqual([{ at: 5 }, { at: 9 }]);
    expect(cells('Points in force')).toEqual([0, 0]);
    expect(new Set(table.rows.map((row) => row.length))).toEqual(new Set([table.head.length]));
  });

  it('are comma-separated values that read back, with nothing a spreadsheet would calculate', () => {
    const nasty = ['=1+1', '+84 912', '-2', '@SUM(A1)', '\tx', '\rx', 'a "b", c\r\nd', "'=x"];
    const csv = tableCsv(callTable(nasty.map((title) => ({ ...plain, title }))));
    expect(csv.startsWith('\ufeffCall,Agent,')).toBe(true);
    const read = readCsv(csv);
    if (!read.ok) throw new Error('unreadable');
    const titles = read.rows.slice(1).map(([cell]) => cell?.text ?? '');
    expect(titles.map(unmarked)).toEqual(nasty);
    expect(titles.filter((title) => /^[=+\-@\t\r]/.test(title))).toEqual([]);
    const held = read.rows[0]?.findIndex(({ text }) => text === 'Date held') ?? -1;
    expect(read.rows[1]?.[held]?.text).toBe('2026-11-20 12:00');
  });
});

describe('the report of an agent', () => {
  it('averages what counts in each call, by section and question, and never what nobody judged', () => {
    const calls = [
      exported({ evaluations: [judgedBy('lan', '1')] }),
      exported({ evaluations: [judgedBy('minh', '0')] }),
      { ...exported(), agent: '' },
    ];
    const [hoa, nobody] = agentReports(calls);
    expect([hoa?.agent, hoa?.calls, nobody?.agent, nobody?.calls]).toEqual(['Hoa', 2, '', 1]);
    const card = hoa?.cards[0];
    expect(card?.total).toEqual({ mean: 0.25, count: 2, max: 10 });
    expect(card?.questions[0]).toMatchObject({ mean: 0.25, count: 2, max: 0.5 });
    expect(card?.sections.map(({ max }) => max)).toEqual([2, 3, 1, 4]);
    expect(card?.calls.map(({ value, by }) => [value, by])).toEqual([
      [0.5, 'Lan'],
      [0, 'Minh'],
    ]);
    expect(agentReports([{ ...exported(), scores: [] }])[0]?.cards).toEqual([]);
  });
});
