import { groupBy } from '../group-by';
import type { Scorecard } from '../scorecards/scorecard';
import type { CountedCall } from './report-filter';
import { type Spread, spreadOf } from './spread';
import type { Week } from './weeks';

/** A line by week with how its calls lie as a whole. */
export interface Series {
  /** An agent's name ('' = nobody said), a section's or a question's id. */
  id: string;
  title: string;
  /** Null = no call counts. */
  spread: Spread | null;
  /** By place of the week; null = no calls. */
  weeks: readonly ({ mean: number; n: number } | null)[];
}

export type AverageOf = 'agent' | 'section' | 'question';

export interface Averages {
  /** Points of the card, or per cent of the points that could be had. */
  unit: 'points' | 'percent';
  max: number;
  /** What every line is compared with. */
  all: Series;
  series: readonly Series[];
}

type Valued = readonly [value: number | null, week: Week];

function seriesOf(id: string, title: string, weeks: readonly Week[], valued: readonly Valued[]): Series {
  const counting = valued.flatMap(([value, week]) => (value === null ? [] : [{ value, week }]));
  const byWeek = groupBy(counting, ({ week }) => week);
  return {
    ...{ id, title, spread: spreadOf(counting.map(({ value }) => value)) },
    weeks: weeks.map((week) => {
      const own = byWeek.get(week) ?? [];
      const sum = own.reduce((all, { value }) => all + value, 0);
      return own.length === 0 ? null : { mean: sum / own.length, n: own.length };
    }),
  };
}

/** Agents are put in order of their average from this many calls on; below it chance decides the place. */
export const LEAST_TO_RANK = 20;

/** The highest average first, those of too few calls behind them by name. */
function ranked(series: readonly Series[]): Series[] {
  const mean = ({ spread }: Series) => ((spread?.n ?? 0) >= LEAST_TO_RANK ? (spread?.mean ?? 0) : -1);
  return [...series].sort((one, other) => mean(other) - mean(one) || one.title.localeCompare(other.title, 'vi'));
}

export function averagesByAgent(calls: readonly CountedCall[], card: Scorecard, weeks: readonly Week[]): Averages {
  const total = ({ judged, week }: CountedCall): Valued => [judged?.total ?? null, week];
  const counting = calls.filter(({ judged }) => typeof judged?.total === 'number');
  const byAgent = groupBy(counting, ({ call }) => call.agent);
  return {
    ...{ unit: 'points', max: card.scale.max, all: seriesOf('', '', weeks, counting.map(total)) },
    series: ranked([...byAgent].map(([agent, own]) => seriesOf(agent, agent, weeks, own.map(total)))),
  };
}

const percent = (share: number | null | undefined): number | null =>
  share === null || share === undefined ? null : share * 100;

/** By section or by question, in the card's order, in per cent; they are compared with the total. */
export function averagesByPart(
  calls: readonly CountedCall[],
  card: Scorecard,
  weeks: readonly Week[],
  parts: Exclude<AverageOf, 'agent'>,
): Averages {
  const named =
    parts === 'section'
      ? card.sections.map(({ id, title }) => ({ id, title }))
      : card.sections.flatMap(({ questions }) => questions.map(({ id, text }) => ({ id, title: text })));
  const whole = calls.map(({ judged, week }): Valued => {
    const total = judged?.total ?? null;
    return [total === null ? null : percent(total / card.scale.max), week];
  });
  return {
    ...{ unit: 'percent', max: 100, all: seriesOf('', '', weeks, whole) },
    series: named.map(({ id, title }, place) => {
      const worth = ({ judged, week }: CountedCall): Valued => [
        percent((parts === 'section' ? judged?.sections : judged?.values)?.[place]),
        week,
      ];
      return seriesOf(id, title, weeks, calls.map(worth));
    }),
  };
}
