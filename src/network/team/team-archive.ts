import * as v from 'valibot';
import { isRecord } from '@/domain/answers/json-value';
import { FailureError } from '@/domain/failure';
import {
  roleIn,
  type TeamAccess,
  type TeamArchive,
  type TeamChanges,
  type TeamMember,
} from '@/domain/team/team-archive';
import { type FoundDocument, readTeamDocument } from '@/domain/team/team-document';
import { pause } from '../deadline';
import type { HttpOptions } from '../http';
import { createReadByKeys } from './by-keys';
import { createCouch } from './couch';
import { createParts } from './parts';
import { createPut } from './put';
import { createRemove } from './remove';

const session = v.looseObject({
  userCtx: v.looseObject({ name: v.nullable(v.string()), roles: v.array(v.string()) }),
});
const written = v.looseObject({ rev: v.string() });
const changed = v.looseObject({
  results: v.array(v.looseObject({ id: v.string(), doc: v.optional(v.unknown()) })),
  last_seq: v.union([v.string(), v.number(), v.array(v.unknown())]),
});

const NOT_SIGNED_IN = { kind: 'http', status: 401, statusText: 'Unauthorized' } as const;

const NOT_FOUND = 404;

/** Documents are checked so long at a time: a picture on the screen lasts 16. */
const WORK_MS = 5;

/**
 * A team's archive on a server that speaks CouchDB's protocol (D361). Reads by key are a cluster's word; lists and changes
 * come from one machine of it, which may be behind. No filters, long polls or ranges: the first end a PouchDB Server, the
 * second hang on it, and the last are not kept by it.
 */
export function createTeamArchive(access: TeamAccess, options: Omit<HttpOptions, 'secrets'> = {}): TeamArchive {
  const couch = createCouch(access, options);
  const team = encodeURIComponent(access.team);
  const readByKeys = createReadByKeys(couch, team);

  async function whoAmI(signal: AbortSignal): Promise<TeamMember> {
    const said = await couch.get(signal, { method: 'GET', path: '_session' });
    const { name, roles } = couch.read(session, said).userCtx;
    if (name === null) throw new FailureError(NOT_SIGNED_IN);
    await couch.get(signal, { method: 'GET', path: team });
    // Never replicated, and no document of the team; a name of its own, since two tablets may ask at once.
    const path = `${team}/_local/callmark-${Math.random().toString(36).slice(2)}`;
    const put = await couch.get(signal, { method: 'PUT', path, body: {} });
    const { rev } = couch.read(written, put);
    const gone = await couch.ask(signal, { method: 'DELETE', path: `${path}?rev=${encodeURIComponent(rev)}` });
    // Of servers that only replicate each other another one may have been asked.
    if (gone.failure && gone.status !== NOT_FOUND) throw gone.failure;
    const before = roleIn(access.team, '');
    return { name, roles: roles.filter((role) => role.startsWith(before)).map((role) => role.slice(before.length)) };
  }

  async function changes(signal: AbortSignal, since: string, limit: number): Promise<TeamChanges> {
    const query = `include_docs=true&limit=${limit}&since=${encodeURIComponent(since === '' ? '0' : since)}`;
    const answer = await couch.get(signal, { method: 'GET', path: `${team}/_changes?${query}` });
    if (answer.tooLong && limit > 1) return changes(signal, since, Math.ceil(limit / 8));
    const { results, last_seq: last } = couch.read(changed, answer);
    const ours = results.filter(({ id }) => !id.startsWith('_design/'));
    const found: FoundDocument[] = [];
    let workedSince = performance.now();
    for (const { id, doc } of ours) {
      found.push(readTeamDocument({ ...(isRecord(doc) ? doc : {}), _id: id }));
      if (performance.now() - workedSince < WORK_MS) continue;
      await pause(0, signal);
      workedSince = performance.now();
    }
    return {
      found,
      since: typeof last === 'string' ? last : JSON.stringify(last),
      more: results.length >= limit,
    };
  }

  const put = createPut(couch, team, readByKeys);
  const remove = createRemove(couch, team, readByKeys);
  return { whoAmI, put, remove, changes, ...createParts(couch, team, readByKeys) };
}
