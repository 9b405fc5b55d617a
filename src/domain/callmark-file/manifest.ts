import * as v from 'valibot';
import { parseJson } from '../answers/json-value';
import type { CallId } from '../call';
import type { Reviewer, ReviewerId } from '../reviewer';
import type { Scorecard } from '../scorecards/scorecard';
import { count, type FieldsOf, hex256, id, line, list, moment, text, whatIsWrong } from './shapes';

const FORMAT = 'callmark';
/** Files of a later one are refused: nobody here knows what their fields mean. */
const VERSION = 1;
export const MANIFEST_PATH = 'manifest.json';
export const SCORECARDS_PATH = 'scorecards.json';
const MOST_CALLS = 200_000;

/** One entry of the zip, and what it must be. */
export interface FileMark {
  path: string;
  bytes: number;
  /** In hex. */
  sha256: string;
}

export interface ManifestCall {
  id: CallId;
  title: string;
  /** When it was held, milliseconds since the epoch. */
  heldAt: number;
  /** Everything but its sound. */
  call: FileMark;
  sound?: FileMark;
  /** It is in the waste bin. */
  binned?: true;
}

/** The file holds everything of a device; a device without anything goes on with it where that one ended. */
export interface BackupOf {
  /** Who judged there when it was made. */
  current: ReviewerId;
  /** The name was asked for there. */
  asked: boolean;
}

/** What stands first in a file: what is in it, and by what it is checked. */
export interface Manifest {
  format: typeof FORMAT;
  version: number;
  /** Milliseconds since the epoch. */
  madeAt: number;
  /** The installation that made it; its nameless reviewer is another one than that of other devices. */
  device: string;
  /** Of the database that it was made from. */
  schema: number;
  /** Absent where the file holds chosen calls. */
  backup?: BackupOf;
  counts: { calls: number; sounds: number; scorecards: number; reviewers: number; bytes: number };
  reviewers: Reviewer[];
  scorecards: Pick<Scorecard, 'id' | 'version' | 'title'>[];
  /** The entry with the scorecards; absent where there are none. */
  cards?: FileMark;
  calls: ManifestCall[];
}

type Contents = Pick<
  Manifest,
  'madeAt' | 'backup' | 'device' | 'schema' | 'reviewers' | 'scorecards' | 'cards' | 'calls'
>;

/** A manifest with what is counted in it. */
export function makeManifest(contents: Contents): Manifest {
  const { calls, reviewers, scorecards, cards } = contents;
  const marks = [...calls.flatMap(({ call, sound }) => (sound ? [call, sound] : [call])), ...(cards ? [cards] : [])];
  const counts = {
    ...{ calls: calls.length, sounds: calls.filter(({ sound }) => sound !== undefined).length },
    ...{ scorecards: scorecards.length, reviewers: reviewers.length },
    bytes: marks.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  return { ...contents, format: FORMAT, version: VERSION, counts };
}

/** Where the parts of the nth call stand, from 0. Numbers, not ids: no name in a zip leads anywhere else. */
export function pathOfCall(at: number, part: string): string {
  return `calls/${String(at + 1).padStart(6, '0')}/${part}`;
}

const mark = (path: RegExp) => v.object({ path: v.pipe(line, v.regex(path)), bytes: count, sha256: hex256 });

const reviewerFields = {
  id,
  name: v.pipe(line, v.minLength(1)),
  staffId: v.optional(line),
} satisfies FieldsOf<Reviewer>;

const callFields = {
  id,
  title: text,
  heldAt: moment,
  call: mark(/^calls\/\d{6}\/call\.json$/),
  sound: v.optional(mark(/^calls\/\d{6}\/sound(\.[a-z0-9]{1,5})?$/)),
  binned: v.optional(v.literal(true)),
} satisfies FieldsOf<ManifestCall>;

const manifestFields = {
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  madeAt: moment,
  device: id,
  schema: count,
  backup: v.optional(v.object({ current: id, asked: v.boolean() } satisfies FieldsOf<BackupOf>)),
  counts: v.object({ calls: count, sounds: count, scorecards: count, reviewers: count, bytes: count }),
  reviewers: list(v.object(reviewerFields)),
  scorecards: list(v.object({ id, version: count, title: line })),
  cards: v.optional(mark(/^scorecards\.json$/)),
  calls: list(v.object(callFields), MOST_CALLS),
} satisfies FieldsOf<Manifest>;

export type ReadManifest =
  | { ok: true; manifest: Manifest }
  /** 'newer': made by a later Callmark. 'wrong': `detail` says where. */
  | { ok: false; why: 'not-callmark' | 'newer' }
  | { ok: false; why: 'wrong'; detail: string };

function wrongTogether(manifest: Manifest): string {
  const { counts } = makeManifest(manifest);
  for (const part of Object.keys(counts) as (keyof Manifest['counts'])[]) {
    if (counts[part] !== manifest.counts[part])
      return `counts.${part}: ${manifest.counts[part]}, found ${counts[part]}`;
  }
  const paths = manifest.calls.flatMap(({ call, sound }) => (sound ? [call.path, sound.path] : [call.path]));
  if (new Set(paths).size !== paths.length) return 'calls: the same path twice';
  if (new Set(manifest.calls.map((call) => call.id)).size !== manifest.calls.length) return 'calls: the same id twice';
  const away = manifest.calls.find(({ call, sound }) => sound && folderOf(sound.path) !== folderOf(call.path));
  return away === undefined ? '' : `calls: the sound of “${away.title.slice(0, 80)}” stands in another folder`;
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** What a file says that it holds, or why it can't be read; of a newer version nothing but that is looked at. */
export function readManifest(json: string): ReadManifest {
  const given = parseJson(json);
  const head = v.safeParse(v.object({ format: v.literal(FORMAT), version: v.number() }), given);
  if (!head.success) return { ok: false, why: 'not-callmark' };
  if (head.output.version > VERSION) return { ok: false, why: 'newer' };
  const read = v.safeParse(v.object(manifestFields), given, { abortEarly: true });
  if (!read.success) return { ok: false, why: 'wrong', detail: whatIsWrong(read.issues) };
  const manifest = read.output as Manifest;
  const detail = wrongTogether(manifest);
  return detail === '' ? { ok: true, manifest } : { ok: false, why: 'wrong', detail };
}

/** Begins the id that the nameless reviewer of another device has here. */
const OTHER_DEVICE = 'device-';

export const reviewerOfDevice = (device: string): ReviewerId => `${OTHER_DEVICE}${device}`;
