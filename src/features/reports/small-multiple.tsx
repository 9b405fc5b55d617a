import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { KeyboardEvent } from 'react';
import { type AverageOf, type Averages, LEAST_TO_RANK, type Series } from '@/domain/reports/averages';
import { hasTet, type Week } from '@/domain/reports/weeks';
import { decimal, formatCount } from '@/ui/format';
import { wording } from '@/ui/wording';
import './multiples.css';
import { formatPoints, formatWeek } from './report-format';
import { seriesTitle } from './report-tables';
import { useShowFigure } from './show-figure';

const words = wording.reports;

/** A mean of fewer calls in a week is drawn hollow. */
export const FEW_IN_A_WEEK = 5;

/** The axis begins in the middle where everything lies above it, so that lines can be told apart; its card says so. */
export function axisFrom({ max, all, series }: Averages): number {
  const means = [all, ...series].flatMap(({ weeks }) => weeks.map((cell) => cell?.mean ?? max));
  return Math.min(max, ...means) >= max / 2 ? max / 2 : 0;
}

interface Shape {
  lineOf: (series: Series) => string;
  /** Of a week and a mean, in per cent of the picture. */
  left: (week: Week) => number;
  bottom: (mean: number) => number;
}

/** Places in a square of 100: the picture stretches it, its strokes and letters stay as they are. */
function shapeOf(weeks: readonly Week[], low: number, max: number): Shape {
  const across = scalePoint(weeks, [0, 100]).padding(0.5);
  const up = scaleLinear([low, max], [0, 100]).clamp(true);
  const left = (week: Week) => across(week) ?? 0;
  const drawn = line<{ week: Week; mean: number | undefined }>()
    .defined(({ mean }) => mean !== undefined)
    .x(({ week }) => left(week))
    .y(({ mean = 0 }) => 100 - up(mean));
  const lineOf = (series: Series) =>
    drawn(weeks.map((week, place) => ({ week, mean: series.weeks[place]?.mean }))) ?? '';
  return { lineOf, left, bottom: up };
}

/** Left and right lead along the points: one tab stop a picture. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const points = [...event.currentTarget.querySelectorAll('button')];
  points[points.findIndex((point) => point.matches(':focus')) + step]?.focus();
  event.preventDefault();
}

type PointsProps = Pick<SmallMultipleProps, 'of' | 'series' | 'weeks' | 'max'> & { shape: Shape };

function Points({ of, series, weeks, max, shape }: PointsProps) {
  const show = useShowFigure();
  const title = seriesTitle(of, series);
  const first = series.weeks.findIndex((cell) => cell !== null);
  return (
    <div className="multiple-points" role="toolbar" aria-label={title} onKeyDown={onArrow}>
      {weeks.map((week, place) => {
        const cell = series.weeks[place];
        if (cell == null) return null;
        const name = words.pointName(title, formatWeek(week), formatPoints(cell.mean, max), formatCount(cell.n));
        return (
          <button
            key={week}
            type="button"
            className="multiple-point"
            style={{ left: `${shape.left(week)}%`, width: `${100 / weeks.length}%` }}
            aria-label={name}
            title={name}
            tabIndex={place === first ? 0 : -1}
            onClick={() =>
              show({ of: 'average', by: of, id: series.id, week }, words.weekTitle(title, formatWeek(week)))
            }
          >
            <span
              className={cell.n < FEW_IN_A_WEEK ? 'multiple-dot multiple-dot-few' : 'multiple-dot'}
              style={{ bottom: `${shape.bottom(cell.mean)}%` }}
            />
          </button>
        );
      })}
    </div>
  );
}

export interface SmallMultipleProps {
  of: AverageOf;
  series: Series;
  all: Series;
  weeks: readonly Week[];
  low: number;
  max: number;
}

/** One line by week before the line of all. Weeks without calls are a gap. */
export function SmallMultiple({ of, series, all, weeks, low, max }: SmallMultipleProps) {
  const shape = shapeOf(weeks, low, max);
  const n = series.spread?.n ?? 0;
  const few = n < LEAST_TO_RANK;
  const [first, last] = [weeks[0] ?? 0, weeks.at(-1) ?? 0];
  const tet = weeks.filter((week, place) => all.weeks[place] === null && hasTet(week));
  return (
    <li className="multiple">
      <div className="multiple-head">
        <h3 title={seriesTitle(of, series)}>{seriesTitle(of, series)}</h3>
        <span className={few ? 'report-few' : 'report-n'} title={few ? words.few(formatCount(n)) : undefined}>
          {few && <TriangleAlert size={12} aria-label={words.few(formatCount(n))} />}
          {words.n(formatCount(n))}
        </span>
        <strong>{series.spread === null ? '–' : formatPoints(series.spread.mean, max)}</strong>
      </div>
      <div className="multiple-plot">
        <span className="multiple-high" aria-hidden="true">
          {decimal(max)}
        </span>
        <span className="multiple-low" aria-hidden="true">
          {decimal(low)}
        </span>
        <div className="multiple-area">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path className="multiple-grid" d="M0 0H100M0 50H100" />
            <path className="multiple-axis" d="M0 100H100" />
            <path className="multiple-all" d={shape.lineOf(all)} />
            <path className="multiple-line" d={shape.lineOf(series)} />
          </svg>
          <Points {...{ of, series, weeks, max, shape }} />
        </div>
        <div className="multiple-weeks" aria-hidden="true">
          <span>{formatWeek(first)}</span>
          {tet.map((week) => (
            <span key={week} className="multiple-tet" style={{ left: `${shape.left(week)}%` }}>
              {words.tet}
            </span>
          ))}
          {last !== first && <span>{formatWeek(last)}</span>}
        </div>
      </div>
    </li>
  );
}
