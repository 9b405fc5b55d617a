import { describe, expect, test } from 'vitest';
import { spokenLanguage } from '@/domain/transcript/spoken-language';
import type { StoredTranscript } from '@/domain/transcript/transcript';
import { typedTitle } from '@/domain/transcript/typed-title';
import { provenanceText } from '@/features/transcript/provenance-text';
import { speakerNames } from '@/features/transcript/turns/speaker-names';
import { callRow } from '../../helpers/call-row';

const at = new Date(2026, 10, 20, 10, 42).getTime();
const transcript = (patch: Partial<StoredTranscript>): StoredTranscript => ({
  callId: 'a',
  text: '',
  revision: 1,
  removed: [],
  madeBy: { maker: 'human', name: '', at },
  ...patch,
});
const call = (language: string) => callRow({ language });

describe('provenanceText', () => {
  test.each<[string, Partial<StoredTranscript>, string]>([
    ['a human', {}, 'Typed by the reviewer · 10:42'],
    [
      'captions',
      { madeBy: { maker: 'captions', name: 'call.vtt', at } },
      'On this device: captions (call.vtt) · 10:42',
    ],
    [
      'a model on this device, and that another was asked for',
      {
        madeBy: {
          ...{ maker: 'whisper', name: 'whisper-large-v3-turbo (fp16/q4, WebGPU)', version: '2024-11', at },
          ...{ tookMs: 75_400, insteadOf: 'large-v3' },
        },
      },
      'On this device: Whisper whisper-large-v3-turbo (fp16/q4, WebGPU) · version 2024-11 · took 1 min 15 s · instead of large-v3, which is too big for a browser · 10:42',
    ],
    [
      'the language that a model on this device heard',
      { madeBy: { maker: 'whisper', name: 'whisper-base (q8, WASM)', at }, detectedLanguage: 'vi' },
      'On this device: Whisper whisper-base (q8, WASM) · heard as Vietnamese · 10:42',
    ],
    [
      'that language by its code where §9 has no name for it',
      { madeBy: { maker: 'whisper', name: 'whisper-base (q8, WASM)', at }, detectedLanguage: 'fr' },
      'On this device: Whisper whisper-base (q8, WASM) · heard as French · 10:42',
    ],
    [
      'a service, edited since',
      { madeBy: { maker: 'service', name: 'speech.local', at }, editedAt: at },
      'By speech.local · 10:42 · edited by the reviewer',
    ],
  ])('names %s', (_name, patch, text) => {
    expect(provenanceText(transcript(patch), at)).toBe(text);
  });
});

test.each([
  [undefined, 'Agent', 'Customer'],
  [{ SPEAKER_00: 'Lan', SPEAKER_01: 'Anh Tuấn' }, 'Lan', 'Anh Tuấn'],
  [{ 'Agent (A)': 'Lan', C: ' ' }, 'Lan', 'Customer'],
  [{ nobody: 'X', __proto__: 'Y' }, 'Agent', 'Customer'],
])('speakers named %j are shown as %s and %s', (named, agent, customer) => {
  expect(speakerNames(named)).toEqual({ agent, customer });
});

test.each([
  ['en', '', 'Dạ em chào chị', 'en'],
  ['', 'th', 'Dạ em chào chị', 'th'],
  ['', '', 'A: Dạ em chào chị ạ', 'vi'],
  ['', '', 'A: Thank you for calling, how is the line to your house?', 'en'],
  ['', '', 'A: ok', ''],
])('language %j, detected %j, text %j is read as %j', (chosen, detected, text, language) => {
  const stored = transcript({ text, ...(detected !== '' && { detectedLanguage: detected }) });
  expect(spokenLanguage(call(chosen), stored)).toBe(language);
});

test.each([
  ['Agent (A) [Greeting]: Dạ em chào chị', 'Dạ em chào chị'],
  ['\n\nxin nghe', 'xin nghe'],
  [`A: ${'😀'.repeat(70)}`, `${'😀'.repeat(60)}…`],
  ['A:', ''],
])('a call typed as %j is titled %j', (text, title) => {
  expect(typedTitle(text)).toBe(title);
});
