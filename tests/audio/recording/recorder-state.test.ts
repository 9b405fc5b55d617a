import { expect, it } from 'vitest';
import { recorderState } from '@/audio/recording/recorder-state';
import type { GapReason } from '@/domain/live/recording';

it.each<[string, boolean, boolean, GapReason | null, object]>([
  ['a recording that hears', false, false, null, { phase: 'recording' }],
  ['a microphone in trouble', false, false, 'muted', { phase: 'gap', reason: 'muted' }],
  ['a pause', false, true, null, { phase: 'paused' }],
  ['a pause goes before trouble, so that it can be resumed', false, true, 'unplugged', { phase: 'paused' }],
  ['the end goes before everything', true, true, 'stalled', { phase: 'stopping' }],
])('%s is told as what it is', (_, ending, paused, gap, expected) => {
  expect(recorderState({ ending, paused, gap })).toEqual(expected);
});
