import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { isRecord, type JsonRecord } from '../answers/json-value';
import type { DiscussionNote } from '../calibration/session';
import type { Call, CallId, Naming } from '../call';
import { questionDisputes, replyShape } from '../callmark-file/call-disputes';
import {
  callShape,
  editShape,
  evaluationShape,
  type HumanEdit,
  resultShape,
  type SoundNames,
  soundNameFields,
  transcriptShape,
} from '../callmark-file/call-document';
import { namingShape } from '../callmark-file/facts-shapes';
import { by, canonicalJson, count, type FieldsOf, hex256, id, line, list, moment, text } from '../callmark-file/shapes';
import type { Assignment } from '../desk/assignment';
import type { DisputeReply, QuestionDisputes } from '../disputes';
import type { StoredResult } from '../results';
import { checkScorecard } from '../scorecards/files/check-scorecard';
import type { Scorecard } from '../scorecards/scorecard';
import type { Evaluation } from '../scoring/evaluation';
import type { StoredTranscript } from '../transcript/transcript';
import { readTeamId, type TeamId, type TeamKind } from './team-ids';

/** Grows when an older reader would lose or misread something; a new field at the top of a document does not ask for it. */
export const TEAM_VERSION = 1;

/** The sound of a call, as it lies in the archive in parts. */
export interface TeamSound extends SoundNames {
  bytes: number;
  /** Of all of it, in hex. */
  sha256: string;
  /** Bytes of every part but the last. */
  partBytes: number;
  parts: number;
}

/** What stands in a document of each kind beside its head. */
export interface TeamBodies {
  /** `sound` is absent where the call has none. Its answers and words stand in documents of their own. */
  call: { call: Call; sound?: TeamSound };
  /** The bytes hang on it. `md5`: as the server says it of what it keeps ("md5-…"), so that the two can be compared. */
  part: { bytes: number; sha256: string; md5: string };
  /** What somebody's device holds as the transcript; `versions`: other texts of it, oldest first. */
  text: { transcript: StoredTranscript; versions: StoredTranscript[] };
  result: { result: StoredResult };
  /** `edits`: the log of it. `replies`: to disputes of its answers, by the dispute's id. */
  eval: {
    evaluation: Evaluation;
    edits: HumanEdit[];
    calibration?: string;
    submittedAt?: number;
    replies?: Record<string, DisputeReply>;
  };
  /** What its author called the call and said of it. */
  facts: { callId: CallId; namings: Omit<Naming, 'by'>[] };
  /** Those that its author's device was told of; replies stand in the evaluations of those who gave them. */
  dispute: { disputes: QuestionDisputes[] };
  /** Something said about a call to whoever held it; `atS`: seconds of its sound. */
  note: { callId: CallId; text: string; atS?: number };
  /** As a file holds it (domain/calibration/session-files). */
  calibration: { session: JsonRecord };
  sheet: { answers: JsonRecord };
  /** What its author said when the answers of a session were compared; never changes. */
  remark: { note: Omit<DiscussionNote, 'by'> };
  /** As its author's device has it: two of the same number by two authors are two cards. */
  scorecard: { card: Scorecard };
  /** What its author is called. */
  person: { name: string; staffId?: string };
  /** Who is to judge what (domain/desk/assignment). `to`: names that people sign in with. */
  assignment: Omit<Assignment, 'id' | 'by' | 'at' | 'filter'> & { madeAt: number; filter?: JsonRecord };
}

/** What stands at the top of every document. */
export interface TeamHead {
  id: string;
  v: number;
  /** Milliseconds since the epoch, by the clock of who wrote it: never the judge of what is newer than another's. */
  at: number;
  /** The name that its one author signs in with. */
  by: string;
}

export type TeamDocument = { [Kind in TeamKind]: TeamHead & { kind: Kind } & TeamBodies[Kind] }[TeamKind];
export type TeamDocumentOf<Kind extends TeamKind> = Extract<TeamDocument, { kind: Kind }>;

const record = v.custom<JsonRecord>(isRecord);
const author = v.pipe(line, v.minLength(1));

const BODIES: { [Kind in TeamKind]: FieldsOf<TeamBodies[Kind]> } = {
  call: {
    call: callShape,
    sound: v.optional(
      v.object({
        ...{ ...soundNameFields, bytes: count, sha256: hex256 },
        partBytes: v.pipe(count, v.minValue(1)),
        parts: v.pipe(count, v.maxValue(100_000)),
      } satisfies FieldsOf<TeamSound>),
    ),
  },
  part: { bytes: count, sha256: hex256, md5: line },
  text: { transcript: transcriptShape, versions: list(transcriptShape) },
  result: { result: resultShape },
  eval: {
    evaluation: evaluationShape,
    edits: list(editShape),
    calibration: v.optional(id),
    submittedAt: v.optional(moment),
    replies: v.optional(by(replyShape)),
  },
  facts: { callId: id, namings: list(namingShape({})) },
  dispute: { disputes: list(questionDisputes) },
  note: { callId: id, text, atS: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))) },
  calibration: { session: record },
  sheet: { answers: record },
  remark: { note: v.object({ questionId: line, at: moment, text }) },
  person: { name: v.pipe(line, v.regex(/\S/)), staffId: v.optional(line) },
  scorecard: { card: v.custom<Scorecard>((given) => checkScorecard(given).ok) },
  assignment: {
    to: v.pipe(list(author, 100), v.minLength(1)),
    madeAt: moment,
    title: v.optional(line),
    callIds: v.optional(list(id)),
    filter: v.optional(record),
    share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
    from: v.optional(moment),
    until: v.optional(moment),
    dealt: v.optional(v.literal(true)),
    due: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))),
    ended: v.optional(moment),
  },
};

const head = v.looseObject({ v: v.pipe(count, v.minValue(1)), at: moment, by: author });

/** What was found under an id. */
export type FoundDocument =
  /** Fields at its top that nobody here knows are still in it, and stay in it when it is written again. */
  | { is: 'known'; id: string; rev: string; document: TeamDocument }
  /** Made by a newer Callmark: kept as it is, shown as that, never written by this one. */
  | { is: 'newer'; id: string; rev: string; raw: JsonRecord }
  /** `by`: who took it out, where they said so. */
  | { is: 'deleted'; id: string; rev: string; by?: string }
  /** Nothing of ours, or not what its id says; `detail` says where. */
  | { is: 'strange'; id: string; detail: string };

/** The call that a document speaks of must be the one that its id names. */
function callsIn(read: TeamDocument): readonly string[] {
  switch (read.kind) {
    case 'call':
      return [read.call.id];
    case 'text':
      return [read.transcript, ...read.versions].map(({ callId }) => callId);
    case 'result':
      return [read.result.callId];
    case 'eval':
      return [read.evaluation.callId];
    case 'dispute':
      return read.disputes.map(({ callId }) => callId);
    case 'facts':
    case 'note':
      return [read.callId];
    default:
      return [];
  }
}

function wrongTogether(read: TeamDocument, said: TeamId): string | undefined {
  if ('author' in said && said.author !== read.by) return 'by: not who its id names';
  if ('call' in said && callsIn(read).some((call) => call !== said.call)) return 'of another call';
  if (read.kind !== 'scorecard' || said.kind !== 'scorecard') return undefined;
  const { id: card, version } = read.card;
  return card === said.scorecard && String(version) === said.version ? undefined : 'of another scorecard';
}

/** A document out of the archive, checked; whatever is given, it does not throw. */
export function readTeamDocument(given: unknown): FoundDocument {
  const raw: JsonRecord = isRecord(given) ? given : {};
  const { _id, _rev, _deleted, _attachments, ...fields } = raw;
  const found = { id: typeof _id === 'string' ? _id : '', rev: typeof _rev === 'string' ? _rev : '' };
  const strange = (detail: string): FoundDocument => ({ is: 'strange', id: found.id, detail: detail.slice(0, 300) });
  const said = readTeamId(found.id);
  if (said === null) return strange('no id of ours');
  if (found.rev === '') return strange('no revision');
  if (_deleted === true) {
    const by = v.safeParse(author, fields['by']);
    return { is: 'deleted', ...found, ...(by.success && { by: by.output }) };
  }
  const top = v.safeParse(head, fields);
  if (!top.success) return strange(`head: ${top.issues[0].message}`);
  if (top.output.v > TEAM_VERSION) return { is: 'newer', ...found, raw };
  const read = v.safeParse(v.looseObject(BODIES[said.kind]), fields, { abortEarly: true });
  if (!read.success) return strange(`${read.issues[0].path?.[0]?.key}: ${read.issues[0].message}`);
  const document = { ...read.output, id: found.id, kind: said.kind } as unknown as TeamDocument;
  const detail = wrongTogether(document, said);
  return detail === undefined ? { is: 'known', ...found, document } : strange(detail);
}

/** As it is written: the kind stands in it for the rules of the archive, which don't take ids apart. */
export function writtenDocument({ id: _id, ...fields }: TeamDocument): JsonRecord & { _id: string } {
  return { _id, ...fields };
}

/** The same for two documents that say the same, whenever each was written. */
export function contentHash({ at: _at, ...content }: TeamDocument): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(content))));
}
