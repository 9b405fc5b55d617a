import { type Call, type CallId, heldAt } from '@/domain/call';
import type { CallDocument } from '@/domain/callmark-file/call-document';
import {
  type FileMark,
  MANIFEST_PATH,
  type ManifestCall,
  makeManifest,
  pathOfCall,
  SCORECARDS_PATH,
} from '@/domain/callmark-file/manifest';
import { reviewersOf } from '@/domain/callmark-file/merge-call';
import { canonicalJson } from '@/domain/callmark-file/shapes';
import { FailureError } from '@/domain/failure';
import type { Reviewer, ReviewerId } from '@/domain/reviewer';
import { isOwnCard } from '@/domain/scorecards/own-card';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import { openContent, sizeOf, soundPlace } from '../blobs';
import { writeFact } from '../browser/kept-facts';
import { db } from '../database';
import { readPeople } from '../people';
import { seals } from '../seal/seals';
import { UnreadRowError } from '../seal/unread-rows';
import { documentOf, documentTables } from './call-rows';
import { ownDevice } from './devices';
import { type Watching, watchedDigest } from './watching';
import { writeZip, type ZipEntry } from './zip-out';

export interface WriteOptions {
  signal: AbortSignal;
  /** From 0 to 1, and how many calls are looked through. */
  onProgress: (share: number, calls: number) => void;
}

export interface Written {
  calls: number;
  /** Deleted while it was made, or their sound. */
  gone: number;
  /** Calls that are damaged or could not be opened, in whole or in part: so they are not in it, or not whole. */
  unread: number;
  bytes: number;
}

/** Everything of a file but the manifest, in its order. */
interface Parts {
  calls: ManifestCall[];
  entries: (() => Promise<ZipEntry>)[];
  reviewers: Set<ReviewerId>;
  /** Own cards that a call names, with the versions that evaluations of it fix. */
  cards: Set<string>;
  /** Calls of which something that is damaged is not in it. */
  lacking: Set<CallId>;
}

const textBlob = (value: unknown): Blob => new Blob([canonicalJson(value)], { type: 'application/json' });

async function markOf(path: string, content: Blob, watching: Watching): Promise<FileMark> {
  return { path, bytes: content.size, sha256: await watchedDigest(content, watching) };
}

/** The same sound again: what a browser gives as bytes, or was sealed, and is no file of its own, is not held meanwhile. */
async function soundAgain(callId: CallId, mime: string, bytes: number): Promise<Blob> {
  const row = await db.audio.get(callId);
  if (row === undefined || sizeOf(row.content) !== bytes) throw new FailureError({ kind: 'missing-audio' });
  return openContent(row.content, soundPlace(callId), mime);
}

function extensionOf(name: string): string {
  return /\.[a-z0-9]{1,5}$/.exec(name.toLowerCase())?.[0] ?? '';
}

/** Oldest first, and of one moment by id: the same calls stand in one order on every device. */
async function inFileOrder(ids: readonly CallId[] | 'all'): Promise<Call[]> {
  const found = ids === 'all' ? await db.calls.toArray() : await db.calls.bulkGet([...new Set(ids)]);
  return found
    .filter((call) => call !== undefined)
    .sort((one, two) => one.createdAt - two.createdAt || (one.id < two.id ? -1 : 1));
}

function cardsNamed({ call, evaluations, results }: CallDocument): string[] {
  const services = [call.service, ...evaluations.map(({ service }) => service), ...results.map((one) => one.service)];
  return services.filter(isOwnCard);
}

async function addCall(parts: Parts, id: CallId, watching: Watching): Promise<boolean> {
  const found = await db.transaction('r', documentTables(db), () => documentOf(db, id));
  if (found === undefined) return false;
  const { whole, sound, unread } = found;
  if (unread > 0) parts.lacking.add(id);
  const at = parts.calls.length;
  const json = textBlob(whole);
  const call = await markOf(pathOfCall(at, 'call.json'), json, { ...watching, onBytes: () => undefined });
  const entry: ManifestCall = {
    ...{ id, title: whole.call.title, heldAt: heldAt(whole.call), call },
    ...(whole.call.binnedAt !== undefined && { binned: true as const }),
  };
  parts.entries.push(async () => ({ path: call.path, content: json }));
  if (sound !== undefined && whole.audio !== undefined) {
    const { mime, name } = whole.audio;
    const content = await openContent(sound, soundPlace(id), mime);
    const mark = await markOf(pathOfCall(at, `sound${extensionOf(name)}`), content, watching);
    entry.sound = mark;
    const again = sound instanceof Blob ? async () => sound : () => soundAgain(id, mime, mark.bytes);
    parts.entries.push(async () => ({ path: mark.path, content: await again() }));
  }
  parts.calls.push(entry);
  for (const reviewer of reviewersOf(whole)) parts.reviewers.add(reviewer);
  for (const card of cardsNamed(whole)) parts.cards.add(card);
  return true;
}

/** Every version of a card that a call could have been judged by; in a backup all there are. */
async function cardsFor(named: ReadonlySet<string>, all: boolean): Promise<Scorecard[]> {
  const rows = await db.scorecards.toArray();
  return rows.filter(({ id, state }) => all || (named.has(id) && state !== 'draft')).map(({ card }) => card);
}

/**
 * Writes calls, or all there is, as one .callmark file into `sink`, which is closed in the end; docs/callmark-file.md
 * says what stands in it. Sound is read twice, for its checksum and for the file, and never in memory as a whole.
 * Rejects with the signal's reason, or with what the sink says (no room); then `sink` is aborted.
 */
export async function writeCallmark(
  ids: readonly CallId[] | 'all',
  sink: WritableStream<Uint8Array>,
  { signal, onProgress }: WriteOptions,
): Promise<Written> {
  const madeAt = Date.now();
  const parts: Parts = { calls: [], entries: [], reviewers: new Set(), cards: new Set(), lacking: new Set() };
  try {
    const calls = await inFileOrder(ids);
    const whole = 2 * calls.reduce((sum, { audio }) => sum + (audio?.bytes ?? 0), 0) + calls.length;
    let done = 0;
    const onBytes = (bytes: number) => {
      done += bytes;
      onProgress(Math.min(1, done / whole), parts.calls.length);
    };
    let shut = 0;
    for (const { id } of calls) {
      signal.throwIfAborted();
      await addCall(parts, id, { signal, onBytes }).catch((error: unknown) => {
        if (!(error instanceof UnreadRowError)) throw error;
        shut += 1;
      });
      onBytes(1);
    }
    const [people, device, cards] = await Promise.all([
      readPeople(db),
      ownDevice(db),
      cardsFor(parts.cards, ids === 'all'),
    ]);
    const known = (one: Reviewer) => ids === 'all' || parts.reviewers.has(one.id);
    const cardsJson = textBlob(cards);
    const mark =
      cards.length > 0 ? await markOf(SCORECARDS_PATH, cardsJson, { signal, onBytes: () => undefined }) : null;
    const manifest = makeManifest({
      ...{ madeAt, device, schema: db.verno, calls: parts.calls },
      ...(ids === 'all' && { backup: { current: people.current, asked: people.asked } }),
      reviewers: people.known.filter(known),
      scorecards: cards.map(({ id, version, title }) => ({ id, version, title })),
      ...(mark && { cards: mark }),
    });
    const head = [async () => ({ path: MANIFEST_PATH, content: textBlob(manifest) })];
    if (mark) head.push(async () => ({ path: SCORECARDS_PATH, content: cardsJson }));
    await writeZip(sink, [...head, ...parts.entries], { signal, onBytes });
    const gone = calls.length - parts.calls.length - shut;
    const unopened = [...(seals.sealer?.unread?.calls() ?? [])].filter((id) => ids === 'all' || ids.includes(id));
    const unread = new Set([...unopened, ...parts.lacking]).size;
    if (ids === 'all') await writeFact(db, 'backup', { at: madeAt, calls: parts.calls.length, brought: 0 });
    return { calls: parts.calls.length, gone, unread, bytes: manifest.counts.bytes };
  } catch (error) {
    await sink.abort(error).catch(() => undefined);
    throw error;
  }
}
