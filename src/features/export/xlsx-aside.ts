import { STALL_MS } from '@/audio/watchdog';
import { runWorker } from '@/audio/worker-protocol';
import type { ExportedCall } from '@/domain/exports/exported-call';
import { FailureError } from '@/domain/failure';
import { loadChunk } from '@/domain/load-chunk';
import { wording } from '@/ui/wording';
import type { XlsxTask } from './xlsx.worker';

/** Fewer calls are written before a worker has started. */
const MANY = 30;
/** A spreadsheet is written in one piece, with no sign of life before its end. */
const STALLED = { kind: 'timeout', afterMs: STALL_MS, here: true } as const;

const here = async (calls: readonly ExportedCall[]): Promise<Blob> =>
  (await loadChunk(() => import('./xlsx'))).callsXlsx(calls, wording.exporting.tables);

/**
 * A spreadsheet of calls, off the page's thread where there are many; where no worker comes to life it is written here all
 * the same. Rejects with FailureError 'cancelled'.
 */
export async function xlsxAside(calls: readonly ExportedCall[], signal: AbortSignal): Promise<Blob> {
  if (calls.length < MANY || typeof Worker === 'undefined') return here(calls);
  const start = () => new Worker(new URL('./xlsx.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await runWorker<Blob>(start, { calls, words: wording.exporting.tables } satisfies XlsxTask, {
      signal,
      onProgress: () => {},
      stalled: STALLED,
    });
  } catch (error) {
    // Its code may not have come before the network went (D352).
    if (error instanceof FailureError && /^(?:internal|offline)$/.test(error.failure.kind)) return here(calls);
    throw error;
  }
}
