import { type DeviceFacts, expectedShare, type ModelOffer, SIZE_FIGURES } from '@/domain/models/model-choice';
import type { ModelFailure } from '@/domain/models/model-failure';
import type { StoredModel } from '@/domain/models/stored-model';
import { formatBytes, formatDay } from '@/ui/format';
import { wording } from '@/ui/wording';

const words = wording.models;

export const modelName = ({ size }: Pick<StoredModel, 'size'>): string => words.name(size);

/** What happened, and what to do about it. */
export function modelFailureText(failure: ModelFailure): { happened: string; todo: string } {
  const texts = wording.modelFailures;
  switch (failure.kind) {
    case 'host':
      return hostFailureText(failure.failure, failure.file);
    case 'not-a-manifest': {
      const { page, other, todo } = texts.notAManifest;
      return { happened: failure.page ? page : other, todo };
    }
    case 'page-instead':
      return { happened: texts.pageInstead.happened(failure.file), todo: texts.pageInstead.todo };
    case 'wrong-size': {
      const { file, bytes, expected } = failure;
      const { happened, todo } = texts.wrongSize;
      return { happened: happened(file, formatBytes(bytes), formatBytes(expected)), todo };
    }
    case 'wrong-content':
      return { happened: texts.wrongContent.happened(failure.file), todo: texts.wrongContent.todo };
    case 'no-room': {
      const { happened, todo } = texts.noRoom;
      return { happened: happened(formatBytes(failure.neededBytes), formatBytes(failure.freeBytes)), todo };
    }
    case 'storage-full':
      return texts.storageFull;
    case 'files-missing':
      return { happened: texts.filesMissing.happened(failure.files.join(', ')), todo: texts.filesMissing.todo };
    case 'no-model':
      return texts.noModel;
    case 'unreadable':
      return { happened: texts.unreadable.happened(failure.file), todo: texts.unreadable.todo };
    case 'internal':
      return { happened: texts.internal.happened(failure.detail), todo: texts.internal.todo };
  }
}

function hostFailureText(failure: (ModelFailure & { kind: 'host' })['failure'], file: string) {
  const texts = wording.modelFailures;
  switch (failure.kind) {
    case 'offline':
      return texts.offline;
    case 'unreachable': {
      const { happened, todo, todoMixed } = texts.unreachable;
      return { happened: happened(failure.address), todo: failure.mixedContent === true ? todoMixed : todo };
    }
    case 'unsupported':
      return texts.badAddress;
    case 'timeout':
      return { happened: texts.timeout.happened(file, Math.round(failure.afterMs / 1000)), todo: texts.timeout.todo };
    case 'http': {
      if (failure.status === 404) return { happened: texts.notFound.happened(file), todo: texts.notFound.todo };
      const { happened, todo } = texts.http;
      return { happened: happened(file, failure.status, failure.statusText), todo };
    }
    default:
      return { happened: texts.internal.happened(failure.kind), todo: texts.internal.todo };
  }
}

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
    `${download(formatBytes(bytes))}${onGpu}; ${memory(String(memoryGb), basis[memoryBasis])}; ${time}.`,
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
