import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ModelFailureError } from '@/domain/models/model-failure';
import { HUB_MODELS, type HubModel } from '@/domain/models/model-hub';
import { readManifest } from '@/domain/models/model-manifest';
import { getModel } from '@/site/models/get-model';
import { type Hub, hubModel, startHub } from './hub';

const ROOT = join(import.meta.dirname, '../../..');
const ENCODER = 'onnx/encoder_model_quantized.onnx';
const GPU = { 'onnx/encoder_model.onnx': 'encoder', 'onnx/decoder_model_merged_q4.onnx': 'decoder' };
const base = hubModel('base', 2_500_000, GPU);
const pin = HUB_MODELS.find(({ size }) => size === 'base');
if (pin === undefined) throw new Error('base is not known of the hub');
const model: HubModel = pin;
const FOLDER = `whisper-base@${pin.revision.slice(0, 8)}`;
let hub: Hub;
let root: string;

beforeAll(async () => {
  hub = await startHub();
});
afterAll(() => hub.close());
beforeEach(() => {
  hub.reset();
  hub.offer(base);
  root = mkdtempSync(join(tmpdir(), 'get-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (path: string) => join(root, FOLDER, path);
const same = (path: string) => readFileSync(at(path)).equals(base.contents.get(path) ?? Buffer.alloc(0));

async function get(gpu = false, onPause: () => void = () => undefined) {
  const waits: number[] = [];
  const said: string[] = [];
  const wait = async (ms: number) => {
    waits.push(ms);
    onPause();
  };
  const options = { hub: hub.url, gpu, say: (line: string) => void said.push(line) };
  const failure = await getModel(model, root, { ...options, pause: wait }).then(
    () => null,
    (error: unknown) => (error instanceof ModelFailureError ? error.failure : error),
  );
  return { failure, waits, said };
}

describe('a model for the folder of a site', () => {
  it('is fetched by one command, with the list that the app takes', async () => {
    const command = ['tsx', 'src/site/models/main.ts', 'get', 'base', root];
    const env = { ...process.env, HF_ENDPOINT: `${hub.url}/` };
    const { stdout } = await promisify(execFile)('npx', command, { cwd: ROOT, env });
    expect(stdout).toContain(`${hub.url}/${base.listed.folder}: 5 MB, licence MIT`);
    const list = readManifest(JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8')));
    expect(list?.problems).toEqual([]);
    expect(list?.models).toMatchObject([{ id: 'whisper-base', version: pin.revision.slice(0, 8), licence: 'mit' }]);
    expect([...base.contents.keys()].filter((path) => !(path in GPU)).every(same)).toBe(true);
    expect(existsSync(at('onnx/encoder_model.onnx'))).toBe(false);
  });

  it('comes with the files for graphics processors where they are asked for', async () => {
    expect((await get(true)).failure).toBeNull();
    expect([...base.contents.keys()].every(same)).toBe(true);
  });

  it('goes on where it ended, and fetches again only what is damaged', async () => {
    hub.large.fault(ENCODER, { kind: 'drop', bytes: 1_000_000, times: 1 });
    const stopped = await get(false, () => hub.large.fault(ENCODER, { kind: 'status', status: 404 }));
    expect(stopped.failure).toMatchObject({ kind: 'host', failure: { kind: 'http', status: 404 } });
    expect(existsSync(at(ENCODER))).toBe(false);
    hub.reset();
    expect((await get()).failure).toBeNull();
    const [first = ''] = hub.large.requests.filter((line) => line.includes(ENCODER));
    expect(Number(/bytes=(\d+)/.exec(first)?.[1])).toBeGreaterThan(0);
    expect(same(ENCODER)).toBe(true);

    writeFileSync(at('config.json'), '{}');
    hub.reset();
    expect((await get()).failure).toBeNull();
    expect(same('config.json')).toBe(true);
    expect(hub.large.requests).toEqual([]);
  });

  it.each([
    [{ kind: 'other-bytes' } as const, { kind: 'wrong-content' }],
    [{ kind: 'status', status: 404 } as const, { kind: 'host', failure: { kind: 'http', status: 404 } }],
    [{ kind: 'page' } as const, { kind: 'page-instead' }],
  ])('is not taken with %j', async (fault, failure) => {
    hub.large.fault(ENCODER, fault);
    expect((await get()).failure).toMatchObject(failure);
    expect(existsSync(at(ENCODER))).toBe(false);
  });

  it('waits as long as the hub asks for, and says so', async () => {
    hub.large.fault(ENCODER, { kind: 'status', status: 429, retryAfter: '9', times: 1 });
    const { failure, waits, said } = await get();
    expect([failure, waits]).toEqual([null, [9000]]);
    expect(said.join('\n')).toContain('tried again by itself');
  });

  it('is refused in words where the size is none', async () => {
    const command = ['tsx', 'src/site/models/main.ts', 'get', 'huge', root];
    await expect(promisify(execFile)('npx', command, { cwd: ROOT })).rejects.toMatchObject({
      stderr: expect.stringContaining('get tiny|base|small|turbo'),
    });
  });
});
