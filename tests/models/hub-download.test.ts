import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createModelQueue } from '@/models/model-queue';
import { fetchModelFile } from '@/network/model-host';
import { createHasher } from '@/site/models/get-model';
import { modelParts } from '@/storage/models/model-parts';
import { listModels, putModel, readInstalledModel } from '@/storage/models/speech-models';
import { FakeLocks } from '../helpers/fake-locks';
import { freshDatabase } from '../helpers/fresh-database';
import { wantedModel } from '../helpers/speech-model-rows';
import { type Hub, hubModel, startHub } from '../tools/models/hub';

const WEIGHTS = 1_500_000;
const ENCODER = 'encoder_model_quantized.onnx';
const base = hubModel('base', WEIGHTS);
let hub: Hub;

beforeAll(async () => {
  hub = await startHub();
});
afterAll(() => hub.close());
beforeEach(async () => {
  hub.reset();
  hub.offer(base);
  await freshDatabase();
});

/** Downloads what is wanted; gives how it ended and how long was waited between the tries. */
async function download(stallMs = 30_000) {
  const waits: number[] = [];
  const queue = createModelQueue({
    locks: new FakeLocks(),
    fetchFile: (request) => fetchModelFile(request, { online: () => true, stallMs }),
    createHasher,
    store: modelParts,
    now: Date.now,
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    pause: async (ms) => void waits.push(ms),
    untilOnline: async () => undefined,
    freeBytes: async () => null,
    onReady: () => undefined,
  });
  await putModel(wantedModel(base, hub.url));
  await queue.wake();
  return { state: (await listModels())[0]?.state, waits };
}

const asked = (lines: readonly string[]) => lines.filter((line) => line.includes(ENCODER));

describe('a download from a hub', () => {
  it('follows it to its other addresses and servers, and compares every file with what the hub lists', async () => {
    expect((await download()).state).toMatchObject({ is: 'ready' });
    for (const { path, blob } of (await readInstalledModel())?.files ?? []) {
      expect(Buffer.from(await blob.arrayBuffer()).equals(base.contents.get(path) ?? Buffer.alloc(0))).toBe(true);
    }
    expect(hub.front.requests.some((line) => line.includes('/api/resolve-cache/'))).toBe(true);
    expect(asked(hub.large.requests)).toHaveLength(1);
  });

  it('that breaks off goes on where it ended, by a new link', async () => {
    hub.large.fault(ENCODER, { kind: 'drop', bytes: 700_000, times: 1 });
    expect((await download()).state).toMatchObject({ is: 'ready' });
    expect(asked(hub.front.requests)).toHaveLength(2);
    expect(Number(/bytes=(\d+)/.exec(asked(hub.large.requests)[1] ?? '')?.[1])).toBeGreaterThan(0);
  });

  it.each([403, 410])('asks the hub for a new link where the old one has run out (%i)', async (status) => {
    hub.large.fault(ENCODER, { kind: 'status', status, times: 2 });
    const { state, waits } = await download();
    expect(state).toMatchObject({ is: 'ready' });
    expect(waits).toEqual([1000, 2000]);
    expect(asked(hub.front.requests)).toHaveLength(3);
  });

  it('waits as long as the hub asks for', async () => {
    hub.front.fault('/config.json', { kind: 'status', status: 429, retryAfter: '30', times: 1 });
    const { state, waits } = await download();
    expect(state).toMatchObject({ is: 'ready' });
    expect(waits).toEqual([30_000]);
  });

  it.each<[string, () => void, object]>([
    [
      'a hub that forbids',
      () => hub.front.fault('/config.json', { kind: 'status', status: 403 }),
      { kind: 'host', failure: { kind: 'http', status: 403 } },
    ],
    [
      'a file that is gone',
      () => hub.large.fault(ENCODER, { kind: 'status', status: 404 }),
      { kind: 'host', failure: { kind: 'http', status: 404 } },
    ],
    [
      'a hub that is overloaded',
      () => hub.front.fault('/config.json', { kind: 'status', status: 503 }),
      { kind: 'host', failure: { kind: 'http', status: 503 } },
    ],
    ['a page', () => hub.front.fault('/tokenizer.json', { kind: 'page' }), { kind: 'page-instead' }],
    ['a cut file', () => hub.large.fault(ENCODER, { kind: 'short', bytes: 100 }), { kind: 'wrong-size', bytes: 100 }],
    ['other bytes', () => hub.large.fault(ENCODER, { kind: 'other-bytes' }), { kind: 'wrong-content' }],
    [
      'another small file of the same length',
      () =>
        hub.front.answer(
          `/api/resolve-cache/${base.listed.folder}/tokenizer.json`,
          Buffer.from('{"name":"tokenizer.jsoN"}'),
        ),
      { kind: 'wrong-content', file: 'tokenizer.json' },
    ],
  ])('says so and installs nothing: %s', async (_, arrange, failure) => {
    arrange();
    expect((await download()).state).toMatchObject({ is: 'stopped', failure });
    expect(await readInstalledModel()).toBeNull();
  });

  it('gives up a server that is silent behind the link', async () => {
    hub.large.fault(ENCODER, { kind: 'hold', bytes: 0 });
    const { state, waits } = await download(3000);
    expect(state).toMatchObject({ is: 'stopped', failure: { kind: 'host', failure: { kind: 'timeout' } } });
    expect(waits).toHaveLength(3);
  });
});
