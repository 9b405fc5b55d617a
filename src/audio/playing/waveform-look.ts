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
  // Behind the lock of the app the place is not in the page, and nothing in it has a colour.
  (place.isConnected ? place : document.body).append(probe);
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

/** At most two lanes of a waveform; a flat line where there is none. */
export function lanesOf(peaks: Float32Array[]): Float32Array[] {
  return peaks.length > 0 ? peaks.slice(0, 2) : [new Float32Array(2)];
}

/** What wavesurfer is told of the lanes: two channels are two of them, agent and customer apart; `low` for a small place. */
export function laneOptions(colors: WaveformColors, channelCount: number, low: boolean) {
  const { mono, left, right, cursor: cursorColor } = colors;
  const lane = ({ wave, played }: LaneColors) => ({ waveColor: wave, progressColor: played });
  if (channelCount < 2) return { ...lane(mono), height: low ? 44 : 72, cursorColor };
  return { ...lane(mono), splitChannels: [lane(left), lane(right)], height: low ? 26 : 44, cursorColor };
}

/** It scrolls when a long call is shown near a segment: without a tab stop only a pointer could reach it. */
export function reachByKeyboard(scroller: HTMLElement | null, label: string | undefined): void {
  if (scroller === null) return;
  scroller.tabIndex = 0;
  scroller.setAttribute('role', 'group');
  if (label !== undefined) scroller.setAttribute('aria-label', label);
}
