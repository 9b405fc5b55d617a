import * as v from 'valibot';
import type { Couch } from './couch';

const MOST_KEYS = 500;

const rows = v.looseObject({
  rows: v.array(
    v.looseObject({
      id: v.optional(v.string()),
      doc: v.nullish(v.unknown()),
      value: v.nullish(v.looseObject({ rev: v.string(), deleted: v.optional(v.boolean()) })),
    }),
  ),
});

/**
 * Documents by their ids, as the server writes them; what is not there is not in the answer. A cluster answers by a
 * majority of the machines that keep a document and mends one that missed a write, which no list does.
 */
export type ReadByKeys = (signal: AbortSignal, ids: readonly string[]) => Promise<Map<string, unknown>>;

export function createReadByKeys(couch: Couch, team: string): ReadByKeys {
  return async (signal, ids) => {
    const found = new Map<string, unknown>();
    for (let at = 0; at < ids.length; at += MOST_KEYS) {
      const body = { keys: ids.slice(at, at + MOST_KEYS) };
      const path = `${team}/_all_docs?include_docs=true`;
      const answer = await couch.get(signal, { method: 'POST', path, body });
      for (const { id, doc, value } of couch.read(rows, answer).rows) {
        if (id === undefined || value === undefined || value === null) continue;
        found.set(id, value.deleted === true ? { _id: id, _rev: value.rev, _deleted: true } : doc);
      }
    }
    return found;
  };
}
