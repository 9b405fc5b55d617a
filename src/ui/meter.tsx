import type { Range } from '@/domain/scoring/score-card';
import './meter.css';
import { wording } from './wording';

export interface MeterProps {
  /** Title of the criterion; the accessible name. */
  name: string;
  /** null = no score: the bands are dimmed and there is no marker. */
  value: number | null;
  max: number;
  /** The value in words, e.g. "4.6/5 điểm, Excellent". */
  valueText: string;
  /** Place of the marker, 0 to 100 per cent. */
  offset: number;
  ranges: readonly Pick<Range, 'min' | 'max' | 'color'>[];
}

/** The five-band meter of a criterion card. Its value also stands beside it as text. */
export function Meter({ name, value, max, valueText, offset, ranges }: MeterProps) {
  const bands = ranges.map((range) => (
    <span
      key={range.min}
      className="meter-band"
      style={{ flexGrow: Math.max(0, range.max - range.min), background: range.color }}
    />
  ));
  if (value === null) {
    return (
      <div className="meter meter-empty" role="img" aria-label={wording.ui.noScore(name)}>
        {bands}
      </div>
    );
  }
  return (
    <div className="meter">
      {bands}
      <span className="meter-marker" style={{ left: `${Math.min(100, Math.max(0, offset))}%` }} />
      {/* The native meter speaks for the picture: it can't show five bands itself. */}
      <meter className="meter-native" aria-label={name} min={0} max={max} value={value} aria-valuetext={valueText} />
    </div>
  );
}
