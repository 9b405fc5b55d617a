import * as v from 'valibot';
import type { Dispute, DisputeReply, QuestionDisputes } from '../disputes';
import type { ReviewerId } from '../reviewer';
import { canonicalJson, type FieldsOf, id, line, list, moment, text } from './shapes';

export const replyShape = v.object({
  verdict: v.picklist(['accepted', 'kept']),
  words: text,
  by: id,
  at: moment,
} satisfies FieldsOf<DisputeReply>);

/** What was said against the answer to one question, as a file holds it. */
export const questionDisputes = v.object({
  callId: id,
  service: line,
  questionId: line,
  disputes: list(
    v.object({
      id,
      by: line,
      at: moment,
      words: text,
      first: v.object({ by: line, option: v.nullable(line) }),
      proposed: line,
      reply: v.optional(replyShape),
      laterReplies: v.optional(list(replyShape)),
      from: v.optional(id),
    } satisfies FieldsOf<Dispute>),
  ),
} satisfies FieldsOf<QuestionDisputes>);

/** Of which question, whatever the order they were stored in. */
export const disputesKey = ({ service, questionId }: QuestionDisputes): string => JSON.stringify([service, questionId]);

export function repliesTo({ reply, laterReplies = [] }: Dispute): DisputeReply[] {
  return [...(reply ? [reply] : []), ...laterReplies];
}

/** Replied to by all of these: the first reply is the one that counts, and no other is lost. */
function repliedBy({ reply: _, laterReplies: __, ...dispute }: Dispute, given: readonly DisputeReply[]): Dispute {
  const each = new Map(given.map((reply) => [canonicalJson([reply.at, reply.by]), reply]));
  const [first, ...later] = [...each.values()].sort((one, two) => one.at - two.at || (one.by < two.by ? -1 : 1));
  return { ...dispute, ...(first && { reply: first }), ...(later.length > 0 && { laterReplies: later }) };
}

/** Every dispute of both, and every reply to it, each once and in the order of time. */
function unite(own: readonly Dispute[], other: readonly Dispute[]): Dispute[] {
  const all = new Map(other.map((dispute) => [dispute.id, dispute]));
  for (const dispute of own) {
    const there = all.get(dispute.id);
    const replies = [...(there ? repliesTo(there) : []), ...repliesTo(dispute)];
    all.set(dispute.id, repliedBy(dispute, replies));
  }
  return [...all.values()].sort((one, two) => one.at - two.at || (one.id < two.id ? -1 : 1));
}

/** The disputes of a call that is here and in a file. */
export function mergeDisputes(
  here: readonly QuestionDisputes[],
  there: readonly QuestionDisputes[],
): QuestionDisputes[] {
  const merged = new Map(there.map((row) => [disputesKey(row), row]));
  for (const row of here) {
    const other = merged.get(disputesKey(row))?.disputes ?? [];
    merged.set(disputesKey(row), { ...row, disputes: unite(row.disputes, other) });
  }
  return [...merged.values()];
}

/** With other ids for those who answered, or who were disputed. */
export function withDisputeReviewers(row: QuestionDisputes, named: (id: ReviewerId) => ReviewerId): QuestionDisputes {
  const disputes = row.disputes.map((dispute) => {
    const { first } = dispute;
    const replies = repliesTo(dispute).map((reply) => ({ ...reply, by: named(reply.by) }));
    return {
      ...repliedBy(dispute, replies),
      first: first.by === 'machine' ? first : { ...first, by: named(first.by) },
    };
  });
  return { ...row, disputes };
}

/** Reviewers whose answers were disputed, or who replied. */
export function disputedReviewers(rows: readonly QuestionDisputes[]): ReviewerId[] {
  const said = rows.flatMap(({ disputes }) => disputes);
  const all = said.flatMap((dispute) => [dispute.first.by, ...repliesTo(dispute).map(({ by }) => by)]);
  return all.filter((by) => by !== 'machine');
}
