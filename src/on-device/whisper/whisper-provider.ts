import type { withSound } from '@/audio/files/decode-samples';
import type { SampleBlock } from '@/audio/files/sample-blocks';
import { FailureError } from '@/domain/failure';
import type { InstalledModel } from '@/domain/models/speech-model';
import type { Progress, Provider, TranscribeInput, TranscriptionResult } from '@/domain/provider';
import type { PieceStore, TranscriptPiece } from '@/domain/transcript/transcript-piece';
import { notHeard, type Separation } from '../speakers/separation';
import { assemblePieces } from './assemble';
import type { WhisperBackend } from './engine';
import { createTimeLeft } from './time-left';
import type { WhisperStart, WhisperWorker } from './whisper-client';
import type { WhisperMessage } from './whisper-messages';

/** What transcription on this device needs of the page. */
export interface WhisperHost {
  /** Null = none is here. */
  installedModel(): Promise<InstalledModel | null>;
  backend(model: InstalledModel, signal: AbortSignal): Promise<WhisperBackend>;
  start(model: InstalledModel, options: Pick<WhisperStart, 'signal' | 'backend'>): Promise<WhisperWorker>;
  separate(audio: Blob, options: { signal: AbortSignal; onProgress: (share: number) => void }): Promise<Separation>;
  /** Gives a worker the file, or its samples where workers can't decode it. */
  withSound: typeof withSound;
  /** Which channel of a stereo call is the agent's. */
  agentChannel: 'left' | 'right';
  /** Does it as the only one of this app, with the screen kept on; the model fills the memory of a tablet. */
  withModelLock<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

/** Share of the progress bar that telling the speakers apart takes. */
const SPEAKERS_SHARE = 0.05;
/** For whoever asks for a transcription without keeping its pieces. */
const NO_PIECES: PieceStore = { read: async () => [], add: async () => undefined, clear: async () => undefined };

/** What a stored piece must have been made by and from to be of use again. */
function madeFrom({ id, version, precision }: InstalledModel, input: TranscribeInput, mix: boolean): string {
  return [id, version, precision.encoder, precision.decoder, input.language, mix ? 'mix' : 'channels'].join(' ');
}

const nameOf = ({ id, precision }: InstalledModel, backend: WhisperBackend): string => {
  const { encoder, decoder } = precision;
  return `${id} (${encoder === decoder ? encoder : `${encoder}/${decoder}`}, ${backend === 'webgpu' ? 'WebGPU' : 'WASM'})`;
};

/**
 * Whisper on this device (D7), for pages. What was heard is kept piece by piece, so an attempt goes on where the
 * one before was broken off. Rejects with a FailureError: missing-model where none is installed.
 */
export function createWhisperProvider(host: WhisperHost): Required<Pick<Provider, 'transcribe'>> {
  return {
    async transcribe(signal, input, progress) {
      const model = await host.installedModel();
      if (model === null) throw new FailureError({ kind: 'missing-model' });
      return host.withModelLock(signal, () => transcribeWith(host, model, signal, input, progress));
    },
  };
}

async function transcribeWith(
  host: WhisperHost,
  model: InstalledModel,
  signal: AbortSignal,
  input: TranscribeInput,
  progress: Progress,
): Promise<TranscriptionResult> {
  progress({ phase: 'working', share: 0 });
  const separation =
    input.autoDiarize === false
      ? notHeard('off')
      : await host.separate(input.audio, {
          signal,
          onProgress: (share) => progress({ phase: 'working', share: share * SPEAKERS_SHARE }),
        });
  const mix = separation.method !== 'channels';
  const made = madeFrom(model, input, mix);
  const store = input.pieces ?? NO_PIECES;
  const found = await store.read();
  const pieces: TranscriptPiece[] = found.filter((piece) => piece.made === made);
  if (pieces.length < found.length) {
    await store.clear();
    await Promise.all(pieces.map((piece) => store.add(piece)));
  }
  let backend = await host.backend(model, signal);
  const hear = async (sound: Blob | SampleBlock[]) => {
    const worker = await host.start(model, { signal, backend });
    try {
      // Stored in their order, and all of them before the end is told.
      let stored = Promise.resolve();
      const timeLeft = createTimeLeft();
      let hearing = false;
      const onMessage = (message: WhisperMessage) => {
        if (message.type === 'piece' || message.type === 'share') {
          // What was heard before is passed over in no time: the speed shows with the first piece of this attempt.
          hearing ||= message.type === 'piece';
          const leftMs = hearing ? timeLeft(message.share, Date.now()) : undefined;
          const share = SPEAKERS_SHARE + (1 - SPEAKERS_SHARE) * message.share;
          progress({ phase: 'working', share, ...(leftMs !== undefined && { leftMs }) });
        }
        if (message.type !== 'piece') return;
        const piece = { ...message.piece, made };
        pieces.push(piece);
        stored = stored.then(() => store.add(piece));
        stored.catch(() => undefined);
      };
      const language = input.language || (pieces[0]?.language ?? '');
      const known = pieces.map(({ channel, startMs }) => ({ channel, startMs }));
      const request = { type: 'transcribe', sound, mix, language, known } as const;
      await worker.ask(request, { until: 'transcribed', signal, onMessage });
      await stored;
    } finally {
      worker.close();
    }
  };
  await host.withSound(input.audio, signal, async (sound) => {
    try {
      await hear(sound);
    } catch (error) {
      // Each is worth a second worker, which goes on after the last piece: one that hangs, and a graphics processor that
      // can do the tiny model only.
      const kind = error instanceof FailureError ? error.failure.kind : 'internal';
      if (kind === 'internal' && backend === 'webgpu') backend = 'wasm';
      else if (kind !== 'timeout') throw error;
      await hear(sound);
    }
  });
  const tookMs = pieces.reduce((sum, piece) => sum + piece.tookMs, 0);
  const { segments: _, ...transcript } = assemblePieces(pieces, { separation, agentChannel: host.agentChannel });
  return {
    ...transcript,
    raw: JSON.stringify({ pieces }),
    madeBy: {
      ...{ maker: 'whisper', name: nameOf(model, backend), version: model.version, at: Date.now(), tookMs },
      // Too large for a browser: turbo comes nearest to it.
      ...(input.model === 'v3' && { insteadOf: 'large-v3' }),
    },
  };
}
