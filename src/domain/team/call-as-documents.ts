import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { AudioSummary } from '../call';
import { disputedReviewers } from '../callmark-file/call-disputes';
import type { CallDocument, HumanEdit } from '../callmark-file/call-document';
import { groupBy } from '../group-by';
import { DEVICE_REVIEWER, isElsewhere, type ReviewerId } from '../reviewer';
import type { Evaluation } from '../scoring/evaluation';
import { emptyEvaluation } from '../scoring/evaluation-edit';
import { ANY_REVISION, isOfText, type StoredTranscript } from '../transcript/transcript';
import { disputesToSend, repliesIn, repliesOf } from './team-disputes';
import { contentHash, TEAM_VERSION, type TeamDocument, type TeamSound } from './team-document';
import { readTeamId, teamId } from './team-ids';

/** Of a result whose text nobody has any more. */
export const NO_TEXT = 0;
/** Stands for no scorecard: between the colons of an id there is always something. */
const NO_SERVICE = '-';
const NUMBER_BYTES = 6;

/** Revisions count on each device for itself; in the archive the number of a text is made from its words. */
export function textNumber(text: string): number {
  const bytes = sha256(utf8ToBytes(text)).subarray(0, NUMBER_BYTES);
  return 1 + bytes.reduce((sum, byte) => sum * 256 + byte, 0);
}

export const numbered = ({ formerly: _, ...text }: StoredTranscript): StoredTranscript => ({
  ...text,
  revision: textNumber(text.text),
});

/** As whom this device writes. */
export interface Writer {
  /** The name that is signed in. */
  by: string;
  at: number;
  /** The name that this reviewer of the device has in the team; null = none, theirs stays here. */
  authorOf(reviewer: ReviewerId): string | null;
}

/** The sound of a call, wherever its bytes are. */
export interface KnownSound {
  summary: AudioSummary;
  sound: TeamSound;
}

/** Equal where two documents say the same, whoever wrote them. */
export const saidHash = (document: TeamDocument): string => contentHash({ ...document, id: '', by: '' });

/** What a list computes anew, what only this device knows, and what others write in documents of their own. */
function callOf({ call }: CallDocument, known: KnownSound | undefined) {
  const { scores: _, words: __, review: ___, namings: ____, ...others } = call;
  const { binnedAt: _____, soundRemovedAt: ______, audio: _______, ...row } = others;
  const { playable: ________, digest: _________, ...audio } = known?.summary ?? ({} as Partial<AudioSummary>);
  return { ...row, updatedAt: row.createdAt, ...(known && { audio: audio as AudioSummary }) };
}

const reviewerOf = ({ reviewer = DEVICE_REVIEWER }: HumanEdit): ReviewerId => reviewer;

/** Those of one reviewer and scorecard, and what they did to the call as a whole. */
function editsOf(edits: readonly HumanEdit[], { reviewer, service }: Evaluation, author: string): HumanEdit[] {
  const own = edits.filter((edit) => reviewerOf(edit) === reviewer && ['', service].includes(edit.service));
  return own.map((edit) => ({ ...edit, reviewer: author }));
}

/** One for everybody who only looked through it, or only replied to a dispute, too. */
function allEvaluations({ call, evaluations, edits, disputes }: CallDocument): Evaluation[] {
  const all = [...evaluations];
  const add = (service: string, reviewer: ReviewerId) =>
    all.push(emptyEvaluation(call.id, service, call.createdAt, reviewer));
  for (const { service, by } of repliesIn(disputes)) {
    if (!all.some((one) => one.service === service && one.reviewer === by)) add(service, by);
  }
  for (const reviewer of new Set(edits.filter(({ service }) => service === '').map(reviewerOf))) {
    if (!all.some((one) => one.reviewer === reviewer)) add(call.service, reviewer);
  }
  return all;
}

/** Everything of a call as documents, in the order in which a reader can make most of them. */
export function documentsOfCall(
  whole: CallDocument,
  known: KnownSound | undefined,
  { by, at, authorOf }: Writer,
): TeamDocument[] {
  const { id } = whole.call;
  const { transcript } = whole;
  const head = { v: TEAM_VERSION, at, by };
  const documents: TeamDocument[] = [
    {
      ...head,
      id: teamId('call', { call: id }),
      kind: 'call',
      call: callOf(whole, known),
      ...(known && { sound: known.sound }),
    },
  ];
  if (transcript !== undefined) {
    const body = { transcript: numbered(transcript), versions: whole.versions.map(numbered) };
    documents.push({ ...head, id: teamId('text', { call: id, author: by }), kind: 'text', ...body });
  }
  for (const result of whole.results) {
    // What stands until a service has answered is not worth a place that the answer takes.
    if (result.provisional === true) continue;
    const parts = { result: result.kind, service: result.service || NO_SERVICE, maker: result.madeBy.maker };
    const isOf = transcript !== undefined && isOfText(result.revision, transcript);
    const revision = isOf ? textNumber(transcript.text) : NO_TEXT;
    const written = { ...result, revision: result.revision === ANY_REVISION ? ANY_REVISION : revision };
    documents.push({
      ...head,
      id: teamId('result', { call: id, ...parts, author: by }),
      kind: 'result',
      result: written,
    });
  }
  for (const [service, disputes] of disputesToSend(whole.disputes, authorOf)) {
    documents.push({
      ...head,
      id: teamId('dispute', { call: id, scorecard: service, author: by }),
      kind: 'dispute',
      disputes,
    });
  }
  for (const evaluation of allEvaluations(whole)) {
    const author = authorOf(evaluation.reviewer);
    if (author === null) continue;
    const replies = repliesOf(whole.disputes, evaluation, author);
    documents.push({
      ...head,
      by: author,
      id: teamId('eval', { call: id, scorecard: evaluation.service, author }),
      kind: 'eval',
      evaluation: { ...evaluation, reviewer: author },
      edits: editsOf(whole.edits, evaluation, author),
      ...(Object.keys(replies).length > 0 && { replies }),
    });
  }
  for (const [author, own] of groupBy(whole.call.namings ?? [], (naming) => authorOf(naming.by))) {
    if (author === null) continue;
    const namings = own.map(({ by: _, ...naming }) => naming);
    const facts = { id: teamId('facts', { call: id, author }), kind: 'facts', callId: id, namings } as const;
    documents.push({ ...head, by: author, ...facts });
  }
  return documents;
}

/** Reviewers of a call whose work can't go into the archive in anybody's name. */
export function nameless(whole: CallDocument, { authorOf }: Writer): ReviewerId[] {
  const all = [
    ...allEvaluations(whole).map(({ reviewer }) => reviewer),
    ...(whole.call.namings ?? []).map(({ by }) => by),
    ...disputedReviewers(whole.disputes),
  ];
  return [...new Set(all)].filter((reviewer) => !isElsewhere(reviewer) && authorOf(reviewer) === null);
}

/** The place that several people's documents share: what another one has written in the same words is not written again. */
export function placeOf(id: string): string | null {
  const said = readTeamId(id);
  if (said?.kind === 'text') return 'text';
  return said?.kind === 'result' ? `result ${said.result} ${said.service}` : null;
}
