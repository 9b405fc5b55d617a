import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '../../src/ui/tokens.css'), 'utf8');
const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)');

const readTokens = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{3,6})\b/g)].map(([, name = '', value = '']) => [name, value]));

const light = readTokens(lightCss);
const dark = readTokens(darkCss);

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const BANDS = ['1', '2', '3', '4', '5'];
const TEXT = ['--ink', '--ink-2', '--ink-3', '--brand', '--danger', '--warn', ...BANDS.map((band) => `--b${band}t`)];

/** [foreground, background, least contrast]: 4.5 for text, 3 for pictures and the edges of controls. */
const PAIRS: [string, string, number][] = [
  ...TEXT.flatMap((text) =>
    ['--paper', '--ground', '--sunk'].map((ground): [string, string, number] => [text, ground, 4.5]),
  ),
  ...BANDS.map((band): [string, string, number] => [`--b${band}t`, `--b${band}s`, 4.5]),
  ...BANDS.map((band): [string, string, number] => [`--b${band}`, '--paper', 3]),
  ...['--agent', '--customer'].flatMap((bubble): [string, string, number][] => [
    [`${bubble}-ink`, bubble, 4.5],
    ['--ink', bubble, 4.5],
    ['--ink-2', bubble, 4.5],
    ['--ink-3', bubble, 4.5],
  ]),
  ['--num', '--num-bg', 4.5],
  ['--num', '--agent', 4.5],
  ['--brand-ink', '--brand', 4.5],
  ['--brand-ink', '--brand-hover', 4.5],
  ['--brand', '--brand-soft', 4.5],
  ['--ink-2', '--brand-soft', 4.5],
  ['--danger', '--danger-soft', 4.5],
  ['--warn', '--warn-soft', 4.5],
  ['--line-field', '--paper', 3],
  ['--line-field', '--ground', 3],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s colours', (_scheme, tokens) => {
  it.each(PAIRS)('%s on %s reach %d:1', (foreground, background, least) => {
    expect(contrast(tokens.get(foreground) ?? '', tokens.get(background) ?? '')).toBeGreaterThanOrEqual(least);
  });
});

describe('the dark set', () => {
  it('answers every colour of the light one', () => {
    expect([...dark.keys()].sort()).toEqual([...light.keys()].sort());
  });
});

describe('the calculation', () => {
  it('agrees with the extremes and with a known pair', () => {
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
    expect(contrast('', '#fff')).toBeNaN();
  });
});
