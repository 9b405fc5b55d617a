import { describe, expect, it } from 'vitest';
import { DEVICE_REVIEWER, handedOver, NOBODY_NAMED, named, reviewerBy, reviewerName } from '@/domain/reviewer';
import { isBegun, latestAnswered } from '@/domain/scoring/evaluation';
import { emptyEvaluation } from '@/domain/scoring/evaluation-edit';

const lan = { name: ' Nguyễn  Thị Lan ', staffId: ' 07 ' };

describe('a name', () => {
  it('is that of the device’s reviewer where what was judged is theirs, else of somebody new', () => {
    const own = named(NOBODY_NAMED, lan, true, 'x', 5);
    expect(own).toMatchObject({ current: DEVICE_REVIEWER, asked: true });
    expect(own.known).toEqual([{ id: DEVICE_REVIEWER, name: 'Nguyễn Thị Lan', staffId: '07' }]);
    const other = named(NOBODY_NAMED, lan, false, 'x', 5);
    expect(other).toEqual({
      current: 'x',
      since: 5,
      asked: true,
      known: [{ id: 'x', name: 'Nguyễn Thị Lan', staffId: '07' }],
    });
    // Put right later it is the same person.
    expect(named(other, { name: 'Lan', staffId: '' }, false, 'y', 6)).toMatchObject({
      current: 'x',
      since: 5,
      known: [{ id: 'x', name: 'Lan' }],
    });
  });

  it('is kept to a length', () => {
    const long = named(NOBODY_NAMED, { name: 'ả'.repeat(5000), staffId: '' }, true, 'x', 1);
    expect(reviewerBy(long, DEVICE_REVIEWER)?.name).toHaveLength(80);
  });
});

describe('handing over', () => {
  it('knows who was here before by name and number, however they are typed', () => {
    const first = handedOver(NOBODY_NAMED, lan, 'x', 1);
    const second = handedOver(first, { name: 'Nguyễn Thị Lan', staffId: '08' }, 'y', 2);
    expect(second.known.map(({ id }) => id)).toEqual(['x', 'y']);
    expect(reviewerName(second, 'x')).toBe('Nguyễn Thị Lan (07)');
    expect(reviewerName(first, 'x')).toBe('Nguyễn Thị Lan');
    expect(reviewerName(first, 'gone')).toBeUndefined();
    const back = handedOver(second, { name: 'nguyễn thị lan'.normalize('NFD'), staffId: '07' }, 'z', 3);
    expect(back).toMatchObject({ current: 'x', since: 3 });
    expect(back.known).toEqual(second.known);
  });
});

describe('evaluations of several people', () => {
  it('count in a list by the latest answer; what was undone is none', () => {
    const empty = emptyEvaluation('c', 's', 9, 'minh');
    const answered = (at: number) => ({ ...empty, edits: { q: { answer: '1', at } }, updatedAt: at });
    expect(isBegun(empty)).toBe(false);
    expect(isBegun({ ...empty, sectionNotes: { a: { analysis: '', evaluation: 'x' } } })).toBe(true);
    expect(latestAnswered([answered(3), answered(5), { ...empty, analysisNotes: 'x' }])?.updatedAt).toBe(5);
    expect(latestAnswered([empty])).toBeUndefined();
  });
});
