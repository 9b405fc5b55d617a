import { encodeMp3, encodeWav } from '@/audio/encode';
import { type KeptRecording, keepRecording, type RecordingEnd } from '@/audio/keep-recording';
import type { Gap, RecorderState } from '@/audio/recording/recorder-state';
import type { LiveSettings } from '@/domain/live/live-settings';
import type { RecordingCall } from '@/domain/recording';
import type { Settings } from '@/domain/settings';
import { createLiveRecording, type LiveRecording } from '@/jobs/live-recording';
import { recordingStore } from '@/storage/recordings';

export interface TakeOptions {
  settings: Settings;
  live: LiveSettings;
  call: Omit<RecordingCall, 'id' | 'startedAt'>;
  onState: (state: RecorderState) => void;
  onGap: (gap: Gap) => void;
  onLow: (minutes: number) => void;
  onEnd: (end: RecordingEnd) => void;
}

/** One recording of this tab: microphone, store, live text, queue. Throws FailureError 'missing-key'. */
export function createTake({
  settings,
  live,
  call,
  onState,
  onGap,
  onLow,
  onEnd,
}: TakeOptions): LiveRecording<KeptRecording> {
  const { mp3Encode, useEcho } = live.whisper;
  return createLiveRecording<KeptRecording, RecordingEnd>({
    settings,
    live,
    encode: async (pcm) => (mp3Encode ? encodeMp3(pcm, { kbps: 96, infoFrame: false }) : encodeWav(pcm)),
    record: (events) =>
      keepRecording({
        ...events,
        onState(state) {
          events.onState(state);
          onState(state);
        },
        ...live.selectedDevice,
        call,
        format: settings.mp3Encode ? 'mp3' : 'wav',
        store: recordingStore,
        sliceMs: live.timeSlice,
        processing: useEcho,
        onGap,
        onLow,
      }),
    onEnd,
  });
}
