import { type DeviceFacts, expectedShare, type ModelOffer, SIZE_FIGURES } from '@/domain/models/model-choice';
import type { StoredModel } from '@/domain/models/stored-model';
import { decimal, formatBytes, formatDay } from '@/ui/format';
import { wording } from '@/ui/wording';

const words = wording.models;

export const modelName = ({ size }: Pick<StoredModel, 'size'>): string => words.name(size);

const SHARES = [
  [0.14, 'tenth'],
  [0.215, 'fifth'],
  [0.28, 'quarter'],
  [0.4, 'third'],
  [0.58, 'half'],
  [0.75, 'twoThirds'],
  [1, 'nearly'],
  [1.4, 'longer'],
  [2.5, 'twice'],
] as const;

/** Time of the work beside the length of the call, in words: figures would promise too much. */
export function shareWords(share: number): string {
  const name = SHARES.find(([most]) => share <= most)?.[1] ?? 'many';
  return words.offers.shares[name];
}

/** What a model costs on this device, a line each. */
export function offerLines({ model, variant, bytes }: ModelOffer, device: DeviceFacts): string[] {
  const { download, memory, speed, unmeasuredSpeed, gpu, basis, speedBasis, uses } = words.offers;
  const { memoryGb, memoryBasis } = SIZE_FIGURES[model.size];
  const expected = expectedShare(model.size, variant.backend, device);
  const time = expected === null ? unmeasuredSpeed : speed(shareWords(expected.share), speedBasis[expected.basis]);
  const onGpu = variant.backend === 'webgpu' ? `, ${gpu}` : '';
  return [
    uses[model.size],
    `${download(formatBytes(bytes))}${onGpu}; ${memory(decimal(memoryGb), basis[memoryBasis])}; ${time}.`,
  ];
}

/** Bytes, version, licence and check of a model that is here, in one line. */
export function storedFacts({ files, version, licence, listed, source, state }: StoredModel): string {
  const bytes = formatBytes(files.reduce((sum, file) => sum + file.bytes, 0));
  return [
    bytes,
    words.facts.version(version),
    ...(licence === '' ? [] : [words.facts.licence(licence)]),
    ...(state.is === 'ready' ? [words.facts.checked(formatDay(state.checkedAt))] : []),
    ...(source === '' && !listed ? [words.facts.unlisted] : []),
  ].join(' · ');
}
