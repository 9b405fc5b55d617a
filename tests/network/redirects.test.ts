import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fetchSiteConfig } from '@/network/fetch-site-config';
import { fetchSpeech } from '@/network/fetch-speech';
import { createHttp } from '@/network/http';
import { createRemoteProvider } from '@/network/remote-provider';
import { sampleText } from '@/network/samples';
import { type Peer, startPeer } from '../services/peer';
import { failureOf } from './failure-of';
import { settingsFor } from './settings';

let peer: Peer;
let stranger: Peer;

beforeAll(async () => {
  [peer, stranger] = await Promise.all([startPeer(), startPeer()]);
});
afterAll(() => Promise.all([peer.stop(), stranger.stop()]));
beforeEach(() => {
  peer.reset();
  stranger.reset();
});

const signal = new AbortController().signal;
const STATUSES = [301, 302, 303, 307, 308];

function away(path: string, status: number, to: string) {
  peer.fault({ fault: { kind: 'redirect', status, to: `${stranger.url}${to}` }, path, times: 0 });
}

/** A question without a key and without a body is all that the stranger may ever see. */
function expectNothingGivenAway() {
  for (const { method, authorized, bytes, query } of stranger.log.entries)
    expect({ method, authorized, bytes, query }).toEqual({ method: 'HEAD', authorized: false, bytes: 0, query: '' });
}

const audio = () => new Blob([new Uint8Array(20_000)], { type: 'audio/wav' });
const recording = () => ({
  ...{ requestId: 'r', audio: audio(), fileName: 'call.wav', language: 'vi', model: 'v3', service: 'csat' },
  autoDiarize: true,
});

describe.each(STATUSES)('a redirect (%i) to another origin takes nothing there', (status) => {
  it('no recording and no API key', async () => {
    away('/v1/audio', status, '/v1/audio/transcriptions');
    const { transcribe } = createRemoteProvider(settingsFor(peer, { secrets: { apiKey: 'key-of-the-service' } }));
    const failure = await failureOf(transcribe?.(signal, recording(), () => undefined) ?? Promise.resolve());
    expect(failure).toEqual({
      kind: 'unreachable',
      address: `${peer.url}/v1/audio/transcriptions`,
      redirected: `${stranger.url}/v1/audio/transcriptions`,
    });
    expectNothingGivenAway();
  });

  it('no token', async () => {
    away('/interactions', status, '/interactions');
    const services = { interactions: `${peer.url}/v1` };
    const settings = settingsFor(peer, { services, secrets: { interactionsToken: 'token-of-the-service' } });
    const { transcribe } = createRemoteProvider(settings);
    const failure = await failureOf(transcribe?.(signal, recording(), () => undefined) ?? Promise.resolve());
    expect(failure).toMatchObject({ kind: 'unreachable', redirected: `${stranger.url}/interactions` });
    expectNothingGivenAway();
  });

  it('no words to be read aloud', async () => {
    away('/tts', status, '/tts?text=D%E1%BA%A1');
    const failure = await failureOf(fetchSpeech(`${peer.url}/tts?text=D%E1%BA%A1`, signal));
    expect(failure).toMatchObject({ kind: 'unreachable', address: `${peer.url}/tts` });
    expect(stranger.log.entries.filter(({ method }) => method !== 'HEAD')).toEqual([]);
  });
});

describe('files that decide what the app does', () => {
  it('a configuration and a sample from elsewhere are not believed', async () => {
    away('/config.json', 302, '/config.json');
    away('/samples/', 302, '/samples/one.txt');
    vi.stubGlobal('location', { href: `${peer.url}/`, protocol: 'http:' });
    onTestFinished(() => void vi.unstubAllGlobals());
    const own: typeof fetch = (input, init) => fetch(`${peer.url}/${input}`, init);
    const config = await failureOf(fetchSiteConfig(signal, createHttp({ fetch: own })));
    expect(config).toMatchObject({ kind: 'unreachable', redirected: `${stranger.url}/config.json` });
    const sample = { id: '1', name: 'one', kind: 'text', language: 'vi', service: 'csat', text: 'one.txt' } as const;
    expect(await failureOf(sampleText(sample, signal, own))).toMatchObject({ kind: 'unreachable' });
    expectNothingGivenAway();
  });
});

describe('a redirect within the origin', () => {
  it.each([301, 307, 308])('(%i) is followed with everything', async (status) => {
    const fault = { kind: 'redirect', status, to: '/v1/audio/transcriptions' } as const;
    peer.fault({ fault, path: '/v1/audio/old', times: 0 });
    peer.manners.apiKey = 'key-of-the-service';
    const settings = settingsFor(peer, { speechMode: 'old', secrets: { apiKey: 'key-of-the-service' } });
    const { transcribe } = createRemoteProvider(settings);
    const { text } = (await transcribe?.(signal, recording(), () => undefined)) ?? { text: '' };
    expect(text).not.toBe('');
    expect(peer.effects('/v1/audio/transcriptions').map(({ file }) => file?.bytes)).toEqual([20_000]);
  });

  it('that never ends is told, not followed for ever', async () => {
    peer.fault({ fault: { kind: 'redirect', status: 307, to: '/v1/audio/old' }, path: '/v1/audio/old', times: 0 });
    const { transcribe } = createRemoteProvider(settingsFor(peer, { speechMode: 'old' }));
    const failure = await failureOf(transcribe?.(signal, recording(), () => undefined) ?? Promise.resolve());
    expect(failure).toEqual({ kind: 'unreachable', address: `${peer.url}/v1/audio/old`, redirected: '' });
  });
});
