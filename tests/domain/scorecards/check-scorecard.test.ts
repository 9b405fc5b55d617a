import { describe, expect, it } from 'vitest';
import { BUILT_IN_SCORECARDS } from '@/domain/scorecards/built-in/built-in';
import { TRANSLATED_SCORECARDS } from '@/domain/scorecards/built-in/translated';
import { checkScorecard, MOST } from '@/domain/scorecards/files/check-scorecard';
import { scorecardFromJson, scorecardToJson } from '@/domain/scorecards/files/own-json';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import { growth, LINEAR } from '../../helpers/growth';
import { ownCard } from '../../helpers/own-card';

/** The first thing that is wrong with a card in which one part is another. */
function wrong(
  change: (card: Record<string, never> & { sections: { questions: Record<string, unknown>[] }[] }) => void,
) {
  const card = structuredClone(ownCard());
  change(card as never);
  const read = checkScorecard(card);
  return read.ok ? null : read.problems[0];
}

const first = (card: { sections: { questions: Record<string, unknown>[] }[] }) =>
  card.sections[0]?.questions[0] as Record<string, unknown>;

describe('a scorecard from outside', () => {
  it('is taken in whole where it is right: one’s own, and the built-in ones in both languages', () => {
    for (const card of [ownCard(), ...BUILT_IN_SCORECARDS, ...TRANSLATED_SCORECARDS]) {
      expect(checkScorecard(card)).toEqual({ ok: true, value: card });
    }
  });

  it('loses fields that are not known', () => {
    const read = checkScorecard({ ...ownCard(), onload: 'alert(1)' });
    expect(read).toEqual({ ok: true, value: ownCard() });
  });

  it.each([
    ['nothing at all', () => null, 'not-a-scorecard'],
    ['a list', () => [], 'not-a-scorecard'],
    ['a card without sections', () => ({ ...ownCard(), sections: [] }), 'too-few'],
    ['a weight of 0', () => heavy(0), 'out-of-range'],
    ['a weight below 0', () => heavy(-1), 'out-of-range'],
    ['a weight that is none', () => heavy(Number.NaN), 'not-number'],
    ['a weight in words', () => heavy('viel'), 'not-number'],
    [
      'too many sections',
      () => ({ ...ownCard(), sections: Array(MOST.sections + 1).fill(ownCard().sections[0]) }),
      'too-many',
    ],
    ['a path to another server', () => ({ ...ownCard(), path: '//elsewhere.example/x' }), 'bad-path'],
    ['a path that climbs', () => ({ ...ownCard(), path: '/webhook/../admin' }), 'bad-path'],
    ['an address for a path', () => ({ ...ownCard(), path: 'https://elsewhere.example' }), 'bad-path'],
    ['grades that rise', () => graded([0, 5]), 'bad-grades'],
    ['grades without a lowest', () => graded([8, 5]), 'bad-grades'],
    ['grades beyond the scale', () => graded([30, 0]), 'bad-grades'],
  ])('is refused: %s', (_what, made, trouble) => {
    const read = checkScorecard(made());
    expect(read.ok ? null : read.problems[0]?.trouble).toBe(trouble);
  });

  it('says where it is wrong, what stands there and what may', () => {
    expect(wrong((card) => Object.assign(first(card), { weight: 20_000 }))).toEqual({
      trouble: 'out-of-range',
      where: 'sections › 1 › questions › 1 › weight',
      found: '20000',
      allowed: '0 – 10000',
    });
    expect(wrong((card) => Object.assign(first(card), { comment: 'never' }))).toMatchObject({
      trouble: 'unknown-word',
      allowed: 'on-fail, always',
    });
    expect(wrong((card) => Object.assign(first(card), { text: undefined }))).toMatchObject({ trouble: 'missing' });
  });

  it('has ids of its own everywhere', () => {
    expect(wrong((card) => Object.assign(first(card), { id: 'private' }))).toMatchObject({ trouble: 'same-id' });
    expect(wrong((card) => Object.assign(card.sections[0] ?? {}, { id: 'law' }))).toMatchObject({ trouble: 'same-id' });
  });

  it('asks conditions only of what stands before, so that there is no circle', () => {
    for (const question of ['private', 'greets', 'nobody']) {
      const condition = { when: { question, is: ['yes'] } };
      expect(
        wrong((card) => Object.assign(first(card), condition)),
        question,
      ).toMatchObject({ trouble: 'bad-condition' });
    }
    const last = (is: string[]) =>
      wrong((card) => Object.assign(card.sections[2]?.questions[0] ?? {}, { when: { question: 'greets', is } }));
    expect(last(['no'])).toBeNull();
    expect(last(['perhaps'])).toMatchObject({ trouble: 'bad-condition' });
  });

  it('counts something', () => {
    const nothing = {
      ...ownCard(),
      sections: [{ ...section(), questions: [{ ...question(), options: [{ id: 'na', label: 'n/a', value: null }] }] }],
    };
    const read = checkScorecard(nothing);
    expect(read.ok ? null : read.problems[0]?.trouble).toBe('nothing-counts');
  });
});

const section = () => ownCard().sections[0] as Scorecard['sections'][number];
const question = () => section().questions[0] as Scorecard['sections'][number]['questions'][number];
const heavy = (weight: unknown) => ({ ...ownCard(), sections: [{ ...section(), weight }] });
const graded = (froms: number[]) => ({
  ...ownCard(),
  scale: { max: 20, bands: froms.map((from) => ({ from, label: String(from) })) },
});

describe('a file of the own format', () => {
  it('comes back as it went', () => {
    const read = scorecardFromJson(scorecardToJson(ownCard()));
    expect(read).toEqual({ ok: true, value: ownCard() });
    expect(scorecardFromJson(`\ufeff${scorecardToJson(ownCard())}`).ok).toBe(true);
  });

  it('tells the line and column of what is wrong', () => {
    const text = scorecardToJson(ownCard()).replace('"weight": 3', '"weight": "drei"');
    const line = text.split('\n').findIndex((one) => one.includes('drei')) + 1;
    const column = (text.split('\n')[line - 1] ?? '').indexOf('"drei"') + 1;
    expect(scorecardFromJson(text)).toEqual({
      ok: false,
      problems: [{ trouble: 'not-number', where: 'sections › 1 › weight', found: 'drei', line, column }],
    });
  });

  it.each([
    ['{"format": "callmark-scorecard",\n  oops', 2, 3],
    ['{"format": "callmark-scorecard"', 1, 32],
    ['', 1, 1],
    ['[1,]', 1, 4],
    ['{"a": "b\nc"}', 1, 7],
    ['[01]', 1, 3],
    ['{} x', 1, 4],
    ['['.repeat(5_000), 1, 43],
  ])('tells where %j stops being JSON', (text, line, column) => {
    expect(scorecardFromJson(text)).toMatchObject({ ok: false, problems: [{ trouble: 'not-json', line, column }] });
  });

  it.each([
    ['{"format": "something"}', 'not-a-scorecard'],
    ['"text"', 'not-a-scorecard'],
    ['{"format": "callmark-scorecard", "formatVersion": 2}', 'newer-format'],
    ['{"format": "callmark-scorecard", "formatVersion": 1}', 'missing'],
    [`"${'x'.repeat(2_000_001)}"`, 'too-large'],
  ])('is refused: %.60s', (text, trouble) => {
    expect(scorecardFromJson(text)).toMatchObject({ ok: false, problems: [{ trouble }] });
  });

  it('of any size is read in a time that grows with it', async () => {
    const items = '{"a":"\\u0041","b":[1,2,{"c":null}]},'.repeat(20_000);
    const text = `[${items}`;
    expect(await growth(text, scorecardFromJson)).toBeLessThan(LINEAR);
  });
});
