import type { Range } from '@/domain/scoring/score-card';
import './gauge.css';
import { wording } from './wording';

export interface GaugeProps {
  /** Title of the overall card; part of the accessible name. */
  title: string;
  /** On the scale of 5, as it is shown ("4.12"); null = no score, then there is no needle. */
  value: string | null;
  /** Degrees from the vertical, -90 (0) to 90 (5). */
  angle: number;
  /** Bands on the scale of 5. */
  ranges: readonly Pick<Range, 'min' | 'max' | 'color'>[];
  /** Without the colours of the bands: a value that is no grade. */
  plain?: boolean;
}

const SCALE = 5;
const RADIUS = 78;
/** Share of the half circle left open between two bands. */
const GAP = 0.006;

const point = (radius: number, share: number): string => {
  const angle = Math.PI * (1 - share);
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(-radius * Math.sin(angle)).toFixed(2)}`;
};

/** SVG path along the upper half circle around 0,0; shares count from 0 (left) to 1 (right). */
export function arcPath(radius: number, from: number, to: number): string {
  return `M ${point(radius, from)} A ${radius} ${radius} 0 0 1 ${point(radius, to)}`;
}

/** The needle gauge of §2, a picture; the value stands beside it as text. */
export function Gauge({ title, value, angle, ranges, plain = value === null }: GaugeProps) {
  const name = value === null ? wording.ui.noScore(title) : wording.ui.gauge(title, value);
  return (
    <svg className="gauge" viewBox="-94 -92 188 104" role="img" aria-label={name}>
      {ranges.map((range) => (
        <path
          key={range.min}
          d={arcPath(
            RADIUS,
            range.min / SCALE + (range.min > 0 ? GAP : 0),
            Math.min(1, range.max / SCALE) - (range.max < SCALE ? GAP : 0),
          )}
          fill="none"
          strokeWidth={16}
          {...(plain ? { className: 'gauge-empty' } : { stroke: range.color })}
        />
      ))}
      {value !== null && (
        <g className="gauge-needle" transform={`rotate(${angle})`}>
          <path d="M -4 0 L 0 -66 L 4 0 Z" />
          <circle r="7.5" />
        </g>
      )}
    </svg>
  );
}
