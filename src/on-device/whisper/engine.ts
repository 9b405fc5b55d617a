import {
  type AutomaticSpeechRecognitionPipeline,
  env,
  LogitsProcessor,
  LogitsProcessorList,
  pipeline,
  type Tensor,
  TextStreamer,
} from '@huggingface/transformers';
import { SOUND_RATE } from '@/domain/live/recording';
import type { InstalledModel } from '@/domain/models/speech-model';
import type { PieceSegment } from '@/domain/transcript/transcript-piece';
import { runtimeFiles } from './runtime-files';

/** The library asks for files by address; nobody lives here, and nothing ever goes out. */
const NOWHERE = 'https://model.invalid/';
/** People say about 5 tokens a second; a model that writes more goes round in circles. */
const MOST_TOKENS_PER_S = 20;
const LEAST_TOKENS = 60;

export type WhisperBackend = 'wasm' | 'webgpu';

/** A loaded checkpoint. One call at a time. */
export interface WhisperEngine {
  /** Code of §9 of what is spoken, from at most 30 s of speech. */
  detectLanguage(samples: Float32Array): Promise<string>;
  /** Words with seconds from the first sample; `looped`: the model did not stop by itself. At most 30 s at a time. */
  hear(
    samples: Float32Array,
    language: string,
    onToken: () => void,
  ): Promise<{ segments: PieceSegment[]; looped: boolean }>;
}

type Tokenizer = ConstructorParameters<typeof TextStreamer>[0];

class LoopError extends Error {}

/** Counts what the model writes and breaks it off where it does not stop: the library knows no other way. */
class TokenLimit extends TextStreamer {
  readonly #onToken: () => void;
  #left: number;

  constructor(tokenizer: Tokenizer, limit: number, onToken: () => void) {
    super(tokenizer);
    this.#left = limit;
    this.#onToken = onToken;
  }

  override put(): void {
    this.#left -= 1;
    if (this.#left < 0) throw new LoopError();
    this.#onToken();
  }

  override end(): void {
    // Nothing is kept.
  }
}

/** Leaves only the languages to choose from. */
class OnlyLanguages extends LogitsProcessor {
  readonly #allowed: ReadonlySet<number>;

  constructor(allowed: Iterable<number>) {
    super();
    this.#allowed = new Set(allowed);
  }

  override _call(_ids: bigint[][], logits: Tensor): Tensor {
    const scores = logits.data as Float32Array;
    for (let id = 0; id < scores.length; id++) if (!this.#allowed.has(id)) scores[id] = -Infinity;
    return logits;
  }
}

/** Points the library at the files of the model, and away from the network. Once a worker. */
function settle({ files }: InstalledModel, backend: WhisperBackend, threads: number): void {
  const blobs = new Map(files.map(({ path, blob }) => [`${NOWHERE}model/${path}`, blob]));
  env.allowLocalModels = false;
  env.allowRemoteModels = true;
  env.remoteHost = NOWHERE;
  env.remotePathTemplate = '{model}/';
  env.useBrowserCache = false;
  // The runtime would be imported from a blob: address, which the Content-Security-Policy forbids.
  env.useWasmCache = false;
  env.useCustomCache = true;
  env.customCache = {
    match: async (address) => {
      const blob = blobs.get(String(address));
      return blob && new Response(blob, { headers: { 'content-length': String(blob.size) } });
    },
    put: async () => undefined,
  };
  env.fetch = async () => new Response(null, { status: 404 });
  const { wasm } = env.backends.onnx;
  if (wasm === undefined) throw new Error('no wasm backend');
  wasm.wasmPaths = runtimeFiles(backend, self.location.href);
  wasm.numThreads = threads;
}

/** Loads a checkpoint in this worker. A start on WebGPU that fails spoils the worker for every other. */
export async function loadEngine(
  model: InstalledModel,
  { backend, threads }: { backend: WhisperBackend; threads: number },
): Promise<WhisperEngine> {
  settle(model, backend, threads);
  const { encoder, decoder } = model.precision;
  const transcribe: AutomaticSpeechRecognitionPipeline = await pipeline('automatic-speech-recognition', 'model', {
    device: backend,
    dtype: { encoder_model: encoder, decoder_model_merged: decoder } as Record<string, 'fp32'>,
  });
  const languages = languageTokens(transcribe.model.generation_config);

  return {
    async detectLanguage(samples) {
      const { input_features: inputs } = await transcribe.processor(samples.subarray(0, 30 * SOUND_RATE));
      const start = startToken(transcribe.model.generation_config);
      const only = new LogitsProcessorList();
      only.push(new OnlyLanguages(languages.keys()));
      const written = await transcribe.model.generate({
        inputs,
        decoder_input_ids: [start],
        max_new_tokens: 1,
        logits_processor: only,
      });
      const last = (written as Tensor).tolist()[0]?.at(-1);
      return languages.get(Number(last)) ?? '';
    },
    async hear(samples, language, onToken) {
      const seconds = samples.length / SOUND_RATE;
      const limit = Math.max(LEAST_TOKENS, seconds * MOST_TOKENS_PER_S);
      const streamer = new TokenLimit(transcribe.tokenizer, limit, onToken);
      try {
        const answer = await transcribe(samples, {
          return_timestamps: true,
          task: 'transcribe',
          ...([...languages.values()].includes(language) && { language }),
          streamer,
        });
        return { segments: toSegments(answer, seconds), looped: false };
      } catch (error) {
        if (error instanceof LoopError) return { segments: [], looped: true };
        throw error;
      }
    },
  };
}

function startToken(config: unknown): number {
  const { decoder_start_token_id: start } = config as { decoder_start_token_id?: number };
  if (start === undefined) throw new Error('no start token');
  return start;
}

/** Token to code of §9, of a model that knows several languages. */
function languageTokens(config: unknown): ReadonlyMap<number, string> {
  const { lang_to_id: ids = {} } = config as { lang_to_id?: Record<string, number> };
  return new Map(Object.entries(ids).map(([token, id]) => [id, token.replaceAll(/[<|>]/g, '')]));
}

function toSegments(answer: { text: string; chunks?: { timestamp: unknown; text: string }[] }, seconds: number) {
  const within = (value: unknown, other: number) =>
    typeof value === 'number' && Number.isFinite(value) ? Math.min(seconds, Math.max(0, value)) : other;
  return (answer.chunks ?? [{ timestamp: [0, seconds], text: answer.text }])
    .map(({ timestamp, text }): PieceSegment => {
      const [from, to] = Array.isArray(timestamp) ? timestamp : [];
      const start = within(from, 0);
      return { start, end: Math.max(start, within(to, seconds)), text: text.trim() };
    })
    .filter(({ text }) => text !== '');
}
