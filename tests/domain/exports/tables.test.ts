import { describe, expect, it } from 'vitest';
import { readCsv, unmarked } from '@/domain/csv';
import { agentReports } from '@/domain/exports/agent-report';
import type { ExportedCall } from '@/domain/exports/exported-call';
import type { ExportedScore } from '@/domain/exports/exported-score';
import { answerTable, type Cell, callTable, type Table, tableCsv } from '@/domain/exports/tables';
import type { StoredResult } from '@/domain/results';
import type { Evaluation } from '@/domain/scoring/evaluation';
import type { ScoreAnswer } from '@/domain/scoring/score-answer';
import { SUMMARY_SERVICE } from '@/domain/scoring/scorecard-kind';
import { ANY_REVISION } from '@/domain/transcript/transcript';
import { wording } from '@/ui/wording';
import { vi } from '@/ui/words/vi/sections';
import { SALES } from '../../helpers/call-row';
import { exported, judgedBy, MOBILE, storedParts } from '../../helpers/exported';
import { ownCard } from '../../helpers/own-card';
import { customerServiceAnswer, salesAnswer } from '../../helpers/score-answers';
import { TRANSCRIPT } from '../../helpers/stored-calls';

const { tables } = wording.exporting;
const QUESTION = 'Question';
const column = ({ head, rows }: Table, name: string): Cell[] => rows.map((row) => row[head.indexOf(name)] ?? null);

describe('the tables of calls', () => {
  const call = exported({ evaluations: [judgedBy('lan', '1', 5), judgedBy('minh', '0', 9)] });
  const plain = exported();

  it('have a row a call with its facts, its review, and for every card the totals of machine and people', () => {
    const table = callTable([call, { ...plain, title: 'Hai', scores: [] }], tables);
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
    const table = answerTable([call], tables);
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
    expect(cells('Reviewer at')).toEqual([{ at: 5 }, { at: 9 }]);
    expect(cells('Points in force')).toEqual([0, 0]);
    expect(new Set(table.rows.map((row) => row.length))).toEqual(new Set([table.head.length]));
  });

  it('begin no formula in the middle of a text for a spreadsheet whose separator is another', () => {
    const said = ["tốt;=cmd|'/c calc'!A0", 'x\n=1+1', 'x\n- một\r\n@y', 'a; =b', 'a-b=c'];
    const [head, ...rows] = tableCsv({ head: ['x'], rows: said.map((text) => [text]) }).split('\r\n"');
    const cells = [head, ...rows].join('\n').split(/[;\r\n\t]/);
    expect(cells.filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([]);
    const read = readCsv(tableCsv({ head: ['x'], rows: said.map((text) => [text]) }));
    expect(read.ok && read.rows.slice(1).map(([cell]) => cell?.text.replace(/\s+/g, ''))).toEqual(
      said.map((text) => text.replace(/\s+/g, '')),
    );
  });

  it('are comma-separated values that read back, with nothing a spreadsheet would calculate', () => {
    const nasty = ['=1+1', '+84 912', '-2', '@SUM(A1)', '\tx', '\rx', 'a "b", c\r\nd', "'=x"];
    const csv = tableCsv(
      callTable(
        nasty.map((title) => ({ ...plain, title })),
        tables,
      ),
    );
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

describe('what tables say of a judgement', () => {
  const by = (reviewer: string, edits: Evaluation['edits']): Evaluation => ({
    ...{ callId: 'c', service: MOBILE, reviewer, updatedAt: 1, analysisNotes: '', evaluationNotes: '' },
    edits,
  });
  const cellsOf = (fields: Parameters<typeof exported>[0], names: readonly string[]) => {
    const table = answerTable([exported(fields)], tables);
    return names.map((name) => column(table, name)[0]);
  };
  const cardOf = (fields: Parameters<typeof exported>[0]) => {
    const call = exported(fields);
    const table = callTable([call], tables);
    const name = `${call.scores[0]?.card} v1`;
    return (part: string) => column(table, `${name}: ${part}`)[0];
  };

  it('is never the machine’s note in the name of a reviewer who wrote none', () => {
    const evaluations = [by('lan', { chaohoi_goiten: { answer: '0', at: 5 } })];
    const names = ['Machine notes', 'Reviewer', 'Reviewer answer', 'Reviewer points', 'Reviewer notes'];
    expect(cellsOf({ evaluations }, names)).toEqual(['Chào đủ', 'Lan', expect.stringMatching(/./), 0, '']);
  });

  it('is no answer and no total of somebody who only wrote a note', () => {
    const evaluations = [by('lan', { chaohoi_goiten: { notes: 'Nghe lại', at: 5 } })];
    const names = ['Reviewer', 'Reviewer answer', 'Reviewer points', 'Reviewer notes', 'Reviewer total'];
    expect(cellsOf({ evaluations }, names)).toEqual(['Lan', '', null, 'Nghe lại', null]);
    const cell = cardOf({ evaluations });
    expect([cell('Lan'), cell('judged in the total of Lan'), cell('total')]).toEqual([null, null, 0.5]);
    // Taken back again, it is nothing at all.
    expect(cellsOf({ evaluations: [by('lan', { chaohoi_goiten: { notes: '', at: 5 } })] }, ['Reviewer'])).toEqual(['']);
  });

  it.each(['partly', 'constructor'])("is nobody's answer where none can be read of it: %s", (answer) => {
    const unread = by('minh', { [answer === 'partly' ? 'chaohoi_goiten' : answer]: { answer, at: 9 } });
    const evaluations = [by('lan', { chaohoi_goiten: { answer: '0', at: 5 } }), { ...unread, updatedAt: 9 }];
    expect([cardOf({ evaluations })('total'), cardOf({ evaluations })('Minh')]).toEqual([0, null]);
    expect(cardOf({ evaluations: [unread] })('total')).toBe(0.5);
  });

  it('is told with how many of how many were judged, and without a grade below half', () => {
    const [own] = storedParts().results;
    const byEar = {
      ...own,
      ...{ answer: customerServiceAnswer(null), madeBy: { maker: 'human', name: '', at: 3 }, revision: ANY_REVISION },
    } as StoredResult;
    const evaluations = [by('lan', { chaohoi_goiten: { answer: '1', at: 5 } })];
    const cell = cardOf({ results: [byEar], evaluations });
    expect(['total', 'grade', 'judged', 'max'].map(cell)).toEqual([10, 'no grade', '1 of 11', 10]);
    // No machine ever heard of it.
    expect(['machine', 'judged in the total of the machine'].map(cell)).toEqual([null, null]);
    const names = [
      'Machine answer',
      'Machine at',
      'Judged in total in force',
      'Grade in force',
      'Judged in reviewer total',
    ];
    expect(cellsOf({ results: [byEar], evaluations }, names)).toEqual(['', null, '1 of 11', 'no grade', '1 of 11']);
    expect(['the machine', 'Lan'].map((who) => cardOf({ evaluations })(`judged in the total of ${who}`))).toEqual([
      '11 of 11',
      '11 of 11',
    ]);
  });

  it('is that the card does not fit, with the one that does', () => {
    const [own] = storedParts().results;
    const unfit = { ...own, service: SALES, answer: { ...salesAnswer(null), unfit: true } } as StoredResult;
    const cell = cardOf({ results: [unfit] });
    expect(['total', 'grade', 'remarks'].map(cell)).toEqual([null, 'Does not fit', `${SUMMARY_SERVICE} fits.`]);
    expect(cellsOf({ results: [unfit] }, ['Grade in force', 'Remarks'])).toEqual([
      ...['Does not fit', `${SUMMARY_SERVICE} fits.`],
    ]);
  });

  it('is of which text and of which card it is', () => {
    const changed = { text: TRANSCRIPT, revision: 2 };
    expect(cardOf({ transcript: changed })('remarks')).toMatch(/^Of an earlier text\./);
    expect(cellsOf({ transcript: changed }, ['Remarks'])).toEqual([expect.stringMatching(/^Of an earlier text\./)]);
    expect(cardOf({ transcript: { ...changed, formerly: [1] } })('remarks')).not.toContain('text');
    expect(cardOf({})('remarks')).toMatch(/^On the other scale [\d.]+\.$/);
    // What the machine gave and nobody can use.
    const outside = customerServiceAnswer(0.5, { kienthuc: 9 });
    const said = cardOf({ results: [{ ...storedParts().results[0], answer: outside } as StoredResult] })('remarks');
    expect(said).toContain('On the other scale ');
    expect(said).toMatch(/ 9 /);
    const [own] = storedParts().results;
    const other = { ...own, service: SALES } as StoredResult;
    expect(cardOf({ results: [other] })('remarks')).toContain(`Asked for ${SALES}, answered as ${MOBILE}.`);
  });

  it('has a column of its own for each score, also where cards have one title or one card answered twice', () => {
    const [own] = storedParts().results;
    const results = [own as StoredResult, { ...own, service: SALES, answer: customerServiceAnswer(1) } as StoredResult];
    const { head, rows } = callTable([exported({ results })], tables);
    const totals = head.flatMap((name, at) => (name.endsWith(': total') ? [[name, rows[0]?.[at]]] : []));
    const title = exported().scores[0]?.card;
    expect(totals).toEqual([
      [`${title} v1: total`, 0.5],
      [`${title} v1 (2): total`, expect.any(Number)],
    ]);
    expect(new Set(head).size).toBe(head.length);
  });

  it('names the zone of its times', () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    for (const table of [callTable([exported()], tables), answerTable([exported()], tables)]) {
      expect(new Set(column(table, 'Time zone'))).toEqual(new Set([timeZone]));
    }
  });

  it('is in the language of the interface, heads and values', () => {
    const texts = (words: unknown): string[] =>
      typeof words === 'string' ? [words] : Object.values(words as object).flatMap(texts);
    const english = new Set(texts(tables));
    const call = exported({ evaluations: [judgedBy('lan', '1')] });
    const { tables: words } = vi.exporting;
    for (const { head, rows } of [callTable([call], words), answerTable([call], words)]) {
      const said = [...head, ...rows.flat()].map((cell) => String(cell).replace(/^.* v1: /, ''));
      expect(said.filter((text) => english.has(text))).toEqual([]);
      expect(new Set(head).size).toBe(head.length);
    }
    expect(column(callTable([call], words), words.review.state)).toEqual(['xong']);
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

  it('leaves out of averages what is judged by less than half, and says how many', () => {
    const [own] = storedParts().results;
    const answer = customerServiceAnswer(null, { chaohoi_goiten: 0.5, kienthuc: 1 });
    const half = exported({ results: [{ ...own, answer } as StoredResult] });
    const card = agentReports([exported(), half])[0]?.cards[0];
    expect([card?.total.count, card?.leftOut]).toEqual([1, { tooFew: 1, stale: 0 }]);
    expect(card?.total.mean).toBe(exported().scores[0]?.inForce.value);
    expect(card?.sections.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
    const stale = { ...exported().scores[0], stale: true } as ExportedScore;
    const older = agentReports([exported(), { ...exported(), scores: [stale] }])[0]?.cards[0];
    expect([older?.total.count, older?.questions[0]?.count, older?.leftOut]).toEqual([1, 1, { tooFew: 0, stale: 1 }]);
    // An answer is an answer.
    expect(card?.questions[0]).toMatchObject({ mean: 0.5, count: 2 });
  });

  it('tells sections and cards of one title apart', () => {
    const card = (id: string, value: number): ExportedCall => {
      const scorecard = ownCard({ id, title: 'Same' });
      const sections = scorecard.sections.map((section) => ({ ...section, title: 'Part' }));
      const items = Object.fromEntries(
        sections.flatMap(({ questions }, place) =>
          questions.map(({ id: question, options }) => {
            const best = options.find((option) => option.value === (place === 0 ? value : 1 - value));
            return [question, { option: best?.id ?? null, note: '', fromTo: 'None', referText: '' }];
          }),
        ),
      );
      const answer: ScoreAnswer = {
        ...{ kind: 'own', scorecard: { ...scorecard, sections }, items, total: null, overview: '' },
      };
      return exported({ results: [{ ...storedParts().results[0], service: id, answer } as StoredResult] });
    };
    const reports = agentReports([card('one', 1), card('two', 0)]);
    expect(reports[0]?.cards).toHaveLength(2);
    const [first] = reports[0]?.cards ?? [];
    expect(first?.sections.length).toBeGreaterThan(1);
    expect(new Set(first?.sections.map(({ place }) => place)).size).toBe(first?.sections.length);
    expect(new Set(first?.sections.map(({ mean }) => mean)).size).toBeGreaterThan(1);
    expect(callTable([card('one', 1), card('two', 0)], tables).head.filter((name) => /: total$/.test(name))).toEqual([
      ...['Same v2: total', 'Same v2 (2): total'],
    ]);
  });
});
