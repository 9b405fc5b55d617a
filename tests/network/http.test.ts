import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Failure } from '@/domain/failure';
import { createHttp, type HttpRequest } from '@/network/http';
import type { Fault } from '../services/faults';
import { type Peer, startPeer } from '../services/peer';
import { failureOf } from './failure-of';

let peer: Peer;
const LONG = 60_000;

beforeAll(async () => {
  peer = await startPeer();
});
afterAll(() => peer.stop());
beforeEach(() => peer.reset());

function form(text = 'Agent (A): em chào anh'): FormData {
  const body = new FormData();
  body.append('text', text);
  return body;
}

function request(overrides: Partial<HttpRequest> = {}): HttpRequest {
  return {
    signal: new AbortController().signal,
    method: 'POST',
    address: `${peer.url}/webhook/customer-service`,
    body: form(),
    timeoutMs: LONG,
    ...overrides,
  };
}

/** Of a peer of its own: connections to one that is started again are broken, and a later test would get one. */
async function portOfNobody(): Promise<number> {
  const gone = await startPeer();
  await gone.stop();
  return gone.port;
}

describe('a fault on the way becomes a Failure', () => {
  const unreachable: Partial<Failure> = { kind: 'unreachable' };
  const faults: [name: string, fault: Fault, expected: Partial<Failure>][] = [
    ['a connection reset', { kind: 'reset' }, unreachable],
    ['an upload cut off', { kind: 'drop-upload', afterBytes: 10 }, unreachable],
    ['work done but the answer lost', { kind: 'process-then-drop' }, unreachable],
    ['an answer cut off', { kind: 'drop-answer', afterBytes: 20 }, unreachable],
    [
      'a refusal',
      { kind: 'status', status: 403, body: 'Authorization data is wrong!', contentType: '' },
      { kind: 'http', status: 403, statusText: 'Forbidden', detail: 'Authorization data is wrong!' },
    ],
    [
      'too many requests',
      { kind: 'status', status: 429, retryAfter: '7' },
      { kind: 'http', status: 429, retryAfterMs: 7000, detail: 'told to answer 429' },
    ],
    [
      'a proxy error page',
      { kind: 'status', status: 504, body: '<html><body>504</body></html>', contentType: 'text/html' },
      { kind: 'http', status: 504, statusText: 'Gateway Timeout' },
    ],
    [
      'a server error without a body',
      { kind: 'status', status: 500, body: '' },
      { kind: 'http', status: 500, statusText: 'Internal Server Error' },
    ],
  ];
  it.each(faults)('%s', async (_name, fault, expected) => {
    peer.fault({ fault, method: 'POST' });
    const failure = await failureOf(createHttp().send(request()));
    expect(failure).toMatchObject(expected);
    if (failure.kind === 'http' && fault.kind === 'status' && !fault.retryAfter)
      expect(failure).not.toHaveProperty('retryAfterMs');
  });

  it('an HTML error page is quoted without its tags', async () => {
    peer.fault({ kind: 'status', status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' });
    expect(await failureOf(createHttp().send(request()))).toEqual({
      kind: 'http',
      status: 502,
      statusText: 'Bad Gateway',
      detail: 'Bad gateway',
    });
  });

  it('nothing is asked again to find out why', async () => {
    peer.fault({ fault: { kind: 'reset' }, method: 'POST', times: 0 });
    await failureOf(createHttp().send(request()));
    expect(peer.log.entries.map(({ method }) => method)).not.toContain('GET');
    expect(peer.log.entries.map(({ method }) => method)).not.toContain('OPTIONS');
  });

  it.each<[string, Fault, Partial<Failure>]>([
    ['of a path that is gone', { kind: 'status', status: 404 }, { kind: 'http', status: 404 }],
    ['of a connection that broke', { kind: 'reset' }, { kind: 'unreachable' }],
    ['of a page in place of an answer', { kind: 'html' }, { kind: 'unreadable-answer', placeholder: true }],
  ])('%s is told whether the address has worked before', async (_what, fault, expected) => {
    for (const known of [true, false]) {
      peer.fault({ fault, method: 'POST', times: 0 });
      const failure = await failureOf(createHttp({ workedBefore: () => known }).send(request()));
      expect(failure).toMatchObject(expected);
      expect('workedBefore' in failure).toBe(known);
      peer.clearFaults();
    }
  });

  it('no answer to a large body is told with its size, to a small one without', async () => {
    peer.fault({ fault: { kind: 'reset' }, method: 'POST', times: 0 });
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(1_500_000)]), 'call.wav');
    const send = (content: FormData | string) => failureOf(createHttp().send(request({ body: content })));
    expect(await send(body)).toMatchObject({ kind: 'unreachable', bytes: 1_500_000 });
    expect(await send('{}')).not.toHaveProperty('bytes');
    peer.clearFaults();
  });

  it.each([
    [10_000, { afterMs: 10_000 }],
    [4000, {}],
    // Longer than it may last: the device slept.
    [9_000_000, {}],
  ])('what breaks off after %d ms is told with it where that is long and work was ordered', async (ms, told) => {
    let clock = 0;
    const fetchNow = async () => {
      clock += ms;
      throw new TypeError('Failed to fetch');
    };
    const http = createHttp({ fetch: fetchNow, now: () => clock, online: () => true });
    const address = 'https://n8n.test/x';
    const { body = '', ...question } = request({ address, timeoutMs: 60_000, body: '{}' });
    expect(await failureOf(http.send({ ...question, body }))).toEqual({ kind: 'unreachable', address, ...told });
    expect(await failureOf(http.send(question))).toEqual({ kind: 'unreachable', address });
  });

  it.each([
    [504, 10_000, true],
    [502, 10_000, true],
    [524, 10_000, true],
    [504, 100, false],
    [500, 10_000, true],
    [429, 10_000, false],
  ])('a %d after %d ms is told with its time: %s', async (status, ms, told) => {
    let clock = 0;
    const fetchNow = async () => {
      clock += ms;
      return new Response('', { status });
    };
    const http = createHttp({ fetch: fetchNow, now: () => clock });
    const failure = await failureOf(http.send(request({ address: 'https://n8n.test/x' })));
    expect('afterMs' in failure).toBe(told);
  });

  const bare =
    '<!DOCTYPE html><html><head><title>Error</title></head><body><pre>Internal Server Error</pre></body></html>';

  it.each([
    ['/webhook/customer-service', bare, 'perhaps-none'],
    ['/v1/summarize', bare, undefined],
    ['/webhook/customer-service', '{"message":"Error in workflow"}', 'fails'],
    ['/webhook/x', '{"code":0,"message":"No Respond to Webhook node found in the workflow"}', 'no-respond-node'],
    ['/webhook/x', '{"code":0,"message":"Unused Respond to Webhook node found in the workflow"}', 'no-respond-node'],
    ['/webhook/x', '{"code":0,"message":"No item to return was found"}', 'no-item'],
    ['/webhook/x', '{"message":"out of memory"}', undefined],
  ])('a 500 at %s of %s says of a workflow: %s', async (path, text, said) => {
    const http = createHttp({ fetch: async () => new Response(text, { status: 500 }) });
    const failure = await failureOf(http.send(request({ address: `https://n8n.test${path}` })));
    expect(failure.kind === 'http' && failure.workflow).toBe(said);
  });

  it('a server that is not there is unreachable, named without secrets', async () => {
    const port = await portOfNobody();
    const address = `http://user:secret@127.0.0.1:${port}/v1/summarize?key=secret`;
    const failure = await failureOf(createHttp().send(request({ address })));
    expect(failure).toEqual({ kind: 'unreachable', address: `http://127.0.0.1:${port}/v1/summarize` });
  });

  it('without a network it is offline', async () => {
    const address = `http://127.0.0.1:${await portOfNobody()}/webhook/customer-service`;
    const failure = await failureOf(createHttp({ online: () => false }).send(request({ address })));
    expect(failure).toEqual({ kind: 'offline' });
  });

  it('an address that is none is not supported', async () => {
    for (const address of ['', 'localhost:8000', 'ftp://example.org/x', 'http://'])
      expect((await failureOf(createHttp().send(request({ address })))).kind).toBe('unsupported');
  });
});

describe('time', () => {
  it('a server that never answers ends at the time-out, not before', async () => {
    peer.fault({ kind: 'hang' });
    expect(await failureOf(createHttp().send(request({ timeoutMs: 1500 })))).toEqual({
      kind: 'timeout',
      afterMs: 1500,
    });
    expect(peer.log.entries).toHaveLength(1);
  });

  it('an answer that drips too slowly ends at the time-out', async () => {
    peer.fault({ kind: 'drip', bytes: 1, everyMs: 20 });
    expect((await failureOf(createHttp().send(request({ timeoutMs: 300 })))).kind).toBe('timeout');
  });

  it('an answer that drips in time is put together', async () => {
    peer.fault({ kind: 'drip', bytes: 200, everyMs: 1 });
    expect(JSON.parse((await createHttp().send(request())).text)).toHaveProperty('csat');
  });

  it('cancel aborts the request at the server, and is no failure of the server', async () => {
    peer.fault({ kind: 'hang' });
    const controller = new AbortController();
    const work = failureOf(createHttp().send(request({ signal: controller.signal })));
    const entry = await peer.log.until(({ bytes }) => bytes > 0);
    controller.abort();
    expect(await work).toEqual({ kind: 'cancelled' });
    await peer.log.until((logged) => logged.n === entry.n && logged.endedAt !== undefined);
    expect(entry.aborted).toBe(true);
  });

  it('a signal that has already ended sends nothing', async () => {
    const controller = new AbortController();
    controller.abort();
    expect(await failureOf(createHttp().send(request({ signal: controller.signal })))).toEqual({ kind: 'cancelled' });
    expect(peer.log.entries).toHaveLength(0);
  });

  it('Retry-After is read as seconds and as a date', async () => {
    const http = createHttp({ now: () => Date.parse('2026-01-01T00:00:00Z') });
    for (const [header, ms] of [
      ['3', 3000],
      ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
      ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
    ] as const) {
      peer.fault({ kind: 'status', status: 503, retryAfter: header });
      expect(await failureOf(http.send(request()))).toMatchObject({ status: 503, retryAfterMs: ms });
    }
    peer.fault({ kind: 'status', status: 503, retryAfter: 'soon' });
    expect(await failureOf(http.send(request()))).not.toHaveProperty('retryAfterMs');
  });
});

describe('answers', () => {
  it('one of 10 MB is cut off at the limit, with a piece kept', async () => {
    peer.fault({ kind: 'huge' });
    const failure = await failureOf(createHttp().send(request()));
    expect(failure).toMatchObject({ kind: 'unreadable-answer', detail: 'answer longer than 8388608 bytes' });
    expect(failure.kind === 'unreadable-answer' && failure.raw.length).toBe(20_000);
    expect(failure).toMatchObject({ cut: true });
  });

  it.each([
    [20_000, undefined],
    [20_001, true],
  ])('one of %i characters that can not be used says whether it was cut', (length, cut) => {
    const { failure } = createHttp().unreadable('x'.repeat(length));
    expect(failure).toEqual({ kind: 'unreadable-answer', raw: 'x'.repeat(20_000), ...(cut && { cut }) });
  });

  it.each([
    ['n8n is starting up. Please wait', 'n8n is starting up. Please wait'],
    ['<!DOCTYPE html><title>Sign in</title>', undefined],
  ])('%s is no answer, whatever was asked for', async (body, detail) => {
    const says: typeof fetch = async () => new Response(body);
    const failure = await failureOf(createHttp({ fetch: says }).send(request()));
    expect(failure).toEqual({ kind: 'unreadable-answer', raw: body, placeholder: true, ...(detail && { detail }) });
    expect((await createHttp({ fetch: says }).send(request({ pages: true }))).text).toBe(body);
  });

  it('a secret that the server echoes is struck out', async () => {
    const http = createHttp({ secrets: ['sk-very-secret', ''] });
    peer.fault({
      kind: 'status',
      status: 401,
      body: '{"error":{"message":"Incorrect API key provided: sk-very-secret"}}',
    });
    expect(await failureOf(http.send(request()))).toMatchObject({ detail: 'Incorrect API key provided: •••' });
    expect(http.unreadable('x sk-very-secret y', 'sk-very-secret').failure).toEqual({
      kind: 'unreadable-answer',
      raw: 'x ••• y',
      detail: '•••',
    });
  });

  it('a secret echoed in a good answer or cut by the limit is struck out too, a short one never eats words', async () => {
    const secret = 'sk-very-secret';
    const echo: typeof fetch = async () =>
      Response.json({ headers: { authorization: `Bearer ${secret}` }, text: 'ok' });
    const answer = await createHttp({ secrets: [secret, 'ok'], fetch: echo }).send(request());
    expect(JSON.parse(answer.text)).toEqual({ headers: { authorization: 'Bearer •••' }, text: 'ok' });
    const http = createHttp({ secrets: [secret] });
    const { failure } = http.unreadable(`${'x'.repeat(19_993)}${secret}`);
    expect(failure).toMatchObject({ raw: expect.not.stringContaining('sk-') });
    const refuse: typeof fetch = async () => new Response('no', { status: 401, statusText: `Bad ${secret}` });
    const refused = await failureOf(createHttp({ secrets: [secret], fetch: refuse }).send(request()));
    expect(refused).toMatchObject({ statusText: 'Bad •••', detail: 'no' });
  });

  it.each([
    ['text/plain; charset=utf-8', [0xc4, 0x91], 'đ'],
    ['text/plain', [0xef, 0xbb, 0xbf, 0xc4, 0x91], 'đ'],
    ['text/plain; charset="windows-1258"', [0xf0], 'đ'],
    ['application/json;charset=UTF-16LE', [0x11, 0x01], 'đ'],
    ['text/plain; charset=nonsense', [0xc4, 0x91], 'đ'],
  ])('an answer of type %s is read in its letters', async (contentType, bytes, expected) => {
    const answer = async () => new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } });
    expect((await createHttp({ fetch: answer }).send(request())).text).toBe(expected);
  });

  it('the browser sets the content type of a form, with its boundary', async () => {
    await createHttp().send(request());
    expect(peer.log.entries[0]?.contentType).toMatch(/^multipart\/form-data; ?boundary=/);
  });
});
