import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchSpeech } from '@/network/fetch-speech';
import { speechAddresses } from '@/network/text-to-speech';
import { type Peer, startPeer } from '../services/peer';
import { failureOf } from './failure-of';
import { settingsFor } from './settings';

let peer: Peer;
beforeAll(async () => {
  peer = await startPeer();
});
afterAll(() => peer.stop());
beforeEach(() => peer.reset());

const signal = new AbortController().signal;
const address = () =>
  speechAddresses(settingsFor(peer), { text: 'Dạ em chào chị', voice: 'Nam 1', steps: 20 })[0] ?? '';
const answering = (type: string, body: BodyInit | null, status = 200) =>
  fetchSpeech('https://t/tts', signal, {
    fetch: async () => new Response(body, { status, headers: { 'content-type': type } }),
  });

describe('fetchSpeech', () => {
  it('gives the audio of the service', async () => {
    const audio = await fetchSpeech(address(), signal);
    expect(audio.type).toBe('audio/wav');
    expect(Buffer.from(await audio.slice(0, 4).arrayBuffer()).toString('latin1')).toBe('RIFF');
    expect(peer.log.entries[0]?.query).toContain('nfe_step=20');
  });

  it.each([
    ['JSON', 'application/json', '{"audio":"UklGRg=="}'],
    ['base64 under the type of audio', 'audio/wav', 'UklGRiQAAABXQVZF'],
    ['a data address', 'application/octet-stream', 'data:audio/wav;base64,UklGRg=='],
    ['a page', 'text/html', '<!doctype html>'],
    ['nothing', 'audio/wav', ''],
  ])('takes %s for what it is: no audio', async (_what, type, body) => {
    const failure = await failureOf(answering(type, body));
    expect(failure).toMatchObject({ kind: 'unreadable-answer', raw: body, detail: type });
  });

  it('does not wait for the end of a stream of events', async () => {
    let cancelled = false;
    const open = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('data: {"progress":1}\n\n')),
      cancel: () => {
        cancelled = true;
      },
    });
    const failure = await failureOf(answering('text/event-stream', open));
    expect(failure).toMatchObject({ kind: 'unreadable-answer', raw: 'data: {"progress":1}\n\n' });
    expect(cancelled).toBe(true);
  });

  it('says what the service said', async () => {
    const failure = await failureOf(answering('application/json', '{"detail":"text is required"}', 400));
    expect(failure).toMatchObject({ kind: 'http', status: 400, detail: 'text is required' });
  });

  it('gives up on a service that never answers', async () => {
    peer.fault({ kind: 'hang' });
    expect(await failureOf(fetchSpeech(address(), signal, { timeoutMs: 200 }))).toEqual({
      kind: 'timeout',
      afterMs: 200,
    });
  });

  it('is called off by whoever no longer listens', async () => {
    peer.fault({ kind: 'hang' });
    const controller = new AbortController();
    const failure = failureOf(fetchSpeech(address(), controller.signal));
    await peer.log.until(({ path }) => path === '/tts');
    controller.abort();
    expect(await failure).toEqual({ kind: 'cancelled' });
  });

  it.each([
    [true, 'unreachable'],
    [false, 'offline'],
  ])('tells a dead link (online: %s) as %s', async (online, kind) => {
    const options = { fetch: () => Promise.reject(new TypeError('Failed to fetch')), online: () => online };
    expect(await failureOf(fetchSpeech('https://t/tts?text=secret', signal, options))).toMatchObject({ kind });
  });
});
