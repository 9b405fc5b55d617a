import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServerKind } from '@/domain/answers/recognise-server';
import { NO_SECRETS, type Settings } from '@/domain/settings';
import { type ServiceName, testConnection } from '@/network/test-connection';
import { type Peer, startPeer } from '../services/peer';
import { settingsFor } from './settings';

let peer: Peer;

beforeAll(async () => {
  peer = await startPeer();
});
afterAll(() => peer.stop());
beforeEach(() => peer.reset());

function test(service: ServiceName, rest: Partial<Settings> = {}) {
  const services = { generate: peer.url, interactions: `${peer.url}/v1` };
  return testConnection(service, settingsFor(peer, { services, ...rest }), new AbortController().signal);
}

describe('testing a connection', () => {
  it.each<[ServiceName, string, number, ServerKind]>([
    ['automation', '/webhook/get-scoring-data', 200, 'json'],
    ['speech', '/v1/audio/transcriptions', 404, 'fastapi'],
    ['summary', '/v1/summarize', 404, 'fastapi'],
    ['generate', '/api/tags', 200, 'ollama'],
    ['interactions', '/v1/interactions/00000000-0000-0000-0000-000000000000/status', 404, 'json'],
    ['speechSynthesis', '/tts', 200, 'sound'],
  ])('%s asks without changing anything', async (service, path, status, server) => {
    expect(await test(service)).toMatchObject({ ok: true, status, server, address: `${peer.url}${path}` });
    expect(peer.log.entries).toMatchObject([{ method: 'GET', path, bytes: 0, processed: false }]);
  });

  it('a service without an address is not asked', async () => {
    const settings = settingsFor(peer, { services: { interactions: '' } });
    expect(await testConnection('interactions', settings, new AbortController().signal)).toBeNull();
    expect(peer.log.entries).toEqual([]);
  });

  it('says that something answered but refused', async () => {
    peer.manners.token = 'right';
    expect(await test('interactions', { secrets: { ...NO_SECRETS, interactionsToken: 'wrong' } })).toMatchObject({
      ok: false,
      answered: true,
      server: 'json',
      failure: { kind: 'http', status: 401, detail: 'Unauthorized' },
    });
  });

  it('an answer of 10 MB is an answer', async () => {
    peer.fault({ kind: 'huge' });
    expect(await test('automation')).toMatchObject({ ok: true, status: 200 });
  });

  it('stops when it is cancelled', async () => {
    peer.fault({ kind: 'hang' });
    const cancel = new AbortController();
    const asked = testConnection('automation', settingsFor(peer), cancel.signal);
    await peer.log.until(({ path }) => path === '/webhook/get-scoring-data');
    cancel.abort();
    expect(await asked).toMatchObject({ ok: false, answered: false, failure: { kind: 'cancelled' } });
  });

  it('says that nothing answered', async () => {
    await peer.stop();
    const report = await test('automation');
    await peer.start();
    expect(report).toMatchObject({ ok: false, answered: false, failure: { kind: 'unreachable' } });
  });
});
