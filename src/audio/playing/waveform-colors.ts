/** CSS colours of the waveform, tokens allowed: `var(--brand)`. Lanes: one for mono, left and right for stereo. */
export interface WaveformColors {
  mono: LaneColors;
  left: LaneColors;
  right: LaneColors;
  cursor: string;
  segment: string;
}
export interface LaneColors {
  wave: string;
  /** The part already heard. */
  played: string;
}

const soft = (color: string) => `color-mix(in srgb, ${color} 45%, var(--paper))`;

/** Agent blue on the left channel, customer green on the right, as in the transcript. */
export const DEFAULT_COLORS: WaveformColors = {
  mono: { wave: soft('var(--brand)'), played: 'var(--brand)' },
  left: { wave: soft('var(--agent-ink)'), played: 'var(--agent-ink)' },
  right: { wave: soft('var(--customer-ink)'), played: 'var(--customer-ink)' },
  cursor: 'var(--b2)',
  segment: 'color-mix(in srgb, var(--b3) 20%, transparent)',
};

/** For a call recorded with the agent on the right. */
export function swapLanes(colors: WaveformColors): WaveformColors {
  return { ...colors, left: colors.right, right: colors.left };
}

/** A canvas knows no custom properties: each colour is worked out by an element of the place it is for. */
export function resolveColors(colors: WaveformColors, place: HTMLElement): WaveformColors {
  const probe = document.createElement('span');
  probe.hidden = true;
  place.append(probe);
  const resolve = (color: string) => {
    probe.style.color = color;
    return getComputedStyle(probe).color;
  };
  const lane = ({ wave, played }: LaneColors) => ({ wave: resolve(wave), played: resolve(played) });
  const resolved = {
    mono: lane(colors.mono),
    left: lane(colors.left),
    right: lane(colors.right),
    cursor: resolve(colors.cursor),
    segment: resolve(colors.segment),
  };
  probe.remove();
  return resolved;
}
