import { createHash } from 'node:crypto';
import { readTeamDocument, type TeamDocument } from '@/domain/team/team-document';
import { partId } from '@/domain/team/team-ids';
import { ADMIN, type PouchServer } from '../tools/team/pouch-server';
import { TEAM } from '../tools/team/start-team';

const headers = { Authorization: `Basic ${btoa(`${ADMIN.user}:${ADMIN.secret}`)}` };

interface Kept {
  document: TeamDocument;
  rev: string;
  /** The server's own, of the bytes that hang on it. */
  digest?: string | undefined;
}

interface Stub {
  _attachments?: { bytes?: { digest?: string } };
}

async function everything({ url }: PouchServer): Promise<{ kept: Map<string, Kept>; problems: string[] }> {
  const answer = await fetch(`${url}/${TEAM}/_all_docs?include_docs=true`, { headers });
  const { rows } = (await answer.json()) as { rows: { id: string; doc: unknown }[] };
  const kept = new Map<string, Kept>();
  const problems: string[] = [];
  for (const { id, doc } of rows) {
    if (id.startsWith('_design/')) continue;
    const read = readTeamDocument(doc);
    const digest = (doc as Stub)._attachments?.bytes?.digest;
    if (read.is === 'known') kept.set(id, { document: read.document, rev: read.rev, digest });
    else problems.push(`${id}: ${read.is}`);
  }
  return { kept, problems };
}

async function bytesOf({ url }: PouchServer, id: string): Promise<Buffer> {
  const answer = await fetch(`${url}/${TEAM}/${encodeURIComponent(id)}/bytes`, { headers });
  return Buffer.from(await answer.arrayBuffer());
}

const sha256 = (pieces: readonly Buffer[]): string =>
  pieces.reduce((hash, piece) => hash.update(piece), createHash('sha256')).digest('hex');

/** What an administrator does about parts that were damaged on their way: takes them out, so that they can be sent again. */
export async function removeDamaged(server: PouchServer): Promise<number> {
  const { kept } = await everything(server);
  let removed = 0;
  for (const [id, { document, rev, digest }] of kept) {
    if (document.kind !== 'part' || document.md5 === digest) continue;
    await fetch(`${server.url}/${TEAM}/${encodeURIComponent(id)}?rev=${rev}`, { method: 'DELETE', headers });
    removed += 1;
  }
  return removed;
}

/** What one server lacks or has otherwise than the other; and what both lack of what was acknowledged. */
export async function differences(
  [one, two]: readonly [PouchServer, PouchServer],
  acknowledged: ReadonlySet<string>,
): Promise<string[]> {
  const [here, there] = await Promise.all([everything(one), everything(two)]);
  const ids = new Set([...here.kept.keys(), ...there.kept.keys()]);
  const apart = [...ids].filter((id) => here.kept.get(id)?.rev !== there.kept.get(id)?.rev);
  const lost = [...acknowledged].filter((id) => !ids.has(id));
  return [
    ...here.problems,
    ...there.problems,
    ...apart.map((id) => `${id}: differs`),
    ...lost.map((id) => `${id}: was acknowledged and is not there`),
  ];
}

/**
 * Reads every part of every sound off a server, against the part's own digest and the whole against the call's. Of calls in
 * `unfinished` parts may be missing.
 */
export async function soundProblems(
  server: PouchServer,
  unfinished: (callId: string) => boolean,
): Promise<{ problems: string[]; parts: number; bytes: number }> {
  const { kept, problems } = await everything(server);
  let [parts, bytes] = [0, 0];
  for (const { document } of kept.values()) {
    if (document.kind !== 'call' || document.sound === undefined) continue;
    const { sound, call } = document;
    const ids = Array.from({ length: sound.parts }, (_, number) => partId(call.id, number));
    if (ids.some((id) => !kept.has(id))) {
      if (!unfinished(call.id)) problems.push(`${call.title}: parts are missing`);
      continue;
    }
    const pieces: Buffer[] = [];
    for (const id of ids) {
      const part = kept.get(id)?.document;
      const piece = await bytesOf(server, id);
      if (part?.kind !== 'part' || part.sha256 !== sha256([piece])) problems.push(`${id}: other bytes`);
      pieces.push(piece);
    }
    if (sha256(pieces) !== sound.sha256) problems.push(`${call.title}: another sound`);
    parts += pieces.length;
    bytes += sound.bytes;
  }
  return { problems, parts, bytes };
}
