import type { Call } from '../call';
import type { StoredResult } from '../results';
import { DEVICE_REVIEWER, type ReviewerId } from '../reviewer';
import type { Evaluation } from '../scoring/evaluation';
import { ANY_REVISION, humanAt, isOfText, type StoredTranscript } from '../transcript/transcript';
import { disputedReviewers, disputesKey, mergeDisputes, withDisputeReviewers } from './call-disputes';
import type { CallDocument } from './call-document';
import { mergeEvaluation, uniteEdits } from './merge-evaluation';
import { canonicalJson } from './shapes';

/** Stands for a text that nobody has any more: what was made from it is stale. */
const NO_TEXT = 0;

/** What becomes of a call that is here and in a file. */
export interface MergedCall {
  whole: CallDocument;
  /** A text was put beside the call's own, to be chosen from. */
  keptBeside: boolean;
}

interface Texts {
  transcript?: StoredTranscript;
  versions: StoredTranscript[];
  keptBeside: boolean;
  /** The number here of the file's text; its results are counted by it. */
  numberOf(result: StoredResult): number;
}

const besides = (versions: readonly StoredTranscript[], text: string) =>
  versions.find((version) => version.text === text);

/** The versions of both, each text once and none that is the call's own. */
function allVersions(own: string | undefined, lists: readonly (readonly StoredTranscript[])[]): StoredTranscript[] {
  const kept: StoredTranscript[] = [];
  for (const version of lists.flat()) if (version.text !== own && !besides(kept, version.text)) kept.push(version);
  return kept;
}

function aside({ formerly = [], ...transcript }: StoredTranscript, revision: number): StoredTranscript {
  const numbers = formerly.includes(revision) ? formerly : [...formerly, revision];
  return { ...transcript, revision, formerly: numbers };
}

function mergeTexts(here: CallDocument, there: CallDocument, fromHere: boolean): Texts {
  const [own, other] = [here.transcript, there.transcript];
  const stays = (number: number) => (result: StoredResult) => {
    if (result.revision === ANY_REVISION) return ANY_REVISION;
    return other !== undefined && isOfText(result.revision, other) ? number : NO_TEXT;
  };
  if (own === undefined || other === undefined || own.text === other.text) {
    const transcript = own ?? other;
    const versions = allVersions(transcript?.text, [here.versions, there.versions]);
    const keptBeside = versions.length > here.versions.length;
    const numberOf = stays(transcript?.revision ?? NO_TEXT);
    return { ...(transcript && { transcript }), versions, keptBeside, numberOf };
  }
  const numbers = [own, other, ...here.versions].flatMap(({ revision, formerly = [] }) => [revision, ...formerly]);
  const fresh = Math.max(...numbers) + 1;
  const takes = humanAt(other) > humanAt(own) || (humanAt(other) === humanAt(own) && other.madeBy.at > own.madeBy.at);
  if (takes) {
    // A machine's text that another one follows is no work to keep.
    const loser = humanAt(own) >= 0 ? [aside(own, own.revision)] : [];
    const { formerly: _, ...taken } = other;
    const versions = allVersions(other.text, [here.versions, loser, there.versions]);
    return {
      transcript: { ...taken, revision: fresh },
      ...{ versions, keptBeside: versions.length > here.versions.length, numberOf: stays(fresh) },
    };
  }
  const known = besides(here.versions, other.text);
  const number = known?.revision ?? fresh;
  // Of this device's own earlier file it is the text that the one in force was made from.
  const isWork = humanAt(other) >= 0 && !fromHere;
  const loser = isWork ? [aside({ ...other, formerly: [] }, number)] : [];
  const versions = allVersions(own.text, [here.versions, loser, there.versions]);
  return { transcript: own, versions, keptBeside: versions.length > here.versions.length, numberOf: stays(number) };
}

const resultKey = ({ kind, service }: StoredResult): string => `${kind} ${service}`;

/** Of two answers the one to the text in force, else a final one, else the later one. */
function better(own: StoredResult, other: StoredResult, transcript: StoredTranscript | undefined): StoredResult {
  const rank = (result: StoredResult) => [
    Number(transcript === undefined || isOfText(result.revision, transcript)),
    Number(result.provisional !== true),
    result.madeBy.at,
  ];
  const [mine, theirs] = [rank(own), rank(other)];
  const differs = mine.findIndex((part, at) => part !== theirs[at]);
  return (theirs[differs] ?? 0) > (mine[differs] ?? 0) ? other : own;
}

function mergeResults(here: CallDocument, there: CallDocument, { transcript, numberOf }: Texts): StoredResult[] {
  const results = new Map(here.results.map((result) => [resultKey(result), result]));
  for (const given of there.results) {
    const result = { ...given, revision: numberOf(given) };
    const own = results.get(resultKey(result));
    results.set(resultKey(result), own === undefined ? result : better(own, result, transcript));
  }
  return [...results.values()];
}

const evaluationKey = ({ service, reviewer }: Evaluation): string => JSON.stringify([service, reviewer]);

function mergeEvaluations(here: CallDocument, there: CallDocument): Evaluation[] {
  const evaluations = new Map(here.evaluations.map((one) => [evaluationKey(one), one]));
  for (const theirs of there.evaluations) {
    const own = evaluations.get(evaluationKey(theirs));
    const merged = own === undefined ? theirs : mergeEvaluation(own, theirs, here.edits, there.edits);
    evaluations.set(evaluationKey(theirs), merged);
  }
  return [...evaluations.values()];
}

/** Title and facts carry no time of their own: what is here stays, and gaps in it are filled. */
function mergeRow(here: Call, there: Call): Call {
  const review = [here.review, there.review].reduce((one, two) => ((two?.at ?? 0) > (one?.at ?? 0) ? two : one));
  const facts = (here.facts ?? there.facts) && { ...there.facts, ...here.facts };
  const audio = here.audio ? { ...there.audio, ...here.audio } : there.audio;
  return { ...here, ...(facts && { facts }), ...(review && { review }), ...(audio && { audio }) };
}

/**
 * A call that is here (the first) and in a file: what a human made later is in force, whoever has it, and nothing a human
 * made is lost (D331). Doing it again changes nothing. Sound that is here stays. `fromHere`: this device made the file itself.
 */
export function mergeCall(here: CallDocument, there: CallDocument, fromHere = false): MergedCall {
  const texts = mergeTexts(here, there, fromHere);
  const { transcript, versions, keptBeside } = texts;
  const audio = here.audio ?? there.audio;
  const whole: CallDocument = {
    call: mergeRow(here.call, there.call),
    ...(audio && { audio: { ...there.audio, ...audio } }),
    ...(transcript && { transcript }),
    versions,
    results: mergeResults(here, there, texts),
    evaluations: mergeEvaluations(here, there),
    edits: uniteEdits(here.edits, there.edits),
    disputes: mergeDisputes(here.disputes, there.disputes),
    wishes: here.wishes,
  };
  return { whole, keptBeside };
}

/** Whether two say the same of a call; what a device has still to do for it, and the scores that follow, don't count. */
export function sameCall(one: CallDocument, two: CallDocument): boolean {
  const plain = (whole: CallDocument) => {
    const { wishes: _, call, ...rest } = inOrder(whole);
    const { scores: __, updatedAt: ___, words: ____, ...row } = call;
    return canonicalJson({ ...rest, call: row });
  };
  return plain(one) === plain(two);
}

/** The same call with other ids for its reviewers; `named` gives the id that one has elsewhere. */
export function withReviewers(whole: CallDocument, named: (id: ReviewerId) => ReviewerId): CallDocument {
  const { call, transcript, versions, evaluations, edits, disputes } = whole;
  const edited = (text: StoredTranscript): StoredTranscript =>
    text.editedBy === undefined ? text : { ...text, editedBy: named(text.editedBy) };
  const { review, namings } = call;
  return {
    ...whole,
    call: {
      ...call,
      ...(review && { review: { ...review, by: named(review.by) } }),
      ...(namings && { namings: namings.map((naming) => ({ ...naming, by: named(naming.by) })) }),
    },
    ...(transcript && { transcript: edited(transcript) }),
    versions: versions.map(edited),
    evaluations: evaluations.map((one) => ({ ...one, reviewer: named(one.reviewer) })),
    edits: edits.map((edit) => ({ ...edit, reviewer: named(edit.reviewer ?? DEVICE_REVIEWER) })),
    disputes: disputes.map((row) => withDisputeReviewers(row, named)),
  };
}

/** Everybody who judged or corrected it. */
export function reviewersOf({ call, transcript, evaluations, edits, disputes }: CallDocument): ReviewerId[] {
  const ids = [
    ...evaluations.map(({ reviewer }) => reviewer),
    ...edits.map(({ reviewer = DEVICE_REVIEWER }) => reviewer),
    ...(transcript?.editedBy === undefined ? [] : [transcript.editedBy]),
    ...(call.review === undefined ? [] : [call.review.by]),
    ...(call.namings ?? []).map(({ by }) => by),
    ...disputedReviewers(disputes),
  ];
  return [...new Set(ids)];
}

/** In one order whatever order the rows were stored in, and with the reviewer of every edit said. */
export function inOrder(whole: CallDocument): CallDocument {
  const { results, evaluations, edits, disputes, wishes } = whole;
  const sorted = <Row>(rows: readonly Row[], key: (row: Row) => string) =>
    [...rows].sort((one, two) => (key(one) < key(two) ? -1 : 1));
  return {
    ...whole,
    results: sorted(results, resultKey),
    disputes: sorted(disputes, disputesKey),
    evaluations: sorted(evaluations, evaluationKey),
    edits: uniteEdits([], edits).map((edit) => ({ ...edit, reviewer: edit.reviewer ?? DEVICE_REVIEWER })),
    wishes: sorted(wishes, ({ kind, service }) => `${kind} ${service}`),
  };
}
