import { atom } from 'jotai';
import type { RecorderState } from '@/domain/live/recording';

/** What is recorded now, for who stops it from elsewhere; null = nothing, or not yet. */
export const runningRecordingAtom = atom<{ seconds: () => number; stop: () => unknown; resume: () => void } | null>(
  null,
);
/** How it stands: whether sound comes in, and the minutes there is room for where the device is nearly full. */
export const recordingStandsAtom = atom<{ state: RecorderState; lowMinutes?: number }>({
  state: { phase: 'recording' },
});
