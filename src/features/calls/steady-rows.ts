/**
 * Gives the row of before wherever a new one says the same, so that only what changed is drawn again. Rows are plain
 * data and have a key of their own.
 */
export function createSteadyRows<Row>(keyOf: (row: Row) => string): (rows: readonly Row[]) => Row[] {
  let known = new Map<string, { row: Row; said: string }>();
  return (rows) => {
    const next = new Map<string, { row: Row; said: string }>();
    for (const row of rows) {
      const said = JSON.stringify(row);
      const before = known.get(keyOf(row));
      next.set(keyOf(row), before?.said === said ? before : { row, said });
    }
    known = next;
    return [...next.values()].map(({ row }) => row);
  };
}
