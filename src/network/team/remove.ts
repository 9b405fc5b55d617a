import type { TeamArchive } from '@/domain/team/team-archive';
import { readTeamDocument, TEAM_VERSION } from '@/domain/team/team-document';
import type { ReadByKeys } from './by-keys';
import { ACCEPTED, type Couch } from './couch';

const FORBIDDEN = 403;
const CONFLICT = 409;

/** `TeamArchive.remove`: not by DELETE, which leaves no room for who did it. */
export function createRemove(couch: Couch, team: string, readByKeys: ReadByKeys): TeamArchive['remove'] {
  return async (signal, { id, rev, by, at }) => {
    const body = { _rev: rev, _deleted: true, v: TEAM_VERSION, at, by };
    const path = `${team}/${encodeURIComponent(id)}`;
    const { status, json, failure } = await couch.ask(signal, { method: 'PUT', path, body });
    const said = (json ?? {}) as { rev?: unknown; reason?: unknown };
    if (status === CONFLICT || status === FORBIDDEN) {
      const raw = (await readByKeys(signal, [id])).get(id);
      const there = raw === undefined ? undefined : readTeamDocument(raw);
      // A machine that refuses removing what is gone: the answer to an earlier try was lost.
      if (there?.is === 'deleted') return { is: 'conflict', there };
      if (status === FORBIDDEN) return { is: 'refused', reason: String(said.reason ?? '') };
      // One that missed somebody's write was asked: the answer is a later one's.
      return there === undefined ? { is: 'accepted' } : { is: 'conflict', there };
    }
    if (failure) throw failure;
    return status === ACCEPTED ? { is: 'accepted' } : { is: 'stored', rev: String(said.rev) };
  };
}
