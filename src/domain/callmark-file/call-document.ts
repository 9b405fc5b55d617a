import * as v from 'valibot';
import { parseJson } from '../answers/json-value';
import type { Call, CallId, Naming, Review, ScoreHeadline } from '../call';
import type { QuestionDisputes } from '../disputes';
import { JOB_KINDS, type JobKind } from '../jobs/job';
import type { Provenance } from '../provenance';
import type { StoredResult } from '../results';
import type { ReviewerId } from '../reviewer';
import type { Evaluation, QuestionEdit } from '../scoring/evaluation';
import type { StoredTranscript } from '../transcript/transcript';
import { autoNote, noteClaims, scoreAnswer } from './answer-shapes';
import { questionDisputes } from './call-disputes';
import { factsFields, namingShape } from './facts-shapes';
import { by, count, type FieldsOf, id, line, list, moment, number, text, whatIsWrong } from './shapes';

/** One thing a reviewer changed in an evaluation, without the number it has in a database. */
export interface HumanEdit {
  /** '' where it is about the call and not one scorecard of it. */
  service: string;
  /** `review`: how far people are with the call; its value is the new state. */
  field: 'answer' | 'notes' | 'reasons' | 'undo' | 'evidence' | 'analysis-notes' | 'evaluation-notes' | 'review';
  /** '' where the field belongs to the whole call or a section of it. */
  questionId: string;
  section?: string;
  /** Absent: the device's reviewer. */
  reviewer?: ReviewerId;
  value: string;
  at: number;
}

/** What is still to be done for a call. */
export interface Wish {
  kind: JobKind;
  service: string;
  captions?: boolean;
  here?: true;
}

/** How the sound was given; the bytes stand beside. A call whose sound is kept no longer has none. */
export interface SoundNames {
  name: string;
  mime: string;
  captions?: { name: string; text: string };
  model?: string;
  autoDiarize?: boolean;
}

/** Everything about one call but the bytes of its sound, as a file holds it. */
export interface CallDocument {
  call: Call;
  audio?: SoundNames;
  transcript?: StoredTranscript;
  /** Other texts of it, oldest first, that nobody has chosen or dropped. */
  versions: StoredTranscript[];
  results: StoredResult[];
  /** Of every reviewer. */
  evaluations: Evaluation[];
  /** In the order they were made. */
  edits: HumanEdit[];
  /** What was said against answers, a row a question. */
  disputes: QuestionDisputes[];
  wishes: Wish[];
}

const yes = v.optional(v.literal(true));
const bool = v.optional(v.boolean());

const headlineFields = {
  service: line,
  title: v.optional(line),
  card: v.optional(line),
  byHand: yes,
  value: v.nullable(number),
  max: number,
  label: line,
  band: v.nullable(v.picklist([1, 2, 3, 4, 5])),
  judged: number,
  asked: number,
  fitting: v.optional(line),
  stale: bool,
} satisfies FieldsOf<ScoreHeadline>;

const audioFields = {
  name: line,
  mime: line,
  bytes: count,
  durationS: v.optional(v.pipe(number, v.minValue(0))),
  playable: bool,
  gaps: v.optional(list(v.object({ atS: number, lostS: number }))),
  digest: v.optional(line),
} satisfies FieldsOf<Required<Call>['audio']>;

const reviewFields = {
  state: v.picklist(['in-review', 'done']),
  by: id,
  at: moment,
  reopened: yes,
} satisfies FieldsOf<Review>;

export const callShape = v.object({
  id,
  title: text,
  source: v.picklist(['recording', 'upload', 'sample', 'typed']),
  createdAt: moment,
  updatedAt: moment,
  language: line,
  service: line,
  audio: v.optional(v.object(audioFields)),
  words: v.optional(count),
  scores: v.optional(list(v.object(headlineFields), 1_000)),
  facts: v.optional(v.object(factsFields)),
  namings: v.optional(list(namingShape({ by: id } satisfies Pick<FieldsOf<Naming>, 'by'>))),
  review: v.optional(v.object(reviewFields)),
  soundRemovedAt: v.optional(moment),
  binnedAt: v.optional(moment),
} satisfies FieldsOf<Call>);

const madeBy = v.object({
  maker: v.picklist(['service', 'rules', 'captions', 'whisper', 'human']),
  name: line,
  version: v.optional(line),
  at: moment,
  tookMs: v.optional(number),
  insteadOf: v.optional(line),
} satisfies FieldsOf<Provenance>);

export const transcriptShape = v.object({
  callId: id,
  text,
  revision: count,
  formerly: v.optional(list(count)),
  removed: list(v.object({ text, at: count })),
  madeBy,
  editedAt: v.optional(moment),
  editedBy: v.optional(id),
  json: v.optional(v.unknown()),
  speakers: v.optional(
    v.object({
      method: v.picklist(['channels', 'voices', 'names', 'none', 'off']),
      certain: v.boolean(),
      // Voices without any spread are infinitely far apart, which JSON has no number for.
      confidence: v.pipe(
        v.nullable(number),
        v.transform((given) => given ?? Number.POSITIVE_INFINITY),
      ),
    }),
  ),
  speakerNames: v.optional(by(line)),
  raw: v.optional(text),
  detectedLanguage: v.optional(line),
} satisfies FieldsOf<StoredTranscript>);

const resultFields = { callId: id, service: line, raw: text, madeBy, revision: count, provisional: bool };
export const resultShape = v.variant('kind', [
  v.object({ kind: v.literal('summary'), ...resultFields, text, cut: v.boolean(), claims: v.optional(noteClaims) }),
  v.object({ kind: v.literal('score'), ...resultFields, answer: scoreAnswer }),
  v.object({ kind: v.literal('auto-note'), ...resultFields, note: autoNote }),
]);

const edit = v.object({
  answer: v.optional(line),
  notes: v.optional(text),
  reasons: v.optional(list(line)),
  evidence: v.optional(list(v.object({ turn: count, quote: text, fromTo: line }))),
  at: moment,
} satisfies FieldsOf<QuestionEdit>);

export const evaluationShape = v.object({
  callId: id,
  service: line,
  reviewer: id,
  scorecard: v.optional(v.object({ id, version: count })),
  edits: by(edit),
  analysisNotes: text,
  evaluationNotes: text,
  sectionNotes: v.optional(by(v.object({ analysis: text, evaluation: text }))),
  others: v.optional(by(list(text))),
  updatedAt: moment,
  olderAt: v.optional(moment),
} satisfies FieldsOf<Evaluation>);

export const soundNameFields = {
  name: line,
  mime: line,
  captions: v.optional(v.object({ name: line, text })),
  model: v.optional(line),
  autoDiarize: bool,
} satisfies FieldsOf<SoundNames>;

export const editShape = v.object({
  service: line,
  field: v.picklist(['answer', 'notes', 'reasons', 'undo', 'evidence', 'analysis-notes', 'evaluation-notes', 'review']),
  questionId: line,
  section: v.optional(line),
  reviewer: v.optional(id),
  value: text,
  at: moment,
} satisfies FieldsOf<HumanEdit>);

const whole = v.object({
  call: callShape,
  audio: v.optional(v.object(soundNameFields)),
  transcript: v.optional(transcriptShape),
  versions: list(transcriptShape),
  results: list(resultShape),
  evaluations: list(evaluationShape),
  edits: list(editShape),
  disputes: list(questionDisputes),
  wishes: list(
    v.object({
      kind: v.picklist(JOB_KINDS),
      service: line,
      captions: bool,
      here: yes,
    } satisfies FieldsOf<Wish>),
  ),
} satisfies FieldsOf<CallDocument>);

export type ReadDocument = { ok: true; whole: CallDocument } | { ok: false; detail: string };

/** One call out of a file, whole and of the right shape, or what is wrong with it; fields it does not know are left out. */
export function readDocument(json: string, callId: CallId): ReadDocument {
  const given = parseJson(json);
  if (given === undefined) return { ok: false, detail: 'not JSON' };
  const read = v.safeParse(whole, given, { abortEarly: true });
  if (!read.success) return { ok: false, detail: whatIsWrong(read.issues) };
  const found = read.output as CallDocument;
  const { call, transcript: own, versions, results, evaluations, disputes } = found;
  const rows = [...(own ? [own] : []), ...versions, ...results, ...evaluations, ...disputes];
  if (call.id !== callId || rows.some((row) => row.callId !== callId)) return { ok: false, detail: 'of another call' };
  if ((call.audio === undefined) !== (found.audio === undefined))
    return { ok: false, detail: 'audio: one of two parts' };
  return { ok: true, whole: found };
}
