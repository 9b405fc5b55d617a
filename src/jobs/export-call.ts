import type { CallId } from '@/domain/call';
import { FailureError } from '@/domain/failure';
import { readWholeCall } from '@/storage/calls/whole-call';

/** Everything about a call but its audio bytes, as a JSON file. Settings, and so secrets, are no part of it (D4). */
export async function exportCall(callId: CallId): Promise<Blob> {
  const whole = await readWholeCall(callId);
  if (whole === undefined) throw new FailureError({ kind: 'internal', detail: 'no such call' });
  const text = JSON.stringify({ format: 'callmark-call', version: 1, ...whole }, null, 2);
  return new Blob([text], { type: 'application/json' });
}
