import { useLiveQuery } from 'dexie-react-hooks';
import type { CalibrationSession } from '@/domain/calibration/session';
import type { CallId } from '@/domain/call';
import { reviewerBy } from '@/domain/reviewer';
import { blindSession } from '@/storage/calibration/sessions';
import { usePeople } from './use-people';

/**
 * The calibration for which whoever judges here must not see what the machine and others say of this call by this card
 * yet; null = none, undefined = not known yet: then nothing of it is shown either.
 */
export function useBlindSession(callId: CallId | null, service: string): CalibrationSession | null | undefined {
  const people = usePeople();
  const name = people && reviewerBy(people, people.current)?.name;
  // Not the name: where somebody gives theirs in the middle of judging, what was found before holds until it is read anew.
  const subject = people === undefined ? null : `${callId} ${service}`;
  const found = useLiveQuery(async () => {
    const session = callId === null || name === undefined ? undefined : await blindSession(callId, service, name);
    return { subject, session: session ?? null };
  }, [callId, service, name, subject]);
  return subject === null || found?.subject !== subject ? undefined : found.session;
}
