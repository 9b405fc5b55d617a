import { expect, it } from 'vitest';
import { createMaskedPeople } from '@/domain/exports/masked-people';
import { ANY_MACHINE_MS, growth, LINEAR } from '../../helpers/growth';

const numbered = { reviewer: (nth: number) => `Reviewer ${nth}`, agent: (nth: number) => `Agent ${nth}` };
const masks = (text: string) => text.replace(/^(Lan|Minh|Hoa)$/, '[name]');

/** Agents by what they are called in an export that meets them in this order. */
function shownAs(names: readonly string[], known: readonly string[] = []): Record<string, string | undefined> {
  const people = createMaskedPeople(numbered, known);
  const standIns = names.map((name) => [name, people.standFor('agent', name, masks)] as const);
  return Object.fromEntries(standIns.map(([name, standIn]) => [name, people.shown().get(standIn)]));
}

it('a masked person has the same number in whatever order the calls come', () => {
  const shown = shownAs(['Lan', 'Minh', 'Tuấn', 'Hoa']);
  expect(Object.values(shown).sort()).toEqual(['Agent 1', 'Agent 2', 'Agent 3', 'Tuấn']);
  for (const order of [
    ['Hoa', 'Tuấn', 'Minh', 'Lan'],
    ['Tuấn', 'Minh', 'Hoa', 'Lan', 'Minh'],
  ])
    expect(shownAs(order)).toEqual(shown);
});

it('whoever is not called so in a call of their own keeps the name, before and after the call in which somebody is', () => {
  const people = createMaskedPeople(numbered);
  const [lan, minh] = [people.standFor('agent', 'Lan', (text) => text), people.standFor('agent', 'Minh', masks)];
  expect([lan, minh].map((one) => people.shown().get(one))).toEqual(['Lan', 'Agent 1']);
  people.standFor('agent', 'Lan', masks);
  expect([lan, minh].map((one) => people.shown().get(one)).sort()).toEqual(['Agent 1', 'Agent 2']);
});

it('nobody is numbered as somebody else is called', () => {
  const shown = shownAs(['Lan', 'Minh', 'agent  1'], ['Agent 3']);
  expect(Object.values(shown).sort()).toEqual(['Agent 2', 'Agent 4', 'agent  1']);
});

it(
  'takes no longer for each of many people than for each of few',
  async () => {
    const work = (text: string) => {
      const people = createMaskedPeople(numbered);
      const calls = [...text].map((_, at) => people.standFor('agent', `A${at}`, () => ''));
      for (const standIn of calls) people.shown().get(standIn);
    };
    expect(await growth('x'.repeat(3200), work)).toBeLessThan(LINEAR);
  },
  ANY_MACHINE_MS,
);
