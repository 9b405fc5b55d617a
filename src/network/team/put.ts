import * as v from 'valibot';
import { isTemporary } from '@/domain/backoff';
import type { PutOutcome, TeamArchive, TeamChange } from '@/domain/team/team-archive';
import { contentHash, readTeamDocument, writtenDocument } from '@/domain/team/team-document';
import type { ReadByKeys } from './by-keys';
import { ACCEPTED, type Couch } from './couch';

/** Of one request: what is lost with a line that breaks is little, and no proxy's usual limit is met. */
const MOST_DOCUMENTS = 100;
const MOST_LETTERS = 512 * 1024;

/** Letters: a server may answer with whole pages. */
const MOST_REASON = 400;

const TOO_LARGE = 413;

const answers = v.array(
  v.looseObject({
    id: v.optional(v.string()),
    rev: v.optional(v.string()),
    error: v.optional(v.unknown()),
    /** PouchDB Server's own word and number for it. */
    name: v.optional(v.string()),
    status: v.optional(v.number()),
    reason: v.optional(v.string()),
  }),
);

const idOf = ({ document }: TeamChange): string => document.id;

function asWritten({ document, rev }: TeamChange): object {
  return { ...writtenDocument(document), ...(rev !== undefined && { _rev: rev }) };
}

type Row = v.InferOutput<typeof answers>[number];

/** What is there in place of a change that was refused for being late. */
function outcomeOf({ document }: TeamChange, raw: unknown): PutOutcome {
  // Somebody's write is known, and a machine that missed it was asked: the answer is a later one's.
  if (raw === undefined) return { is: 'accepted' };
  const there = readTeamDocument(raw);
  const same = there.is === 'known' && contentHash(there.document) === contentHash(document);
  return same ? { is: 'stored', rev: there.rev } : { is: 'conflict', there };
}

/** What the rule says of a document may be of one's own that is there already: PouchDB Server asks the rule before it looks. */
function isLate({ document, rev }: TeamChange, raw: unknown): boolean {
  const there = readTeamDocument(raw);
  return there.is === 'known' && there.document.by === document.by && there.rev !== rev;
}

const REFUSED = ['forbidden', 'unauthorized'];
/** What a server calls a document that it will never take as it is; "TypeError": a rule of its own fell over it. */
const LASTING = /^(bad_request|doc_validation|illegal_docid|\w+_too_large|\w+Error)$/;

/** A server's word about one document alone, whatever became of the others. */
function refusal(word: string, { reason: given = word, status = 0 }: Row): PutOutcome {
  // The first line: behind it a server may tell where in its own code it was.
  const [line = ''] = given.split('\n');
  const reason = line.slice(0, MOST_REASON);
  if (REFUSED.includes(word)) return { is: 'refused', reason };
  const lasting = LASTING.test(word) || (status >= 400 && status < 500 && !isTemporary(status));
  return { is: 'not-taken', reason, lasting };
}

/** `TeamArchive.put` by _bulk_docs. */
export function createPut(couch: Couch, team: string, readByKeys: ReadByKeys): TeamArchive['put'] {
  async function putBatch(signal: AbortSignal, changes: readonly TeamChange[]): Promise<PutOutcome[]> {
    const body = { docs: changes.map(asWritten) };
    const answer = await couch.ask(signal, { method: 'POST', path: `${team}/_bulk_docs`, body });
    if (answer.status === TOO_LARGE) {
      if (changes.length === 1) return [{ is: 'too-large' }];
      const half = Math.ceil(changes.length / 2);
      return [...(await putBatch(signal, changes.slice(0, half))), ...(await putBatch(signal, changes.slice(half)))];
    }
    if (answer.failure) throw answer.failure;
    const said = new Map(couch.read(answers, answer).map((row) => [row.id, row]));
    const late = changes.map(idOf).filter((id) => ['conflict', ...REFUSED].includes(wordOf(said.get(id))));
    const found = late.length > 0 ? await readByKeys(signal, late) : new Map<string, unknown>();
    return changes.map((change): PutOutcome => {
      const row = said.get(idOf(change));
      const word = wordOf(row);
      const there = found.get(idOf(change));
      if (word === 'conflict' || (REFUSED.includes(word) && isLate(change, there))) return outcomeOf(change, there);
      if (word !== '' || row?.rev === undefined) return refusal(word, row ?? {});
      return answer.status === ACCEPTED ? { is: 'accepted' } : { is: 'stored', rev: row.rev };
    });
  }

  return async (signal, changes) => {
    const outcomes: PutOutcome[] = [];
    for (let at = 0; at < changes.length; ) {
      let letters = 0;
      let end = at;
      for (; end < changes.length && end - at < MOST_DOCUMENTS; end++) {
        letters += JSON.stringify(changes[end]).length;
        if (letters > MOST_LETTERS && end > at) break;
      }
      outcomes.push(...(await putBatch(signal, changes.slice(at, end))));
      at = end;
    }
    return outcomes;
  };
}

/** '' = it was taken. */
function wordOf(row: Row | undefined): string {
  if (row === undefined) return '';
  if (row.error === undefined || row.error === false) return '';
  return typeof row.error === 'string' ? row.error : (row.name ?? 'error');
}
