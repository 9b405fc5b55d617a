import { useId } from 'react';
import { AUTO_STOP, autoStopIsOn } from '@/domain/live/live-settings';
import { wording } from '@/ui/wording';

const words = wording.realSpeak;

export interface AutoStopSliderProps {
  /** Milliseconds. */
  value: number;
  disabled: boolean;
  onChange: (value: number) => void;
}

/** §5: 1 to 30 s in steps of one; 1 s is off. */
export function AutoStopSlider({ value, disabled, onChange }: AutoStopSliderProps) {
  const id = useId();
  const text = autoStopIsOn(value) ? words.autoStopSeconds(value / 1000) : words.autoStopOff;
  return (
    <div className="field real-speak-auto-stop">
      <label className="field-label" htmlFor={id}>
        {words.autoStop}
      </label>
      <div className="real-speak-slider" title={words.autoStopHint}>
        <input
          id={id}
          type="range"
          min={AUTO_STOP.min}
          max={AUTO_STOP.max}
          step={AUTO_STOP.step}
          value={value}
          disabled={disabled}
          aria-valuetext={text}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
        <output htmlFor={id}>{text}</output>
      </div>
    </div>
  );
}
