import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ModelFailureError } from '@/domain/models/model-failure';
import { fetchModelFile, fetchModelList, type ModelHostOptions, modelHostAddress } from '@/network/model-host';
import { madeUpModel } from '../tools/models/made-up-model';
import { type ModelHost, startModelHost } from '../tools/models/model-host';

const base = madeUpModel('base', '1', 200_000);
const ENCODER = 'onnx/encoder_model_quantized.onnx';
let host: ModelHost;

beforeAll(async () => {
  host = await startModelHost();
});
afterAll(() => host.close());
beforeEach(() => {
  host.reset();
  host.offer(base);
});

const never = new AbortController().signal;

async function get(from = 0, options: ModelHostOptions = {}, signal = never) {
  const pieces: Buffer[] = [];
  const starts: boolean[] = [];
  const request = {
    ...{ signal, address: `${host.url}/${base.listed.folder}/${ENCODER}`, file: ENCODER, from },
    onStart: async (resumed: boolean) => void starts.push(resumed),
    onBytes: async (bytes: Uint8Array) => void pieces.push(Buffer.from(bytes)),
  };
  const failure = await fetchModelFile(request, { online: () => true, ...options }).then(
    () => null,
    (error: unknown) => (error instanceof ModelFailureError ? error.failure : error),
  );
  return { failure, starts, bytes: Buffer.concat(pieces) };
}

describe('the address of models', () => {
  it.each([
    ['https://host.example/models/', 'https://host.example/models'],
    ['  http://10.0.0.2:8080  ', 'http://10.0.0.2:8080'],
    ['http://', 'http:'],
    ['no address', 'no address'],
  ])('%j is %s', (setting, address) => {
    expect(modelHostAddress(setting)).toBe(address);
  });
});

describe('the list of a host', () => {
  const failureOf = (address = host.url) => fetchModelList(never, address).catch(({ failure }) => failure as unknown);

  it('is read', async () => {
    expect((await fetchModelList(never, host.url)).models.map(({ id }) => id)).toEqual(['whisper-base']);
  });

  it.each([
    ['404', { kind: 'status', status: 404 }, { kind: 'host', failure: { kind: 'http', status: 404 } }],
    ['a page', { kind: 'page' }, { kind: 'not-a-manifest', page: true }],
    ['half of it', { kind: 'short', bytes: 50 }, { kind: 'not-a-manifest', page: false }],
  ] as const)('fails plainly for %s', async (_, fault, failure) => {
    host.fault('manifest.json', fault);
    expect(await failureOf()).toMatchObject(failure);
  });

  it('fails plainly for what is no address', async () => {
    expect(await failureOf('no address')).toMatchObject({ kind: 'host', failure: { kind: 'unsupported' } });
  });

  it('fails plainly for a host that is not there', async () => {
    expect(await failureOf('http://127.0.0.1:9')).toMatchObject({ kind: 'host', failure: { kind: 'unreachable' } });
  });
});

describe('a file of a model', () => {
  it('comes whole, or from where it is wanted', async () => {
    const whole = base.contents.get(ENCODER) ?? Buffer.alloc(0);
    expect((await get()).bytes.equals(whole)).toBe(true);
    const rest = await get(150_000);
    expect(rest.starts).toEqual([true]);
    expect(rest.bytes.equals(whole.subarray(150_000))).toBe(true);
  });

  it('comes whole where the host knows no parts of files', async () => {
    host.fault(ENCODER, { kind: 'no-ranges' });
    const { starts, bytes } = await get(150_000);
    expect(starts).toEqual([false]);
    expect(bytes).toHaveLength(200_000);
  });

  it('comes whole where another origin may not ask for parts', async () => {
    const { starts, bytes } = await get(150_000, {
      fetch: (input, init) =>
        new Headers(init?.headers).has('range') ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init),
    });
    expect(starts).toEqual([false]);
    expect(bytes).toHaveLength(200_000);
  });

  it('that stops coming is given up, and said so', async () => {
    host.fault(ENCODER, { kind: 'hold', bytes: 1000 });
    const { failure, bytes } = await get(0, { stallMs: 1500 });
    expect(failure).toEqual({ kind: 'host', file: ENCODER, failure: { kind: 'timeout', afterMs: 1500 } });
    expect(bytes).toHaveLength(1000);
  });

  it('ends at once when it is cancelled', async () => {
    host.fault(ENCODER, { kind: 'hold', bytes: 0 });
    const controller = new AbortController();
    const running = get(0, {}, controller.signal);
    controller.abort();
    expect((await running).failure).toMatchObject({ kind: 'host', failure: { kind: 'cancelled' } });
  });

  it('behind a lost network is a matter of the network', async () => {
    host.fault(ENCODER, { kind: 'drop', bytes: 100, times: 9 });
    const { failure } = await get(0, { online: () => false });
    expect(failure).toEqual({ kind: 'host', file: ENCODER, failure: { kind: 'offline' } });
  });
});
