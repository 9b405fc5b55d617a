import { md5 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { FailureError } from '@/domain/failure';
import type { ArchivedPart, PutOutcome, TeamArchive } from '@/domain/team/team-archive';
import { readTeamDocument, TEAM_VERSION, type TeamDocumentOf, writtenDocument } from '@/domain/team/team-document';
import { partId } from '@/domain/team/team-ids';
import type { ReadByKeys } from './by-keys';
import type { Couch, CouchRequest } from './couch';
import { eachPiece } from './part-bytes';

const CREATED = 201;
const CONFLICT = 409;
const NOT_FOUND = 404;
const FORBIDDEN = 403;
const TOO_LARGE = 413;

/** What is said of the bytes that hang on a document; the digest is the server's own. */
const stub = v.looseObject({
  _attachments: v.looseObject({ bytes: v.looseObject({ digest: v.string(), length: v.number() }) }),
});

const reasonIn = v.looseObject({ reason: v.string() });

/** A type that no server compresses: the digest is of the bytes as they were sent. */
const BYTES_TYPE = 'application/octet-stream';

/** SHA-256 in hex. By the platform where it has it, ten times as fast: a page over plain http has none. */
async function partDigest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  return bytesToHex(subtle === undefined ? sha256(bytes) : new Uint8Array(await subtle.digest('SHA-256', bytes)));
}

/** The same of a part that is still a Blob. */
export async function partDigestOf(bytes: Blob): Promise<string> {
  let digest = '';
  await eachPiece(bytes, bytes.size, async (all) => {
    digest = await partDigest(all);
  });
  return digest;
}

/** A page stays at its user's side between two of them. */
const PIECE_BYTES = 256 * 1024;

/** As a server writes it. No platform has it, so it is reckoned piece by piece. */
async function md5Of(bytes: Blob): Promise<string> {
  const hash = md5.create();
  await eachPiece(bytes, PIECE_BYTES, (piece) => hash.update(piece));
  return `md5-${btoa(String.fromCharCode(...hash.digest()))}`;
}

/** A part's document and its bytes in one request, so that there is never one without the other. */
function together(document: object, bytes: Blob, boundary: string): Blob {
  const head = `--${boundary}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(document)}\r\n`;
  const disposition = 'Content-Disposition: attachment; filename="bytes"';
  const next = `--${boundary}\r\n${disposition}\r\nContent-Type: ${BYTES_TYPE}\r\nContent-Length: ${bytes.size}\r\n\r\n`;
  return new Blob([head, next, bytes, `\r\n--${boundary}--`]);
}

type Parts = Pick<TeamArchive, 'parts' | 'putPart' | 'getPart'>;

/** The parts of `TeamArchive`: each a document of its own, with its bytes as the attachment "bytes". */
export function createParts(couch: Couch, team: string, readByKeys: ReadByKeys): Parts {
  const pathOf = (callId: string, number: number) => `${team}/${encodeURIComponent(partId(callId, number))}`;

  async function parts(signal: AbortSignal, callId: string, count: number): Promise<ArchivedPart[]> {
    const ids = Array.from({ length: count }, (_, number) => partId(callId, number));
    const found = await readByKeys(signal, ids);
    return ids.flatMap((id, number) => {
      const raw = found.get(id);
      const read = readTeamDocument(raw);
      const hangs = v.safeParse(stub, raw);
      if (read.is !== 'known' || read.document.kind !== 'part' || !hangs.success) return [];
      const { bytes, sha256: digest, md5: said } = read.document;
      const { length, digest: theirs } = hangs.output._attachments.bytes;
      return length === bytes && theirs === said ? [{ callId, number, bytes, sha256: digest }] : [];
    });
  }

  let sending: Promise<unknown> = Promise.resolve();
  /** One upload at a time: two on a bad line would each take twice as long, and meet the deadline. */
  function inTurn<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    const sent = sending.then(send);
    sending = sent.catch(() => undefined);
    return sent;
  }

  const putPart: TeamArchive['putPart'] = async (signal, { callId, number, bytes, sha256: digest, by, at }) => {
    const own = { bytes: bytes.size, sha256: digest, md5: await md5Of(bytes) };
    const id = partId(callId, number);
    const document: TeamDocumentOf<'part'> = { id, kind: 'part', v: TEAM_VERSION, at, by, ...own };
    const follows = { follows: true, content_type: BYTES_TYPE, length: own.bytes, digest: own.md5 };
    const boundary = `callmark-${own.sha256}`;
    const put: CouchRequest = {
      ...{ method: 'PUT', path: pathOf(callId, number) },
      contentType: `multipart/related; boundary="${boundary}"`,
      body: together({ ...writtenDocument(document), _attachments: { bytes: follows } }, bytes, boundary),
    };
    const answer = await inTurn(() => couch.ask(signal, put));
    if (answer.status === TOO_LARGE) return { is: 'too-large' };
    // Refused is also what lies there already: PouchDB Server asks its rule before it looks.
    const late = answer.status === CONFLICT || answer.status === FORBIDDEN;
    if (answer.failure && !late) throw answer.failure;
    if (answer.status !== CREATED && !late) return { is: 'accepted' };
    const outcome = whatLies(await readByKeys(signal, [id]), id, own);
    if (answer.status !== FORBIDDEN || outcome.is === 'stored') return outcome;
    const said = v.safeParse(reasonIn, answer.json);
    return { is: 'refused', reason: said.success ? said.output.reason : '' };
  };

  function whatLies(found: Map<string, unknown>, id: string, own: { bytes: number; md5: string }): PutOutcome {
    const raw = found.get(id);
    // It was taken a moment ago, and the machine that was asked missed that.
    if (raw === undefined) return { is: 'accepted' };
    const there = readTeamDocument(raw);
    const hangs = v.safeParse(stub, raw);
    const { length, digest } = hangs.success ? hangs.output._attachments.bytes : { length: -1, digest: '' };
    const same = there.is === 'known' && length === own.bytes && digest === own.md5;
    return same ? { is: 'stored', rev: there.rev } : { is: 'conflict', there };
  }

  const getPart: TeamArchive['getPart'] = async (signal, { callId, number, bytes, sha256: digest }) => {
    const path = `${pathOf(callId, number)}/bytes`;
    const answer = await couch.ask(signal, { method: 'GET', path, bytes: true });
    if (answer.status === NOT_FOUND) throw new FailureError({ kind: 'missing-audio' });
    if (answer.failure) throw answer.failure;
    const content = answer.bytes ?? new Uint8Array();
    if (content.length !== bytes || (await partDigest(content)) !== digest)
      throw new FailureError({
        kind: 'unreadable-answer',
        raw: '',
        detail: `part ${number}: other bytes than were put`,
      });
    return content;
  };

  return { parts, putPart, getPart };
}
