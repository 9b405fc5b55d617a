import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFaults, seededRandom } from './faults';
import { type Peer, startPeer } from './peer';
import { createRequestLog } from './request-log';
import { speak } from './spoken-tone';
import { readCaptions, readTones } from './transcripts';

let peer: Peer;

beforeAll(async () => {
  peer = await startPeer();
});
afterAll(() => peer.stop());
beforeEach(() => peer.reset());

const order = (path: string, body: unknown) =>
  fetch(`${peer.url}${path}`, { method: 'POST', body: JSON.stringify(body) }).then((response) => response.json());

function score(text = 'Dạ em chào anh', path = '/webhook/sale-effectiveness'): Promise<Response> {
  const body = new FormData();
  body.append('text', text);
  return fetch(`${peer.url}${path}`, { method: 'POST', body });
}

function transcribe(audio: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}): Promise<{ text: string }> {
  const body = new FormData();
  body.append('file', new Blob([audio]), 'call.wav');
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return fetch(`${peer.url}/v1/audio/transcriptions`, { method: 'POST', body }).then((response) => response.json());
}

describe('answers come from what was posted', () => {
  it('scores differ with the text', async () => {
    const [one, other] = await Promise.all(
      [score('chào anh'), score('không có gì')].map(async (answer) => (await answer).json()),
    );
    expect(one).toMatchObject({ make_connection_score: 80, likelihood_to_buy_desc: 'Trung bình: 2 từ' });
    expect(other).toMatchObject({ make_connection_score: 20, likelihood_to_buy_desc: 'Trung bình: 3 từ' });
  });

  it('a transcript follows the captions sent along, the tones of a WAV, or the bytes', async () => {
    const captions = 'WEBVTT\n\n00:01.000 --> 00:02.500\n<v Customer>Anh muốn hủy gói\n';
    expect((await transcribe(new Uint8Array(9), { captions })).text).toBe('Customer (C): Anh muốn hủy gói');
    const tone = new Uint8Array(speak(new URLSearchParams({ text: 'a tone of some length', voice: 'Nam 1' })));
    expect((await transcribe(tone)).text).toMatch(/^Agent \(A\): tone \d+ hertz$/);
    const texts = await Promise.all([1, 2].map((length) => transcribe(new Uint8Array(length))));
    expect(texts[0]?.text).not.toBe(texts[1]?.text);
  });

  it('tones are found with their times', () => {
    const [line] = readTones(speak(new URLSearchParams({ text: 'x'.repeat(20), voice: '' })));
    expect(line).toMatchObject({ speaker: 'agent', start: 0, end: 1.5, text: 'tone 200 hertz' });
    expect(readTones(Buffer.from('RIFF'))).toEqual([]);
  });

  it('captions without names take turns', () => {
    const srt =
      '1\r\n00:00:01,000 --> 00:00:02,000\r\nAlô\r\n\r\n2\r\n00:00:02,500 --> 00:00:04,000\r\nDạ em\r\nchào anh\r\n';
    expect(readCaptions(srt)).toEqual([
      { speaker: 'agent', start: 1, end: 2, text: 'Alô' },
      { speaker: 'customer', start: 2.5, end: 4, text: 'Dạ em chào anh' },
    ]);
  });
});

describe('faults', () => {
  it('strike the path and the number of requests they are given, after those let through', async () => {
    await order('/__fault', {
      path: '/webhook',
      fault: { kind: 'status', status: 503, retryAfter: '1' },
      times: 2,
      skip: 1,
    });
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await score()).status);
    expect(statuses).toEqual([200, 503, 503, 200, 200]);
    expect((await fetch(`${peer.url}/v1/models`)).status).toBe(200);
  });

  it('at random are the same for the same seed, and about as many as asked for', () => {
    const draw = (seed: number) => {
      const faults = createFaults();
      faults.randomly({ rate: 0.3, seed });
      return Array.from({ length: 1000 }, () => faults.next('POST', '/x')?.kind ?? '-');
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    const struck = draw(7).filter((kind) => kind !== '-').length;
    expect(struck).toBeGreaterThan(250);
    expect(struck).toBeLessThan(350);
    const faults = createFaults();
    faults.randomly({ rate: 1, seed: 1 });
    expect(faults.next('GET', '/x')).toBeUndefined();
  });

  it('work whose answer is lost counts as done', async () => {
    peer.fault({ kind: 'process-then-drop' });
    await expect(score()).rejects.toThrow();
    expect(peer.effects('/webhook')).toHaveLength(1);
    peer.fault({ kind: 'reset' });
    await expect(score()).rejects.toThrow();
    expect(peer.effects('/webhook')).toHaveLength(1);
  });

  it('a held body is read when it is released, and not before', async () => {
    peer.fault({ kind: 'hold' });
    const answer = score();
    await peer.log.until(({ path }) => path.startsWith('/webhook'));
    // Another request, begun later, is answered meanwhile.
    expect((await score()).status).toBe(200);
    const held = peer.log.entries.find(({ fault }) => fault === 'hold');
    expect(held).toMatchObject({ bytes: 0, processed: false });
    await order('/__fault', { release: true });
    expect((await answer).status).toBe(200);
    expect(held?.processed).toBe(true);
  });

  it('a held body whose sender went away does nothing when it is released', async () => {
    peer.fault({ kind: 'hold' });
    const leaving = new AbortController();
    const answer = fetch(`${peer.url}/webhook/sale-effectiveness`, {
      method: 'POST',
      body: 'text=x'.repeat(2_000_000),
      signal: leaving.signal,
    });
    await peer.log.until(({ path }) => path.startsWith('/webhook'));
    leaving.abort();
    await expect(answer).rejects.toThrow();
    peer.release();
    await peer.log.until(({ aborted }) => aborted);
    expect(peer.effects('/webhook')).toEqual([]);
  });

  it('CORS is granted to whoever asks, unless told otherwise', async () => {
    const headers = { Origin: 'https://app.example', 'Access-Control-Request-Headers': 'authorization' };
    const preflight = () => fetch(`${peer.url}/v1/summarize`, { method: 'OPTIONS', headers });
    const granted = await preflight();
    expect(granted.status).toBe(204);
    expect(granted.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(granted.headers.get('access-control-allow-headers')).toBe('authorization');
    peer.fault({ kind: 'no-cors' });
    expect((await preflight()).headers.get('access-control-allow-origin')).toBeNull();
    peer.fault({ kind: 'no-preflight' });
    expect((await preflight()).status).toBe(405);
  });
});

describe('the log', () => {
  it('says what came, what was done and how much at a time', async () => {
    peer.fault({ fault: { kind: 'hold' }, times: 0 });
    const scores = Promise.all([score(), score(), score()]);
    await peer.log.until(({ inFlight }) => inFlight === 3);
    peer.release();
    await scores;
    const log = (await (await fetch(`${peer.url}/__log`)).json()) as { maxInFlight: number; entries: unknown[] };
    expect(log.maxInFlight).toBe(3);
    expect(log.entries).toHaveLength(3);
    expect(log.entries[0]).toMatchObject({
      method: 'POST',
      path: '/webhook/sale-effectiveness',
      status: 200,
      processed: true,
      aborted: false,
      fault: 'hold',
    });
  });

  it('forgets the requests before it was cleared, also those that end only then', async () => {
    const log = createRequestLog();
    const request = { method: 'POST', path: '/old', query: '', contentType: '', authorized: false };
    const old = log.begin(request);
    log.clear();
    const next = log.until(({ n }) => n > 0);
    log.end(old);
    log.begin({ ...request, path: '/new' });
    expect(await next).toMatchObject({ path: '/new' });
  });

  it('keeps no secrets', async () => {
    await fetch(`${peer.url}/v1/models`, {
      headers: { Authorization: 'Bearer very-secret', 'X-API-Token': 'very-secret' },
    });
    expect(peer.log.entries[0]?.authorized).toBe(true);
    expect(await (await fetch(`${peer.url}/__log`)).text()).not.toContain('very-secret');
  });
});

describe('control', () => {
  it('changes how the services answer, and forgets it again', async () => {
    await order('/__answer', { scoring: 'array' });
    expect(await (await score()).json()).toHaveLength(1);
    await order('/__fault', { clear: true });
    expect(await (await score()).json()).toHaveProperty('guide_to_buy');
  });

  it('says how it is used, and refuses what it does not know', async () => {
    expect(await (await fetch(peer.url)).text()).toContain('/__fault');
    expect((await fetch(`${peer.url}/__fault`, { method: 'POST', body: 'x' })).status).toBe(400);
    expect((await fetch(`${peer.url}/nowhere`)).status).toBe(404);
  });

  it('goes away and comes back on the same port', async () => {
    const { url } = peer;
    await peer.stop();
    await expect(fetch(url)).rejects.toThrow();
    await peer.start();
    expect(peer.url).toBe(url);
    expect((await fetch(url)).status).toBe(200);
  });

  it('restarts when it is told to over HTTP', async () => {
    expect(await order('/__fault', { restart: 100 })).toEqual({ ok: true });
    const reachable = () =>
      fetch(peer.url).then(
        () => true,
        () => false,
      );
    await vi.waitUntil(async () => !(await reachable()), { interval: 1 });
    await vi.waitUntil(reachable, { interval: 1 });
  });
});

it('random numbers stay within their bounds', () => {
  const draw = seededRandom(3);
  for (let n = 0; n < 1000; n++) {
    const value = draw();
    expect(value >= 0 && value < 1).toBe(true);
  }
});
