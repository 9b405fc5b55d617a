import { silence } from '@/audio/playing/one-sound';
import { startRecording } from '@/audio/recording/capture';
import { guardPage } from '@/audio/recording/guard-page';
import type { Recorder, RecorderOptions, Slice } from '@/audio/recording/recorder-state';
import { holdRecording } from '@/audio/recording/recording-lock';
import type { SoundGap } from '@/domain/call';
import { failureOf } from '@/domain/failure';
import type { EndReason } from '@/domain/live/recording';
import {
  PCM_BYTES_PER_SECOND,
  type RecordingCall,
  type RecordingOutcome,
  SOUND_RATE,
  STORAGE_LOW,
} from '@/domain/live/recording';
import { type RecordingStore, recordingStore } from '@/storage/calls/recordings';
import { finishRecording, type RecordingFormat } from './finish-recording';

/** Every minute of sound: how full the device is by then. */
const ROOM_EVERY_SLICES = 30;

/** A full disk has browsers make room, and a database that broke off opens anew: both take a moment (D715). */
const TRIES = 3;
const TRY_AGAIN_MS = 1000;

export interface KeepOptions extends RecorderOptions {
  call: Omit<RecordingCall, 'id' | 'startedAt'>;
  format: RecordingFormat;
  /** The device is nearly full; so many more minutes of sound fit. */
  onLow?(minutes: number): void;
  /** The recording is over, whoever ended it; called once, after the microphone was released. */
  onEnd(end: RecordingEnd): void;
}

export interface RecordingEnd {
  outcome: RecordingOutcome;
  /** A slice could not be stored any more: 'storage' = there is no room, 'unstored' = for another reason. */
  reason: EndReason | 'storage' | 'unstored';
}

export type KeptRecording = Pick<Recorder, 'pause' | 'resume' | 'seconds' | 'stream'> & {
  stop(): Promise<RecordingEnd>;
};

/**
 * Records into the store, slice by slice, and makes a call of it at the end (D9): a page that dies loses the
 * slice it was at. Rejects like `startRecording`, or with 'storage-full'; then nothing was recorded.
 */
export async function keepRecording(
  options: KeepOptions,
  store: RecordingStore = recordingStore,
): Promise<KeptRecording> {
  const { call, format } = options;
  const id = crypto.randomUUID();
  const begun = { ...call, id, startedAt: Date.now() };
  const writing = createWriter(store, begun, {
    onFailed: (error) => {
      // Also where it was to be stopped: its last seconds are not there.
      reason = failureOf(error).kind === 'storage-full' ? 'storage' : 'unstored';
      void recorder?.stop();
    },
    onCleared: (gap) => options.onGap?.(gap),
  });
  let reason: RecordingEnd['reason'] | null = null;
  let recorder: Recorder | null = null;
  let tellEnd: (end: RecordingEnd) => void = () => {};
  const ended = new Promise<RecordingEnd>((resolve) => {
    tellEnd = resolve;
  });

  const room = createRoomCheck(store, options);
  await room();
  const release = await holdRecording(id);
  const unguard = guardPage();

  async function finish(): Promise<void> {
    await writing.done();
    const outcome = await finishRecording(store, id, format, writing.storedS());
    release();
    unguard();
    const end = { outcome, reason: reason ?? 'failed' };
    options.onEnd(end);
    tellEnd(end);
  }

  silence();
  try {
    await store.begin(begun);
    recorder = await startRecording({
      ...options,
      onSlice: (slice) => {
        writing.add(slice);
        options.onSlice(slice);
        if (slice.seq % ROOM_EVERY_SLICES === ROOM_EVERY_SLICES - 1) void room();
      },
      onGap: (gap) => {
        writing.mark(gap);
        options.onGap?.(gap);
      },
      onState: (state) => {
        options.onState(state);
        if (state.phase !== 'ended') return;
        reason ??= state.reason;
        void finish();
      },
    });
  } catch (error) {
    await store.drop(id).catch(() => undefined);
    release();
    unguard();
    throw error;
  }
  const { pause, resume, seconds, stream, stop } = recorder;
  return {
    pause,
    resume,
    seconds,
    stream,
    stop: async () => {
      await stop();
      return ended;
    },
  };
}

interface WriterNews {
  onFailed: (error: unknown) => void;
  /** What was stored before is gone. */
  onCleared: (gap: SoundGap) => void;
}

/**
 * Writes one slice after the other; after the first that can't be stored, none: a recording has no holes. Where somebody
 * clears the site's data under it, it goes on as one that lacks its beginning: slices alone would never become a call (D683).
 */
function createWriter(store: RecordingStore, begun: RecordingCall, { onFailed, onCleared }: WriterNews) {
  const { id } = begun;
  let line: Promise<void> = Promise.resolve();
  let failed = false;
  let storedS = 0;

  async function put({ seq, pcm, startS }: Slice): Promise<void> {
    if (await store.append(id, seq, pcm.buffer)) return;
    const gap: SoundGap = { atS: 0, lostS: startS };
    await store.begin({ ...begun, gaps: [gap] });
    onCleared(gap);
  }
  async function putAgain(slice: Slice): Promise<void> {
    let first: unknown;
    for (let tries = 1; ; tries++) {
      try {
        return await put(slice);
      } catch (error) {
        // Chromium says once that the disk is full, and then only that it can't open the database.
        first ??= error;
        if (tries === TRIES) throw first;
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
      }
    }
  }

  return {
    add(slice: Slice): void {
      line = line.then(async () => {
        if (failed) return;
        try {
          await putAgain(slice);
          storedS = slice.startS + slice.pcm.length / SOUND_RATE;
        } catch (error) {
          failed = true;
          onFailed(error);
        }
      });
    },
    /** In the same line: the gap that the stop brings to light belongs to the call as well. */
    mark(gap: SoundGap): void {
      line = line.then(() => store.mark(id, gap)).catch(() => undefined);
    },
    done: () => line,
    /** Seconds that were stored, whether they are still there or not. */
    storedS: () => storedS,
  };
}

/** Tells once when the device is nearly full. */
function createRoomCheck(store: RecordingStore, { onLow }: KeepOptions): () => Promise<void> {
  let told = false;
  return async () => {
    try {
      const { usedShare, freeBytes } = await store.room();
      if (usedShare < STORAGE_LOW || told) return;
      told = true;
      // The call needs as much again before its slices go.
      onLow?.(Math.floor(freeBytes / 2 / PCM_BYTES_PER_SECOND / 60));
    } catch {
      // Not knowing is no reason not to record.
    }
  };
}
