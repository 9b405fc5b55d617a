import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Row {
  statement: string;
  where: string;
  shownBy: string;
}

type Standing = 'shown' | 'decided' | 'silent' | 'not yet';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const table = read('docs/conformance.md');

function readRows(markdown: string): Row[] {
  return markdown.split('\n').flatMap((line) => {
    if (!line.startsWith('|') || /^\|\s*(statement|-+)\s*\|/.test(line)) return [];
    const [, statement = '', where = '', shownBy = ''] = line.split('|').map((cell) => cell.trim());
    return [{ statement, where, shownBy }];
  });
}

function standingOf({ shownBy }: Row): Standing {
  if (shownBy.startsWith('not yet: ')) return 'not yet';
  if (shownBy === 'says nothing') return 'silent';
  if (shownBy.startsWith('decided: ')) return 'decided';
  return 'shown';
}

/** A title as it is written in the source: the whole of a literal, not a part of a longer one. */
function hasTitle(source: string, title: string): boolean {
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((literal) => source.includes(`(${literal}`));
}

/** What a row says that isn't so. */
function faultsOf(row: Row, decisions: string): string[] {
  const standing = standingOf(row);
  const file = /^`([^`]+)`$/.exec(row.where)?.[1];
  if (standing === 'not yet' || standing === 'silent') {
    return file === undefined && !row.shownBy.includes('›') ? [] : ['names a file or a test although nothing is built'];
  }
  const faults: string[] = [];
  if (file === undefined || !existsSync(new URL(`../../${file}`, import.meta.url))) faults.push(`no file ${row.where}`);
  for (const part of row.shownBy.split('; decided: ')) {
    const named = /^`([^`]+)` › (.+)$/.exec(part);
    const entry = /^(?:decided: )?(\*\*.+\*\*)$/.exec(part)?.[1];
    if (named?.[1] !== undefined && named[2] !== undefined) {
      const exists = existsSync(new URL(`../../${named[1]}`, import.meta.url));
      if (!exists || !hasTitle(read(named[1]), named[2])) faults.push(`no test ${part}`);
    } else if (entry === undefined || !decisions.includes(entry)) {
      faults.push(`no test and no decision: ${part}`);
    }
  }
  return faults;
}

const rows = readRows(table);
const decisions = read('docs/decisions.md');
const count = (standing: Standing) => rows.filter((row) => standingOf(row) === standing).length;

describe('the conformance table', () => {
  it('has rows for each of the nine sections', () => {
    const sections = table.split(/^## /m).slice(1);
    expect(sections.map((section) => section[0])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    for (const section of sections) expect(readRows(section).length).toBeGreaterThan(0);
  });

  it('names only files, tests and decisions that are there', () => {
    const faults = rows.flatMap((row) => faultsOf(row, decisions).map((fault) => `${row.statement}: ${fault}`));
    expect(faults).toEqual([]);
  });

  it('counts itself right, and nothing that is not built as shown', () => {
    const counts =
      `Counts: ${rows.length} statements; ${count('shown')} shown by a test; ${count('decided')} decided otherwise; ` +
      `${count('silent')} that say nothing; ${count('not yet')} not yet.`;
    console.info(counts);
    expect(table).toContain(counts);
  });
});

describe('a row', () => {
  const file = '`src/app/app.tsx`';
  it.each([
    ['a file that is not there', '`src/none.ts`', '`tests/layering.test.ts` › hold for every file'],
    ['a test file that is not there', file, '`tests/none.test.ts` › hold for every file'],
    ['a title that is not there', file, '`tests/layering.test.ts` › hold for every'],
    ['a decision that is not there', file, 'decided: **None such.**'],
    ['nothing', file, ''],
    ['a test for what is not built', '–', 'not yet: `tests/layering.test.ts` › hold for every file'],
  ])('that names %s is at fault', (_, where, shownBy) => {
    expect(faultsOf({ statement: 'x', where, shownBy }, decisions)).not.toEqual([]);
  });

  it('that names what is there is right', () => {
    const shownBy = '`tests/layering.test.ts` › hold for every file';
    expect(faultsOf({ statement: 'x', where: file, shownBy }, decisions)).toEqual([]);
  });
});
