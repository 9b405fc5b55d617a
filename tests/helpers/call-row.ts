import type { Call } from '@/domain/call';

/** The scoring type of every stored call that a test does not name one for. */
export const SALES = 'Sale Effective';

/** A call as a list reads it; needs no database. */
export function callRow(fields: Partial<Call> = {}): Call {
  const call: Call = {
    ...{ id: 'c', title: 'Call', source: 'typed', createdAt: 1, updatedAt: 1, language: 'vi', service: SALES },
    ...fields,
  };
  return call;
}
