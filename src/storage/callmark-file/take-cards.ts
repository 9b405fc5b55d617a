import type { CallDocument } from '@/domain/callmark-file/call-document';
import { canonicalJson } from '@/domain/callmark-file/shapes';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import type { CallmarkDatabase } from '../database';
import { rowOf } from '../scorecards/scorecards';

/** What becomes of the scorecards of a file. */
export interface PlannedCards {
  /** To be stored, with the version and state that each has here. */
  add: Scorecard[];
  /** Of these another version of the same number is here: the file's is kept under the next free one. */
  renumbered: { card: Scorecard; was: number }[];
  /** In use where the file was made; here another version of the card is, and stays so. */
  retired: Scorecard[];
  /** The number here of a version of the file. */
  versionOf(id: string, version: number): number;
  /** Whether a version is here, or will be. */
  has(id: string, version: number): boolean;
}

/** What a reviewer reads of a version; when, by whom and under which number don't count. */
function wordsOf({ version: _, state: __, publishedAt: ___, author: ____, ...words }: Scorecard): string {
  return canonicalJson(words);
}

const key = (id: string, version: number): string => `${version} ${id}`;

/** Nothing here is changed by a file: what is new is added, and what would stand for two things gets a number of its own (D333). */
export function planCards(here: readonly Scorecard[], given: readonly Scorecard[]): PlannedCards {
  const all = [...here];
  const [add, renumbered, retired]: [Scorecard[], PlannedCards['renumbered'], Scorecard[]] = [[], [], []];
  const numbers = new Map<string, number>();
  for (const card of given) {
    const versions = all.filter(({ id }) => id === card.id);
    const same = versions.find((one) => one.version === card.version);
    const twin =
      same && wordsOf(same) === wordsOf(card) ? same : versions.find((one) => wordsOf(one) === wordsOf(card));
    // A number that is free is taken even where the words are there under another.
    if (same !== undefined && twin !== undefined) {
      numbers.set(key(card.id, card.version), twin.version);
      continue;
    }
    const version = same === undefined ? card.version : Math.max(...versions.map((one) => one.version)) + 1;
    const inUse = card.state === 'published' && versions.some(({ state }) => state === 'published');
    const taken: Scorecard = { ...card, version, state: inUse ? 'retired' : card.state };
    numbers.set(key(card.id, card.version), version);
    all.push(taken);
    add.push(taken);
    if (same !== undefined) renumbered.push({ card: taken, was: card.version });
    if (inUse) retired.push(taken);
  }
  const there = new Set(all.map(({ id, version }) => key(id, version)));
  return {
    ...{ add, renumbered, retired },
    versionOf: (id, version) => numbers.get(key(id, version)) ?? version,
    has: (id, version) => there.has(key(id, version)),
  };
}

/** Stores them, in the caller's transaction. */
export async function putCards({ scorecards }: CallmarkDatabase, { add }: PlannedCards): Promise<void> {
  await scorecards.bulkPut(add.map((card) => rowOf(card, 1)));
}

/** The call with the numbers that its scorecards have here. */
export function withCards(whole: CallDocument, { versionOf }: PlannedCards): CallDocument {
  const numbered = <Card extends { id: string; version: number }>(card: Card): Card => ({
    ...card,
    version: versionOf(card.id, card.version),
  });
  return {
    ...whole,
    evaluations: whole.evaluations.map((one) =>
      one.scorecard === undefined ? one : { ...one, scorecard: numbered(one.scorecard) },
    ),
    results: whole.results.map((result) =>
      result.kind === 'score' && result.answer.kind === 'own'
        ? { ...result, answer: { ...result.answer, scorecard: numbered(result.answer.scorecard) } }
        : result,
    ),
  };
}
