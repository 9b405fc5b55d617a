import type { CallId } from '@/domain/call';
import { isBuiltIn } from '@/domain/scorecards/built-in/built-in';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import type { CallmarkDatabase } from '../database';

/** Tables that a transaction needs for `cardInUse`. */
export function cardTables({ scorecards, results, edits }: CallmarkDatabase) {
  return [scorecards, results, edits];
}

/**
 * The scorecard of one's own that a call is judged by: the version that a reviewer began with (a later one never changes an
 * old result), else the one that is published, else the last that was. Undefined where the scoring type is none.
 */
export async function cardInUse(
  database: CallmarkDatabase,
  callId: CallId,
  service: string,
): Promise<Scorecard | undefined> {
  if (isBuiltIn(service)) return undefined;
  const [before, versions] = await Promise.all([
    database.results.get([callId, 'score', service]),
    database.scorecards
      .where('[id+version]')
      .between([service, 0], [service, Number.MAX_SAFE_INTEGER])
      .filter(({ state }) => state !== 'draft')
      .toArray(),
  ]);
  if (before?.kind === 'score' && before.answer.kind === 'own') {
    const edits = database.edits.where('callId').equals(callId);
    const begun = await edits.filter((edit) => edit.service === service).count();
    if (begun > 0) return before.answer.scorecard;
  }
  return (versions.findLast(({ state }) => state === 'published') ?? versions.at(-1))?.card;
}

/** The same in a transaction of its own. */
export function readCardInUse(
  database: CallmarkDatabase,
  callId: CallId,
  service: string,
): Promise<Scorecard | undefined> {
  return database.transaction('r', cardTables(database), () => cardInUse(database, callId, service));
}
