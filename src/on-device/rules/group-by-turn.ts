import { groupBy } from '@/domain/group-by';

/** The items of each turn, in their order. */
export const groupByTurn = <Item extends { turn: number }>(items: Iterable<Item>): Map<number, Item[]> =>
  groupBy(items, ({ turn }) => turn);

/** The first of each turn. */
export const onceATurn = <Item extends { turn: number }>(items: Iterable<Item>): Item[] =>
  [...groupByTurn(items).values()].flatMap(([first]) => first ?? []);

/** In how many turns they are. */
export const turnCount = (...items: (readonly { turn: number }[])[]): number =>
  new Set(items.flat().map(({ turn }) => turn)).size;
