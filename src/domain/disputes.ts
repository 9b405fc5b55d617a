import type { CallId } from './call';
import type { ReviewerId } from './reviewer';

/** How a reviewer answered a dispute. */
export interface DisputeReply {
  verdict: 'accepted' | 'kept';
  words: string;
  by: ReviewerId;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Somebody holds that an answer should be another one. Nothing of it changes but that it is replied to, once. */
export interface Dispute {
  id: string;
  /** The agent's name, as typed. */
  by: string;
  at: number;
  /** Why. */
  words: string;
  /** The answer in force then: whose, and which option; null = not judged. */
  first: { by: ReviewerId | 'machine'; option: string | null };
  proposed: string;
  reply?: DisputeReply;
  /** Of others who replied before they knew of that one, oldest first. */
  laterReplies?: readonly DisputeReply[];
  /** Somebody of the team on whose device it was said; absent: on this one. */
  from?: ReviewerId;
}

/** All that was ever said against the answer to one question of a call, in its order; at most the last is open. */
export interface QuestionDisputes {
  callId: CallId;
  service: string;
  questionId: string;
  disputes: readonly Dispute[];
}

export const isOpen = ({ reply }: Dispute): boolean => reply === undefined;

/** The one that waits for a reply. */
export function openDispute({ disputes }: QuestionDisputes): Dispute | undefined {
  return disputes.find(isOpen);
}

/** With one more; null where another one is open, or the option is the one in force: then there is nothing to propose. */
export function withDispute(before: QuestionDisputes, dispute: Dispute): QuestionDisputes | null {
  if (openDispute(before) !== undefined || dispute.proposed === dispute.first.option) return null;
  return { ...before, disputes: [...before.disputes, dispute] };
}

/** With the reply to the open one of this id; null where there is none: somebody else was quicker. */
export function withReply(before: QuestionDisputes, id: string, reply: DisputeReply): QuestionDisputes | null {
  if (openDispute(before)?.id !== id) return null;
  return { ...before, disputes: before.disputes.map((one) => (one.id === id ? { ...one, reply } : one)) };
}
