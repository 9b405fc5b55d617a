import type Dexie from 'dexie';

/** Of this page, and not ended. */
const underWay = new Set<IDBTransaction>();
let thawed: Promise<unknown> = Promise.resolve();

/** Settled but while the page is frozen. */
export const untilThawed = (): Promise<unknown> => thawed;

/** Has the connection's transactions given up where the page is frozen (`giveUpUntil`). */
export function followTransactions(database: Dexie): void {
  database.use({
    stack: 'dbcore',
    name: 'under-way',
    create: (core) => ({
      ...core,
      transaction(...asked) {
        const begun = core.transaction(...asked) as IDBTransaction;
        const over = () => underWay.delete(begun);
        underWay.add(begun);
        begun.addEventListener('complete', over);
        begun.addEventListener('abort', over);
        return begun;
      },
    }),
  });
}

function giveUp(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is ending as it is.
  }
}

/**
 * No answer reaches a page that is frozen: what is under way would not end before `resumed`, and nobody else could write
 * meanwhile (D725). Nothing new is begun until then.
 */
export function giveUpUntil(resumed: Promise<unknown>): void {
  thawed = resumed;
  underWay.forEach(giveUp);
}
