import type { Fault } from '../../services/faults';

interface Since {
  server: number;
  seq: number;
}

/** A place in the list of changes as a cluster writes it: nobody but the cluster reads it. */
function opaque({ server, seq }: Since): string {
  return `${seq}-g1AAAA${Buffer.from(JSON.stringify([server, seq])).toString('base64url')}`;
}

/** How far back a cluster begins again where one of its machines went. */
const AGAIN = 5;

/** The place for the server that is asked; one that did not write it knows no such place, and begins anew. */
export function placeFor(server: number, since: string, fault: Fault | undefined): number {
  const [, packed = ''] = /^\d+-g1AAAA(.+)$/.exec(since) ?? [];
  if (packed === '') return 0;
  const [by, seq] = JSON.parse(Buffer.from(packed, 'base64url').toString()) as [number, number];
  if (by !== server) return 0;
  return fault?.kind === 'repeated' ? Math.max(0, seq - AGAIN) : seq;
}

interface Rows {
  results?: { seq: number }[];
  last_seq?: number;
  rows?: { key?: string }[];
}

/** The rows of _changes and _all_docs of one server, as a cluster would give them. */
export function rowsOfCluster(body: Buffer, server: number, fault: Fault | undefined): Buffer {
  const said = JSON.parse(body.toString()) as Rows;
  const stale = fault?.kind === 'stale';
  if (said.rows !== undefined) {
    const rows = stale ? said.rows.map(({ key }) => ({ key, error: 'not_found' })) : said.rows;
    return Buffer.from(JSON.stringify({ ...said, rows }));
  }
  if (said.results === undefined) return body;
  const told = stale ? said.results.slice(0, Math.floor(said.results.length / 2)) : said.results;
  const last = told.length < said.results.length ? (told.at(-1)?.seq ?? 0) : (said.last_seq ?? 0);
  const results = told.map((row) => ({ ...row, seq: opaque({ server, seq: row.seq }) }));
  return Buffer.from(JSON.stringify({ ...said, results, last_seq: opaque({ server, seq: last }) }));
}

/** What is said of writes that one machine took and nobody will see again. */
export function forgottenWrite(body: Buffer): Buffer {
  const written = (id: string) => ({ ok: true, id, rev: '1-00000000000000000000000000000000' });
  if (!body.subarray(0, 1).equals(Buffer.from('{'))) return Buffer.from(JSON.stringify(written('')));
  const { docs = [] } = JSON.parse(body.toString()) as { docs?: { _id: string }[] };
  return Buffer.from(JSON.stringify(docs.map(({ _id }) => written(_id))));
}
