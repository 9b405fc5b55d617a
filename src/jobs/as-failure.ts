import { type Failure, FailureError } from '@/domain/failure';
import { isQuotaError } from '@/storage/storage-failure';

/** What an attempt died of, as data. What nobody foresaw is 'internal' with its message. */
export function asFailure(error: unknown): Failure {
  if (error instanceof FailureError) return error.failure;
  if (isQuotaError(error)) return { kind: 'storage-full' };
  if (error instanceof Error && error.name === 'AbortError') return { kind: 'cancelled' };
  return { kind: 'internal', detail: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
}
