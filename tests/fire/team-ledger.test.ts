import { beforeEach, describe, expect, it } from 'vitest';
import type { Seen, Told } from '../tools/team-page/page';
import { createLedger } from './team-ledger';

const ID = 'c1';
const NOTE = `${ID} note lan greeting`;
const TITLE = `${ID} title`;

let ledger: ReturnType<typeof createLedger>;
const tell = (...told: Told[]) => told.forEach((one) => void ledger.told('t0', one));
const fact = (name: string, version: number): Told[] => [
  { is: 'will', fact: name, version },
  { is: 'did', fact: name, version },
];

/** One call, renamed once and judged twice. */
beforeEach(() => {
  ledger = createLedger();
  tell({ is: 'begun', key: 't0-0' }, { is: 'made', key: 't0-0', id: ID, sha256: 'abc' });
  tell(...fact(TITLE, 1), ...fact(NOTE, 1), ...fact(NOTE, 2));
});

const SEEN: Seen = {
  ...{ id: ID, key: 't0-0', facts: { [TITLE]: 1, [NOTE]: 2 }, log: { [NOTE]: [1, 2] }, judges: ['lan Sales'] },
  ...{ rest: '', archived: 'abc', here: 'abc' },
};

it('finds nothing wrong where everything is as it was promised', () => {
  expect(ledger.problems([SEEN])).toEqual([]);
  expect(ledger.problems([{ ...SEEN, here: '' }])).toEqual([]);
  expect(ledger.wentBack).toEqual([]);
});

describe('a damaged picture', () => {
  it.each<[string, Seen[], string]>([
    ['a call that is lost', [], 't0-0: is not there'],
    ['a call that is there twice', [SEEN, { ...SEEN, id: 'c2' }], 't0-0: twice'],
    ['a call of nobody', [SEEN, { ...SEEN, id: 'c2', key: 't9-0' }], 't9-0: nobody made it'],
    ['sound that the archive lacks', [{ ...SEEN, archived: '' }], 't0-0: sound  is archived'],
    ['other sound in the archive', [{ ...SEEN, archived: 'abd' }], 't0-0: sound abd is archived'],
    ['other sound on the tablet', [{ ...SEEN, here: 'abd' }], 't0-0: sound abd is here'],
    ['an older title', [{ ...SEEN, facts: { ...SEEN.facts, [TITLE]: 0 } }], `t0-0 ${TITLE}: 0 and not 1`],
    ['a lost note', [{ ...SEEN, facts: { [TITLE]: 1 } }], `t0-0 ${NOTE}: undefined and not 2`],
    ['a lost entry of the log', [{ ...SEEN, log: { [NOTE]: [2] } }], `t0-0 ${NOTE}: 1 is not in the log`],
    ['an empty log', [{ ...SEEN, log: {} }], `t0-0 ${NOTE}: 1 is not in the log`],
    ['an entry twice', [{ ...SEEN, log: { [NOTE]: [1, 2, 2] } }], `t0-0 ${NOTE}: 2 is in the log too often`],
    ['an evaluation twice', [{ ...SEEN, judges: ['lan Sales', 'lan Sales'] }], 't0-0: two evaluations of lan Sales'],
  ])('shows %s', (_what, seen, problem) => {
    expect(ledger.problems(seen)).toContain(problem);
  });

  it('shows a call that was taken from everybody, and misses it nowhere', () => {
    tell({ is: 'removing', id: ID });
    expect([ledger.problems([SEEN]), ledger.problems([])]).toEqual([[], []]);
    tell({ is: 'removed', id: ID });
    expect(ledger.problems([SEEN])).toEqual(['t0-0: is there, and was taken from everybody']);
    expect(ledger.problems([])).toEqual([]);
  });
});

it('takes either of two words where the tablet died between them, and no third one', () => {
  tell({ is: 'will', fact: TITLE, version: 2 });
  const called = (version: number) => [{ ...SEEN, facts: { ...SEEN.facts, [TITLE]: version } }];
  expect([1, 2].flatMap((version) => ledger.problems(called(version)))).toEqual([]);
  expect(ledger.problems(called(3))).toEqual([`t0-0 ${TITLE}: 3 and not 1 or 2`]);
});

it('hears a tablet that shows its own user an older word than it promised', () => {
  tell(...fact(TITLE, 2), ...fact(TITLE, 2));
  const problem = `${TITLE}: 1 where it was made, after 2 was promised`;
  expect(ledger.wentBack).toEqual([problem]);
  tell({ is: 'shows', facts: { [TITLE]: 1 } }, { is: 'shows', facts: { [TITLE]: 2 } });
  expect(ledger.wentBack).toEqual([problem, problem]);
});

it('forgives a wiped tablet what the archive may not have had, and nothing else', () => {
  expect(ledger.lost('t0', [])).toBe(1);
  expect(ledger.problems([])).toEqual(['t0-0: is not there']);
  expect(ledger.problems([{ ...SEEN, log: {} }])).toContain(`t0-0 ${NOTE}: 1 is not in the log`);
  ledger.lost('t0', [ID]);
  expect(ledger.problems([])).toEqual([]);
  expect(ledger.problems([{ ...SEEN, facts: {}, log: {} }])).toEqual([]);
});
