import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Interaction, TranscribeInput } from '@/domain/provider';
import { createRemoteProvider } from '@/network/remote-provider';
import type { NetworkOptions } from '@/network/service-context';
import { type Peer, startPeer } from '../services/peer';
import { sha256 } from '../services/posted';
import { failureOf } from './failure-of';
import { settingsFor } from './settings';

let peer: Peer;
const AUDIO = new TextEncoder().encode('interaction audio');

beforeAll(async () => {
  peer = await startPeer();
  peer.register(sha256(AUDIO), [
    { speaker: 'customer', start: 0, end: 1.41, text: 'Hello?' },
    { speaker: 'agent', start: 1.41, end: 3.21, text: 'Thank you for calling, how can I help you?' },
    { speaker: 'customer', start: 3.5, end: 5, text: 'I want to cancel.' },
  ]);
});
afterAll(() => peer.stop());
beforeEach(() => {
  peer.reset();
  peer.manners.token = 'the-token';
});

/** A device that keeps what it is told, as the queue does. */
function device(options: NetworkOptions = {}, token = 'the-token') {
  const waits: number[] = [];
  const settings = settingsFor(peer, {
    services: { interactions: `${peer.url}/v1` },
    secrets: { interactionsToken: token },
  });
  const provider = createRemoteProvider(settings, {
    ...options,
    pause: async (ms) => {
      waits.push(ms);
    },
  });
  const kept: { interaction: Interaction | null } = { interaction: null };
  const attempt = (language = 'en') => {
    const input: TranscribeInput = {
      audio: new Blob([AUDIO]),
      fileName: 'call.wav',
      language,
      service: '',
      requestId: 'job-9',
      ...(kept.interaction ? { interaction: kept.interaction } : {}),
      onInteraction: (interaction) => {
        kept.interaction = interaction;
      },
    };
    if (!provider.transcribe) throw new Error('no transcription offered');
    return provider.transcribe(new AbortController().signal, input, () => undefined);
  };
  return { attempt, kept, waits };
}

const calls = () => peer.log.entries.map(({ method, path }) => `${method} ${path.replace(/[\da-f-]{36}/, '{id}')}`);

describe('the alternative speech service', () => {
  it('declares, uploads, asks and fetches, with the token on every call', async () => {
    const { attempt, kept } = device();
    const { text, json } = await attempt();
    expect(calls()).toEqual([
      'POST /v1/interactions',
      'POST /v1/interactions/{id}/upload',
      'GET /v1/interactions/{id}/status',
      'GET /v1/interactions/{id}/status',
      'GET /v1/interactions/{id}/transcripts/punctuated',
    ]);
    expect(peer.log.entries.every(({ authorized }) => authorized)).toBe(true);
    expect(JSON.parse(peer.log.entries[0]?.body ?? '')).toEqual({ type: 'audio', model: 'echo', languageTag: 'en-us' });
    expect(peer.log.entries[1]).toMatchObject({
      file: { part: 'call.wav', name: 'call.wav', sha256: sha256(AUDIO) },
      requestId: 'job-9',
    });
    expect(text).toBe(`Customer (C): (00:00:00,000 - 00:00:01,410) Hello?
Agent (A): (00:00:01,410 - 00:00:03,210) Thank you for calling, how can I help you?
Customer (C): (00:00:03,500 - 00:00:05,000) I want to cancel.`);
    expect(json).toHaveLength(3);
    expect(kept.interaction?.step).toBe('uploaded');
  });

  it('leaves the language out for automatic detection', async () => {
    await device().attempt('');
    expect(JSON.parse(peer.log.entries[0]?.body ?? '')).toEqual({ type: 'audio', model: 'echo' });
  });

  it('asks three times, 1000 ms apart, then is not processed; the next round goes on with the same interaction', async () => {
    peer.interactions.pollsNeeded = 4;
    const { attempt, kept, waits } = device();
    expect(await failureOf(attempt())).toEqual({ kind: 'not-processed' });
    expect(waits).toEqual([1000, 1000]);
    const first = kept.interaction?.id;
    const { text } = await attempt();
    expect(text).toContain('I want to cancel.');
    expect(kept.interaction?.id).toBe(first);
    expect(peer.effects('/interactions').map(({ path }) => path.endsWith('/upload'))).toEqual([false, true]);
  });

  it('asks as often as it is told', async () => {
    peer.interactions.pollsNeeded = 99;
    const { attempt, waits } = device({ poll: { attempts: 5, delayMs: 20 } });
    expect((await failureOf(attempt())).kind).toBe('not-processed');
    expect(waits).toEqual([20, 20, 20, 20]);
  });

  it.each([
    ['the upload was cut off', { kind: 'drop-upload', afterBytes: 10 }, 2],
    ['the upload arrived but its answer was lost', { kind: 'process-then-drop' }, 1],
    ['the upload was refused for now', { kind: 'status', status: 503 }, 2],
  ] as const)('after a break where %s nothing is declared or taken twice', async (_what, fault, uploads) => {
    const { attempt, kept } = device();
    peer.fault({ fault, path: '/upload' });
    await failureOf(attempt());
    expect(kept.interaction?.step).toBe('declared');
    expect((await attempt()).text).toContain('Hello?');
    expect(peer.effects('/interactions')).toHaveLength(2);
    expect(calls().filter((call) => call === 'POST /v1/interactions/{id}/upload')).toHaveLength(uploads);
    expect(calls().filter((call) => call === 'POST /v1/interactions')).toHaveLength(1);
  });

  it('audio that is already there is no failure', async () => {
    const { attempt } = device();
    peer.fault({ fault: { kind: 'status', status: 409 }, path: '/upload' });
    peer.fault({ fault: { kind: 'reset' }, path: '/status' });
    expect((await failureOf(attempt())).kind).toBe('unreachable');
    expect(calls().slice(0, 2)).toEqual(['POST /v1/interactions', 'POST /v1/interactions/{id}/upload']);
  });

  it('a failed interaction is given up with its reason, so that a retry starts a new one', async () => {
    peer.interactions.failure = 'processingFailed';
    const { attempt, kept } = device();
    expect(await failureOf(attempt())).toMatchObject({
      kind: 'unreadable-answer',
      detail: 'The audio could not be processed',
    });
    expect(kept.interaction).toBeNull();
    peer.interactions.failure = null;
    expect((await attempt()).text).toContain('Hello?');
    expect(calls().filter((call) => call === 'POST /v1/interactions')).toHaveLength(2);
  });

  it('an interaction that the service no longer knows is forgotten, so that a retry starts a new one', async () => {
    const { attempt, kept } = device();
    kept.interaction = { id: 'of-another-account', step: 'uploaded' };
    expect(await failureOf(attempt())).toMatchObject({ kind: 'http', status: 404, detail: 'Interaction not found' });
    expect(kept.interaction).toBeNull();
    expect((await attempt()).text).toContain('Hello?');
  });

  it('a transcript that is not there yet costs no interaction', async () => {
    const { attempt, kept } = device();
    peer.fault({ fault: { kind: 'status', status: 404 }, path: '/punctuated' });
    expect(await failureOf(attempt())).toMatchObject({ kind: 'http', status: 404 });
    expect(kept.interaction?.step).toBe('uploaded');
  });

  it('an upload that was cut off, and that the service calls failed, is sent again', async () => {
    let failed = false;
    const sayFailed: typeof fetch = async (input, init) => {
      const first = !failed && String(input).endsWith('/status');
      if (!first) return fetch(input, init);
      failed = true;
      return Response.json({ status: 'fileUploadFailed', uploaded: null, errorMessage: null });
    };
    const { attempt, kept } = device({ fetch: sayFailed });
    peer.fault({ fault: { kind: 'drop-upload', afterBytes: 10 }, path: '/upload' });
    await failureOf(attempt());
    expect(kept.interaction?.step).toBe('declared');
    expect((await attempt()).text).toContain('Hello?');
    expect(failed).toBe(true);
    expect(calls().filter((call) => call === 'POST /v1/interactions')).toHaveLength(1);
  });

  it('a wrong token is told in the words of the service, without the token', async () => {
    const failure = await failureOf(device({}, 'wrong-token').attempt());
    expect(failure).toMatchObject({ kind: 'http', status: 401, detail: 'Unauthorized' });
    expect(JSON.stringify(failure)).not.toContain('wrong-token');
  });

  it.each([
    ['the declaration', '/interactions'],
    ['the status', '/status'],
    ['the transcript', '/punctuated'],
  ])('an unreadable answer to %s is unreadable', async (_what, path) => {
    peer.fault({ fault: { kind: 'html' }, path });
    expect((await failureOf(device().attempt())).kind).toBe('unreadable-answer');
  });
});
