import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ModelState } from '@/domain/models/stored-model';
import type { CreateHasher } from '@/models/model-file-writer';
import { createModelQueue, type ModelQueueHost } from '@/models/model-queue';
import { fetchModelFile, type ModelHostOptions } from '@/network/model-host';
import { db } from '@/storage/database';
import { modelParts } from '@/storage/models/model-parts';
import {
  changeModelState,
  deleteModel,
  listModels,
  putModel,
  readInstalledModel,
} from '@/storage/models/speech-models';
import { FakeLocks } from '../helpers/fake-locks';
import { freshDatabase } from '../helpers/fresh-database';
import { wantedModel } from '../helpers/speech-model-rows';
import { madeUpModel } from '../tools/models/made-up-model';
import { type ModelHost, startModelHost } from '../tools/models/model-host';

const WEIGHTS = 9_000_000;
const ENCODER = 'encoder_model_quantized.onnx';
const DECODER = 'decoder_model_merged_quantized.onnx';
const base = madeUpModel('base', '1', WEIGHTS);
let host: ModelHost;

beforeAll(async () => {
  host = await startModelHost();
});
afterAll(() => host.close());
beforeEach(async () => {
  host.reset();
  host.offer(base);
  await freshDatabase();
});

const createHasher: CreateHasher = async () => {
  const hash = createHash('sha256');
  return { update: (bytes) => void hash.update(bytes), end: () => hash.digest('hex') };
};

/** A page: its own queue on the shared database, host and locks. */
function page(change: Partial<ModelQueueHost> = {}, options: ModelHostOptions = {}) {
  const waits: number[] = [];
  const onReady = vi.fn();
  const queue = createModelQueue({
    locks: new FakeLocks(),
    fetchFile: (request) => fetchModelFile(request, { online: () => true, ...options }),
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
    onReady,
    ...change,
  });
  return { queue, waits, onReady };
}

const want = (model = base) => putModel(wantedModel(model, host.url));
const stateNow = async (): Promise<ModelState | undefined> => (await listModels())[0]?.state;
const askedFor = (end: string) => host.requests.filter((line) => line.startsWith('GET') && line.includes(end));

async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitFor(async () => expect(await check()).toBe(true), { interval: 5 });
}

describe('a download', () => {
  it('brings every file and makes the model the one in use', async () => {
    await want();
    const { queue, onReady, waits } = page();
    await queue.wake();
    expect(await stateNow()).toMatchObject({ is: 'ready' });
    expect(onReady).toHaveBeenCalledOnce();
    expect(waits).toEqual([]);
    const installed = await readInstalledModel();
    for (const { path, blob } of installed?.files ?? []) {
      expect(Buffer.from(await blob.arrayBuffer()).equals(base.contents.get(path) ?? Buffer.alloc(0))).toBe(true);
    }
    expect(installed?.files).toHaveLength(7);
    expect(await db.modelParts.count()).toBeGreaterThan(7);
  });

  it('goes on where the line broke, as often as it brings something', async () => {
    host.fault(ENCODER, { kind: 'drop', bytes: 1_500_000, times: 5 });
    await want();
    const { queue, waits } = page();
    await queue.wake();
    expect(await stateNow()).toMatchObject({ is: 'ready' });
    const ranges = askedFor(ENCODER).map((line) => Number(/bytes=(\d+)/.exec(line)?.[1] ?? 0));
    expect(Math.max(...ranges)).toBeGreaterThan(1_500_000);
    expect(waits.every((ms) => ms === 1000)).toBe(true);
  });

  it('begins a file again where the host sends no parts of one', async () => {
    host.fault(ENCODER, { kind: 'drop', bytes: 1_000_000, times: 1 });
    await want();
    const broken = page({ pause: async () => host.fault(ENCODER, { kind: 'no-ranges' }) });
    await broken.queue.wake();
    expect(await stateNow()).toMatchObject({ is: 'ready' });
    expect(await readInstalledModel()).not.toBeNull();
  });

  it('goes on in another page with what the first one stored', async () => {
    host.fault(DECODER, { kind: 'hold', bytes: 5_000_000 });
    await want();
    const locks = new FakeLocks();
    const first = page({ locks });
    void first.queue.wake().catch(() => undefined);
    await until(async () => (await db.modelParts.count()) >= 9);
    // The first page hangs there for ever; its lock is not the next one's.
    host.mend();
    const next = page({ locks: new FakeLocks() });
    await next.queue.wake();
    expect(await stateNow()).toMatchObject({ is: 'ready' });
    expect(askedFor('config.json')).toEqual([]);
    expect(askedFor(ENCODER)).toEqual([]);
    expect(Number(/bytes=(\d+)/.exec(askedFor(DECODER)[0] ?? '')?.[1])).toBeGreaterThanOrEqual(4_000_000);
  });

  it('happens in one page at a time', async () => {
    await want();
    const locks = new FakeLocks();
    await Promise.all([page({ locks }).queue.wake(), page({ locks }).queue.wake()]);
    expect(await stateNow()).toMatchObject({ is: 'ready' });
    expect(askedFor(ENCODER)).toHaveLength(1);
  });

  it('waits for the network without losing its place', async () => {
    host.fault(ENCODER, { kind: 'drop', bytes: 1_000_000, times: 1 });
    await want();
    let online = true;
    const seen: (ModelState | undefined)[] = [];
    const offline = page(
      {
        untilOnline: async () => {
          seen.push(await stateNow());
          online = true;
        },
      },
      {
        online: () => online,
        fetch: (input, init) => {
          const answer = fetch(input, init);
          return answer.then((response) => {
            if (
              String(input).endsWith(ENCODER) &&
              host.requests.filter((line) => line.includes(ENCODER)).length === 1
            ) {
              online = false;
            }
            return response;
          });
        },
      },
    );
    await offline.queue.wake();
    expect(seen[0]).toMatchObject({ is: 'loading', waitsFor: 'network' });
    expect(await stateNow()).toMatchObject({ is: 'ready' });
  });

  it('ends at once when it is stopped, and keeps what is whole', async () => {
    host.fault(DECODER, { kind: 'hold', bytes: 100 });
    await want();
    const { queue, onReady } = page();
    const running = queue.wake();
    await until(() => askedFor(DECODER).length === 1);
    const [row] = await listModels();
    await changeModelState(row?.key ?? '', ['loading'], { is: 'stopped', done: 5 });
    await running;
    expect(await stateNow()).toEqual({ is: 'stopped', done: 5 });
    expect(await db.modelFiles.count()).toBe(6);
    expect(onReady).not.toHaveBeenCalled();
  });

  it('ends at once when its model is deleted', async () => {
    host.fault(DECODER, { kind: 'hold', bytes: 100 });
    await want();
    const running = page().queue.wake();
    await until(() => askedFor(DECODER).length === 1);
    await deleteModel((await listModels())[0]?.key ?? '');
    await running;
    expect(await listModels()).toEqual([]);
  });

  it('fetches files that two models share once', async () => {
    const newer = madeUpModel('base', '2', 1000);
    host.offer(base, newer);
    await want();
    await page().queue.wake();
    host.requests.length = 0;
    await want(newer);
    await page().queue.wake();
    expect((await listModels()).map(({ version }) => version)).toEqual(['2']);
    expect(askedFor('tokenizer.json')).toEqual([]);
  });

  it('takes an import whose page is gone for what it is: nothing', async () => {
    await putModel({ ...wantedModel(base, host.url), source: '' });
    await page().queue.wake();
    expect(await listModels()).toEqual([]);
    expect(host.requests).toEqual([]);
  });
});

describe('a download that can not be done', () => {
  const cases: [string, () => void, object][] = [
    [
      'a file is not there',
      () => host.fault(ENCODER, { kind: 'status', status: 404 }),
      { kind: 'host', failure: { kind: 'http', status: 404 } },
    ],
    ['a page comes in its place', () => host.fault('tokenizer.json', { kind: 'page' }), { kind: 'page-instead' }],
    [
      'a file is cut off',
      () => host.fault(ENCODER, { kind: 'short', bytes: 1000 }),
      { kind: 'wrong-size', bytes: 1000, expected: WEIGHTS },
    ],
    ['a file is another one', () => host.fault(DECODER, { kind: 'other-bytes' }), { kind: 'wrong-content' }],
    [
      'the host is down',
      () => host.fault('config.json', { kind: 'drop', bytes: 0, times: 99 }),
      { kind: 'host', failure: { kind: 'unreachable' } },
    ],
    [
      'the host is overloaded',
      () => host.fault('config.json', { kind: 'status', status: 503 }),
      { kind: 'host', failure: { kind: 'http', status: 503 } },
    ],
  ];

  it.each(cases)('%s: says so, installs nothing', async (_, arrange, failure) => {
    arrange();
    await want();
    const { queue, onReady } = page();
    await queue.wake();
    expect(await stateNow()).toMatchObject({ is: 'stopped', failure });
    expect(await readInstalledModel()).toBeNull();
    expect(onReady).not.toHaveBeenCalled();
  });

  it('can be gone on with once the host is mended: only what is missing is fetched', async () => {
    host.fault(DECODER, { kind: 'other-bytes' });
    await want();
    await page().queue.wake();
    host.reset();
    host.offer(base);
    const key = (await listModels())[0]?.key ?? '';
    await changeModelState(key, ['stopped'], { is: 'loading', done: 0 });
    await page().queue.wake();
    expect(await stateNow()).toMatchObject({ is: 'ready' });
    expect(host.requests).toEqual([`GET /${base.listed.folder}/onnx/${DECODER}`]);
  });

  it('gives up a host that is silent, after as many tries as any other', async () => {
    host.fault(ENCODER, { kind: 'hold', bytes: 0 });
    await want();
    const { queue, waits } = page({}, { stallMs: 3000 });
    await queue.wake();
    expect(await stateNow()).toMatchObject({
      is: 'stopped',
      failure: { kind: 'host', failure: { kind: 'timeout', afterMs: 3000 } },
    });
    expect(waits).toEqual([1000, 2000, 4000]);
  });

  it('is not begun where there is no room', async () => {
    await want();
    await page({ freeBytes: async () => 5_000_000 }).queue.wake();
    expect(await stateNow()).toMatchObject({ is: 'stopped', failure: { kind: 'no-room', freeBytes: 5_000_000 } });
    expect(host.requests).toEqual([]);
  });

  it('keeps what was stored when the device runs full', async () => {
    await want();
    const full = vi.spyOn(db.modelParts, 'add').mockImplementation(() => {
      throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
    });
    await page().queue.wake();
    full.mockRestore();
    expect(await stateNow()).toMatchObject({ is: 'stopped', failure: { kind: 'storage-full' } });
  });

  it('gives up the file that did not fit where not even the reason can be written', async () => {
    host.fault(DECODER, { kind: 'other-bytes' });
    await want();
    const full = vi.spyOn(db.models, 'put').mockImplementation(() => {
      throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
    });
    const { queue, waits } = page({
      pause: async (ms) => {
        waits.push(ms);
        if (waits.length === 2) full.mockRestore();
      },
    });
    await queue.wake();
    full.mockRestore();
    expect(await stateNow()).toMatchObject({ is: 'stopped' });
    expect(waits.length).toBeGreaterThanOrEqual(2);
    const kept = await db.modelFiles.count();
    expect(await db.modelParts.toCollection().primaryKeys()).toHaveLength(kept);
  });
});
