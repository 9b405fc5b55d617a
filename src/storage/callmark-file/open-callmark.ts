import { parseJson } from '@/domain/answers/json-value';
import type { CallId } from '@/domain/call';
import { readScorecards } from '@/domain/callmark-file/answer-shapes';
import { type CallDocument, readDocument } from '@/domain/callmark-file/call-document';
import {
  type FileMark,
  MANIFEST_PATH,
  type Manifest,
  type ManifestCall,
  readManifest,
} from '@/domain/callmark-file/manifest';
import { withReviewers } from '@/domain/callmark-file/merge-call';
import { db } from '../database';
import { type ReviewersHere, reviewersHere } from './devices';
import { type PlannedCards, planCards, withCards } from './take-cards';
import { type Watching, watchedDigest } from './watching';
import { type OpenZip, openZip, ZipError } from './zip-in';

/** Words of one call, or the list of two hundred thousand: more is no file of ours. */
const MOST_WORDS = 64 * 1024 * 1024;

/** Why nothing of a file can be taken in. */
export type FileTrouble =
  | { why: 'not-a-zip' | 'not-callmark' | 'newer' | 'bomb' | 'too-many' | 'cut' }
  | { why: 'wrong'; detail: string };

/** Why one entry of a file can't be taken in, while the others can. */
export type EntryTrouble = 'missing' | 'size' | 'checksum' | 'scorecard' | 'shape' | 'storing';

export class EntryError extends Error {
  readonly trouble: EntryTrouble;
  readonly detail: string;
  constructor(trouble: EntryTrouble, detail = '') {
    super(`${trouble} ${detail}`.trim());
    this.name = 'EntryError';
    this.trouble = trouble;
    this.detail = detail;
  }
}

/** A file that was opened and can be read: nothing of it is stored yet. */
export interface OpenFile {
  manifest: Manifest;
  zip: OpenZip;
  people: ReviewersHere;
  cards: PlannedCards;
  /** The scorecards are damaged: calls that need one of them are left out. */
  cardsBroken: boolean;
}

const quietly = (signal: AbortSignal) => ({ signal, onBytes: () => undefined });

/** An entry that is what the manifest says; rejects with EntryError, or with the signal's reason. */
export async function checkedEntry(zip: OpenZip, { path, bytes, sha256 }: FileMark, watching: Watching): Promise<Blob> {
  const found = zip.bytesOf(path);
  if (found === undefined) throw new EntryError('missing');
  if (found !== bytes) throw new EntryError('size', `${found} of ${bytes} bytes`);
  try {
    const content = await zip.blobOf(path, watching.signal);
    if ((await watchedDigest(content, watching)) === sha256) return content;
  } catch (error) {
    watching.signal.throwIfAborted();
    throw new EntryError('checksum', String(error));
  }
  throw new EntryError('checksum');
}

async function words(zip: OpenZip, mark: FileMark, signal: AbortSignal): Promise<string> {
  if (mark.bytes > MOST_WORDS) throw new EntryError('size', `${mark.bytes} bytes`);
  return (await checkedEntry(zip, mark, quietly(signal))).text();
}

async function manifestOf(zip: OpenZip, signal: AbortSignal): Promise<Manifest | FileTrouble> {
  const bytes = zip.bytesOf(MANIFEST_PATH);
  if (bytes === undefined) return { why: 'not-callmark' };
  if (bytes > MOST_WORDS) return { why: 'too-many' };
  const read = readManifest(await (await zip.blobOf(MANIFEST_PATH, signal)).text());
  if (read.ok) return read.manifest;
  return read.why === 'wrong' ? { why: 'wrong', detail: read.detail } : { why: read.why };
}

/** Looks at a file: what is in it, and who and what of it is known here. Nothing is stored. */
export async function openCallmark(file: Blob, signal: AbortSignal): Promise<OpenFile | FileTrouble> {
  try {
    const zip = await openZip(file);
    const manifest = await manifestOf(zip, signal);
    if ('why' in manifest) return manifest;
    const people = await reviewersHere(db, manifest);
    const given = manifest.cards === undefined ? [] : await cardsOf(zip, manifest.cards, signal);
    const here = (await db.scorecards.toArray()).map(({ card }) => card);
    return { manifest, zip, people, cards: planCards(here, given ?? []), cardsBroken: given === null };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ZipError) return { why: error.trouble };
    throw error;
  }
}

async function cardsOf(zip: OpenZip, mark: FileMark, signal: AbortSignal) {
  try {
    return readScorecards(parseJson(await words(zip, mark, signal)));
  } catch (error) {
    if (error instanceof EntryError) return null;
    throw error;
  }
}

/** A call of the file as it would be here, checked; rejects with EntryError. */
export async function documentIn(
  { zip, people, cards }: OpenFile,
  { id, call, sound }: ManifestCall,
  signal: AbortSignal,
): Promise<CallDocument> {
  const read = readDocument(await words(zip, call, signal), id satisfies CallId);
  if (!read.ok) throw new EntryError('shape', read.detail);
  if (read.whole.audio !== undefined && sound === undefined) throw new EntryError('missing');
  const whole = withCards(withReviewers(read.whole, people.named), cards);
  const pins = whole.evaluations.flatMap(({ scorecard }) => scorecard ?? []);
  if (pins.some((pin) => !cards.has(pin.id, pin.version))) throw new EntryError('scorecard');
  return whole;
}
