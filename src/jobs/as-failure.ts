import { type Failure, failureOf } from '@/domain/failure';
import { isQuotaError } from '@/storage/browser/storage-failure';

/** What an attempt died of, as data. What nobody foresaw is 'internal' with its message. */
export function asFailure(error: unknown): Failure {
  if (isQuotaError(error)) return { kind: 'storage-full' };
  if (error instanceof Error && error.name === 'AbortError') return { kind: 'cancelled' };
  return failureOf(error);
}
