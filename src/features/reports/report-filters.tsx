import { useState } from 'react';
import type { Report } from '@/domain/reports/make-report';
import type { ReportFilter } from '@/domain/reports/report-filter';
import { type Week, weekOf, weeksBetween, weeksOn } from '@/domain/reports/weeks';
import { DayField } from '@/ui/day-field';
import { SelectField, type SelectOption } from '@/ui/select-field';
import { wording } from '@/ui/wording';
import { agentTitle, allAgents, cardTitle, formatPeriod } from './report-format';

const words = wording.reports;

export interface ReportFiltersProps {
  report: Report;
  onChange: (change: Partial<ReportFilter>) => void;
}

interface Period {
  from: Week;
  to: Week;
}

/** Lengths to choose from, in weeks before the latest one with calls. */
const LENGTHS = [4, 8, 13, 26, 52];
const OTHER = 'other';
const keyOf = ({ from, to }: Period): string => `${from} ${to}`;

const dayOf = (at: number): string => {
  const day = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
};

/** The week of a day as a date field gives it, local; null while it is not whole. */
function weekOfDay(text: string): Week | null {
  const [year, month, day] = text.split('-').map(Number);
  const at = new Date(year ?? Number.NaN, (month ?? 1) - 1, day ?? 1).getTime();
  return Number.isFinite(at) && (year ?? 0) > 1970 ? weekOf(at) : null;
}

function WeekField({ label, week, onChange }: { label: string; week: Week; onChange: (week: Week) => void }) {
  return (
    <DayField
      className="report-filter report-week"
      label={label}
      value={dayOf(week)}
      onChange={(value) => {
        const chosen = weekOfDay(value);
        if (chosen !== null) onChange(chosen);
      }}
    />
  );
}

function PeriodFilter({ report: { filter, choices }, onChange }: ReportFiltersProps) {
  const [isOther, setOther] = useState(false);
  const { period } = filter;
  const { from: first, to: last } = choices.weeks;
  const periods: Period[] = [
    ...LENGTHS.map((length) => ({ from: weeksOn(last, 1 - length), to: last })).filter(({ from }) => from > first),
    { from: first, to: last },
  ];
  const own = periods.some((one) => keyOf(one) === keyOf(period)) ? [] : [period];
  const options: SelectOption[] = [...own, ...periods].map((one) => {
    const weeks = one === periods.at(-1) ? words.allWeeks : words.weeks(String(weeksBetween(one.from, one.to).length));
    return { value: keyOf(one), label: `${formatPeriod(one)} (${weeks})` };
  });
  const choose = (value: string) => {
    setOther(value === OTHER);
    const chosen = periods.find((one) => keyOf(one) === value);
    if (chosen !== undefined) onChange({ period: chosen });
  };
  return (
    <>
      <SelectField
        className="report-filter"
        label={words.period}
        options={[...options, { value: OTHER, label: words.otherWeeks }]}
        value={isOther ? OTHER : keyOf(period)}
        onChange={choose}
      />
      {isOther && (
        <>
          <WeekField
            label={words.from}
            week={period.from}
            onChange={(from) => onChange({ period: { from, to: Math.max(from, period.to) } })}
          />
          <WeekField
            label={words.to}
            week={period.to}
            onChange={(to) => onChange({ period: { from: Math.min(to, period.from), to } })}
          />
        </>
      )}
    </>
  );
}

/** What the report is of. What is chosen here is gone with the screen. */
export function ReportFilters({ report, onChange }: ReportFiltersProps) {
  const { filter, choices } = report;
  const agents = choices.agents.map((agent, place) => ({ value: String(place), label: agentTitle(agent) }));
  const labels = choices.labels.map(({ kind, name }, place) => ({
    value: String(place),
    label: words.labels[kind](name),
  }));
  const labelAt = choices.labels.findIndex(
    ({ kind, name }) => kind === filter.label?.kind && name === filter.label.name,
  );
  return (
    <search className="report-filters" aria-label={words.filters}>
      <SelectField
        className="report-filter"
        label={words.agent}
        options={[{ value: '', label: allAgents(choices) }, ...agents]}
        value={filter.agent === null ? '' : String(choices.agents.indexOf(filter.agent))}
        onChange={(value) => onChange({ agent: value === '' ? null : (choices.agents[Number(value)] ?? null) })}
      />
      <SelectField
        className="report-filter"
        label={words.scorecard}
        options={choices.cards.map((card) => ({ value: card.key, label: cardTitle(card) }))}
        value={filter.card}
        onChange={(card) => onChange({ card })}
      />
      <PeriodFilter report={report} onChange={onChange} />
      {labels.length > 0 && (
        <SelectField
          className="report-filter"
          label={words.label}
          options={[{ value: '', label: words.anyLabel }, ...labels]}
          value={labelAt < 0 ? '' : String(labelAt)}
          onChange={(value) => onChange({ label: value === '' ? null : (choices.labels[Number(value)] ?? null) })}
        />
      )}
      <SelectField
        className="report-filter"
        label={words.by}
        options={(['reviewer', 'machine'] as const).map((value) => ({ value, label: words.bys[value] }))}
        value={filter.by}
        onChange={(value) => onChange({ by: value === 'machine' ? 'machine' : 'reviewer' })}
      />
    </search>
  );
}
