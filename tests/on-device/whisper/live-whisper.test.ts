import { describe, expect, it } from 'vitest';
import { FailureError } from '@/domain/failure';
import { LiveOverError } from '@/domain/live/live-recogniser';
import type { InstalledModel } from '@/domain/models/speech-model';
import { type LiveWhisperHost, openLiveWhisper } from '@/on-device/whisper/live-whisper';
import type { WhisperMessage, WhisperRequest } from '@/on-device/whisper/whisper-messages';
import { RATE, SLICE_S, toneSlice } from '../../helpers/live-world';

const MODEL: InstalledModel = {
  id: 'whisper-tones',
  version: '1',
  size: 'tiny',
  backend: 'wasm',
  precision: { encoder: 'q8', decoder: 'q8' },
  files: [],
};
const SLICE_MS = SLICE_S * 1000;

interface Answer {
  text?: string;
  language?: string;
  tookMs?: number;
  fails?: boolean;
}

/** A page whose worker answers in this order; what happened stands in `log`. */
function createWorld(
  answers: Answer[],
  { model = MODEL, language = '' }: { model?: InstalledModel | null; language?: string } = {},
) {
  const log: string[] = [];
  const asked: Extract<WhisperRequest, { type: 'hear' }>[] = [];
  const host: LiveWhisperHost = {
    installedModel: async () => model,
    backend: async (installed) => installed.backend,
    withModelLock: async (_, work) => {
      log.push('alone');
      return work().finally(() => log.push('others'));
    },
    async start(_, { backend, signal }) {
      log.push(`start on ${backend}`);
      await Promise.resolve();
      if (signal.aborted) throw new FailureError({ kind: 'cancelled' });
      return {
        async ask(request, { until, signal: wanted }) {
          if (request.type !== 'hear') throw new Error(request.type);
          asked.push(request);
          log.push('hear');
          const answer = answers.shift();
          if (answer === undefined) {
            return new Promise((_resolve, reject) => {
              wanted.addEventListener('abort', () => reject(new FailureError({ kind: 'cancelled' })));
            });
          }
          const { text = 'Dạ', language: spoken = 'vi', tookMs = 100, fails = false } = answer;
          if (fails) throw new FailureError({ kind: 'internal', detail: 'out of memory' });
          return { type: 'heard', text, language: spoken, tookMs } as Extract<WhisperMessage, { type: typeof until }>;
        },
        close: () => log.push('close'),
      };
    },
  };
  const recogniser = openLiveWhisper(host, { language, sliceMs: SLICE_MS });
  const abort = new AbortController();
  const hear = (pcm = toneSlice(0)) => recogniser.hear(abort.signal, pcm);
  const logged = async (line: string) => {
    while (!log.includes(line)) await new Promise((resolve) => setImmediate(resolve));
  };
  return { recogniser, abort, hear, log, asked, logged };
}

const thrown = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe('live text by a speech model of this device', () => {
  it('loads the model once, alone, and frees it when it is closed', async () => {
    const { recogniser, hear, log, logged } = createWorld([{ text: 'Dạ' }, { text: 'Dạ em chào' }]);
    expect(await hear()).toBe('Dạ');
    expect(await hear()).toBe('Dạ em chào');
    expect(log).toEqual(['alone', 'start on wasm', 'hear', 'hear']);
    recogniser.close();
    await logged('others');
    expect(log.slice(4)).toEqual(['close', 'others']);
  });

  it('finds out the language once, from the first words', async () => {
    const { hear, asked } = createWorld([{ text: '', language: 'th' }, { language: 'vi' }, { language: 'en' }]);
    for (let run = 0; run < 3; run++) await hear();
    expect(asked.map(({ language }) => language)).toEqual(['', '', 'vi']);
  });

  it('keeps to the language that was chosen', async () => {
    const { hear, asked } = createWorld([{}], { language: 'en' });
    await hear();
    expect(asked.map(({ language }) => language)).toEqual(['en']);
  });

  it('gives the model what was spoken, and never a room in which nobody speaks', async () => {
    const { hear, asked, log } = createWorld([{}]);
    expect(await hear(new Int16Array(6 * RATE))).toBe('');
    expect(log).not.toContain('hear');
    const spoken = new Int16Array(8 * RATE);
    spoken.set(toneSlice(3), 3 * RATE);
    await hear(spoken);
    const seconds = (asked[0]?.samples.length ?? 0) / RATE;
    expect(seconds).toBeGreaterThan(SLICE_S);
    expect(seconds).toBeLessThan(SLICE_S + 1);
    expect(Math.max(...(asked[0]?.samples ?? []))).toBeCloseTo(12_000 / 32_768, 2);
  });

  it('leaves out what speech models make up', async () => {
    const { hear } = createWorld([{ text: 'Hãy subscribe cho kênh Ghiền Mì Gõ Để không bỏ lỡ những video hấp dẫn' }]);
    expect(await hear()).toBe('');
  });

  it('gives up after three slow runs in a row, with their text, and frees the model', async () => {
    const slow = { tookMs: SLICE_MS + 1 };
    const { hear, log, logged } = createWorld([slow, { tookMs: SLICE_MS }, slow, slow, { ...slow, text: 'Dạ em' }]);
    for (let run = 0; run < 4; run++) await hear();
    expect(log).not.toContain('close');
    expect(await hear()).toBe('Dạ em');
    await logged('others');
    expect(await thrown(hear())).toEqual(new LiveOverError('too-slow'));
    expect(log.filter((line) => line === 'hear')).toHaveLength(5);
  });

  it('is over with the first failure, and frees the model', async () => {
    const { hear, logged } = createWorld([{ fails: true }]);
    expect(await thrown(hear())).toEqual(new LiveOverError('broken'));
    await logged('others');
    expect(await thrown(hear())).toEqual(new LiveOverError('broken'));
  });

  it('is over where the model is gone', async () => {
    const { hear, log } = createWorld([], { model: null });
    expect(await thrown(hear())).toEqual(new LiveOverError('broken'));
    expect(log).toEqual(['alone', 'others']);
  });

  it('a request that is broken off by the end of the recording is cancelled, not broken', async () => {
    const { recogniser, abort, hear, logged } = createWorld([]);
    const asking = thrown(hear());
    await logged('hear');
    abort.abort();
    recogniser.close();
    expect(await asking).toEqual(new FailureError({ kind: 'cancelled' }));
    await logged('others');
  });

  it('closed while the model loads: lets the others in', async () => {
    const { recogniser, hear, log, logged } = createWorld([]);
    const asking = thrown(hear());
    recogniser.close();
    expect(await asking).toEqual(new FailureError({ kind: 'cancelled' }));
    await logged('others');
    expect(log).not.toContain('hear');
  });
});
