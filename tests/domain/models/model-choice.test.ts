import { describe, expect, it } from 'vitest';
import {
  chooseVariant,
  type DeviceFacts,
  expectedShare,
  isBarred,
  modelOffers,
  recommendedSize,
  updateFor,
} from '@/domain/models/model-choice';
import type { ListedModel } from '@/domain/models/model-manifest';
import type { ModelSize } from '@/domain/models/speech-model';
import { modelKey, type StoredModel } from '@/domain/models/stored-model';

const LAPTOP: DeviceFacts = {
  kind: 'desktop',
  memoryGb: 8,
  cores: 8,
  webgpu: false,
  threads: false,
  saveData: false,
  freeBytes: 1e11,
};
const IPAD: DeviceFacts = { ...LAPTOP, kind: 'ipad', memoryGb: null };

const BYTES: Record<ModelSize, number> = { tiny: 41e6, base: 77e6, small: 249e6, turbo: 11e8 };
const variant = (backend: 'wasm' | 'webgpu', bytes: number) => ({
  backend,
  precision: { encoder: 'q8', decoder: 'q8' },
  files: [{ path: 'a.onnx', bytes, sha256: 'ab'.repeat(32) }],
});
const listed = (size: ModelSize, version = '1'): ListedModel => ({
  ...{ id: `whisper-${size}`, size, version, licence: 'mit', languages: [], folder: `${size}@${version}` },
  variants: [variant('wasm', BYTES[size]), variant('webgpu', BYTES[size] * 2.5)],
});
const ALL = (['turbo', 'small', 'base', 'tiny'] as const).map((size) => listed(size));

describe('the size for a device', () => {
  it.each<[string, Partial<DeviceFacts>, ModelSize]>([
    ['a laptop', {}, 'small'],
    ['a laptop whose browser tells no memory', { memoryGb: null }, 'base'],
    ['a laptop with little memory', { memoryGb: 4 }, 'base'],
    ['a laptop with two cores', { cores: 2 }, 'base'],
    ['an old machine', { memoryGb: 2 }, 'tiny'],
    ['a laptop on a paid connection', { saveData: true }, 'base'],
    ['an iPad', { kind: 'ipad', memoryGb: null }, 'base'],
    ['an iPhone', { kind: 'iphone', memoryGb: null }, 'tiny'],
    ['an Android tablet', { kind: 'android', memoryGb: 8 }, 'base'],
    ['a small Android tablet', { kind: 'android', memoryGb: 2 }, 'tiny'],
  ])('%s', (_, change, size) => {
    expect(recommendedSize({ ...LAPTOP, ...change })).toBe(size);
  });
});

describe('what a host offers a device', () => {
  const of = (models: readonly ListedModel[], device: DeviceFacts) => modelOffers(models, device);
  const recommended = (offers: ReturnType<typeof of>) =>
    offers.filter((offer) => offer.recommended).map(({ model }) => model.size);

  it('is sorted by size, and one is recommended', () => {
    const offers = of(ALL, LAPTOP);
    expect(offers.map(({ model }) => model.size)).toEqual(['tiny', 'base', 'small', 'turbo']);
    expect(recommended(offers)).toEqual(['small']);
  });

  it('falls back to a smaller one, else to the next bigger one, where the best size is not there', () => {
    expect(recommended(of([listed('tiny'), listed('turbo')], LAPTOP))).toEqual(['tiny']);
    expect(recommended(of([listed('small'), listed('turbo')], { ...IPAD, kind: 'android' }))).toEqual(['small']);
  });

  it('recommends nothing that has no room', () => {
    const offers = of(ALL, { ...LAPTOP, freeBytes: 60e6 });
    expect(recommended(offers)).toEqual(['tiny']);
    expect(offers.filter(({ cautions }) => isBarred(cautions)).map(({ model }) => model.size)).toEqual([
      'base',
      'small',
      'turbo',
    ]);
    expect(recommended(of(ALL, { ...LAPTOP, freeBytes: 1 }))).toEqual([]);
  });

  it('warns before what is reported to go wrong on an iPad, and bars turbo', () => {
    const [tiny, base, small, turbo] = of(ALL, IPAD);
    expect(tiny?.cautions).toEqual([]);
    expect(base?.cautions).toEqual(['reloads']);
    expect(small?.cautions).toEqual(['reloads', 'slow']);
    expect(turbo?.cautions).toEqual(['too-big']);
  });

  it('takes files for the graphics processor only where they help', () => {
    const gpu = { ...LAPTOP, webgpu: true };
    const backend = (size: ModelSize, device: DeviceFacts) => chooseVariant(listed(size), device)?.backend;
    expect(backend('base', gpu)).toBe('wasm');
    expect(backend('small', gpu)).toBe('webgpu');
    expect(backend('turbo', gpu)).toBe('webgpu');
    expect(backend('turbo', LAPTOP)).toBe('wasm');
    expect(backend('small', { ...IPAD, webgpu: true })).toBe('wasm');
  });

  it('leaves out what this device can not run at all', () => {
    const onlyGpu = { ...listed('small'), variants: [variant('webgpu', 5)] };
    expect(of([onlyGpu], IPAD)).toEqual([]);
  });
});

describe('the time the work takes', () => {
  it('is measured on desktops, a guess on tablets, and unknown on graphics processors', () => {
    expect(expectedShare('base', 'wasm', LAPTOP)).toEqual({ share: 0.33, basis: 'measured' });
    expect(expectedShare('base', 'wasm', { ...LAPTOP, threads: true })?.share).toBeLessThan(0.33);
    expect(expectedShare('base', 'wasm', IPAD)).toEqual({ share: 0.66, basis: 'estimated' });
    expect(expectedShare('turbo', 'webgpu', LAPTOP)).toBeNull();
  });
});

describe('another version at the host', () => {
  const stored = (change: Partial<StoredModel> = {}): StoredModel => ({
    ...{ id: 'whisper-base', version: '1', size: 'base', backend: 'wasm', precision: { encoder: 'q8', decoder: 'q8' } },
    key: modelKey({ id: 'whisper-base', version: '1', backend: 'wasm' }),
    ...{ licence: 'mit', files: [], source: 'https://host.example/base@1', listed: true, addedAt: 1, active: true },
    state: { is: 'ready', checkedAt: 1 },
    ...change,
  });
  const update = (model: StoredModel, ...models: ListedModel[]) => updateFor(model, modelOffers(models, LAPTOP));

  it('is an update', () => {
    expect(update(stored(), listed('base', '2'))?.model.version).toBe('2');
  });

  it('is none while the present one is still offered', () => {
    expect(update(stored(), listed('base', '1'), listed('base', '2'))).toBeNull();
    expect(update(stored(), listed('small', '2'))).toBeNull();
  });

  it('is none for files of which nobody said what version they are', () => {
    expect(update(stored({ source: '', listed: false }), listed('base', '2'))).toBeNull();
    expect(update(stored({ source: '', listed: true }), listed('base', '2'))).not.toBeNull();
  });
});
