import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIVE_EXTRAS } from '@/domain/live/live-settings';
import type { TranscribeInput } from '@/domain/provider';
import type { Settings } from '@/domain/settings';
import { createRemoteProvider } from '@/network/remote-provider';
import { createServiceContext, type NetworkOptions } from '@/network/service-context';
import { callRecorder } from '@/network/speech-to-text';
import { ownCard } from '../helpers/own-card';
import { type Peer, startPeer } from '../services/peer';
import { sha256 } from '../services/posted';
import { failureOf } from './failure-of';
import { settingsFor } from './settings';

let peer: Peer;
const AUDIO = new TextEncoder().encode('not really audio, but bytes all the same');

beforeAll(async () => {
  peer = await startPeer();
  peer.register(sha256(AUDIO), [
    { speaker: 'agent', start: 0, end: 2.5, text: 'Dạ em chào anh, em là Lan.' },
    { speaker: 'customer', start: 2.5, end: 6, text: 'Anh muốn hủy gói D15.' },
  ]);
});
afterAll(() => peer.stop());
beforeEach(() => peer.reset());

const TEXT = `Agent (A): (00:00:00,000 - 00:00:02,500) Dạ em chào anh, em là Lan.
Customer (C): (00:00:02,500 - 00:00:06,000) Anh muốn hủy gói D15.`;

function input(overrides: Partial<TranscribeInput> = {}): TranscribeInput {
  return {
    audio: new Blob([AUDIO], { type: 'audio/wav' }),
    fileName: 'cuộc gọi.wav',
    language: 'vi',
    service: 'Sale Effective',
    requestId: 'job-1',
    ...overrides,
  };
}

function transcribe(settings: Settings, wanted: Partial<TranscribeInput> = {}, options: NetworkOptions = {}) {
  const { transcribe: run } = createRemoteProvider(settings, options);
  if (!run) throw new Error('no transcription offered');
  return run(new AbortController().signal, input(wanted), () => undefined);
}

const sentFields = () => Object.fromEntries(peer.log.entries.at(-1)?.fields ?? []);

describe('the upload', () => {
  it('carries the file and every parameter of the contract, and brings a transcript with times and a summary', async () => {
    const result = await transcribe(settingsFor(peer), {}, { now: () => 5 });
    const [entry] = peer.log.entries;
    expect(entry).toMatchObject({
      method: 'POST',
      path: '/v1/audio/transcriptions',
      requestId: 'job-1',
      authorized: false,
    });
    expect(entry?.file).toMatchObject({
      part: 'file',
      name: 'cuộc gọi.wav',
      bytes: AUDIO.length,
      sha256: sha256(AUDIO),
    });
    expect(entry?.fields).toEqual([
      ['model', 'large-v3-turbo'],
      ['language', 'vietnamese'],
      ['batch_size', '2'],
      ['response_format', 'json'],
      ['auto_diarize', 'True'],
      ['diarize', 'True'],
      ['vad_threshold', '0.1'],
      ['vad_filter', 'False'],
      ['max_speakers', '2'],
      ['allow_phase_segments', 'True'],
      ['summary_uri', '/webhook/summarize'],
      ['sale_effectiveness_uri', '/webhook/sale-effectiveness'],
      ['request_id', 'job-1'],
    ]);
    expect(result).toMatchObject({
      text: TEXT,
      json: [{ speaker: 'SPEAKER_00' }, { speaker: 'SPEAKER_01' }],
      madeBy: { maker: 'service', name: `${peer.url}/v1/audio/transcriptions`, at: 5, tookMs: 0 },
    });
    expect(result.summary?.text).toContain('### REASON');
    expect(JSON.parse(result.raw)).toHaveProperty('json');
  });

  it.each([
    ['Sale Effective', 'sale_effectiveness_uri', '/webhook/sale-effectiveness'],
    ['M Customer Service', 'customer_service_uri', '/webhook/mobi-customer-service'],
    ['Summary (Customer Service)', 'customer_service_uri', '/webhook/customer-service'],
    ['Chăm sóc khách hàng', 'customer_service_uri', '/webhook/customer-service'],
  ])('names the webhook of %s, and only that one', async (service, name, uri) => {
    await transcribe(settingsFor(peer), { service });
    const uris = (peer.log.entries[0]?.fields ?? []).filter(([field]) => /(service|effectiveness)_uri$/.test(field));
    expect(uris).toEqual([[name, uri]]);
  });

  it.each([
    ['/webhook/own', [['customer_service_uri', '/webhook/own']]],
    [undefined, []],
  ])('names the webhook of a scorecard of one’s own, %s', async (path, expected) => {
    await transcribe(settingsFor(peer), { service: 'own', scorecard: ownCard(path === undefined ? {} : { path }) });
    const uris = (peer.log.entries[0]?.fields ?? []).filter(([field]) => /(service|effectiveness)_uri$/.test(field));
    expect(uris).toEqual(expected);
  });

  it('says the language as a name, as a code, or not at all', async () => {
    await transcribe(settingsFor(peer, { languageParameter: 'code' }));
    expect(sentFields()).toMatchObject({ language: 'vi' });
    await transcribe(settingsFor(peer), { language: '' });
    expect(sentFields()).not.toHaveProperty('language');
  });

  it('chooses the model, the mode and automatic diarization', async () => {
    await transcribe(settingsFor(peer, { speechMode: 'translations' }), { model: 'v3', autoDiarize: false });
    expect(peer.log.entries[0]?.path).toBe('/v1/audio/translations');
    expect(sentFields()).toMatchObject({ model: 'large-v3', auto_diarize: 'False', diarize: 'True' });
    await transcribe(settingsFor(peer, { customModel: 'our-own' }), { model: 'other' });
    expect(sentFields()).toMatchObject({ model: 'our-own' });
    await transcribe(settingsFor(peer, { customModel: 'our-own' }), { model: 'v3' });
    expect(sentFields()).toMatchObject({ model: 'large-v3' });
  });

  it('leaves the request id out where the deployer says so', async () => {
    await transcribe(settingsFor(peer, { requestId: false }));
    expect(sentFields()).not.toHaveProperty('request_id');
  });

  it('sends the key only where one is set, and never tells it', async () => {
    peer.manners.apiKey = 'sk-right';
    const wrong = await failureOf(transcribe(settingsFor(peer, { secrets: { apiKey: 'sk-wrong-one' } })));
    expect(wrong).toMatchObject({ kind: 'http', status: 401, detail: 'Incorrect API key provided: •••.' });
    const { text } = await transcribe(settingsFor(peer, { secrets: { apiKey: 'sk-right' } }));
    expect(text).toBe(TEXT);
  });

  it('reports sending, then working, to whoever shows it', async () => {
    const seen: string[] = [];
    const { transcribe: run } = createRemoteProvider(settingsFor(peer));
    await run?.(new AbortController().signal, input(), ({ phase }) => seen.push(phase));
    expect(seen).toContain('sending');
  });
});

describe('what can go wrong', () => {
  it.each([
    ['empty', undefined],
    ['html', '502 Bad Gateway'],
    ['half-json', undefined],
    ['wrong-type', undefined],
  ] as const)('an answer that is %s is unreadable, with the raw text kept', async (kind, detail) => {
    peer.manners.transcription = 'openai';
    peer.fault({ kind });
    const failure = await failureOf(transcribe(settingsFor(peer)));
    expect(failure).toMatchObject({ kind: 'unreadable-answer' });
    if (failure.kind === 'unreadable-answer') {
      expect(failure.detail).toBe(detail);
      expect(failure.raw === '').toBe(kind === 'empty');
    }
  });

  it('an error under status 200 is told in the words of the service', async () => {
    peer.manners.transcription = 'error';
    expect(await failureOf(transcribe(settingsFor(peer)))).toMatchObject({ detail: 'no decoder for this file' });
    peer.manners.transcription = 'queued';
    expect(await failureOf(transcribe(settingsFor(peer)))).toMatchObject({ detail: 'Task queued' });
    peer.manners.transcription = 'events-error';
    expect(await failureOf(transcribe(settingsFor(peer)))).toMatchObject({ detail: 'out of memory' });
  });

  it('an empty file is refused by the service, in its words', async () => {
    const failure = await failureOf(transcribe(settingsFor(peer), { audio: new Blob([]) }));
    expect(failure).toMatchObject({ status: 400, detail: 'Failed to decode audio: the file is empty' });
  });

  it('the time allowed grows with the bytes', async () => {
    peer.fault({ kind: 'hang' });
    const timeouts = { workMs: 100, uploadRate: 1000, workRate: Number.POSITIVE_INFINITY };
    const failure = await failureOf(
      transcribe(settingsFor(peer), { audio: new Blob([new Uint8Array(100)]) }, { timeouts }),
    );
    expect(failure).toEqual({ kind: 'timeout', afterMs: 200 });
  });

  it('the time allowed for work is the deployer’s to say', () => {
    expect(createServiceContext(settingsFor(peer)).timeouts.workMs).toBe(180_000);
    expect(createServiceContext(settingsFor(peer, { workTimeoutS: 1800 })).timeouts.workMs).toBe(1_800_000);
    const live = createServiceContext(settingsFor(peer, { workTimeoutS: 1800 }), { timeouts: { workMs: 15_000 } });
    expect(live.timeouts.workMs).toBe(15_000);
  });

  it('cancelling an upload stops it', async () => {
    peer.fault({ kind: 'slow-read', rate: 500_000 });
    const controller = new AbortController();
    const { transcribe: run } = createRemoteProvider(settingsFor(peer));
    const audio = new Blob([new Uint8Array(8_000_000)]);
    const work = failureOf(Promise.resolve(run?.(controller.signal, input({ audio }), () => undefined)));
    const entry = await peer.log.until(({ n }) => n > 0);
    controller.abort();
    expect(await work).toEqual({ kind: 'cancelled' });
    await peer.log.until((logged) => logged.n === entry.n && logged.endedAt !== undefined);
    expect(entry).toMatchObject({ aborted: true, processed: false });
  });
});

describe('the generic recorder call', () => {
  const slice = { audio: new Blob([AUDIO]), fileName: 'speech.mp3', model: 'large-v3', textTimestamps: false };

  it('sends what it must and nothing that was not given', async () => {
    const context = createServiceContext(settingsFor(peer));
    const answer = await callRecorder(context, new AbortController().signal, slice);
    expect(peer.log.entries[0]).toMatchObject({
      path: '/v1/audio/transcriptions',
      file: { part: 'file', name: 'speech.mp3' },
    });
    expect(sentFields()).toEqual({ model: 'large-v3', batch_size: '1', text_timestamps: 'false' });
    expect(answer.turns).toHaveLength(2);
  });

  it('sends every option, a temperature of 0 too', async () => {
    const context = createServiceContext(settingsFor(peer));
    const options = { language: 'en', prompt: 'MobiFone', responseFormat: 'json', temperature: 0, extras: LIVE_EXTRAS };
    await callRecorder(context, new AbortController().signal, { ...slice, ...options });
    expect(sentFields()).toEqual({
      model: 'large-v3',
      batch_size: '1',
      text_timestamps: 'false',
      prompt: 'MobiFone',
      response_format: 'json',
      temperature: '0',
      language: 'english',
      vad_filter: 'True',
      vad_threshold: '0.5',
    });
  });
});
