import type { ListedModel, ModelVariant } from './model-manifest';
import type { ModelSize } from './speech-model';
import { modelKey, type StoredModel, totalBytes } from './stored-model';

/** What a browser tells about the device it runs on. */
export interface DeviceFacts {
  kind: 'desktop' | 'android' | 'ipad' | 'iphone';
  /** As the browser tells, rounded and at most 8; null = it does not tell. */
  memoryGb: number | null;
  cores: number;
  webgpu: boolean;
  /** The page may use threads (cross-origin isolation). */
  threads: boolean;
  /** The user asked for little data. */
  saveData: boolean;
  /** Bytes the browser says it would still store; null = it does not tell. */
  freeBytes: number | null;
}

export type Basis = 'measured' | 'reported' | 'estimated';

interface SizeFigures {
  memoryGb: number;
  memoryBasis: Basis;
  /** Time of the work over time of the call, dense speech, on one thread and on two. */
  share: { one: number; two: number };
  shareBasis: Basis;
}

/** Measured on two desktop cores with checkpoints of the true architecture; the others follow from their weights. */
export const SIZE_FIGURES: Readonly<Record<ModelSize, SizeFigures>> = {
  tiny: { memoryGb: 0.6, memoryBasis: 'estimated', share: { one: 0.17, two: 0.12 }, shareBasis: 'estimated' },
  base: { memoryGb: 1, memoryBasis: 'measured', share: { one: 0.33, two: 0.23 }, shareBasis: 'measured' },
  small: { memoryGb: 1.5, memoryBasis: 'measured', share: { one: 1.15, two: 0.8 }, shareBasis: 'measured' },
  turbo: { memoryGb: 3.5, memoryBasis: 'estimated', share: { one: 4, two: 3 }, shareBasis: 'estimated' },
};

/** What the inference runtimes weigh, unpacked: fetched from the app's own server once there is a model. Bytes. */
export const RUNTIME_BYTES: Readonly<Record<ModelVariant['backend'], number>> = { wasm: 14.3e6, webgpu: 41.2e6 };

const SIZE_ORDER: readonly ModelSize[] = ['tiny', 'base', 'small', 'turbo'];

/** The size that fits a device best, its free space aside. */
export function recommendedSize({ kind, memoryGb, cores, saveData }: DeviceFacts): ModelSize {
  if (kind === 'iphone') return 'tiny';
  if (memoryGb !== null && memoryGb < 4) return 'tiny';
  if (kind !== 'desktop' || saveData || memoryGb === null || memoryGb < 8 || cores < 4) return 'base';
  return 'small';
}

/** Why a size is no plain choice here. 'reloads': tablets are reported to kill the page over its memory. */
export type Caution = 'reloads' | 'memory' | 'slow' | 'needs-gpu' | 'too-big' | 'no-room';

function cautionsFor(size: ModelSize, bytes: number, device: DeviceFacts): Caution[] {
  const { kind, memoryGb, webgpu, freeBytes } = device;
  const tablet = kind !== 'desktop';
  const cautions: Caution[] = [];
  if (freeBytes !== null && bytes > freeBytes) cautions.push('no-room');
  if (size === 'turbo' && tablet) cautions.push('too-big');
  else if (size === 'turbo' && !webgpu) cautions.push('needs-gpu');
  if ((kind === 'ipad' || kind === 'iphone') && size !== 'tiny' && size !== 'turbo') cautions.push('reloads');
  if (memoryGb !== null && memoryGb < SIZE_FIGURES[size].memoryGb * 3) cautions.push('memory');
  if (size === 'small' && tablet) cautions.push('slow');
  return cautions;
}

/** Cautions that leave nothing to choose. */
export function isBarred(cautions: readonly Caution[]): boolean {
  return cautions.includes('no-room') || cautions.includes('too-big');
}

/** How long the work takes, as a share of the call's length; null = nobody has measured it. */
export function expectedShare(
  size: ModelSize,
  backend: ModelVariant['backend'],
  { kind, threads }: DeviceFacts,
): { share: number; basis: Basis } | null {
  if (backend === 'webgpu') return null;
  const { share, shareBasis } = SIZE_FIGURES[size];
  if (kind === 'desktop') return { share: threads ? share.two : share.one, basis: shareBasis };
  // Nothing was measured on tablets; half the speed of a desktop core is a cautious guess.
  return { share: share.one * 2, basis: 'estimated' };
}

/** What to fetch of a model: WebGPU files only where they help and a desktop can use them. */
export function chooseVariant({ size, variants }: ListedModel, { kind, webgpu }: DeviceFacts): ModelVariant | null {
  const gpu = variants.find(({ backend }) => backend === 'webgpu');
  const wasm = variants.find(({ backend }) => backend === 'wasm');
  const helps = kind === 'desktop' && webgpu && (size === 'small' || size === 'turbo');
  return (helps ? (gpu ?? wasm) : (wasm ?? (kind === 'desktop' && webgpu ? gpu : undefined))) ?? null;
}

/** A listed model as this device would have it. */
export interface ModelOffer {
  key: string;
  model: ListedModel;
  variant: ModelVariant;
  bytes: number;
  cautions: Caution[];
  recommended: boolean;
}

/** What a host offers this device, smallest first; one of them is recommended unless none has room. */
export function modelOffers(models: readonly ListedModel[], device: DeviceFacts): ModelOffer[] {
  const offers = models.flatMap((model): ModelOffer[] => {
    const variant = chooseVariant(model, device);
    if (variant === null) return [];
    const bytes = totalBytes(variant.files);
    const key = modelKey({ ...model, backend: variant.backend });
    return [{ key, model, variant, bytes, cautions: cautionsFor(model.size, bytes, device), recommended: false }];
  });
  const rank = ({ model }: ModelOffer) => SIZE_ORDER.indexOf(model.size);
  offers.sort((one, other) => rank(one) - rank(other) || one.bytes - other.bytes);
  const wanted = SIZE_ORDER.indexOf(recommendedSize(device));
  const possible = offers.filter(({ cautions }) => !isBarred(cautions));
  const best = possible.findLast((offer) => rank(offer) <= wanted) ?? possible[0];
  // Of several of the same size, the one a host lists first.
  const first = possible.find((offer) => best !== undefined && rank(offer) === rank(best));
  if (first !== undefined) first.recommended = true;
  return offers;
}

/** What a host offers in place of a model that is here: the same one in another version. Offered, never forced. */
export function updateFor(stored: StoredModel, offers: readonly ModelOffer[]): ModelOffer | null {
  if (stored.source === '' && !stored.listed) return null;
  const same = offers.filter(({ model, variant }) => model.id === stored.id && variant.backend === stored.backend);
  return same.some(({ model }) => model.version === stored.version) ? null : (same.at(-1) ?? null);
}
