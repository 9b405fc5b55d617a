import { readCaptions } from '@/audio/files/read-captions';
import type { CallId } from '@/domain/call';
import { wake } from '@/jobs/queue';
import { attachCaptions } from '@/storage/calls/audio';
import { getCall } from '@/storage/calls/calls';
import { jobsOfCall } from '@/storage/jobs/jobs';

import { type Refused, refusal } from './take-files';

/** Captions chosen alone become the transcript of the call on screen, when its audio waits for one; else a refusal. */
export async function attachLoose(file: File, callId: CallId | null): Promise<Refused | null> {
  const { name } = file;
  if (callId === null) return { name, why: 'captions-alone' };
  const [call, jobs] = await Promise.all([getCall(callId), jobsOfCall(callId)]);
  const waits = jobs.some((job) => job.kind === 'transcribe' && job.state !== 'done');
  if (call?.audio === undefined || !waits) return { name, why: 'captions-alone' };
  try {
    const captions = await readCaptions(file);
    if (captions === null) return { name, why: 'captions-unreadable' };
    await attachCaptions(callId, captions);
    wake();
    return null;
  } catch (error) {
    return refusal(name, error);
  }
}
