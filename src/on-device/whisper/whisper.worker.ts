import { readSamples } from '@/audio/files/pcm-stream';
import type { SampleBlock } from '@/audio/files/sample-blocks';
import { FailureError, failureOf } from '@/domain/failure';
import { guardSinks } from '@/domain/trusted-types';
import { createPieceCutter, type SpeechPiece } from './cut-pieces';
import { loadEngine, type WhisperEngine } from './engine';
import { cleanSegments } from './repeats';
import type { WhisperMessage, WhisperRequest } from './whisper-messages';

// The runtime starts workers of its own where it may have threads.
guardSinks(import.meta.url);
let engine: WhisperEngine | null = null;

const post = (message: WhisperMessage) => self.postMessage(message);
const onToken = () => post({ type: 'token' });

function loaded(): WhisperEngine {
  if (engine === null) throw new Error('no model is loaded');
  return engine;
}

async function* soundOf(sound: Blob | SampleBlock[], onShare: (share: number) => void): AsyncGenerator<SampleBlock> {
  if (sound instanceof Blob) return yield* readSamples(sound, { onProgress: onShare });
  for (const [index, block] of sound.entries()) {
    yield block;
    onShare((index + 1) / sound.length);
  }
}

type Heard = Extract<WhisperMessage, { type: 'piece' }>['piece'];

async function hearPiece(piece: SpeechPiece, language: string): Promise<Heard> {
  const from = performance.now();
  const { channel, startMs, endMs, samples } = piece;
  const spoken = language || (await loaded().detectLanguage(samples));
  const { segments, looped } = await loaded().hear(samples, spoken, onToken);
  const { segments: kept, dropped } = cleanSegments(segments);
  const why = looped ? 'loops' : dropped;
  const offsetS = startMs / 1000;
  return {
    ...{ channel, startMs, endMs, language: spoken },
    segments: kept.map(({ start, end, text }) => ({ start: start + offsetS, end: end + offsetS, text })),
    tookMs: performance.now() - from,
    ...(why !== undefined && { dropped: why }),
  } satisfies Heard;
}

async function transcribe({ sound, mix, language, known }: Extract<WhisperRequest, { type: 'transcribe' }>) {
  const cutter = createPieceCutter({ mix });
  let spoken = language;
  let share = 0;
  const hear = async (pieces: SpeechPiece[]) => {
    for (const piece of pieces) {
      if (known.some(({ channel, startMs }) => channel === piece.channel && startMs === piece.startMs)) continue;
      const heard = await hearPiece(piece, spoken);
      // Found out once, from the first speech: a call does not change its language with every breath.
      spoken ||= heard.language;
      post({ type: 'piece', piece: heard, share });
    }
  };
  for await (const block of soundOf(sound, (now) => {
    share = now;
  })) {
    await hear(cutter.add(block));
    post({ type: 'share', share });
  }
  await hear(cutter.finish());
  post({ type: 'transcribed' });
}

async function answer(request: WhisperRequest): Promise<void> {
  switch (request.type) {
    case 'load': {
      engine = await loadEngine(request.model, request).catch((error: unknown) => {
        // The runtime may not be kept yet: a call waits for it rather than failing.
        throw navigator.onLine ? error : new FailureError({ kind: 'offline' });
      });
      return post({ type: 'loaded' });
    }
    case 'transcribe':
      return transcribe(request);
    case 'hear': {
      const { samples, language } = request;
      const heard = await hearPiece({ channel: 0, startMs: 0, endMs: 0, samples }, language);
      const text = heard.segments.map((segment) => segment.text).join(' ');
      return post({ type: 'heard', text, language: heard.language, tookMs: heard.tookMs });
    }
  }
}

self.onmessage = ({ data }: MessageEvent<WhisperRequest>) =>
  answer(data).catch((error: unknown) => post({ type: 'failed', failure: failureOf(error) }));
