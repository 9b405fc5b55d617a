import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import type { CallId } from '@/domain/call';
import { onlineAtom } from '@/state/online';
import { useLiveTables } from '@/state/use-live-tables';
import { readPushes, readStanding, type TeamStanding } from '@/storage/team/push-queue';
import type { PushRow } from '@/storage/team/team-rows';
import type { ChipTone } from '@/ui/status-chip';
import { teamFailure } from '@/ui/team-failure';
import { wording } from '@/ui/wording';

const { state, why } = wording.team;
const PUSHES = ['pushes', 'calls'] as const;

/** Pushes of calls that are here, live; undefined until they are read. */
export function usePushes(): ReadonlyMap<CallId, PushRow> | undefined {
  return useLiveTables(PUSHES, readPushes);
}

const OWN = ['pushes', 'reviews'] as const;

/** That of one call, live; undefined until it is read. */
export function useTeamStanding(callId: CallId): TeamStanding | undefined {
  const read = useCallback(() => readStanding(callId), [callId]);
  return useLiveTables(OWN, read);
}

export interface Standing {
  text: string;
  tone: ChipTone;
  reason?: string;
  share?: number;
  canRetry: boolean;
}

function standing(push: PushRow | undefined, online: boolean): Standing {
  if (push === undefined) return { text: state.archived, tone: 'neutral', canRetry: false };
  const { failure, parts, stopped } = push;
  if (failure !== undefined) {
    const text = stopped ? state.failed : state.waiting;
    // What this member may not write, or what was deleted for everybody, stays so however often it is sent.
    const canRetry = failure.kind !== 'unsupported';
    return { text, tone: stopped ? 'danger' : 'warn', reason: teamFailure(failure, !stopped), canRetry };
  }
  if (!online) return { text: state.waiting, tone: 'warn', reason: why.offline, canRetry: false };
  if (parts === undefined) return { text: state.waiting, tone: 'info', canRetry: false };
  return { text: state.sending(parts.sent, parts.of), tone: 'info', share: parts.sent / parts.of, canRetry: false };
}

/** How a call stands with the archive, in words. */
export function useStanding(push: PushRow | undefined): Standing {
  return standing(push, useAtomValue(onlineAtom));
}
