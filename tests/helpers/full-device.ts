import { onTestFinished, vi } from 'vitest';

/** Until the test ends the device has no room for a change of a row of this table; new rows are still added. */
export function noRoomToChange(table: string): void {
  const put = IDBObjectStore.prototype.put;
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    if (this.name === table) throw new DOMException('', 'QuotaExceededError');
    return put.apply(this, row);
  });
  onTestFinished(() => spy.mockRestore());
}
