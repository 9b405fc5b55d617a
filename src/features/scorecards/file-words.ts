import type { FileProblem } from '@/domain/scorecards/files/file-problem';
import type { Loss } from '@/domain/scorecards/files/loss';
import { wording } from '@/ui/wording';

const words = wording.scorecardFiles;

/** A problem of a file as a sentence that leads to its place. */
export function problemLine({ trouble, where, found, allowed, line, column }: FileProblem): string {
  const { at, troubles, whereIs, foundIs, allowedIs } = words.imported;
  return [
    line === undefined ? '' : at(line, column ?? 1),
    troubles[trouble],
    where === '' ? '' : whereIs(where),
    found === undefined || found === '' ? '' : foundIs(found),
    allowed === undefined || allowed === '' ? '' : allowedIs(allowed),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** What gets lost, each kind once with where it was. */
export function lossLines(lost: readonly Loss[]): string[] {
  const kinds = [...new Set(lost.map(({ what }) => what))];
  return kinds.map((kind) => {
    const where = lost.filter(({ what }) => what === kind).map(({ of }) => of);
    return `${words.losses[kind]}: ${[...new Set(where)].join(', ')}`;
  });
}
