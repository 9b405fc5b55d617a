import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeReport } from '@/domain/reports/make-report';
import { WHOLE_REPORT } from '@/domain/reports/report-filter';
import { CSAT } from '@/domain/scorecards/built-in/csat';
import { allAgents, formatKappa, formatPeriod } from '@/features/reports/report-format';
import { csvOfTables } from '@/features/reports/report-table';
import { allTables } from '@/features/reports/report-tables';
import { ReportView } from '@/features/reports/reports-screen';
import { ShowFigureProvider } from '@/features/reports/show-figure';
import { wording } from '@/ui/wording';
import { ALL_MET, CARE, type Given, noon, reportSource } from '../../helpers/report-calls';
import { csatAnswer } from '../../helpers/score-answers';

const words = wording.reports;

afterEach(cleanup);

const week = (nth: number) => noon(2026, 1, 14 + 7 * nth);
const of = (times: number, given: Given): Given[] => Array.from({ length: times }, () => given);
const done = { state: 'done', machine: ALL_MET } as const;

function reportOf(given: readonly Given[], card = CARE) {
  const report = makeReport(reportSource(card, given), WHOLE_REPORT, noon(2026, 6, 1));
  if (report === null) throw new Error('no report');
  return report;
}

function shown(given: readonly Given[], card = CARE) {
  const onShow = vi.fn();
  render(
    <ShowFigureProvider value={onShow}>
      <ReportView report={reportOf(given, card)} />
    </ShowFigureProvider>,
  );
  return onShow;
}

const CALLS = [
  ...of(20, { ...done, at: week(0), agent: 'Lan' }),
  ...of(5, { ...done, at: week(2), agent: 'Phúc', reviewer: { greet: 'no' } }),
];

describe('the pictures', () => {
  it('lead to the calls behind a point, a bar and a cell of a table', async () => {
    const onShow = shown(CALLS);
    await userEvent.click(screen.getByRole('button', { name: 'Phúc, week of 26 Jan: 6.3, 5 calls. Show them' }));
    expect(onShow).toHaveBeenLastCalledWith(
      expect.objectContaining({ of: 'average', by: 'agent', id: 'Phúc' }),
      'Phúc, week of 26 Jan',
    );
    await userEvent.click(screen.getByRole('button', { name: /Failed in 5 of 25 calls, 20%/ }));
    expect(onShow).toHaveBeenLastCalledWith({ of: 'failed', question: 'greet' }, 'Failed: Chào hỏi và xưng tên?');
    await userEvent.click(screen.getByRole('button', { name: 'Table: Agreement by question' }));
    const table = screen.getByRole('region', { name: 'Agreement by question, table' });
    const row = within(table).getByRole('row', { name: /^Chào hỏi/ });
    await userEvent.click(within(row).getByRole('button', { name: /one off/ }));
    expect(onShow).toHaveBeenLastCalledWith(
      { of: 'agreement', question: 'greet', apart: 'one' },
      'Chào hỏi và xưng tên?: one off',
    );
  });

  it('are walked through with the arrow keys, one tab stop each', async () => {
    shown([...CALLS, ...of(6, { ...done, at: week(1), agent: 'Lan' })]);
    const points = within(screen.getByRole('toolbar', { name: 'Lan' })).getAllByRole('button');
    expect(points.map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
    points[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(points[1]);
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    expect(document.activeElement).toBe(points[0]);
  });

  it('tell a week without calls, and which agents have too few to be ranked', () => {
    shown(CALLS);
    expect(
      screen.getByText(/Points of 10\. Calls that are done\. The axis starts at 5\. Week of 19 Jan: no calls\./),
    ).toBeTruthy();
    expect(screen.getByLabelText('Only 5 calls: too few to rank')).toBeTruthy();
    // 25 greetings are enough for a kappa; the machine always said the same, so it is 0.
    expect(screen.getByRole('button', { name: /^Chào hỏi.*25 answers, 80% the same/ }).textContent).toContain('.00');
  });

  it('stand for nine of many agents until all are asked for', async () => {
    const many = Array.from({ length: 12 }, (_, nth): Given => ({ ...done, at: week(0), agent: `Nhân viên ${nth}` }));
    shown(many);
    expect(screen.getAllByRole('toolbar')).toHaveLength(9);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 12' }));
    expect(screen.getAllByRole('toolbar')).toHaveLength(12);
  });

  it('say of no call that there is none', () => {
    shown([{ at: week(0), machine: ALL_MET }]);
    expect(screen.getAllByText('No call of this choice is done')).toHaveLength(2);
    expect(screen.getByText('No transcript of these calls has a time for every turn.')).toBeTruthy();
  });

  it('say what of the calls that are done is in no average', () => {
    const other = { ...done, at: week(0), agent: 'Phúc', machine: {} } as const;
    shown([{ ...done, at: week(0), stale: true }, other, other]);
    expect(
      screen.getByText(/^No score of this choice counts · 1 call left out: transcript changed or replaced after/),
    ).toBeTruthy();
    expect(screen.getByText(/ · 2 calls left out: no question, or fewer than half of them, judged$/)).toBeTruthy();
    expect(screen.getByText('No answers of both to compare')).toBeTruthy();
  });

  it('say where calls are done, but none of them by this card', () => {
    shown([
      { at: week(0), state: 'done' },
      { at: week(0), machine: ALL_MET },
    ]);
    expect(screen.getAllByText('No call of this choice that is done is scored by this card')).toHaveLength(2);
  });

  it('count one of a thing as one', () => {
    shown([{ ...done, at: week(0), reviewer: { greet: 'no' } }]);
    expect(screen.getByRole('button', { name: /^Chào hỏi.*: 1 answer, 0% the same/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Failed in 1 of 1 call, 100%/ })).toBeTruthy();
    expect(words.reading('0', '1')).toBe('Reading 0 of 1 call');
  });

  it('have of a scale of 5 the two decimals that its card has', () => {
    shown([{ at: week(0), state: 'done', answer: csatAnswer(3.15) }], CSAT);
    expect(screen.getByRole('region', { name: 'Average' }).textContent).toContain('n 13.15/5Dissatisfied');
    expect(screen.getByRole('button', { name: /^No agent named, week of 12 Jan: 3\.15, 1 call\./ })).toBeTruthy();
  });
});

describe('figures in words and files', () => {
  it('count calls without an agent as no agent', () => {
    const saidOf = (...agents: string[]) =>
      allAgents(reportOf(agents.map((agent) => ({ ...CALLS[0], at: 1, agent }))).choices);
    expect(saidOf('Lan', 'Phúc')).toBe('All 2 agents');
    expect(saidOf('Lan', 'Phúc', '')).toBe('All calls · 2 agents');
    expect(saidOf('Lan')).toBe('The only agent');
    expect(saidOf('Lan', '')).toBe('All calls · 1 agent');
    expect(saidOf('')).toBe('All calls');
  });

  it('have a sign, a period a year', () => {
    expect([0.664, -0.12, 1, 0, -0.001, null].map(formatKappa)).toEqual(['.66', '−.12', '1.00', '.00', '.00', '–']);
    expect(formatPeriod({ from: noon(2025, 12, 29), to: noon(2026, 1, 5) })).toBe('29 Dec 2025 – 11 Jan 2026');
  });

  it('put all tables into one file, each row with the name of its table', () => {
    const lines = csvOfTables(allTables(reportOf(CALLS)), 'Table')
      .slice(1)
      .trimEnd()
      .split('\r\n');
    const width = (line: string) => line.replace(/"[^"]*"/g, '').split(',').length;
    expect(new Set(lines.map(width)).size).toBe(1);
    expect(lines.find((line) => line.startsWith('Most failed questions,Chào'))).toContain(',5,25,20,');
    expect(lines.find((line) => line.startsWith('Summary,Average'))).toContain(',9.25,25,');
  });
});
