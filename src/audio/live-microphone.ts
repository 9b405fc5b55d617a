import type { LiveSettings } from '@/domain/live/live-settings';
import { encodeMp3, encodeWav } from './encode';
import { type KeepOptions, type KeptRecording, keepRecording } from './keep-recording';

type LiveEvents = Required<Pick<KeepOptions, 'onSlice' | 'onSpeech' | 'onState' | 'onEnd'>>;

export interface LiveMicrophone {
  record(events: LiveEvents): Promise<KeptRecording>;
  /** A live window as it is sent; 16 kHz mono. */
  encode(pcm: Int16Array<ArrayBuffer>): Promise<Blob>;
}

/** The microphone of a live recording: kept as a recording is (see `keepRecording`), heard by the live settings. */
export function liveMicrophone(
  { whisper, timeSlice, selectedDevice, autoTranscribe }: LiveSettings,
  kept: Pick<KeepOptions, 'call' | 'format' | 'store' | 'onState' | 'onGap' | 'onLow'>,
): LiveMicrophone {
  return {
    record: (events) =>
      keepRecording({
        ...kept,
        ...events,
        ...selectedDevice,
        call: { ...kept.call, autoTranscribe },
        sliceMs: timeSlice,
        processing: whisper.useEcho,
        onState(state) {
          events.onState(state);
          kept.onState(state);
        },
      }),
    encode: async (pcm) => (whisper.mp3Encode ? encodeMp3(pcm, { kbps: 96, infoFrame: false }) : encodeWav(pcm)),
  };
}
