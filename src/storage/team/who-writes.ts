import { ELSEWHERE, isElsewhere, ON_TABLET, type ReviewerId } from '@/domain/reviewer';
import type { TeamMember, TeamRole } from '@/domain/team/team-archive';
import type { Membership } from './membership';

/** A tablet that several people share: each of them writes in their own name. */
export const isSharedTablet = ({ roles }: TeamMember): boolean => roles.includes('device');

/** Who the author of a document is on this device. */
export function reviewerHere({ member, me }: Membership, author: string): ReviewerId {
  if (author === member.name) return me;
  const ofTablet = `${member.name}${ON_TABLET}`;
  return author.startsWith(ofTablet) ? author.slice(ofTablet.length) : `${ELSEWHERE}${author}`;
}

/** The name that a reviewer of this device has in the team; null = none: only who signs in writes, but on a shared tablet (D425). */
export function authorFor({ member, me }: Membership, reviewer: ReviewerId): string | null {
  if (reviewer === me) return member.name;
  return isSharedTablet(member) && !isElsewhere(reviewer) ? `${member.name}${ON_TABLET}${reviewer}` : null;
}

/** The name by which a document speaks of somebody; null = none that the team knows. */
export function nameThere(membership: Membership, reviewer: ReviewerId): string | null {
  return isElsewhere(reviewer) ? reviewer.slice(ELSEWHERE.length) : authorFor(membership, reviewer);
}

const ASSIGNING: readonly string[] = ['supervisor', 'manager', 'device'] satisfies TeamRole[];

/** Whether the archive lets whoever signed in assign calls. */
export const mayAssign = ({ member: { roles } }: Membership): boolean => roles.some((role) => ASSIGNING.includes(role));
