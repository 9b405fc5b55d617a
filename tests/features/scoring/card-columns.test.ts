import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Claim } from '@/domain/claim';
import { buildCards } from '@/domain/scoring/build-cards';
import type { ScoreCard } from '@/domain/scoring/score-card';
import { cardColumns, toldOn } from '@/features/scoring/card-columns';
import { csatAnswer, customerServiceAnswer, salesAnswer } from '../../helpers/score-answers';

const claim: Claim = {
  ...{ id: 'greets', kind: 'present', text: 'Greets', turn: 0, from: 0, to: 60, fromTo: 'None' },
  quote: 'Good evening, thank you for calling, my name is Priya here.',
};

/** Cards with so many sentences, said of their first question. */
const withClaims = (cards: readonly ScoreCard[], claims: readonly number[]): ScoreCard[] =>
  cards.map((card, place) => ({
    ...card,
    questions: card.questions.map((question, first) => ({
      ...{ ...question, notes: '', machineNotes: '' },
      claims: first === 0 ? Array.from({ length: claims[place] ?? 0 }, (_, turn) => ({ ...claim, turn })) : [],
    })),
  }));

const service = buildCards(customerServiceAnswer(1)).cards;
const sales = buildCards(salesAnswer(4)).cards;
const csat = buildCards(csatAnswer(4)).cards;
const WIDE = { one: 1, beside: 1, two: 2 };

it('a sentence that two questions of a card rest on is told once, and another of the same words elsewhere is too', () => {
  const [card] = service;
  if (card === undefined) throw new Error('a service card has cards');
  const later = { ...claim, turn: 4 };
  const claims = [[claim], [claim, later], [claim]];
  const questions = card.questions
    .slice(0, 3)
    .map((question, place) => ({ ...question, notes: '', machineNotes: '', claims: claims[place] ?? [] }));
  expect(toldOn({ ...card, questions }).map((one) => one.claims)).toEqual([[claim], [later]]);
});

describe('cards beside each other', () => {
  it('alike, they stand in columns', () => {
    expect(cardColumns(withClaims(csat, [1, 1, 1, 1, 1, 1]), 3)).toEqual(Array(6).fill('one'));
    expect(cardColumns(withClaims(service, [1, 1, 1, 1]), 2)).toEqual(Array(4).fill('one'));
  });

  it('one of many sentences takes more columns, and the rest of its row is full', () => {
    expect(cardColumns(withClaims(service, [9, 2, 2, 2]), 3)).toEqual(['all', 'one', 'one', 'one']);
    expect(cardColumns(withClaims(service, [4, 1, 0, 0]), 3).slice(0, 2)).toEqual(['two', 'beside']);
    expect(cardColumns(withClaims(service, [8, 0, 0, 0]), 2)[0]).toBe('all');
  });

  it('a note of the reviewer takes as many lines as it is shown in, whatever the machine claimed', () => {
    const [first, ...others] = withClaims(service, [9, 2, 2, 2]);
    if (first === undefined) throw new Error('no card');
    const noted = { ...first, questions: first.questions.map((question) => ({ ...question, notes: 'Greeted well.' })) };
    expect(cardColumns([noted, ...others], 3)[0]).not.toBe('all');
  });

  it('whatever is said, every row is full', () => {
    const some = fc.array(fc.nat(12), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(some, fc.constantFrom(2 as const, 3 as const), (claims, columns) => {
        const widths = cardColumns(withClaims(sales.slice(0, claims.length), claims), columns);
        expect(widths).toHaveLength(claims.length);
        let place = 0;
        for (const width of widths) {
          place += width === 'all' ? columns : WIDE[width];
          expect(place).toBeLessThanOrEqual(columns);
          place %= columns;
        }
        expect(place).toBe(0);
      }),
    );
  });
});
