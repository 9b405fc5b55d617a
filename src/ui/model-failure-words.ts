import type { ModelFailure } from '@/domain/models/model-failure';
import { formatBytes } from './format';
import { wording } from './wording';

/** What happened, and what to do about it. */
export function modelFailureText(failure: ModelFailure): { happened: string; todo: string } {
  const texts = wording.modelFailures;
  switch (failure.kind) {
    case 'host':
      return hostFailureText(failure.failure, failure.file);
    case 'not-a-manifest': {
      const { page, other, todo, todoHub } = texts.notAManifest;
      return { happened: failure.page ? page : other, todo: failure.hub === true ? todoHub : todo };
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
