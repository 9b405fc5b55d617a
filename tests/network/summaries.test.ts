import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TextInput } from '@/domain/provider';
import type { Settings } from '@/domain/settings';
import { createRemoteProvider } from '@/network/remote-provider';
import { type Peer, startPeer } from '../services/peer';
import { SUMMARY_SHAPES, type SummaryShape } from '../services/text-shapes';
import { failureOf } from './failure-of';
import { settingsFor } from './settings';

let peer: Peer;
const TEXT = 'Agent (A): (00:00:01,000 - 00:00:05,000) Dạ em chào anh\nCustomer (C): Anh muốn hủy gói';
const WORDS = 'Dạ em chào anh Anh muốn hủy gói';

beforeAll(async () => {
  peer = await startPeer();
});
afterAll(() => peer.stop());
beforeEach(() => peer.reset());

function summarise(settings: Settings, wanted: Partial<TextInput> = {}) {
  const { summarise: run } = createRemoteProvider(settings);
  if (!run) throw new Error('no summary offered');
  const input: TextInput = { text: TEXT, turns: [], language: 'vi', service: '', requestId: 'job-3', ...wanted };
  return run(new AbortController().signal, input, () => undefined);
}

const paths = () => peer.log.entries.map(({ path }) => path);
const withGenerator = (rest: Partial<Settings> = {}) =>
  settingsFor(peer, { services: { generate: peer.url }, ...rest });

describe('POST /v1/summarize', () => {
  it('sends the words alone as a form', async () => {
    const { text, cut, madeBy } = await summarise(settingsFor(peer));
    expect(peer.log.entries).toMatchObject([
      {
        method: 'POST',
        path: '/v1/summarize',
        fields: [
          ['text', WORDS],
          ['request_id', 'job-3'],
        ],
      },
    ]);
    expect(text).toContain(WORDS);
    expect(cut).toBe(false);
    expect(madeBy.name).toBe(`${peer.url}/v1/summarize`);
  });

  it('sends the key to the origin of the speech service, however it is written, and to no other', async () => {
    const sent: (string | null)[] = [];
    const answer: typeof fetch = async (_input, init) => {
      sent.push(new Headers(init?.headers).get('authorization'));
      return new Response('Tóm tắt');
    };
    const input = { text: TEXT, turns: [], language: 'vi', service: '', requestId: 'job' };
    for (const speech of ['https://speech.example', '']) {
      for (const summary of ['https://SPEECH.example:443/v1/summarize', 'https://other.example/summarize']) {
        const settings = settingsFor(peer, { services: { speech, summary }, secrets: { apiKey: 'sk-key-of-speech' } });
        const { summarise: run } = createRemoteProvider(settings, { fetch: answer });
        await run?.(new AbortController().signal, input, () => undefined);
      }
    }
    expect(sent).toEqual(['Bearer sk-key-of-speech', null, null, null]);
  });

  it('cuts at 6000 characters and says so', async () => {
    const { cut } = await summarise(settingsFor(peer), { text: `Agent (A): ${'dạ vâng '.repeat(2000)}` });
    expect(cut).toBe(true);
    expect(new Map(peer.log.entries[0]?.fields).get('text')?.length).toBeLessThanOrEqual(6000);
  });

  const readable: SummaryShape[] = [
    'plain',
    'string',
    'summary',
    'with-speakers',
    'text',
    'response',
    'output',
    'data',
    'array',
    'ollama',
    'ollama-lines',
    'ollama-thinking',
    'chat-lines',
    'events',
    'parts',
  ];
  it.each(readable)('an answer in the shape %s is read', async (shape) => {
    peer.manners.summary = shape;
    const { text, speakerNames } = await summarise(settingsFor(peer));
    expect(text).toMatch(/^### REASON\n/);
    expect(text).toContain(WORDS);
    expect(text).not.toContain('think');
    expect(speakerNames).toEqual(shape === 'with-speakers' ? { SPEAKER_00: 'Lan', SPEAKER_01: 'Minh' } : undefined);
  });

  const refused: [SummaryShape, string | undefined][] = [
    ['error', 'summarizer is busy'],
    ['lines-error', 'model runner has unexpectedly stopped'],
    ['lines-cut', undefined],
  ];
  it.each(refused)('an answer that is %s is unreadable', async (shape, detail) => {
    peer.manners.summary = shape;
    const failure = await failureOf(summarise(settingsFor(peer)));
    expect(failure.kind === 'unreadable-answer' && failure.detail).toBe(detail);
  });

  it('every shape the peer knows is in one of the two lists above', () => {
    expect([...readable, ...refused.map(([shape]) => shape)].sort()).toEqual(Object.keys(SUMMARY_SHAPES).sort());
  });

  it.each(['empty', 'html', 'half-json', 'wrong-type', 'huge'] as const)(
    'an answer that is %s is unreadable',
    async (kind) => {
      peer.fault({ kind });
      const failure = await failureOf(summarise(settingsFor(peer)));
      expect(failure.kind).toBe('unreadable-answer');
    },
  );
});

describe('POST /api/generate', () => {
  it('takes the raw text after a transcription without a summary', async () => {
    const { text, madeBy } = await summarise(withGenerator(), { transcribed: true });
    expect(peer.log.entries).toMatchObject([{ method: 'POST', path: '/api/generate', body: WORDS, fields: [] }]);
    expect(peer.log.entries[0]?.contentType).toMatch(/^text\/plain/);
    expect(text).toContain(WORDS);
    expect(madeBy.name).toBe(`${peer.url}/api/generate`);
  });

  it('a typed text goes to /v1/summarize', async () => {
    await summarise(withGenerator());
    expect(paths()).toEqual(['/v1/summarize']);
  });

  it('is asked when there is nothing else', async () => {
    await summarise(withGenerator({ services: { ...peer.services, speech: '', generate: peer.url } }));
    expect(paths()).toEqual(['/api/generate']);
  });

  it('is asked when the address derived from the speech service has no such path', async () => {
    peer.fault({ fault: { kind: 'status', status: 404 }, path: '/v1/summarize' });
    await summarise(withGenerator());
    expect(paths()).toEqual(['/v1/summarize', '/api/generate']);
    peer.reset();
    const typed = withGenerator({ services: { ...peer.services, generate: peer.url, summary: peer.url } });
    peer.fault({ fault: { kind: 'status', status: 404 }, path: '/v1/summarize' });
    expect(await failureOf(summarise(typed))).toMatchObject({ status: 404 });
  });

  it.each([404, 405])('an address derived from a speech service that answers %i is none', async (status) => {
    peer.fault({ fault: { kind: 'status', status }, path: '/v1/summarize' });
    expect(await failureOf(summarise(settingsFor(peer)))).toEqual({ kind: 'missing-model' });
  });

  it('gives Ollama what it wants and reads its stream', async () => {
    peer.manners.generate = 'ollama-server';
    const settings = withGenerator({ generateFormat: 'ollama', generateModel: 'peer' });
    const { text } = await summarise(settings, { transcribed: true });
    expect(text).toContain(WORDS);
    expect(JSON.parse(peer.log.entries[0]?.body ?? '')).toMatchObject({ model: 'peer', stream: true });
    expect(peer.log.entries[0]?.contentType).toMatch(/^text\/plain/);
  });

  it.each([
    [{}, 400, /^invalid character 'D' looking for beginning of value$/],
    [{ generateFormat: 'ollama', generateModel: 'absent' }, 404, /^model 'absent' not found$/],
    [{ generateFormat: 'ollama' }, 400, /^model is required$/],
  ] as const)('with %j Ollama refuses in its own words', async (wrong, status, detail) => {
    peer.manners.generate = 'ollama-server';
    const failure = await failureOf(summarise(withGenerator(wrong), { transcribed: true }));
    expect(failure).toMatchObject({ kind: 'http', status, detail: expect.stringMatching(detail) });
  });
});
