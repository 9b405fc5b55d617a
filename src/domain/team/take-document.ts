import type { Review } from '../call';
import type { CallDocument, HumanEdit } from '../callmark-file/call-document';
import { mergeCall } from '../callmark-file/merge-call';
import type { DisputeReply } from '../disputes';
import { asNamed, uniteNamings } from '../namings';
import type { ReviewerId } from '../reviewer';
import { ANY_REVISION } from '../transcript/transcript';
import { NO_TEXT, numbered, textNumber } from './call-as-documents';
import { disputesHere, withReplies } from './team-disputes';
import type { TeamDocument, TeamDocumentOf } from './team-document';

/** How a document of the archive is taken in. */
export interface Taking {
  /** Who its author is on this device. */
  reviewerOf(author: string): ReviewerId;
  /** Nothing of the call's own document was changed here since the archive had it. */
  unchanged: boolean;
}

function begun({ call }: TeamDocumentOf<'call'>): CallDocument {
  const { audio: _sound, scores: _scores, ...row } = call;
  const none = { versions: [], results: [], evaluations: [], edits: [], disputes: [], wishes: [] };
  return { call: { ...row, scores: [] }, ...none };
}

/** A call that nobody changed here is as its author has it by now. */
function changedCall(here: CallDocument, { call }: TeamDocumentOf<'call'>): CallDocument {
  const { title, language, service, facts } = call;
  const { facts: _, ...row } = here.call;
  return { ...here, call: { ...row, title, language, service, ...(facts && { facts }) } };
}

/** How far the author is with the call, by the log of what they did. */
function reviewIn(edits: readonly HumanEdit[], by: ReviewerId): Review | undefined {
  const last = edits.filter(({ field }) => field === 'review').reduce<HumanEdit | undefined>(later, undefined);
  return last?.value === 'done' || last?.value === 'in-review' ? { state: last.value, by, at: last.at } : undefined;
}
const later = (one: HumanEdit | undefined, two: HumanEdit) => (two.at >= (one?.at ?? 0) ? two : one);

function repliesHere({ replies = {} }: TeamDocumentOf<'eval'>, by: ReviewerId): Record<string, DisputeReply> {
  return Object.fromEntries(Object.entries(replies).map(([to, reply]) => [to, { ...reply, by }]));
}

/** A reply is to a dispute that is not here yet: the document is taken in once more when others have come. */
export function waitsForDispute({ disputes }: CallDocument, given: TeamDocument): boolean {
  if (given.kind !== 'eval') return false;
  const known = new Set(disputes.flatMap((row) => row.disputes.map(({ id }) => id)));
  return Object.keys(given.replies ?? {}).some((to) => !known.has(to));
}

/**
 * A call with one more document of the archive in it: what a human made later is in force, and nothing that a human made is
 * lost. Null: nothing can be made of it yet, for what it belongs to is not here.
 */
export function takeDocument(
  here: CallDocument | undefined,
  given: TeamDocument,
  { reviewerOf, unchanged }: Taking,
): CallDocument | null {
  if (here === undefined) return given.kind === 'call' ? begun(given) : null;
  const { transcript } = here;
  const there = { ...here, versions: [], results: [], evaluations: [], edits: [], disputes: [] };
  switch (given.kind) {
    case 'call': {
      const whole = unchanged ? changedCall(here, given) : here;
      return { ...whole, call: asNamed(whole.call) };
    }
    case 'facts': {
      const by = reviewerOf(given.by);
      const theirs = given.namings.map((naming) => ({ ...naming, by }));
      const namings = uniteNamings(here.call.namings ?? [], theirs);
      return { ...here, call: asNamed({ ...here.call, namings }) };
    }
    case 'dispute': {
      const disputes = disputesHere(given.disputes, reviewerOf(given.by), reviewerOf);
      return mergeCall(here, { ...there, disputes }).whole;
    }
    case 'text':
      return mergeCall(here, { ...there, transcript: given.transcript, versions: given.versions }).whole;
    case 'result': {
      const { revision } = given.result;
      const known = revision === NO_TEXT || revision === ANY_REVISION;
      if (!known && (transcript === undefined || textNumber(transcript.text) !== revision)) return null;
      const text = transcript && { transcript: numbered(transcript) };
      return mergeCall(here, { ...there, ...text, results: [given.result] }).whole;
    }
    case 'eval': {
      const reviewer = reviewerOf(given.by);
      const edits = given.edits.map((edit) => ({ ...edit, reviewer }));
      const review = reviewIn(edits, reviewer);
      const { review: _, ...call } = here.call;
      const evaluations = [{ ...given.evaluation, reviewer }];
      const disputes = withReplies(here.disputes, repliesHere(given, reviewer));
      const whole = { ...there, call: { ...call, ...(review && { review }) }, evaluations, edits, disputes };
      return mergeCall(here, whole).whole;
    }
    default:
      return here;
  }
}
