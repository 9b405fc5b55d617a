/** The items of each turn, in their order. */
export function groupByTurn<Item extends { turn: number }>(items: Iterable<Item>): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const group = groups.get(item.turn);
    if (group) group.push(item);
    else groups.set(item.turn, [item]);
  }
  return groups;
}

/** The first of each turn. */
export const onceATurn = <Item extends { turn: number }>(items: Iterable<Item>): Item[] =>
  [...groupByTurn(items).values()].flatMap(([first]) => first ?? []);

/** In how many turns they are. */
export const turnCount = (...items: (readonly { turn: number }[])[]): number =>
  new Set(items.flat().map(({ turn }) => turn)).size;
