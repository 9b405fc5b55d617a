import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pathOfCall } from '@/domain/callmark-file/manifest';
import { db } from '@/storage/database';
import { exported, imported, planned, troubleOf } from '../../helpers/callmark-files';
import { freshDatabase } from '../../helpers/fresh-database';
import { audioCall, soundFile, typedCall } from '../../helpers/stored-calls';
import { asText, entriesOf, manifestIn, zipped } from '../../tools/zips';

let good: ReadonlyMap<string, string>;
beforeAll(async () => {
  await freshDatabase();
  good = await makeGoodFile();
});
beforeEach(freshDatabase);

type Json = Record<string, unknown>;

/** A good file of two calls, one with sound, that a test spoils. */
async function makeGoodFile(): Promise<Map<string, string>> {
  await typedCall('Agent (A): Một.', { title: 'Cuộc thứ nhất' });
  await audioCall({ file: soundFile('sound'), title: 'Cuộc thứ hai' });
  const entries = await entriesOf(await exported());
  return new Map([...entries].map(([path, text]) => [path, asText(text)]));
}

async function spoiled(change: (entries: Map<string, string>) => void, level = 0): Promise<Blob> {
  const entries = new Map(good);
  change(entries);
  return zipped([...entries], level);
}

async function withManifest(change: (manifest: Json) => void): Promise<Blob> {
  return spoiled((entries) => {
    const manifest = JSON.parse(entries.get('manifest.json') ?? '') as Json;
    change(manifest);
    entries.set('manifest.json', JSON.stringify(manifest));
  });
}

const callsIn = (manifest: Json) => manifest['calls'] as Json[];
const firstCall = (manifest: Json) => callsIn(manifest)[0] ?? {};

async function nothingStored(): Promise<void> {
  const counts = await Promise.all([db.calls, db.transcripts, db.audio, db.scorecards].map((table) => table.count()));
  expect(counts).toEqual([0, 0, 0, 0]);
}

describe('nothing is taken in of', () => {
  it.each([
    ['what is no zip', async () => new Blob(['WEBVTT']), 'not-a-zip'],
    ['nothing', async () => new Blob([]), 'not-a-zip'],
    [
      'a file that was cut off',
      async () => {
        const whole = await zipped([...new Map(good)]);
        return whole.slice(0, whole.size - 40);
      },
      'not-a-zip',
    ],
    ['another zip', () => zipped([['word/document.xml', '<x/>']]), 'not-callmark'],
    ['a zip with another manifest', () => zipped([['manifest.json', '{"name":"an extension"}']]), 'not-callmark'],
    ['a manifest that is no JSON', () => zipped([['manifest.json', '{"format":"callmark",']]), 'not-callmark'],
    [
      'a newer version',
      () => withManifest((manifest) => Object.assign(manifest, { version: 2, calls: 'other' })),
      'newer',
    ],
    [
      'absurd counts',
      () => withManifest((manifest) => Object.assign(manifest['counts'] as Json, { calls: 1e9 })),
      'wrong',
    ],
    ['calls that are no list', () => withManifest((manifest) => Object.assign(manifest, { calls: {} })), 'wrong'],
    [
      'a path that leads elsewhere',
      () => withManifest((m) => Object.assign(firstCall(m)['call'] as Json, { path: '../../etc/passwd' })),
      'wrong',
    ],
    [
      'a size below nothing',
      () => withManifest((m) => Object.assign(firstCall(m)['call'] as Json, { bytes: -1 })),
      'wrong',
    ],
    [
      'two calls of one id',
      () => withManifest((m) => Object.assign(callsIn(m)[1] ?? {}, { id: firstCall(m)['id'] })),
      'wrong',
    ],
    [
      'a manifest twice',
      async () => {
        const entries = [...new Map(good)];
        const [manifest = ['', ''] as [string, string]] = entries;
        // The library that writes refuses two of a name; one byte of the second is changed back.
        const file = await zipped([...entries, ['manifest.jsoX', manifest[1]]]);
        const bytes = Buffer.from(await file.arrayBuffer());
        for (let at = bytes.indexOf('manifest.jsoX'); at >= 0; at = bytes.indexOf('manifest.jsoX'))
          bytes.write('n', at + 12);
        return new Blob([bytes]);
      },
      'not-a-zip,not-callmark',
    ],
  ] as const)('%s', async (_name, make, why) => {
    const trouble = await troubleOf(await make());
    expect(why.split(',')).toContain(trouble?.why);
    await nothingStored();
  });

  it('an entry that unpacks to a thousand times its size', async () => {
    const file = await zipped([['manifest.json', `{"format":"callmark","version":1}${' '.repeat(30_000_000)}`]], 9);
    expect(file.size).toBeLessThan(100_000);
    expect(await troubleOf(file)).toEqual({ why: 'bomb' });
  });

  it('entries that unpack to more than the directory says', async () => {
    const file = await zipped([['manifest.json', `{"format":"callmark","version":1}${' '.repeat(500_000)}`]], 9);
    const bytes = Buffer.from(await file.arrayBuffer());
    const size = Buffer.alloc(4);
    size.writeUInt32LE(500_033);
    const small = Buffer.alloc(4);
    small.writeUInt32LE(100);
    for (let at = bytes.indexOf(size); at >= 0; at = bytes.indexOf(size)) small.copy(bytes, at);
    expect((await troubleOf(new Blob([bytes])))?.why).toMatch(/^(bomb|cut)$/);
  });
});

describe('of a file with one wrong entry the other calls come, and it is named', () => {
  const first = pathOfCall(0, 'call.json');
  const broken = async (file: Blob) => {
    const done = await imported(file);
    expect(await db.calls.count()).toBe(done.added.length);
    expect(done.added).toHaveLength(1);
    return done.broken.map(({ title, trouble }) => [title, trouble]);
  };

  it.each([
    ['missing', (entries: Map<string, string>) => entries.delete(first), 'Cuộc thứ nhất', 'missing'],
    ['longer', (entries: Map<string, string>) => entries.set(first, `${entries.get(first)} `), 'Cuộc thứ nhất', 'size'],
    [
      'changed',
      (entries: Map<string, string>) => entries.set(first, (entries.get(first) ?? '').replace('Một', 'Mặt')),
      'Cuộc thứ nhất',
      'checksum',
    ],
    [
      'sound changed',
      (entries: Map<string, string>) => entries.set(pathOfCall(1, 'sound.wav'), 'SOUND'),
      'Cuộc thứ hai',
      'checksum',
    ],
  ] as const)('%s', async (_name, change, title, trouble) => {
    expect(await broken(await spoiled((entries) => void change(entries)))).toEqual([[title, trouble]]);
  });

  it.each([
    ['a number for a text', (call: Json) => Object.assign(call['transcript'] as Json, { text: 7 })],
    ['a time that no clock has', (call: Json) => Object.assign(call['call'] as Json, { createdAt: 1e300 })],
    ['an unknown source', (call: Json) => Object.assign(call['call'] as Json, { source: 'magic' })],
    ['rows of another call', (call: Json) => Object.assign(call['transcript'] as Json, { callId: 'other' })],
    ['results that are no list', (call: Json) => Object.assign(call, { results: { length: 3 } })],
    [
      'a score without questions',
      (call: Json) =>
        Object.assign(call, {
          results: [
            {
              ...{
                kind: 'score',
                callId: (call['call'] as Json)['id'],
                service: 'Sale Effective',
                raw: '',
                revision: 1,
              },
              madeBy: { maker: 'rules', name: '', at: 1 },
              answer: { kind: 'se', items: {}, overview: '', guideToBuy: '' },
            },
          ],
        }),
    ],
  ] as const)('whose shape is wrong though its checksum is right: %s', async (_name, change) => {
    const entries = new Map(good);
    const call = JSON.parse(entries.get(first) ?? '') as Json;
    change(call);
    const text = JSON.stringify(call);
    const bytes = new TextEncoder().encode(text);
    const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
    const manifest = JSON.parse(entries.get('manifest.json') ?? '') as Json;
    const mark = firstCall(manifest)['call'] as Json;
    const counts = manifest['counts'] as Json;
    counts['bytes'] = Number(counts['bytes']) - Number(mark['bytes']) + bytes.length;
    Object.assign(mark, { bytes: bytes.length, sha256 });
    entries.set(first, text);
    entries.set('manifest.json', JSON.stringify(manifest));
    expect(await broken(await zipped([...entries]))).toEqual([['Cuộc thứ nhất', 'shape']]);
  });
});

describe('a good file', () => {
  it('that another program packed again is taken in all the same', async () => {
    const file = await spoiled((entries) => void entries.set('README.txt', 'of somebody else'), 9);
    expect(await imported(file)).toMatchObject({ added: [expect.any(String), expect.any(String)], broken: [] });
    expect(await (await db.audio.toArray())[0]?.content).toBeDefined();
  });

  it('of ten times the calls costs ten times the work, not a hundred', async () => {
    const fileOf = async (calls: number) => {
      await freshDatabase();
      for (let n = 0; n < calls; n++) await typedCall(`Agent (A): Cuộc số ${n}.`);
      return exported();
    };
    const taken = async (file: Blob) => {
      await freshDatabase();
      const before = process.cpuUsage();
      await imported(file);
      await planned(file);
      const { user } = process.cpuUsage(before);
      return user;
    };
    const least = async (calls: number) => {
      const file = await fileOf(calls);
      return Math.min(await taken(file), await taken(file));
    };
    await taken(await fileOf(5));
    const [few, many] = [await least(8), await least(80)];
    expect(many / few).toBeLessThan(50);
    const { counts } = manifestIn(await entriesOf(await exported()));
    expect(counts.calls).toBe(80);
  });
});
