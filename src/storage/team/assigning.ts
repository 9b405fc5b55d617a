import { ELSEWHERE, isElsewhere, type ReviewerId } from '@/domain/reviewer';
import type { TeamRole } from '@/domain/team/team-archive';
import { authorFor, type Membership } from './membership';

/** The name by which a document speaks of somebody; null = none that the team knows. */
export function nameThere(membership: Membership, reviewer: ReviewerId): string | null {
  return isElsewhere(reviewer) ? reviewer.slice(ELSEWHERE.length) : authorFor(membership, reviewer);
}

const ASSIGNING: readonly string[] = ['supervisor', 'manager', 'device'] satisfies TeamRole[];

/** Whether the archive lets whoever signed in assign calls. */
export const mayAssign = ({ member: { roles } }: Membership): boolean => roles.some((role) => ASSIGNING.includes(role));
