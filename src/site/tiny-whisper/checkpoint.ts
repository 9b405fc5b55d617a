import { tinyDecoder } from './decoder';
import { tinyEncoder, WIDTH } from './encoder';
import { LANGUAGES } from './tone-phrases';
import { specialId, specials, TIME_STEPS, VOCABULARY_SIZE, vocabulary } from './vocabulary';

export interface CheckpointFile {
  path: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const END = specialId('<|endoftext|>');
const START = specialId('<|startoftranscript|>');
const ENDS = { bos_token_id: END, eos_token_id: END, pad_token_id: END, decoder_start_token_id: START };

/** The JSON files of a Whisper checkpoint, with what the loading code reads of them. */
const JSON_FILES: Readonly<Record<string, unknown>> = {
  'config.json': {
    model_type: 'whisper',
    architectures: ['WhisperForConditionalGeneration'],
    is_encoder_decoder: true,
    d_model: WIDTH,
    encoder_layers: 1,
    encoder_attention_heads: 1,
    decoder_layers: 1,
    decoder_attention_heads: 1,
    num_mel_bins: 80,
    max_source_positions: TIME_STEPS,
    max_target_positions: 448,
    vocab_size: VOCABULARY_SIZE,
    ...ENDS,
  },
  'generation_config.json': {
    ...ENDS,
    max_length: 448,
    is_multilingual: true,
    no_timestamps_token_id: specialId('<|notimestamps|>'),
    max_initial_timestamp_index: TIME_STEPS,
    begin_suppress_tokens: [],
    suppress_tokens: [],
    lang_to_id: Object.fromEntries(LANGUAGES.map((language) => [`<|${language}|>`, specialId(`<|${language}|>`)])),
    task_to_id: { transcribe: specialId('<|transcribe|>'), translate: specialId('<|translate|>') },
  },
  'preprocessor_config.json': {
    feature_extractor_type: 'WhisperFeatureExtractor',
    processor_class: 'WhisperProcessor',
    feature_size: 80,
    sampling_rate: 16_000,
    hop_length: 160,
    n_fft: 400,
    chunk_length: 30,
    n_samples: 480_000,
    nb_max_frames: 3000,
    padding_value: 0,
  },
  'tokenizer_config.json': {
    tokenizer_class: 'WhisperTokenizer',
    processor_class: 'WhisperProcessor',
    clean_up_tokenization_spaces: false,
    ...Object.fromEntries(['bos', 'eos', 'unk', 'pad'].map((name) => [`${name}_token`, '<|endoftext|>'])),
    model_max_length: 448,
  },
  'tokenizer.json': {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: specials.map(({ id, content }) => ({
      ...{ id, content, special: true },
      ...{ single_word: false, lstrip: false, rstrip: false, normalized: false },
    })),
    normalizer: null,
    pre_tokenizer: { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: true },
    post_processor: null,
    decoder: { type: 'ByteLevel', add_prefix_space: true, trim_offsets: true, use_regex: true },
    model: {
      type: 'BPE',
      ...{ dropout: null, unk_token: '<|endoftext|>', continuing_subword_prefix: '', end_of_word_suffix: '' },
      ...{ fuse_unk: false, byte_fallback: false, vocab: vocabulary, merges: [] },
    },
  },
};

/**
 * A checkpoint with the shape of Whisper that hears tones (tone-code.ts) and writes phrases (phrases.ts): the same bytes
 * each time, no weights of anybody. `suffix` as in the file names of a precision ('_quantized', '_q4', '' = fp32); the
 * content is the same, so only the choice of file is tested by it.
 */
export function tinyCheckpoint(suffixes: { encoder: string; decoder: string }): CheckpointFile[] {
  const utf8 = new TextEncoder();
  return [
    ...Object.entries(JSON_FILES).map(([path, json]) => ({ path, bytes: utf8.encode(JSON.stringify(json)) })),
    { path: `onnx/encoder_model${suffixes.encoder}.onnx`, bytes: tinyEncoder() },
    { path: `onnx/decoder_model_merged${suffixes.decoder}.onnx`, bytes: tinyDecoder() },
  ];
}
