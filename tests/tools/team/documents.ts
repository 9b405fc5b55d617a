import { TEAM_VERSION, type TeamDocumentOf } from '@/domain/team/team-document';
import { teamId } from '@/domain/team/team-ids';

/** A note, the smallest document there is. */
export function noteOf(call: string, by: string, text: string, own = '1'): TeamDocumentOf<'note'> {
  const id = teamId('note', { call, author: by, own });
  return { id, kind: 'note', v: TEAM_VERSION, at: 1_700_000_000_000, by, callId: call, text };
}

/** Bytes of a sound that no other seed makes. */
export function noise(bytes: number, seed: number): Blob {
  const filled = new Uint8Array(bytes);
  let state = seed + 1;
  for (let at = 0; at < bytes; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    filled[at] = state >>> 24;
  }
  return new Blob([filled]);
}
