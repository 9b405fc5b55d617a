import { describe, expect, it } from 'vitest';
import { deviceKind } from '@/features/settings/device-facts';
import { shareWords } from '@/features/settings/model-words';

describe('the kind of a device', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'iphone'],
    ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X)', 5, 'ipad'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 5, 'ipad'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 0, 'desktop'],
    ['Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/130', 5, 'android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130', 10, 'desktop'],
  ])('%s with %d touches', (userAgent, maxTouchPoints, kind) => {
    expect(deviceKind({ userAgent, maxTouchPoints })).toBe(kind);
  });
});

describe('the time of the work in words', () => {
  it.each([
    [0.12, 'about a tenth of the call’s length'],
    [0.17, 'about a fifth of the call’s length'],
    [0.33, 'about a third of the call’s length'],
    [0.66, 'about two thirds of the call’s length'],
    [0.8, 'nearly as long as the call'],
    [1.15, 'a little longer than the call'],
    [2.3, 'about twice as long as the call'],
    [4, 'several times as long as the call'],
  ])('%d is %s', (share, text) => {
    expect(shareWords(share)).toBe(text);
  });
});
