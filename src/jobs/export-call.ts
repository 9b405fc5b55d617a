import type { CallId } from '@/domain/call';
import { FailureError } from '@/domain/failure';
import { readWholeCall } from '@/storage/calls/whole-call';

async function textOf(callId: CallId): Promise<string | undefined> {
  const whole = await readWholeCall(callId);
  return whole && JSON.stringify({ format: 'callmark-call', version: 1, ...whole }, null, 2);
}

/** Everything about a call but its audio bytes, as a JSON file. Settings, and so secrets, are no part of it (D4). */
export async function exportCall(callId: CallId): Promise<Blob> {
  const text = await textOf(callId);
  if (text === undefined) throw new FailureError({ kind: 'internal', detail: 'no such call' });
  return new Blob([text], { type: 'application/json' });
}

/** The same of several calls in one file; what was deleted meanwhile is left out. */
export async function exportCalls(callIds: readonly CallId[]): Promise<Blob> {
  const parts: Blob[] = [];
  // One after the other, each handed to the browser: never all of them as one text in memory.
  for (const callId of callIds) {
    const text = await textOf(callId);
    if (text !== undefined) parts.push(new Blob([parts.length === 0 ? '' : ',\n', text]));
  }
  const head = '{"format":"callmark-calls","version":1,"calls":[\n';
  return new Blob([head, ...parts, '\n]}'], { type: 'application/json' });
}
