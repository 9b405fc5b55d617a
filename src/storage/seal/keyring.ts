import { askForKey, giveKey } from './key-channel';
import { type DataKey, keyIdOf } from './key-wrap';
import { followRecord, isSealOn, type LostKey, type SealRecord, setSealing, writesSealed } from './seal-record';
import { leaveOutSealed } from './sealed-table';
import { makeSealer } from './sealer';
import { type Sealer, seals } from './seals';

let haveKey: (sealer: Sealer) => void = () => undefined;
/** Of this page or worker; what reads the database waits for it where something is sealed. */
const unlocked = new Promise<Sealer>((resolve) => {
  haveKey = resolve;
});

/** From here on this page seals and opens, and gives the key to the others. False: it is another key. */
export function unlock(record: SealRecord, key: DataKey, seal = writesSealed(record)): boolean {
  if (keyIdOf(key) !== record.keyId) return false;
  if (seals.sealer !== undefined) return true;
  const sealer = makeSealer(key, false);
  setSealing(sealer, seal);
  seals.sealer = sealer;
  giveKey(record.keyId, key);
  haveKey(sealer);
  return true;
}

/** For `seals.ready` where there is a key to wait for: in pages that ask a person for it, and in their workers. */
export async function waitForKey(record?: SealRecord): Promise<void> {
  await unlocked;
  if (record !== undefined) followRecord(record);
}

/** For the worker of a page that has the key. It only reads, and hears of no change. */
export async function keyFromPage(record: SealRecord | LostKey | undefined): Promise<void> {
  if (record?.mode === 'lost') return waitForKey();
  if (record?.mode === 'off' && record.left) seals.sealer = leaveOutSealed();
  if (!isSealOn(record)) return;
  if (seals.sealer === undefined) askForKey(record.keyId, (key) => void unlock(record, key, false));
  await waitForKey();
}

export const sealerHere = (): Sealer | undefined => {
  const { sealer } = seals;
  return sealer?.key === undefined ? undefined : (sealer as Sealer);
};
