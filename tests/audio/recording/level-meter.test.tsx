import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showLevels } from '@/audio/recording/level-meter';
import { LevelBars } from '@/ui/level-bars';
import { streamDouble } from '../../helpers/microphone-double';

const FULL = 255;
let rectangles: number[][];
let analyser: { fftSize: number; smoothingTimeConstant: number; getByteFrequencyData: (bins: Uint8Array) => void };
let binsAsked: number;
const close = vi.fn(async () => undefined);

class LoudContext {
  createAnalyser = () => analyser;
  createMediaStreamSource = () => ({ connect: () => undefined });
  resume = async () => undefined;
  close = close;
}

beforeEach(() => {
  rectangles = [];
  binsAsked = 0;
  close.mockClear();
  analyser = {
    fftSize: 0,
    smoothingTimeConstant: 0,
    getByteFrequencyData: (bins) => {
      binsAsked = bins.length;
      bins.fill(FULL);
    },
  };
  const pen = {
    fillStyle: '',
    clearRect: () => undefined,
    fillRect: (...rectangle: number[]) => rectangles.push(rectangle),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => Object.assign(Object.create(null), pen));
  vi.stubGlobal('AudioContext', LoudContext);
  vi.stubGlobal('requestAnimationFrame', () => 0);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the picture is 200 by 50, with bars of 2 pixels every 3 from a spectrum of 256 (§9)', () => {
  const stream = streamDouble();
  const { unmount } = render(<LevelBars label="Level" draw={(canvas) => showLevels(canvas, stream)} />);
  const canvas = screen.getByRole('img', { name: 'Level' });
  expect([canvas.getAttribute('width'), canvas.getAttribute('height')]).toEqual(['200', '50']);
  expect(analyser.fftSize).toBe(256);
  expect(binsAsked).toBe(128);
  expect(rectangles).toHaveLength(66);
  expect(rectangles.slice(0, 2)).toEqual([
    [0, 0, 2, 50],
    [3, 0, 2, 50],
  ]);
  unmount();
  expect(close).toHaveBeenCalledOnce();
});

test('without a microphone the line is flat', () => {
  render(<LevelBars label="Level" draw={(canvas) => showLevels(canvas, null)} />);
  expect(new Set(rectangles.map(([, top, width, height]) => `${top} ${width} ${height}`))).toEqual(new Set(['49 2 1']));
});

test('a microphone that cannot be listened to beside its recording gives a flat line', () => {
  class DeafContext extends LoudContext {
    override createMediaStreamSource = () => {
      throw new DOMException('another sample rate', 'NotSupportedError');
    };
  }
  vi.stubGlobal('AudioContext', DeafContext);
  const stream = streamDouble();
  render(<LevelBars label="Level" draw={(canvas) => showLevels(canvas, stream)} />);
  expect(new Set(rectangles.map(([, top]) => top))).toEqual(new Set([49]));
  expect(close).toHaveBeenCalledOnce();
});
