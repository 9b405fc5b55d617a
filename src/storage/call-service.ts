import type { CallId } from '@/domain/call';
import { changeCall } from './change-call';
import { durableDb } from './database';
import { scoreHeadline } from './score-headline';

/** Changes the scoring type; the score shown in lists becomes that of the new type, or none. */
export function setCallService(id: CallId, service: string): Promise<void> {
  return changeCall(id, async ({ score: _score, ...call }) => {
    const score = await scoreHeadline(durableDb, id, service);
    return { ...call, service, ...(score && { score }) };
  });
}
