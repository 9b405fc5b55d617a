import { type Failure, FailureError } from '@/domain/failure';

/** The Failure a promise rejects with; anything else it does is a failed test. */
export async function failureOf(work: Promise<unknown>): Promise<Failure> {
  try {
    await work;
  } catch (error) {
    if (error instanceof FailureError) return error.failure;
    throw error;
  }
  throw new Error('expected a failure, got an answer');
}
