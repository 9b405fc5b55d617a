import { mergeDisputes, repliesTo } from '../callmark-file/call-disputes';
import type { Dispute, DisputeReply, QuestionDisputes } from '../disputes';
import { groupBy } from '../group-by';
import { ELSEWHERE, isElsewhere, type ReviewerId } from '../reviewer';
import type { Evaluation } from '../scoring/evaluation';

const MACHINE = 'machine';

/** Every reply to a dispute of a call, with whose and to which. */
export function repliesIn(rows: readonly QuestionDisputes[]): (DisputeReply & { service: string; to: string })[] {
  return rows.flatMap(({ service, disputes }) =>
    disputes.flatMap((dispute) => repliesTo(dispute).map((reply) => ({ ...reply, service, to: dispute.id }))),
  );
}

/** What this reviewer replied to disputes of the card, by dispute. */
export function repliesOf(
  rows: readonly QuestionDisputes[],
  { service, reviewer }: Evaluation,
  author: string,
): Record<string, DisputeReply> {
  const own = repliesIn(rows).filter((reply) => reply.service === service && reply.by === reviewer);
  return Object.fromEntries(own.map(({ service: _, to, ...reply }) => [to, { ...reply, by: author }]));
}

/** Whose answer was disputed, by the name that signs in; null: somebody's who has none. */
function disputedThere(by: Dispute['first']['by'], authorOf: (id: ReviewerId) => string | null): string | null {
  if (by === MACHINE) return MACHINE;
  return isElsewhere(by) ? by.slice(ELSEWHERE.length) : authorOf(by);
}

/** What was disputed on this device, by scoring type; replies travel with the evaluations of those who gave them. */
export function disputesToSend(
  rows: readonly QuestionDisputes[],
  authorOf: (id: ReviewerId) => string | null,
): Map<string, QuestionDisputes[]> {
  const own = rows.map((row) => ({
    ...row,
    disputes: row.disputes.flatMap(({ reply: _, laterReplies: __, from, ...dispute }): Dispute[] => {
      const by = disputedThere(dispute.first.by, authorOf);
      const isOwn = from === undefined || authorOf(from) !== null;
      return isOwn && by !== null ? [{ ...dispute, first: { ...dispute.first, by } }] : [];
    }),
  }));
  return groupBy(
    own.filter(({ disputes }) => disputes.length > 0),
    ({ service }) => service,
  );
}

/** Disputes of a document as this device has them: with who those that it names are here. */
export function disputesHere(
  rows: readonly QuestionDisputes[],
  from: ReviewerId,
  reviewerOf: (author: string) => ReviewerId,
): QuestionDisputes[] {
  const disputes = ({ first, ...dispute }: Dispute): Dispute => ({
    ...dispute,
    first: { ...first, by: first.by === MACHINE ? MACHINE : reviewerOf(first.by) },
    ...(isElsewhere(from) && { from }),
  });
  return rows.map((row) => ({ ...row, disputes: row.disputes.map(disputes) }));
}

/** The disputes with these replies, by dispute; those to disputes that are not here do nothing yet. */
export function withReplies(
  rows: readonly QuestionDisputes[],
  replies: Readonly<Record<string, DisputeReply>>,
): QuestionDisputes[] {
  const replied = rows.map((row) => ({
    ...row,
    disputes: row.disputes.flatMap((dispute) => {
      const { reply: _, laterReplies: __, ...open } = dispute;
      const reply = Object.hasOwn(replies, dispute.id) ? replies[dispute.id] : undefined;
      return reply === undefined ? [] : [{ ...open, reply }];
    }),
  }));
  return mergeDisputes(rows, replied);
}
