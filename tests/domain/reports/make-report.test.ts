import { describe, expect, it } from 'vitest';
import { callTimes } from '@/domain/reports/call-times';
import { callsBehind, type Figure } from '@/domain/reports/calls-behind';
import { makeReport, type Report, type ReportSource } from '@/domain/reports/make-report';
import { cardKeyOf } from '@/domain/reports/report-call';
import { type ReportFilter, WHOLE_REPORT } from '@/domain/reports/report-filter';
import { weekOf } from '@/domain/reports/weeks';
import { CSAT } from '@/domain/scorecards/built-in/csat';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { ALL_MET, CARE, type Given, noon, reportSource } from '../../helpers/report-calls';
import { csatAnswer } from '../../helpers/score-answers';

const FIRST = noon(2026, 1, 14);
const SECOND = noon(2026, 1, 21);
const NOW = noon(2026, 6, 1);

function reported(source: ReportSource, filter: Partial<ReportFilter> = {}): Report {
  const report = makeReport(source, { ...WHOLE_REPORT, ...filter }, NOW);
  if (report === null) throw new Error('no report');
  return report;
}

const done = { state: 'done', machine: ALL_MET } as const;
/** Totals by hand: 10, then (3 + 2) / (3 + 3 + 2) · 10 as the follow-up is not asked, 0 by the fatal answer, and `fourth`. */
const CALLS: readonly Given[] = [
  { ...done, at: FIRST, agent: 'Lan' },
  { ...done, at: FIRST, agent: 'Lan', reviewer: { greet: 'no' } },
  { ...done, at: SECOND, agent: ' Lan ', reviewer: { verify: 'no' } },
  { ...done, at: SECOND, agent: 'Phúc', reviewer: { solve: 'half', follow: 'yes', verify: 'na' } },
  { at: SECOND, agent: 'Phúc', state: 'in-review', machine: { ...ALL_MET, greet: 'no' }, queue: 'Hotline' },
  { at: SECOND, machine: ALL_MET, tags: ['khiếu nại'] },
  { at: SECOND, agent: 'Phúc' },
];

describe('a report', () => {
  const source = reportSource(CARE, CALLS);
  const report = reported(source);

  it('has averages of calls that are done, as the reviewer left them', () => {
    // 10, 6.25, 0 and (3 + 1 + 2) / (3 + 2 + 2) · 10 without the question that did not apply.
    const fourth = ((3 + 0.5 * 2 + 2) / 7) * 10;
    expect(report.tiles.total).toMatchObject({ n: 4, least: 0, most: 10 });
    expect(report.tiles.total?.mean).toBeCloseTo((10 + 6.25 + 0 + fourth) / 4, 12);
    expect(report.tiles.states).toEqual({ done: 4, 'in-review': 1, new: 2 });
    expect(report.tiles.fatal).toEqual({ n: 1, by: [{ title: 'Xác thực khách?', n: 1 }] });
    const { series, all } = report.averages.agent;
    expect(series.map(({ id, weeks }) => [id, weeks.map((week) => week?.mean)])).toEqual([
      ['Lan', [8.125, 0]],
      ['Phúc', [undefined, fourth]],
    ]);
    expect(all.weeks.map((week) => week?.n)).toEqual([2, 2]);
  });

  it('has averages of sections and questions in per cent of what could be had', () => {
    const means = (of: 'section' | 'question') => report.averages[of].series.map(({ spread }) => spread?.mean);
    expect(means('section')).toEqual([(100 + 50 + 50 + 100) / 4, (100 + 100 + 100 + 75) / 4]);
    expect(means('question')).toEqual([75, (100 + 100 + 0) / 3, (300 + 50) / 4, 100]);
  });

  it('counts a question as failed only where it applied', () => {
    expect(report.failed.map(({ id, failed, n }) => [id, failed, n])).toEqual([
      ['greet', 1, 4],
      ['verify', 1, 3],
      ['solve', 0, 4],
      ['follow', 0, 1],
    ]);
  });

  it('compares the machine with the reviewer on answers that both gave', () => {
    const { all, questions } = report.agreement;
    expect(questions.map(({ id, whole: { n, same, one, more } }) => [id, n, same, one, more])).toEqual([
      ['greet', 4, 3, 1, 0],
      ['verify', 4, 2, 1, 1],
      ['solve', 4, 3, 1, 0],
      ['follow', 0, 0, 0, 0],
    ]);
    // Chosen: greet, verify, and solve and verify of the fourth; follow was not answered by the machine.
    expect(all.whole).toMatchObject({ n: 12, same: 8, one: 3, more: 1, chosen: 4, kappa: null });
    expect(all.weeks.map(({ n }) => n)).toEqual([6, 6]);
  });

  it('gives the machine’s figures of all scored calls when it is asked for them', () => {
    const machine = reported(source, { by: 'machine' });
    expect(machine.tiles.total).toMatchObject({ n: 6, mean: (5 * 10 + 6.25) / 6 });
    expect(machine.averages.agent.series.map(({ id }) => id)).toEqual(['', 'Lan', 'Phúc']);
    expect(machine.tiles.states.done).toBe(4);
  });

  it('is of the agent, the queue or tag and the weeks that were chosen', () => {
    const n = (filter: Partial<ReportFilter>) => reported(source, { by: 'machine', ...filter }).tiles.total?.n ?? 0;
    expect(n({ agent: 'Lan' })).toBe(3);
    expect(n({ agent: '' })).toBe(1);
    expect(n({ label: { kind: 'queue', name: 'Hotline' } })).toBe(1);
    expect(n({ label: { kind: 'tag', name: 'khiếu nại' } })).toBe(1);
    expect(n({ period: { from: weekOf(FIRST), to: weekOf(FIRST) } })).toBe(2);
    expect(report.choices).toMatchObject({ agents: ['Lan', 'Phúc', ''] });
    expect(report.choices.labels.map(({ name }) => name)).toEqual(['Hotline', 'khiếu nại']);
  });

  it('leads from every figure to as many calls as it counts', () => {
    const behind = (figure: Figure) => callsBehind(source, report.filter, figure).sort();
    expect(behind({ of: 'fatal' })).toEqual(['call-2']);
    expect(behind({ of: 'state', state: 'done' })).toHaveLength(4);
    expect(behind({ of: 'state' })).toHaveLength(7);
    for (const { id, failed } of report.failed) expect(behind({ of: 'failed', question: id })).toHaveLength(failed);
    for (const by of ['agent', 'section', 'question'] as const) {
      const { all, series } = report.averages[by];
      expect(behind({ of: 'average', by })).toHaveLength(all.spread?.n ?? 0);
      for (const { id, spread, weeks } of series) {
        expect(behind({ of: 'average', by, id })).toHaveLength(spread?.n ?? 0);
        for (const [place, week] of report.weeks.entries()) {
          expect(behind({ of: 'average', by, id, week })).toHaveLength(weeks[place]?.n ?? 0);
        }
      }
    }
    for (const { id, whole } of report.agreement.questions) {
      for (const apart of ['same', 'one', 'more'] as const) {
        expect(behind({ of: 'agreement', question: id, apart })).toHaveLength(whole[apart]);
      }
    }
    expect(behind({ of: 'agreement', question: '', apart: 'differ' })).toEqual(['call-1', 'call-2', 'call-3']);
  });

  it('is none where nothing was ever scored, and empty where nothing of the choice was', () => {
    expect(makeReport({ calls: new Map(), cards: new Map() }, WHOLE_REPORT, NOW)).toBeNull();
    expect(makeReport(reportSource(CARE, [{ at: FIRST }]), WHOLE_REPORT, NOW)).toBeNull();
    const none = reported(reportSource(CARE, [{ at: FIRST, machine: ALL_MET }]));
    expect(none.tiles).toMatchObject({ total: null, grade: null, states: { new: 1, done: 0 } });
    expect(none.failed).toEqual([]);
  });

  it('shows the latest eight weeks first, and a date in the future moves them nowhere', () => {
    const at = [0, 1, 9, 11].map((weeks) => ({ at: noon(2026, 1, 12 + 7 * weeks), machine: ALL_MET }));
    const { period } = reported(reportSource(CARE, [...at, { at: noon(2072, 1, 1), machine: ALL_MET }])).filter;
    expect(period).toEqual({ from: weekOf(noon(2026, 2, 9)), to: weekOf(noon(2026, 3, 30)) });
    expect(reported(reportSource(CARE, at)).weeks).toHaveLength(8);
  });
});

describe('the average', () => {
  it('has the grade that the card of one call has, from its own decimals', () => {
    const csat = (all: number): Given => ({ at: FIRST, state: 'done', answer: csatAnswer(all) });
    const { tiles } = reported(reportSource(CSAT, [csat(4.45)]));
    expect(tiles.total?.mean).toBeCloseTo(4.45, 12);
    expect(tiles.grade).toMatchObject({ label: 'Satisfied', band: 4 });
    // 4.4 and 4.59: 4.495, which is 4.50 on the card.
    expect(reported(reportSource(CSAT, [csat(4.4), csat(4.59)])).tiles.grade?.label).toBe('Very Satisfied');
  });

  it('leaves out cards of which fewer than half was judged, and says how many', () => {
    const csat = (all: number | null, one?: number): Given => ({
      ...{ at: FIRST, state: 'done', answer: csatAnswer(all, one === undefined ? {} : { employee_mood: one }) },
    });
    const source = reportSource(CSAT, [csat(3), csat(null, 5)]);
    const { tiles, averages } = reported(source);
    expect(tiles).toMatchObject({ scored: 2, leftOut: { stale: 0, tooFew: 1 }, total: { n: 1 } });
    expect(tiles.total?.mean).toBeCloseTo(3, 12);
    expect(averages.section.series.map(({ spread }) => spread?.n)).toEqual([1, 1, 1, 1, 1, 1]);
    // An answer is an answer, whatever else was judged.
    expect(averages.question.series.at(-1)?.spread).toMatchObject({ n: 2, mean: 80 });
    expect(reported(source, { by: 'machine' }).tiles).toMatchObject({ leftOut: { tooFew: 1 }, total: { n: 1 } });
    expect(callsBehind(source, reported(source).filter, { of: 'average', by: 'agent' })).toEqual(['call-0']);
  });

  it('has a call that a fatal answer set to 0, however little else was judged', () => {
    const { tiles } = reported(reportSource(CARE, [{ at: FIRST, state: 'done', machine: { verify: 'no' } }]));
    expect(tiles).toMatchObject({ leftOut: { tooFew: 0 }, total: { n: 1, mean: 0 }, fatal: { n: 1 } });
  });
});

describe('a score of a text that was changed or replaced since', () => {
  const stale = { ...done, at: FIRST, stale: true } as const;
  const source = reportSource(CARE, [
    stale,
    { ...stale, reviewer: { greet: 'no' } },
    { ...stale, reviewer: { ...ALL_MET, greet: 'no' } },
    { at: FIRST, machine: ALL_MET, stale: true },
  ]);

  it('counts on no side; what people answered does', () => {
    const { tiles, agreement, failed } = reported(source);
    // One is judged whole, with (3 + 2) / 8; the other has one answer of three.
    expect(tiles).toMatchObject({ scored: 3, leftOut: { stale: 2, tooFew: 0 }, total: { n: 1, mean: 6.25 } });
    expect(tiles.agreement).toMatchObject({ n: 0, same: 0 });
    expect(agreement.all.whole.n).toBe(0);
    expect(failed.map(({ id, failed: times, n }) => [id, times, n])).toEqual([
      ['greet', 2, 2],
      ['verify', 0, 1],
      ['solve', 0, 1],
    ]);
    const machine = reported(source, { by: 'machine' });
    expect(machine.tiles).toMatchObject({ scored: 4, leftOut: { stale: 4 }, total: null });
  });

  it('is no reason to show its card first', () => {
    const calls = [stale, stale, { at: FIRST, state: 'done', answer: csatAnswer(4) } as const];
    const both = { ...reportSource(CARE, calls), cards: new Map([CARE, CSAT].map((card) => [cardKeyOf(card), card])) };
    expect(reported(both).filter.card).toBe(cardKeyOf(CSAT));
  });

  it('is nothing where the machine said nothing: by hand, no text makes it older', () => {
    const byHand = reported(reportSource(CARE, [{ ...stale, machine: {} }]));
    expect(byHand.tiles.leftOut).toEqual({ stale: 0, tooFew: 1 });
  });
});

describe('agreement over twenty calls', () => {
  it('has a kappa with linear weights, by hand', () => {
    const call = (machine: string, reviewer: string): Given => ({
      ...{ at: FIRST, state: 'done', machine: { solve: machine }, reviewer: { solve: reviewer } },
    });
    const of = (times: number, machine: string, reviewer: string) =>
      Array.from({ length: times }, () => call(machine, reviewer));
    const calls = [...of(10, 'yes', 'yes'), ...of(4, 'yes', 'half'), ...of(2, 'yes', 'no'), ...of(4, 'no', 'no')];
    const { whole } = reported(reportSource(CARE, calls)).agreement.questions[2] ?? {};
    // Margins 16·0·4 and 10·4·6: expected (16·4·½ + 16·6·1 + 4·10·1 + 4·4·½) / 400 = 176 / 400; observed (4·½ + 2) / 20.
    expect(whole).toMatchObject({ n: 20, same: 14, one: 4, more: 2 });
    expect(whole?.kappa).toBeCloseTo(1 - 0.2 / 0.44, 12);
    expect(reported(reportSource(CARE, calls.slice(1))).agreement.questions[2]?.whole.kappa).toBeNull();
  });
});

describe('agents', () => {
  it('are put in order by their average from twenty calls on, the others behind them', () => {
    const of = (agent: string, times: number, greet: string) =>
      Array.from({ length: times }, (): Given => ({ at: FIRST, agent, state: 'done', machine: { ...ALL_MET, greet } }));
    const source = reportSource(CARE, [...of('Lan', 20, 'no'), ...of('Phúc', 20, 'yes'), ...of('An', 19, 'yes')]);
    expect(reported(source).averages.agent.series.map(({ id }) => id)).toEqual(['Phúc', 'Lan', 'An']);
    expect(reported(source).failed[0]).toMatchObject({ id: 'greet', failed: 20, n: 59 });
  });
});

describe('talk shares', () => {
  const text = `Agent (A): (00:00:00,000 - 00:00:10,000) Dạ em nghe.
Customer (C): (00:00:16,000 - 00:00:20,000) Mạng chậm.
Agent (A): (00:00:22,500 - 00:00:30,000) Em kiểm tra ạ.`;

  it('are of the time, with the silences over five seconds', () => {
    expect(callTimes(parseTranscript(text), 40)).toEqual({ agent: 17.5, customer: 4, silence: 18.5, longSilences: 2 });
    expect(callTimes(parseTranscript(`${text}\nCustomer (C): không có giờ`), 40)).toBeNull();
    const times = callTimes(parseTranscript(text), 40);
    const calls: Given[] = [
      { at: FIRST, agent: 'Lan', times, machine: ALL_MET },
      { at: FIRST, agent: 'Lan', times: { agent: 22.5, customer: 36, silence: 1.5, longSilences: 0 } },
      { at: FIRST, agent: 'Phúc' },
    ];
    const { talk } = reported(reportSource(CARE, calls));
    expect(talk).toEqual([{ agentName: 'Lan', n: 2, agent: 0.4, customer: 0.4, silence: 0.2, longSilences: 1 }]);
  });
});
